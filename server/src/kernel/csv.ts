const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u

/** A spreadsheet would run a text that begins like a formula. With an apostrophe before it, the text is shown. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** It makes Excel read umlauts correctly. */
export const BYTE_ORDER_MARK = '\ufeff'

export const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

type Separator = ',' | ';'

/**
 * Rows of a file by RFC 4180. Texts of others are made `harmless` by the caller, who knows them from amounts, which may
 * begin with a minus sign.
 */
export function csvRows(rows: readonly (readonly string[])[], separator: Separator): string {
  const quoted = (cell: string): string =>
    /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell
  return rows.map((row) => `${row.map(quoted).join(separator)}\r\n`).join('')
}

/** A whole file. */
export const csvText = (rows: readonly (readonly string[])[], separator: Separator): string =>
  BYTE_ORDER_MARK + csvRows(rows, separator)
