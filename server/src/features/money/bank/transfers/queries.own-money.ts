import { type Reader, sql, type Tx } from '../../../../platform/db/db.ts'

/** The numbers of our own accounts. Whoever puts in more at the same moment waits, and then sees what is still owed. */
export const holdOwnAccounts = async (tx: Tx, organization_id: string): Promise<string[]> =>
  (
    await tx.many<{ iban: string }>(sql`
      select iban from bank_accounts where organization_id = ${organization_id} and kind = 'own'
      order by id for no key update`)
  ).map(({ iban }) => iban)

/** What we owe to the client money: fees that were given back, less those that lie there. */
export const findOwedByUs = async (reader: Reader, organization_id: string): Promise<number> =>
  (
    await reader.one<{ cents: number }>(sql`
      select greatest(coalesce(sum(l.amount_cents), 0), 0)::bigint as cents from ledger_lines l
      where l.organization_id = ${organization_id} and l.account = 'fees'`)
  )?.cents ?? 0
