/** A table of cases, as a partner would send it. */
const HEAD = 'Reference;Creditor;Creditor email;Customer number;Last name;Invoice number;Invoice date;Gross amount'

export const caseLine = (reference: string, { amount = '10.50', day = '2026-03-02' } = {}): string =>
  `${reference};Muster GmbH;office@muster.example;K-1;Maier;R-${reference};${day};${amount}`

export const csvFile = (...lines: string[]) => ({
  name: 'cases.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...lines].join('\r\n')),
})
