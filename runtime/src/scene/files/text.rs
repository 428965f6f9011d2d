//! Lines, words and numbers of a text file, as bytes: comments may be in any encoding.

use super::error::{FileProblem, Place, Problem};

/// The lines of a text, without their ends: `\n`, `\r\n` or `\r`.
pub(super) struct Lines<'a> {
    rest: &'a [u8],
    number: usize,
}

/// A line of a text, with its number, counted from 1.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a [u8],
}

impl<'a> Lines<'a> {
    /// The lines of a text, without the byte order mark that some editors put at its beginning.
    pub(super) fn new(text: &'a [u8]) -> Self {
        Self { rest: text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text), number: 0 }
    }

    /// The lines of what follows a header of so many lines.
    pub(super) fn after(header_lines: usize, text: &'a [u8]) -> Self {
        Self { rest: text, number: header_lines }
    }

    /// How many bytes follow the last line that was returned.
    pub(super) fn bytes_left(&self) -> usize {
        self.rest.len()
    }

    /// The last line that was returned.
    pub(super) fn place(&self) -> Place {
        Place::Line(self.number)
    }

    /// The next line that has words in it before any `#`.
    pub(super) fn next_with_words(&mut self) -> Option<Words<'a>> {
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
    /// The line up to the first `#`.
    pub(super) fn without_comment(self) -> Self {
        let text = self.text.split(|&byte| byte == b'#').next().unwrap_or_default();
        Self { text, ..self }
    }

    /// The words of the line.
    pub(super) fn words(self) -> Words<'a> {
        Words { rest: self.text.trim_ascii_start(), line: self.number }
    }
}

/// The words of a line: what is between white space.
#[derive(Clone)]
pub(super) struct Words<'a> {
    /// Begins with the next word.
    rest: &'a [u8],
    line: usize,
}

impl<'a> Words<'a> {
    /// No words.
    pub(super) fn none() -> Self {
        Self { rest: &[], line: 0 }
    }

    /// The words without the first so many bytes of the next one.
    pub(super) fn skip_bytes(self, bytes: usize) -> Self {
        Self { rest: self.rest.get(bytes..).unwrap_or_default(), ..self }
    }

    /// The line that the words are on.
    pub(super) fn place(&self) -> Place {
        Place::Line(self.line)
    }

    /// Whether there is no word left.
    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Whether the next word is this one, in capitals or not.
    pub(super) fn is_next(&self, keyword: &str) -> bool {
        match self.rest.split_at_checked(keyword.len()) {
            Some((word, [])) => word.eq_ignore_ascii_case(keyword.as_bytes()),
            Some((word, [after, ..])) => is_space(*after) && word.eq_ignore_ascii_case(keyword.as_bytes()),
            None => false,
        }
    }

    /// An error where there are words left.
    pub(super) fn expect_end(&self, expected: &'static str) -> Result<(), FileProblem> {
        if self.is_empty() { Ok(()) } else { Err(Problem::expected(expected, Some(self.rest)).at(self.place())) }
    }

    /// The next word as a whole number.
    pub(super) fn integer(&mut self, expected: &'static str) -> Result<i64, FileProblem> {
        let word = self.next();
        match word.and_then(parse_integer) {
            Some(number) => Ok(number),
            None => Err(Problem::expected(expected, word).at(self.place())),
        }
    }

    /// The next word as a number of things.
    pub(super) fn number_of(&mut self, expected: &'static str) -> Result<u64, FileProblem> {
        let mut ahead = self.clone();
        let number = self.integer(expected)?;
        u64::try_from(number).map_err(|_| Problem::expected(expected, ahead.next()).at(self.place()))
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
        let blanks = rest.iter().position(|&byte| !is_space(byte)).unwrap_or(rest.len());
        self.rest = rest.get(blanks..).unwrap_or_default();
        Some(word)
    }
}

fn is_space(byte: u8) -> bool {
    byte.is_ascii_whitespace()
}

/// A whole number with or without a sign, if it is one that `i64` holds.
pub(super) fn parse_integer(word: &[u8]) -> Option<i64> {
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

/// How many digits of a number say something: those after leading zeros, without the exponent.
pub(super) fn significant_digits(number: &[u8]) -> usize {
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
