/** What Windows-1252 has at 0x80 to 0x9f instead of control characters. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const CODES = new Map([...HIGH].map((letter, index) => [letter, 0x80 + index]))

/** A letter that it lacks loses its marks, and is a question mark where that does not help. */
function byteOf(letter: string): number {
  const code = letter.codePointAt(0) as number
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  const high = CODES.get(letter)
  if (high !== undefined && !/\p{Cc}/u.test(letter)) return high
  const plain = letter.normalize('NFKD').codePointAt(0) as number
  return plain < 0x80 ? plain : 0x3f
}

export const windows1252 = (text: string): Buffer => Buffer.from([...text.normalize('NFC')].map(byteOf))
