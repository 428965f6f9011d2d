//! Compute pipelines of kernels.

use std::sync::Arc;

use clasp3d_kernels::launch::{Access, KERNELS, KernelInfo};

use super::{GpuDevice, lock};
use crate::Result;

/// A kernel that is ready to be launched.
pub(in crate::gpu) struct CompiledKernel {
    pub(in crate::gpu) compute: wgpu::ComputePipeline,
    pub(in crate::gpu) layout: wgpu::BindGroupLayout,
}

impl GpuDevice {
    /// Creates the pipelines of all kernels now, instead of at the first launch of each.
    pub fn create_all_pipelines(&self) -> Result<()> {
        KERNELS.iter().try_for_each(|kernel| self.pipeline(kernel).map(|_| ()))
    }

    /// Returns the pipeline of a kernel. Creates it at the first call.
    pub(in crate::gpu) fn pipeline(&self, kernel: &'static KernelInfo) -> Result<Arc<CompiledKernel>> {
        if let Some(pipeline) = lock(&self.pipelines).get(kernel.name) {
            return Ok(Arc::clone(pipeline));
        }
        let scope = self.begin_error_scope();
        let pipeline = Arc::new(self.create_pipeline(kernel));
        self.end_error_scope(scope, kernel.name)?;
        self.check_errors(kernel.name)?;
        lock(&self.pipelines).insert(kernel.name, Arc::clone(&pipeline));
        Ok(pipeline)
    }

    fn create_pipeline(&self, kernel: &KernelInfo) -> CompiledKernel {
        let entries: Vec<_> =
            (0..).zip(kernel.bindings).map(|(binding, info)| layout_entry(binding, info.access)).collect();
        let layout = self
            .raw
            .create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor { label: Some(kernel.name), entries: &entries });
        let pipeline_layout = self.raw.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            label: Some(kernel.name),
            bind_group_layouts: &[Some(&layout)],
            ..Default::default()
        });
        let compute = self.raw.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: Some(kernel.name),
            layout: Some(&pipeline_layout),
            module: &self.module,
            entry_point: Some(kernel.name),
            compilation_options: wgpu::PipelineCompilationOptions {
                // No kernel relies on zeros: the emulator fills workgroup memory with garbage.
                zero_initialize_workgroup_memory: false,
                ..Default::default()
            },
            cache: None,
        });
        CompiledKernel { compute, layout }
    }
}

fn layout_entry(binding: u32, access: Access) -> wgpu::BindGroupLayoutEntry {
    let ty = match access {
        Access::Uniform => wgpu::BufferBindingType::Uniform,
        Access::Read => wgpu::BufferBindingType::Storage { read_only: true },
        Access::Write => wgpu::BufferBindingType::Storage { read_only: false },
    };
    wgpu::BindGroupLayoutEntry {
        binding,
        visibility: wgpu::ShaderStages::COMPUTE,
        ty: wgpu::BindingType::Buffer { ty, has_dynamic_offset: false, min_binding_size: None },
        count: None,
    }
}
