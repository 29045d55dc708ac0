import { type Static, type TSchema, Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { hidesBlocked } from '../../../audiences/visibility.ts'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { dayInVienna, startOfDayInVienna } from '../../../kernel/dates.ts'
import { invalid, notFound } from '../../../kernel/errors.ts'
import { toEuro } from '../../../kernel/money.ts'
import { Uuid } from '../../../kernel/wire.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../platform/http/paging.ts'
import { bodyMayBeMissing } from '../../../platform/http/request-checks.ts'
import { type Deps, readBusinessTime, type TeamWork } from '../../../platform/work.ts'
import { orderStates } from '../payment-runs/index.ts'
import { assignEntry, ignoreEntry, unassignEntry } from './assign.ts'
import { DifferenceDecision } from './differences/schema.ts'
import { settleDifference } from './differences/service.ts'
import { offsetEntry } from './offsets/service.ts'
import { countEntries, readSummary } from './queries.counts.ts'
import { FOUND_MAX, findListedEntry, findsTooMany, type ListedEntry, listEntries } from './queries.list.ts'
import { refundEntry } from './refunds.ts'
import { ENTRY_STATUSES } from './rules.entries.ts'
import {
  Assignment,
  BankEntry,
  bankEntryOut,
  EntryFilters,
  EntryNote,
  EntryOffset,
  EntrySummary,
  Execution,
} from './schema.ts'
import { bankDebtRoutes, DebtPaid } from './shares/routes.operator.ts'
import { takeBankCharge, takeDebt } from './shares/service.ts'
import { executeByHand } from './transfers/execute.ts'
import { takeOwnMoney } from './transfers/own-money.ts'

const TAGS = ['Bank']
const NARROW = 'add a word, or say from and to, the account or the status'
const EntryPath = Type.Object({ id: Uuid })

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
      if (await findsTooMany(deps.db, filter))
        throw invalid({
          field: 'q',
          code: 'found_too_many',
          message: `finds more than ${FOUND_MAX} entries: ${NARROW}`,
          values: { max: FOUND_MAX },
        })
      const [rows, total] = await Promise.all([
        listEntries(deps.db, filter, { page, limit }),
        countEntries(deps.db, filter),
      ])
      return { ...ok(await entriesOut(deps.db, rows)), total, page, limit }
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
        params: EntryPath,
        response: { 200: dataOf(BankEntry), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params: { id } }) => ok(await readEntry(deps.db, caller, id)),
  )
  bankDebtRoutes(api, deps)
  decisionRoutes(api, deps)
}

const entriesOut = async (reader: Reader, rows: readonly ListedEntry[]): Promise<BankEntry[]> => {
  const ids = rows.flatMap(({ id, to_refund_cents }) => (to_refund_cents > 0 ? id : []))
  const orders = await orderStates(reader, 'refund', ids)
  return rows.map((row) => bankEntryOut(row, orders.get(row.id)))
}

async function readEntry(reader: Reader, caller: OperatorCaller, id: string): Promise<BankEntry> {
  const row = await findListedEntry(reader, id, hidesBlocked(caller))
  if (!row) throw notFound()
  return (await entriesOut(reader, [row]))[0] as BankEntry
}

type Decision<Body extends TSchema> = {
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly body: Body
  readonly is_admin_only?: boolean
  readonly act: (work: TeamWork, id: string, body: Static<Body>) => Promise<void>
}

