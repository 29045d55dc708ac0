import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import type { DateOnly } from '../../../kernel/dates.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { invalid, notFound } from '../../../kernel/errors.ts'
import { about, DateOnlyText, Uuid } from '../../../kernel/wire.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../platform/http/paging.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { countBalances, countJournal, findBookOwner, listBalances, listJournal } from './queries.ts'
import { readReconciliation } from './reconcile.ts'
import {
  AccountName,
  balanceOut,
  LedgerBalance,
  LedgerTransaction,
  OrganizationQuery,
  Reconciliation,
  reconciliationOut,
  transactionOut,
} from './schema.ts'

const TAGS = ['Ledger']
const AsOf = Type.Optional(about(DateOnlyText, 'The end of this day; today unless said.'))

export function ledgerRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/ledger',
    {
      schema: {
        operationId: 'listLedger',
        summary: 'The journal of client money, newest first',
        tags: TAGS,
        querystring: pagedQuery({
          organization_id: OrganizationQuery,
          from: Type.Optional(DateOnlyText),
          to: Type.Optional(DateOnlyText),
          account: Type.Optional(AccountName),
          customer_id: Type.Optional(Uuid),
        }),
        response: { 200: pageOf(LedgerTransaction), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ query: { page, limit, ...query } }) => {
      const filter = { ...query, organization_id: await bookOwner(deps.db, query.organization_id) }
      const [rows, total] = await Promise.all([
        listJournal(deps.db, filter, { page, limit }),
        countJournal(deps.db, filter),
      ])
      return { ...ok(rows.map(transactionOut)), total, page, limit }
    },
  )

  api.get(
    '/ledger/accounts',
    {
      schema: {
        operationId: 'listLedgerBalances',
        summary: 'What stands on each account of client money at the end of a day, by bank account and by creditor',
        tags: TAGS,
        querystring: pagedQuery({
          organization_id: OrganizationQuery,
          as_of: AsOf,
          account: Type.Optional(AccountName),
          customer_id: Type.Optional(Uuid),
        }),
        response: { 200: pageOf(LedgerBalance), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ query: { page, limit, ...query } }) => {
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const filter = { ...query, ...(await bookDay(deps.db, query, now)) }
      const [rows, total] = await Promise.all([
        listBalances(deps.db, filter, { page, limit }),
        countBalances(deps.db, filter),
      ])
      return { ...ok(rows.map(balanceOut)), total, page, limit }
    },
  )

  api.get(
    '/ledger/reconciliation',
    {
      schema: {
        operationId: 'getReconciliation',
        summary: 'Whether the banks hold what we owe, and if not, what does not fit',
        description:
          'What is at the bank comes from the statements alone, and whose it is from the ledger alone. The difference ' +
          'is 0.00 while both fit.',
        tags: TAGS,
        querystring: Type.Object({ organization_id: OrganizationQuery, as_of: AsOf }, { additionalProperties: false }),
        response: { 200: dataOf(Reconciliation), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ query }) => {
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const day = await bookDay(deps.db, query, now)
      return ok(reconciliationOut(day, await readReconciliation(deps.db, day, now)))
    },
  )
}

/** The organisation that was named, or the only one. */
export async function bookOwner(reader: Reader, organization_id: string | undefined): Promise<string> {
  const owner = await findBookOwner(reader, organization_id)
  if (owner) return owner.id
  if (organization_id) throw notFound()
  throw invalid({ field: 'organization_id', code: 'required', message: 'is required: there are several organisations' })
}

async function bookDay(
  reader: Reader,
  { organization_id, as_of }: { organization_id?: string; as_of?: string },
  now: Date,
): Promise<{ organization_id: string; as_of: DateOnly }> {
  const owner = await bookOwner(reader, organization_id)
  return { organization_id: owner, as_of: (as_of as DateOnly | undefined) ?? dayInVienna(now) }
}
