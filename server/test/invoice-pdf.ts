import { pagePdf, textAt } from './pdf-files.ts'

/** An invoice as a small firm would write it; all data in it is invented. */
export const invoicePdf = (
  number = 'R-2026-17',
  { issuer, recipient } = { issuer: 'Tischlerei Eder GmbH', recipient: 'Berger Bau GmbH' },
): Buffer =>
  pagePdf(
    textAt(
      [40, 560, `${issuer}, Hauptstrasse 1, 4020 Linz`],
      [40, 500, recipient],
      [40, 485, 'Seestrasse 9'],
      [40, 470, '5020 Salzburg'],
      [240, 430, 'Rechnungsdatum: 02.03.2026'],
      [40, 430, `Rechnung Nr. ${number}`],
      [40, 300, 'Nettobetrag'],
      [300, 300, '1.000,00 EUR'],
      [40, 280, '20 % USt'],
      [300, 280, '200,00 EUR'],
      [40, 260, 'Rechnungsbetrag brutto'],
      [300, 260, '1.200,00 EUR'],
      [40, 220, 'Zahlbar binnen 14 Tagen ab Rechnungsdatum'],
    ),
  )