function decisionRoutes(api: Api<'operator'>, deps: Deps): void {
  decisionRoute(api, deps, {
    ...{ path: '/bank-entries/:id/assign', operationId: 'assignBankEntry', body: Assignment, act: assignEntry },
    summary: 'Give an entry to claims: a payment is recorded on each',
    description:
      'The parts may sum to less than the rest of the entry; what is left stays unmatched. What exceeds the whole debt of a claim waits as `to_refund`. With `payment_id`, a payment that was recorded before is this money.',
  })
  decisionRoute(api, deps, {
    ...{ path: '/bank-entries/:id/offset', operationId: 'offsetBankEntry', body: EntryOffset, act: offsetEntry },
    summary: 'Set money that left off against money that came in',
    description:
      'For what the bank took back in part, or had booked by mistake: as far as both have a rest, they are accounted for. Nothing changes in the ledger, where both are in suspense. `unassign` of either takes it back.',
  })
  decisionRoute(api, deps, {
    ...{ path: '/bank-entries/:id/execute', operationId: 'executeBankEntry', body: Execution, act: executeByHand },
    is_admin_only: true,
    summary: 'Say which transfer of ours an entry is, where the statement does not',
    description:
      'A debit that nothing was made of, and a released item of a payment run from the same account, with the same amount (409 `amount_differs`). The item is executed then. It cannot be taken back.',
  })
  decisionRoute(api, deps, {
    ...{ path: '/bank-entries/:id/unassign', operationId: 'unassignBankEntry', ...noted(unassignEntry) },
    summary: 'Take back what was made of an entry',
    description:
      'Its payments are reversed; one that was linked is the creditor’s again. A refund that no payment run has is withdrawn. An entry that was ignored is open again.',
  })
  decisionRoute(api, deps, {
    ...{ path: '/bank-entries/:id/ignore', operationId: 'ignoreBankEntry', ...noted(ignoreEntry) },
    summary: 'Put an entry aside that is for no claim',
    description: 'Its money stays in suspense. `unassign` opens it again.',
  })
  decisionRoute(api, deps, {
    ...{ path: '/bank-entries/:id/refund', operationId: 'refundBankEntry', ...noted(refundEntry) },
    summary: 'Order that money goes back to the account that it came from',
    description: 'The surplus, and all of the entry that is not assigned. The next payment run takes it.',
  })
  decisionRoute(api, deps, {
    ...{ path: '/bank-entries/:id/pays-us', operationId: 'takeDebtPaid', body: DebtPaid, act: takeDebt },
    summary: 'Say that an entry pays what somebody owes us',
    description:
      'A creditor (`customer_id`): the next settlement sets it off. Or a payer whose refund the bank took back (`return_id`). As much of the entry counts as is owed, the rest stays unmatched. `unassign` takes it back.',
  })
  decisionRoute(api, deps, {
    ...{
      path: '/bank-entries/:id/charge',
      operationId: 'takeBankCharge',
      ...noted(takeBankCharge),
      is_admin_only: true,
    },
    summary: 'Say that the bank took an entry for itself',
    description:
      'All that is not accounted for of money that left. It is taken from our fees, never from anybody else; what they do not cover is missing (`own_money_missing`). `unassign` takes it back.',
  })
  decisionRoute(api, deps, {
    ...{
      path: '/bank-entries/:id/own-money',
      operationId: 'putInOwnMoney',
      ...noted(takeOwnMoney),
      is_admin_only: true,
    },
    summary: 'Our own money makes good what we owe to the client money',
    description:
      'For a transfer from an account of our own, while fees that were given back have not been put in: as much of it as we owe, the rest stays unmatched. `unassign` takes it back.',
  })
  decisionRoute(api, deps, {
    ...{ path: '/bank-entries/:id/settle-difference', operationId: 'settleBankDifference', act: settleDifference },
    ...{ body: DifferenceDecision, is_admin_only: true },
    summary: 'Say which of two statements holds that do not say the same of an entry',
    description:
      'Where the other one holds, the entry becomes what that one says. If more than the payer differs, nothing may be made of the entry (409 `still_assigned`); it is then judged again. Who uploaded a statement cannot say that it holds (403 `same_person`).',
  })
}

/** Of a decision that takes nothing but a note. */
const noted = (act: (work: TeamWork, id: string, note: string | undefined) => Promise<void>) => ({
  body: EntryNote,
  act: (work: TeamWork, id: string, { note }: Static<typeof EntryNote>) => act(work, id, note),
})

function decisionRoute<Body extends TSchema>(
  api: Api<'operator'>,
  deps: Deps,
  { path, body, act, is_admin_only, ...words }: Decision<Body>,
): void {
  api.post(
    path,
    {
      ...(is_admin_only ? { onRequest: adminOnly } : {}),
      ...((body as TSchema) === EntryNote ? { preValidation: bodyMayBeMissing } : {}),
      schema: {
        ...words,
        tags: TAGS,
        params: EntryPath,
        body,
        response: { 200: dataOf(BankEntry), ...errorsOf(400, 401, ...(is_admin_only ? [403 as const] : []), 404, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await act(work, request.params.id, request.body as Static<Body>)
        return { status: 200, body: ok(await readEntry(work.tx, request.caller, request.params.id)) }
      }),
  )
}
