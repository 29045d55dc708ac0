/** Small handmade PDF files; all data in them is invented. */

const stream = (text: string): string => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`

/** Objects are numbered from 1; the first is the catalogue. */
function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

type Line = readonly [x: number, y: number, text: string]

/** Pages of 400 by 600 points with 12-point text, measured from the lower left corner as in PDF. */
const pagesPdf = (...pages: readonly (readonly Line[])[]): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      stream(lines.map(([x, y, text]) => `BT /F1 12 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`).join('\n')),
    ]),
  ])

export const pagePdf = (...lines: readonly Line[]): Buffer => pagesPdf(lines)

/** An invoice whose amount cannot be found, so it waits for a person. */
export const doubtfulInvoice = (number: string): Buffer =>
  pagePdf([40, 500, 'Max Canary-Maier'], [40, 430, `Rechnung Nr. ${number}`])

const clearPage = (number: string, [net, tax, gross]: readonly [string, string, string]): Line[] => [
  [40, 560, 'Huber GmbH, Hauptstrasse 1, 4020 Linz'],
  [40, 500, 'Max Canary-Maier'],
  [40, 485, 'Seestrasse 9'],
  [40, 470, '5020 Salzburg'],
  [240, 430, 'Rechnungsdatum: 02.03.2026'],
  [40, 430, `Rechnung Nr. ${number}`],
  [40, 300, 'Nettobetrag'],
  [300, 300, `${net} EUR`],
  [40, 280, '20 % USt'],
  [300, 280, `${tax} EUR`],
  [40, 260, 'Rechnungsbetrag brutto'],
  [300, 260, `${gross} EUR`],
  [40, 220, 'Zahlbar binnen 14 Tagen ab Rechnungsdatum'],
]

const SUMS = ['1.000,00', '200,00', '1.200,00'] as const

/** An invoice as a small firm would write it. */
export const clearInvoice = (number = 'R-2026-17'): Buffer => pagesPdf(clearPage(number, SUMS))

/** Two invoices, scanned in one go. */
export const twoInvoices = (one: string, two: string): Buffer =>
  pagesPdf(clearPage(one, SUMS), clearPage(two, ['100,00', '20,00', '120,00']))

/** A bill of which a part was paid before. */
export const restInvoice = (number: string): Buffer =>
  pagePdf(
    [40, 500, 'Max Canary-Maier'],
    [240, 430, 'Rechnungsdatum: 02.03.2026'],
    [40, 430, `Rechnung Nr. ${number}`],
    [40, 300, 'Nettobetrag'],
    [300, 300, '1.000,00 EUR'],
    [40, 280, '20 % USt'],
    [300, 280, '200,00 EUR'],
    [40, 260, 'Rechnungsbetrag brutto'],
    [300, 260, '1.200,00 EUR'],
    [40, 240, 'abzgl. Anzahlung'],
    [300, 240, '-500,00 EUR'],
    [40, 220, 'Restbetrag'],
    [300, 220, '700,00 EUR'],
  )

export const EMPTY_PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
