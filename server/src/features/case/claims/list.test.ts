import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFilledWorld } from '../../../../test/filled-world.ts'
import type { TokenCaller } from '../../../kernel/caller.ts'
import { sql } from '../../../platform/db/db.ts'
import { type ClaimFilter, listClaims } from './queries.list.ts'
import type { ShownClaim } from './queries.ts'
import { CASE_STATUSES, isPaidInFull, STATUS_FILTERS, type StatusFilter } from './rules.ts'
import { STAGE_ROWS, STAGES } from './stages.ts'

/** However a filter is looked up, it finds what reading every claim finds, in the same order. */
const CLAIMS = 300
const { deps } = await openFilledWorld(CLAIMS)
const { db } = deps
const place = await db.one<{ organization_id: string; partner_id: string }>(sql`
  select c.organization_id, c.partner_id from claims l join customers c on c.id = l.customer_id
  where l.case_reference like 'BENCH%' order by l.created_at desc limit 1`)
const organization_id = place?.organization_id ?? assert.fail('nothing is filled')
const partner_id = place?.partner_id ?? null
const open = { type: 'token', id: '', organization_id, kind: 'partner', partner_id, isolate_partners: false } as const
const isolated: TokenCaller = { ...open, isolate_partners: true }

const isIn: Readonly<Record<StatusFilter, (claim: ShownClaim) => boolean>> = {
  pending: ({ case_status, collection_stage }) => case_status === 'open' && STAGE_ROWS[collection_stage].is_pending,
  in_collection: ({ case_status, collection_stage }) =>
    case_status === 'open' && !STAGE_ROWS[collection_stage].is_pending,
  partial_payment: (claim) => claim.paid_cents > 0 && !(claim.case_status === 'closed' && isPaidInFull(claim)),
  paid: (claim) => claim.case_status === 'closed' && isPaidInFull(claim),
  disputed: ({ case_status }) => case_status === 'disputed',
  resolved: ({ closure_reason }) => closure_reason === 'paid' || closure_reason === 'installment_plan',
  closed: ({ case_status }) => case_status === 'closed',
}

async function readAll(caller: TokenCaller, filter: ClaimFilter, limit: number): Promise<ShownClaim[]> {
  const all: ShownClaim[] = []
  for (let page = 1; ; page++) {
    const { rows, has_more } = await listClaims(db, caller, { filter, page: { page, limit } })
    all.push(...rows)
    if (!has_more) return all
  }
}

const instantOf = (text: string): Date => new Date(text)

test('whatever a list of claims is narrowed to, its pages are those of all claims without the others', async () => {
  for (const caller of [open, isolated]) {
    const all = await readAll(caller, {}, 100)
    assert.equal(all.length >= CLAIMS, caller === open, 'a partner sees its own alone where partners are kept apart')
    const some = all[Math.ceil(all.length / 4)] ?? assert.fail('too few')
    const old = all[Math.ceil(all.length / 2)] ?? assert.fail('too few')
    const besides: ClaimFilter[] = [
      {},
      { customer_id: some.customer_id ?? assert.fail('no customer') },
      { created_after: instantOf(old.created_at), created_before: instantOf(some.created_at) },
      { updated_after: instantOf(old.updated_at) },
    ]
    const narrowed: ClaimFilter[] = [
      ...STATUS_FILTERS.map((status) => ({ status })),
      ...CASE_STATUSES.map((case_status) => ({ case_status })),
      ...STAGES.map((collection_stage) => ({ collection_stage })),
      { status: 'in_collection', collection_stage: 'second_demand_letter' },
      { status: 'paid', collection_stage: 'second_demand_letter' },
      { status: 'partial_payment', case_status: 'disputed' },
      { status: 'resolved', case_status: 'closed' },
      { debtor_id: some.debtor_id, case_status: some.case_status },
    ]
    for (const filter of narrowed) {
      for (const more of besides) {
        const { status, case_status, collection_stage, customer_id, debtor_id } = { ...filter, ...more }
        const wanted = all.filter(
          (claim) =>
            (status === undefined || isIn[status](claim)) &&
            (case_status ?? claim.case_status) === claim.case_status &&
            (collection_stage ?? claim.collection_stage) === claim.collection_stage &&
            (customer_id ?? claim.customer_id) === claim.customer_id &&
            (debtor_id ?? claim.debtor_id) === claim.debtor_id &&
            instantOf(claim.created_at) >= (more.created_after ?? 0) &&
            instantOf(claim.created_at) < (more.created_before ?? Number.POSITIVE_INFINITY) &&
            instantOf(claim.updated_at) >= (more.updated_after ?? 0),
        )
        const found = await readAll(caller, { ...filter, ...more }, 17)
        assert.deepEqual(
          found.map(({ id }) => id),
          wanted.map(({ id }) => id),
          JSON.stringify({ ...filter, ...more }),
        )
      }
    }
  }
})
