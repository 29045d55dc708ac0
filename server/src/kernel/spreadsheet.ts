const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u

/** A spreadsheet would run a text that begins like a formula. With an apostrophe before it, the text is shown. */
export const harmlessCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
