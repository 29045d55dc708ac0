import { COURT_STATUSES } from '../../src/features/process/court/rules.ts'
import { readWork } from '../../src/features/reach/overview/queries.work.ts'
import { AGES, ownersOf, SORTS, WORK_KINDS, type WorkKind } from '../../src/features/reach/overview/rules.ts'
import { listLinesOf } from '../../src/features/reach/overview/worklist/queries.ts'
import { filterOf } from '../../src/features/reach/overview/worklist/schema.ts'
import { readWorklist, type WorklistWanted } from '../../src/features/reach/overview/worklist/service.ts'
import type { OperatorCaller } from '../../src/kernel/caller.ts'
import { type Db, sql } from '../../src/platform/db/db.ts'

/** A desk request and, where it concerns many rows, the same statements through the same driver without HTTP. */
export type DeskRequest = { name: string; path: string; bare?(db: Db): Promise<unknown> }

const PAGE = 20
const pathOf = (list: string, query: object): string => {
  const texts = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
  return `${list}?${new URLSearchParams(texts)}`
}

type Asker = Pick<OperatorCaller, 'id' | 'role'>
type ClaimsQuery = WorklistWanted['filter'] & Partial<Pick<WorklistWanted, 'sort' | 'order'>> & { page?: number }

function claims(name: string, query: ClaimsQuery, now: Date): DeskRequest {
  const { page = 1, sort = 'created', order = 'desc', ...filter } = query
  return {
    name,
    path: pathOf('claims', query),
    bare: (db) => readWorklist(db, { filter, sort, order, page: { page, limit: PAGE }, now }),
  }
}

/** What is typed into the filters of the list, which the server puts together. */
function filtered(asked: Parameters<typeof filterOf>[0], caller: Asker, now: Date): DeskRequest {
  return {
    ...claims(Object.values(asked).flat().join(' ').slice(0, 36), filterOf(asked, caller), now),
    path: pathOf('claims', asked),
  }
}

/** A few rows match, many, and none. */
const FILTERS: readonly Parameters<typeof filterOf>[0][] = [
  { collection_stage: ['new', 'manuelle_pruefung', 'dunning_action_filed'] },
  { collection_stage: ['first_demand_letter', 'second_demand_letter', 'third_demand_letter'] },
  { amount_from: 500, amount_to: 510 },
  { amount_from: 100 },
  { amount_from: 9_000_000 },
  { created_from: '2026-03-01', created_to: '2026-03-02' },
  { due_from: '2026-03-01', due_to: '2026-03-02' },
  { owner: 'nobody' },
  { owner: 'me' },
  { country: ['AT'] },
  { country: ['DE'] },
  { country: ['FR'] },
]

type WorkAsked = { kind?: WorkKind; page?: number; owner?: string }

function work(name: string, { page = 1, ...asked }: WorkAsked, { id, now }: Asker & { now: Date }): DeskRequest {
  const kinds = asked.kind ? [asked.kind] : WORK_KINDS
  const filter = ownersOf(asked.owner, id)
  return {
    name,
    path: pathOf('work', { ...asked, page }),
    bare: (db) => readWork(db, { kinds, filter, now, stale: [] }, { page, limit: PAGE }),
  }
}

/** What a page of letters asks besides: where the claims of its rows stand. */
function lines(claim_ids: readonly string[], now: Date): DeskRequest {
  return {
    name: `lines of ${claim_ids.length} claims`,
    path: `claim-lines?${claim_ids.map((id) => `claim_id=${id}`).join('&')}`,
    bare: (db) => listLinesOf(db, claim_ids, { filter: {}, now }),
  }
}

