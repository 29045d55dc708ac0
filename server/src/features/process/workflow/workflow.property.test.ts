import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { eventsOf, makeCollectable } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient, TOKEN_SECRET } from '../../../../test/world.ts'
import { closeDeps, openDeps } from '../../../app/deps.ts'
import { addMonths, DAY_MS, dayInVienna } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { verifyChains } from '../../case/claims/activity-chain.ts'
import { mayMove, STAGES, type Stage } from '../../case/claims/stages.ts'

const world = await openWorld()
const team = await world.operator('agent')
/** A second process on the same database and clock: whatever a timer is, it must not live in the first one. */
const { config, log } = world.deps
const { clock } = world
const address = world.database.address
const other = await openDeps({ config, clock, log, address, token_secret: TOKEN_SECRET })
after(() => closeDeps(other))

type Row = {
  collection_stage: Stage
  case_status: string
  stage_before_closure: Stage | null
  is_held: boolean
  total_cents: number
  due_at: Date | null
  timer_left_ms: number | null
}

const rowOf = async (id: string): Promise<Row> =>
  (await world.deps.db.one<Row>(sql`
    select collection_stage, case_status, stage_before_closure, is_held, total_cents, due_at, timer_left_ms
    from claims where id = ${id}`)) as Row

/** Stages that the workflow leaves by itself. */
const TIMED = new Set<Stage>([
  ...(['in_processing', 'first_demand_letter', 'second_demand_letter', 'third_demand_letter'] as const),
  ...(['installment_payment', 'installment_cancelled', 'warten_auf_zinstermin'] as const),
  'mzr_aufhebungserklaerung_sent',
])

type Case = { partner: PartnerClient; id: string; payments: string[] }
type Command = { name: string; value: number }

const act = (id: string, path: string, body: object = {}) => team.post(`/api/operator/claims/${id}/${path}`, body)

/** What a command answers is not judged here, only what it leaves behind. */
const COMMANDS: Record<string, (on: Case, value: number) => Promise<unknown>> = {
  wait: async (_, value) => {
    const deps = value % 2 === 0 ? world.deps : other
    await deps.jobs.advance(deps, (now) => new Date(now.getTime() + (value % 40) * DAY_MS + 900_000))
  },
  'stand still': async (_, value) => clock.advance((value % 40) * DAY_MS),
  'run once': async (_, value) => {
    const deps = value % 2 === 0 ? world.deps : other
    await deps.jobs.runDue(deps)
  },
  pay: async ({ partner, id, payments }, value) => {
    const amount = ((value % 50_000) + 1) / 100
    payments.push((await partner.post(`/openapi/claims/${id}/payments`, { amount })).json().data.id)
  },
  reverse: async ({ payments }, value) => {
    const payment = payments[value % Math.max(1, payments.length)]
    if (payment) await team.post(`/api/operator/payments/${payment}/reverse`)
  },
  dispute: ({ id }) => act(id, 'dispute', { disputed: true }),
  settle: ({ id }) => act(id, 'dispute', { disputed: false }),
  hold: ({ id }) => act(id, 'hold', { held: true }),
  release: ({ id }) => act(id, 'hold', { held: false }),
  move: ({ id }, value) => act(id, 'stage', { to_stage: STAGES[value % STAGES.length] }),
  close: ({ id }) => act(id, 'close', { closure_reason: 'written_off' }),
  reopen: ({ id }) => act(id, 'reopen'),
  agree: async ({ partner, id }) => {
    const { outstanding_amount: amount } = (await partner.get(`/openapi/claims/${id}`)).json().data
    const due_date = addMonths(dayInVienna(clock.business()), 1)
    return act(id, 'installment-plan', { installments: [{ due_date, amount }] })
  },
  invoice: ({ partner, id }) => partner.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: 10 }),
}

const commands = fc.array(
  fc.record({ name: fc.constantFrom(...Object.keys(COMMANDS)), value: fc.integer({ min: 0, max: 1_000_000 }) }),
  { minLength: 4, maxLength: 18 },
)

/** A timer runs exactly where the table has a step that waits for time, and stands still where it must. */
function judgeTimer(row: Row): void {
  const waits = TIMED.has(row.collection_stage) || (row.collection_stage === 'new' && row.total_cents > 0)
  const stands = row.case_status === 'disputed' || row.is_held
  if (row.case_status === 'closed') assert.deepEqual([row.due_at, row.timer_left_ms], [null, null])
  else if (stands) assert.equal(row.due_at, null)
  else if (waits) assert.ok(row.due_at, `${row.collection_stage} has no due time`)
  else assert.equal(row.due_at, null)
}

async function judgeHistory(id: string, claim_type: 'standard' | 'tenancy'): Promise<void> {
  let stage: Stage | null = null
  let before: Stage | null = null
  let status = 'open'
  for (const { type, data } of await eventsOf(world, id)) {
    if (type === 'claim.status_changed') {
      assert.equal(data.from_status, status)
      status = data.to_status as string
      continue
    }
    const to = data.to_stage as Stage
    assert.equal(data.from_stage, stage, 'no move is missing')
    if (stage) {
      const standing = { collection_stage: stage, claim_type, governing_law: 'AT', stage_before_closure: before }
      assert.ok(mayMove(standing, to), `${stage} -> ${to} is not in the table`)
    } else assert.equal(to, 'new')
    before = to === 'closed' ? stage : null
    stage = to
  }
}

const isTimed = ({ name }: Command): boolean => ['wait', 'stand still', 'run once'].includes(name)

test('no sequence of triggers leaves the table; timers outlive processes; disputes stand still', async () => {
  await fc.assert(
    fc.asyncProperty(commands, fc.constantFrom('standard' as const, 'tenancy' as const), async (list, claim_type) => {
      const partner = await world.partner()
      const { id } = await makeCollectable(partner, { amount: 500, claim_type })
      const on: Case = { partner, id, payments: [] }
      for (const command of list) {
        const earlier = await rowOf(id)
        await COMMANDS[command.name]?.(on, command.value)
        const row = await rowOf(id)
        judgeTimer(row)
        const stood = earlier.case_status === 'disputed' || earlier.is_held
        if (isTimed(command) && stood) assert.equal(row.collection_stage, earlier.collection_stage, 'it stands still')
      }
      await judgeEnd(on)
      await judgeHistory(id, claim_type)
    }),
    { numRuns: Number(process.env.WORKFLOW_RUNS ?? 12) },
  )
  assert.deepEqual((await verifyChains(world.deps.db)).breaks, [])
})

/** Closing is possible from everywhere, and reopening returns. */
async function judgeEnd({ id }: Case): Promise<void> {
  const { collection_stage, case_status } = await rowOf(id)
  if (case_status === 'closed') return
  assert.equal((await act(id, 'close', { closure_reason: 'withdrawn' })).statusCode, 200)
  assert.equal((await act(id, 'reopen')).json().data.collection_stage, collection_stage)
}
