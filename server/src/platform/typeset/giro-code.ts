import { type CodeSquares, codePicture, codeSquares } from './qr-code.ts'

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

/** Null for an amount that no transfer can have. */
export function transferSquares(transfer: Transfer): CodeSquares | null {
  const payload = giroCodePayload(transfer)
  return payload === null ? null : codeSquares(payload)
}
