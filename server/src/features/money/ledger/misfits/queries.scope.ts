import { type Reader, type Statement, sql } from '../../../../platform/db/db.ts'

/**
 * Which rows a comparison looks at: those of one organisation, or, of all organisations, a portion that one statement can
 * look through however large the books are.
 */
export type Scope = { readonly of: string } | { readonly after: string; readonly last: string }

export const within = (scope: Scope, organization_id: Statement, id: Statement): Statement =>
  'of' in scope
    ? sql`${organization_id} = ${scope.of}`
    : sql`${id} > ${scope.after}::uuid and ${id} <= ${scope.last}::uuid`

const FIRST = '00000000-0000-0000-0000-000000000000'
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Tables by whose ids portions are cut. The last portion has no end: the ledger may name what is not there. */
const CUT = {
  bank_entries: sql`bank_entries`,
  ledger_transactions: sql`ledger_transactions`,
  payments: sql`payments`,
  settlements: sql`settlements`,
  customers: sql`customers`,
} as const
export type Cut = keyof typeof CUT

export async function* portionsOf(reader: Reader, cut: Cut, size: number): AsyncGenerator<Scope> {
  for (let after = FIRST; ; ) {
    const end = await reader.one<{ id: string }>(sql`
      select id from ${CUT[cut]} where id > ${after}::uuid order by id offset ${size - 1}::int limit 1`)
    yield { after, last: end?.id ?? LAST }
    if (!end) return
    after = end.id
  }
}
