const SIGNS = '=+\\-@\\uff1d\\uff0b\\uff0d\\uff20'
/** Spaces, quotes and control characters, which a spreadsheet drops before it looks for a formula. */
const DROPPED = '[\\s\\p{Cc}\\p{Cf}"\'’“”„]{0,99}'
const FORMULA = new RegExp(`^${DROPPED}[${SIGNS}]|^[\\t\\r\\n]`, 'u')
/** Programs differ in what separates cells, and take the separator of their country for it. */
const FORMULA_BEHIND = new RegExp(`([;,|\\t\\r\\n]${DROPPED})(?=[${SIGNS}])`, 'gu')
/** Written by us. Only a figure may begin with a minus sign. */
const FIGURE = /^-?\d{1,3}(?:[. \u00a0]?\d{3}){0,6}(?:[.,]\d{1,12})?(?:\s?[€%])?$/

/**
 * A spreadsheet would run a text that begins like a formula, also behind what it takes for a separator. With an
 * apostrophe before it, the text is shown.
 */
function harmless(text: string): string {
  if (FIGURE.test(text)) return text
  const inside = text.replace(FORMULA_BEHIND, "$1'")
  return FORMULA.test(text) ? `'${inside}` : inside
}

const GUARDED_BEHIND = new RegExp(`([;,|\\t\\r\\n]${DROPPED})'(?=[${SIGNS}])`, 'gu')

/** What a cell said before it was written: the apostrophes that keep it from being a formula go. */
export function withoutGuard(cell: string): string {
  if (!cell.includes("'")) return cell
  const inside = cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
  return inside.replace(GUARDED_BEHIND, '$1')
}

/** It makes Excel read umlauts correctly. */
export const BYTE_ORDER_MARK = '\ufeff'

export const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

type Separator = ',' | ';' | '\t'

/** Rows of a file by RFC 4180. No cell is taken for a formula, whoever wrote it. */
export function csvRows(rows: readonly (readonly string[])[], separator: Separator): string {
  const quoted = (cell: string): string =>
    /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell
  return rows.map((row) => `${row.map((cell) => quoted(harmless(cell))).join(separator)}\r\n`).join('')
}

/** A whole file. */
export const csvText = (rows: readonly (readonly string[])[], separator: Separator): string =>
  BYTE_ORDER_MARK + csvRows(rows, separator)