/** What the other pages request, in all the variants that each page offers. */
const PAGES: Readonly<Record<string, readonly object[]>> = {
  overview: [{}],
  payments: [{}, { page: 500 }, { status: 'reversed' }, { from: '2026-01-01', to: '2026-06-30' }],
  'installment-plans': [{ status: 'active' }, { status: 'active', missed: true }, { status: 'cancelled' }],
  letters: [{ status: 'outbox' }, { status: 'posted' }, { status: 'returned' }, { status: 'posted', page: 500 }],
  'court-desk': COURT_STATUSES.map((status) => ({ status })),
  'court-fee-invoices': [{}],
  'invoices/to-check': [{}],
  mail: [{}, { status: 'failed' }, { q: 'example.com' }, { q: 'nobody' }],
  'revenue-shares': [{}, { status: 'approved' }, { page: 500 }],
  'revenue-shares/payable': [{}],
  payouts: [{}],
  partners: [{ sort: 'name' }, { q: 'Partner 1' }],
  customers: [{ q: 'Huber' }],
}

const pages = (partner_id: string, claim_id: string): DeskRequest[] => [
  ...Object.entries(PAGES).flatMap(([list, queries]) =>
    queries.map((query) => ({ name: `${list} ${Object.values(query).join(' ')}`, path: pathOf(list, query) })),
  ),
  ...['overview', 'payments', 'court-desk', 'revenue-shares'].map((list) => ({
    name: `${list} of a partner`,
    path: pathOf(list, { partner_id }),
  })),
  ...[{}, { status: 'failed' }].map((query) => ({
    name: `deliveries ${Object.values(query)}`,
    path: pathOf(`partners/${partner_id}/webhook/deliveries`, query),
  })),
  ...['', '/balance', '/court-readiness', '/filing-package'].map((part) => ({
    name: `claim file ${part}`,
    path: `claims/${claim_id}${part}`,
  })),
]

/** Found in a few rows, in many, in nearly all, and in none. */
const SEARCHES = [
  'Köhler',
  'koehler jürgen',
  'GmbH',
  'RE-',
  'KG',
  'a',
  '1',
  '512,34',
  'example.com',
  'nowhere to be found',
]

export async function listRequests(db: Db, size: number, now: Date): Promise<DeskRequest[]> {
  const [caller, page] = await Promise.all([
    db.one<Asker>(sql`select id, role from operators limit 1`),
    db.many<{ id: string }>(sql`select id from claims where case_reference like 'BENCH%' order by id desc limit 50`),
  ])
  const sample = await db.one<{ id: string; case_reference: string; invoice_number: string; partner_id: string }>(sql`
    select l.id, l.case_reference, i.invoice_number, c.partner_id
    from claims l join invoices i on i.claim_id = l.id join customers c on c.id = l.customer_id
    where l.case_reference like 'BENCH%' limit 1`)
  if (!sample || !caller) throw new Error('the desk is empty')
  const { id, case_reference, invoice_number, partner_id } = sample
  const last = Math.ceil(size / PAGE)
  const filters: ClaimsQuery[] = [
    { collection_stage: ['first_demand_letter'] },
    { collection_stage: ['closed'] },
    { case_status: ['disputed'] },
    { is_held: true },
    { is_stuck: true },
    { disputed: true },
    { partner_id },
    ...AGES.map((age) => ({ age })),
  ]
  const asker = { ...caller, now }
  return [
    claims('claims', {}, now),
    claims('claims, last page', { page: last }, now),
    ...SORTS.flatMap((sort) => [
      claims(`sort ${sort}`, { sort, order: 'asc' }, now),
      claims(`sort ${sort}, last page`, { sort, order: 'asc', page: last }, now),
    ]),
    ...FILTERS.map((filter) => filtered(filter, caller, now)),
    ...filters.map((filter) => claims(Object.entries(filter).flat().join(' ').slice(0, 36), filter, now)),
    ...[case_reference, invoice_number, ...SEARCHES].map((q) => claims(`search ${q}`, { q }, now)),
    ...['GmbH', 'Winkler'].map((q) => claims(`search ${q}, sort debtor`, { q, sort: 'debtor', order: 'asc' }, now)),
    lines(
      page.map((claim) => claim.id),
      now,
    ),
    // What the page shows at first, and what administrators look at.
    work('work queue, free or own', { owner: 'me_or_nobody' }, asker),
    work('work queue', {}, asker),
    work('work queue, page 200', { page: 200 }, asker),
    ...WORK_KINDS.map((kind) => work(`work ${kind}`, { kind }, asker)),
    ...pages(partner_id, id),
  ]
}
