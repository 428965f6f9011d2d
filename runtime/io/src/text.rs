//! Lines, words and integers of a text file. Works on bytes, because comments may be in any encoding.

use crate::error::{Location, ParseError, ParseErrorKind};

/// UTF-8 byte order mark, which some editors put at the beginning of a file.
pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Iterator over the lines of a text, without their ends: `\n`, `\r\n` or `\r`.
pub(crate) struct Lines<'a> {
    rest: &'a [u8],
    number: usize,
}

/// A line of a text with its number, starting at 1.
#[derive(Clone, Copy)]
pub(crate) struct Line<'a> {
    pub(crate) number: usize,
    pub(crate) text: &'a [u8],
}

impl<'a> Lines<'a> {
    /// Iterates over a whole text; a byte order mark at its beginning is skipped.
    pub(crate) fn new(text: &'a [u8]) -> Self {
        Self { rest: text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text), number: 0 }
    }

    /// Iterates over the text after a header of `header_lines` lines.
    pub(crate) fn after_header(header_lines: usize, text: &'a [u8]) -> Self {
        Self { rest: text, number: header_lines }
    }

    /// Number of bytes after the last returned line.
    pub(crate) fn bytes_left(&self) -> usize {
        self.rest.len()
    }

    /// Location of the last returned line.
    pub(crate) fn location(&self) -> Location {
        Location::Line(self.number)
    }

    /// Returns the words of the next line that is not blank after removing a `#` comment.
    pub(crate) fn next_with_words(&mut self) -> Option<Words<'a>> {
        self.by_ref().map(|line| line.without_comment().words()).find(|words| !words.is_empty())
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let length = self.rest.iter().position(|&byte| byte == b'\n' || byte == b'\r').unwrap_or(self.rest.len());
        let (text, end) = self.rest.split_at_checked(length)?;
        self.rest = match end {
            [b'\r', b'\n', rest @ ..] | [_, rest @ ..] => rest,
            [] => end,
        };
        self.number += 1;
        Some(Line { number: self.number, text })
    }
}

impl<'a> Line<'a> {
    /// Returns the line up to the first `#`.
    pub(crate) fn without_comment(self) -> Self {
        let text = self.text.split(|&byte| byte == b'#').next().unwrap_or_default();
        Self { text, ..self }
    }

    /// Returns the words of the line.
    pub(crate) fn words(self) -> Words<'a> {
        Words { rest: self.text.trim_ascii_start(), line: self.number }
    }
}

/// Iterator over the words of a line, which are separated by white space.
#[derive(Clone)]
pub(crate) struct Words<'a> {
    /// The text that begins with the next word.
    rest: &'a [u8],
    line: usize,
}

impl<'a> Words<'a> {
    /// An iterator without words.
    pub(crate) fn none() -> Self {
        Self { rest: &[], line: 0 }
    }

    /// Skips the first bytes of the next word.
    pub(crate) fn skip_bytes(self, bytes: usize) -> Self {
        Self { rest: self.rest.get(bytes..).unwrap_or_default(), ..self }
    }

    /// Location of the line.
    pub(crate) fn location(&self) -> Location {
        Location::Line(self.line)
    }

    /// Whether no word is left.
    pub(crate) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Whether the next word is this keyword, ignoring case.
    pub(crate) fn is_next(&self, keyword: &str) -> bool {
        match self.rest.split_at_checked(keyword.len()) {
            Some((word, [])) => word.eq_ignore_ascii_case(keyword.as_bytes()),
            Some((word, [after, ..])) => is_space(*after) && word.eq_ignore_ascii_case(keyword.as_bytes()),
            None => false,
        }
    }

    /// Fails if a word is left.
    pub(crate) fn expect_end(&self, expected: &'static str) -> Result<(), ParseError> {
        if self.is_empty() {
            Ok(())
        } else {
            Err(ParseErrorKind::unexpected(expected, Some(self.rest)).at(self.location()))
        }
    }

    /// Parses the next word as an integer. `expected` describes it in the error message.
    pub(crate) fn parse_integer(&mut self, expected: &'static str) -> Result<i64, ParseError> {
        let word = self.next();
        match word.and_then(parse_integer) {
            Some(number) => Ok(number),
            None => Err(ParseErrorKind::unexpected(expected, word).at(self.location())),
        }
    }

    /// Parses the next word as a count: an integer that is not negative.
    pub(crate) fn parse_count(&mut self, expected: &'static str) -> Result<u64, ParseError> {
        let mut ahead = self.clone();
        let number = self.parse_integer(expected)?;
        u64::try_from(number).map_err(|_| ParseErrorKind::unexpected(expected, ahead.next()).at(self.location()))
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        if self.rest.is_empty() {
            return None;
        }
        let length = self.rest.iter().position(|&byte| is_space(byte)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at_checked(length)?;
        let spaces = rest.iter().position(|&byte| !is_space(byte)).unwrap_or(rest.len());
        self.rest = rest.get(spaces..).unwrap_or_default();
        Some(word)
    }
}

fn is_space(byte: u8) -> bool {
    byte.is_ascii_whitespace()
}

/// Parses an integer with an optional sign; `None` if it is not an integer or does not fit `i64`.
pub(crate) fn parse_integer(word: &[u8]) -> Option<i64> {
    let (negative, digits) = match word {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] => (false, digits),
        digits => (false, digits),
    };
    if digits.is_empty() {
        return None;
    }
    let mut number = 0_i64;
    for digit in digits {
        if !digit.is_ascii_digit() {
            return None;
        }
        number = number.checked_mul(10)?.checked_add(i64::from(digit - b'0'))?;
    }
    Some(if negative { -number } else { number })
}

/// Counts the significant decimal digits of a number: without leading zeros and exponent.
pub(crate) fn significant_digits(number: &[u8]) -> usize {
    let mut significant = 0;
    for &byte in number {
        match byte {
            b'e' | b'E' => break,
            b'1'..=b'9' => significant += 1,
            b'0' if significant > 0 => significant += 1,
            _ => {}
        }
    }
    significant
}
