//! Numbers and amounts of memory as text.

/// A number with a comma between thousands: `1,234,567`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number and a noun in the singular or the plural: `1 pair`, `2 pairs`.
pub fn counted(count: u64, singular: &str, plural: &str) -> String {
    format!("{} {}", grouped(count), if count == 1 { singular } else { plural })
}

/// Bytes in the unit that makes them readable; a dash for none.
pub fn readable_bytes(bytes: u64) -> String {
    match bytes {
        0 => "–".to_owned(),
        1..0x400 => format!("{bytes} B"),
        0x400..0x10_0000 => format!("{:.1} KiB", bytes as f64 / 1024.0),
        0x10_0000..0x4000_0000 => format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20)),
        _ => format!("{:.2} GiB", bytes as f64 / f64::from(1 << 30)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_from_the_right() {
        let groups = [0, 12, 999, 1000, 92_230, 1_234_567].map(grouped);
        assert_eq!(groups, ["0", "12", "999", "1,000", "92,230", "1,234,567"]);
    }

    #[test]
    fn nouns_agree_with_their_number() {
        assert_eq!([0, 1, 2000].map(|count| counted(count, "pair", "pairs")), ["0 pairs", "1 pair", "2,000 pairs"]);
    }
}
