import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { hidesBlocked } from '../../../audiences/visibility.ts'
import { dayInVienna, startOfDayInVienna } from '../../../kernel/dates.ts'
import { notFound } from '../../../kernel/errors.ts'
import { toEuro } from '../../../kernel/money.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../platform/http/paging.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { countEntries, findListedEntry, listEntries, readSummary } from './queries.list.ts'
import { ENTRY_STATUSES } from './rules.entries.ts'
import { BankEntry, bankEntryOut, EntryFilters, EntrySummary } from './schema.ts'

const TAGS = ['Bank']

const startOfToday = async ({ db, clock, config }: Deps): Promise<Date> =>
  startOfDayInVienna(dayInVienna(await readBusinessTime(db, clock, config.mode)))

/** What bank statements say, for the desk. */
export function bankEntryRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/bank-entries',
    {
      schema: {
        operationId: 'listBankEntries',
        summary: 'Entries of bank statements, latest booking date first, with the claims that they may be for',
        tags: TAGS,
        querystring: pagedQuery(EntryFilters),
        response: { 200: pageOf(BankEntry), ...errorsOf(400, 401) },
      },
    },
    async ({ caller, query: { page, limit, booked_today, ...query } }) => {
      const booked = booked_today ? { booked_since: await startOfToday(deps) } : {}
      const filter = { ...query, ...booked, hides_blocked: hidesBlocked(caller) }
      const [rows, total] = await Promise.all([
        listEntries(deps.db, filter, { page, limit }),
        countEntries(deps.db, filter),
      ])
      return { ...ok(rows.map(bankEntryOut)), total, page, limit }
    },
  )

  api.get(
    '/bank-entries/summary',
    {
      schema: {
        operationId: 'summarizeBankEntries',
        summary: 'How many entries wait for somebody, and what was booked today',
        tags: TAGS,
        querystring: Type.Object(
          { organization_id: Type.Optional(Uuid), account_id: Type.Optional(Uuid) },
          { additionalProperties: false },
        ),
        response: { 200: dataOf(EntrySummary), ...errorsOf(400, 401) },
      },
    },
    async ({ query }) => {
      const { booked_cents, counts, ...same } = await readSummary(deps.db, query, await startOfToday(deps))
      const of_each = Object.fromEntries(ENTRY_STATUSES.map((status) => [status, counts[status] ?? 0]))
      return ok({
        ...same,
        counts: of_each as Record<(typeof ENTRY_STATUSES)[number], number>,
        booked_today_amount: toEuro(booked_cents),
      })
    },
  )

  api.get(
    '/bank-entries/:id',
    {
      schema: {
        operationId: 'getBankEntry',
        summary: 'One entry of a bank statement',
        tags: TAGS,
        params: Type.Object({ id: Uuid }),
        response: { 200: dataOf(BankEntry), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params: { id } }) => {
      const row = await findListedEntry(deps.db, id, hidesBlocked(caller))
      if (!row) throw notFound()
      return ok(bankEntryOut(row))
    },
  )
}
