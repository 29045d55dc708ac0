import QRCode from 'qrcode'

const NAME_MAX = 70
const AMOUNT_MAX_CENTS = 99_999_999_999

export type Transfer = {
  readonly company_name: string
  readonly iban: string
  readonly bic: string | null
  readonly amount_cents: number
  /** ISO 11649. */
  readonly reference?: string
  /** What the payer would type otherwise; only without a reference. */
  readonly text?: string
}

/**
 * EPC069-12, version 002, UTF-8, SEPA credit transfer: what banking apps read from a code on paper. Null for an amount that
 * no transfer can have.
 */
export function giroCodePayload({ company_name, iban, bic, amount_cents, reference, text }: Transfer): string | null {
  if (amount_cents < 1 || amount_cents > AMOUNT_MAX_CENTS) return null
  const name = [...company_name].slice(0, NAME_MAX).join('').trim()
  const cents = String(amount_cents).padStart(3, '0')
  const amount = `EUR${cents.slice(0, -2)}.${cents.slice(-2)}`
  const purpose = ''
  const remittance = reference ? [reference] : text ? ['', text] : []
  return ['BCD', '002', '1', 'SCT', bic ?? '', name, iban, amount, purpose, ...remittance].join('\n')
}

/** The code as a drawing; null for an amount that no transfer can have. */
export function transferCode(transfer: Transfer): string | null {
  const squares = transferSquares(transfer)
  return squares && codePicture(squares)
}

/** Row by row, true where it is dark. */
export type CodeSquares = readonly (readonly boolean[])[]

/** EPC069-12 wants correction level M. */
export function transferSquares(transfer: Transfer): CodeSquares | null {
  const payload = giroCodePayload(transfer)
  if (payload === null) return null
  const { modules } = QRCode.create([{ data: Buffer.from(payload, 'utf8'), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
  })
  const indices = Array.from({ length: modules.size }, (_, index) => index)
  return indices.map((y) => indices.map((x) => Boolean(modules.get(y, x))))
}

/** Dark squares of a code as one path of a picture, those side by side as one piece: each piece costs the typesetter time. */
export function codePicture(rows: CodeSquares): string {
  const pieces = rows.flatMap((row, y) =>
    row.flatMap((is_dark, x) => {
      if (!is_dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const length = (end < 0 ? row.length : end) - x
      return [`M${x} ${y}h${length}v1h-${length}z`]
    }),
  )
  const size = rows.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${pieces.join('')}"/></svg>`
}
