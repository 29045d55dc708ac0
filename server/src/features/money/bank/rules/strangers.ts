import { nameLikeness, nameWords } from './names.ts'

export type DebtorNames = { readonly names: readonly string[]; readonly ibans: readonly string[] }

type Payer = { readonly payer_name: string | null; readonly payer_iban: string | null; readonly text: string }

/**
 * Whether a payer is plainly somebody else than the debtor: has a name, of which no word is the debtor's, writes nothing of
 * the debtor, and pays from an account that the debtor has not used. In doubt it is the debtor.
 */
export function isStranger({ payer_name, payer_iban, text }: Payer, { names, ibans }: DebtorNames): boolean {
  if (nameWords(payer_name ?? '').length === 0 || names.length === 0) return false
  if (payer_iban !== null && ibans.includes(payer_iban)) return false
  const typed = nameWords(`${payer_name} ${text}`)
  return names.every((name) => nameWords(name).length > 0 && nameLikeness(name, typed) === 0)
}
