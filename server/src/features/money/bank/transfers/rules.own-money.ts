import type { Fault } from '../../../../kernel/errors.ts'

type Ours = { readonly own_ibans: readonly string[]; readonly owed_cents: number }

/** Only what comes from an account of our own, and only while we owe something. */
export function ownMoneyHindrance(
  { payer_iban }: { readonly payer_iban: string | null },
  { own_ibans, owed_cents }: Ours,
): Fault | undefined {
  if (payer_iban === null || !own_ibans.includes(payer_iban))
    return { code: 'not_own_money', message: 'The entry does not come from an account of our own' }
  return owed_cents > 0 ? undefined : { code: 'nothing_owed', message: 'We owe nothing to the client money' }
}
