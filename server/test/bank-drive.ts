import assert from 'node:assert/strict'
import fc from 'fast-check'
import { verifyAccounts } from '../src/features/case/account/index.ts'
import { sql } from '../src/platform/db/db.ts'
import { openBank } from './bank-house.ts'
import { checkBooks, type Driven, doStep, openDriven, type Step } from './bank-model.ts'
import { filePart, upload } from './files.ts'
import { openWorld, type World } from './world.ts'

const which = fc.nat({ max: 9 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('credit' as const),
      which,
      cents: fc.oneof(fc.constantFrom(50_00, 100_00), fc.integer({ min: 1, max: 300_00 })),
      how: fc.constantFrom('named' as const, 'named' as const, 'mistyped' as const, 'nameless' as const),
      has_reference: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('state' as const),
      how: fc.constantFrom('once', 'once', 'twice', 'at once', 'held', 'in pieces', 'crashed' as const),
      is_camt: fc.boolean(),
    }) as fc.Arbitrary<Step>,
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliver' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('assign' as const),
      which,
      claim: which,
      share: fc.constantFrom(100, 100, 50, 30),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constantFrom('return', 'bounce', 'unassign', 'ignore', 'refund', 'settle', 'settle' as const),
      which,
    }) as fc.Arbitrary<Step>,
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('execute' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('run' as const),
      end: fc.constantFrom('release', 'release', 'withdraw', 'leave' as const),
    }) as fc.Arbitrary<Step>,
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
)

/** The same histories every time, so that a verdict never hangs on chance. `BANK_SEED` tries others. */
const SEED = Number(process.env.BANK_SEED ?? 20_261_117)

/** Random histories of money through the real commands; after every step the books fit. */
export async function driveMoney(world: World, { runs, steps }: { runs: number; steps: number }): Promise<void> {
  const history = fc.array(step, { minLength: Math.ceil(steps / 2), maxLength: steps, size: 'max' })
  await fc.assert(
    fc.asyncProperty(history, fc.constantFrom(0, 0, 500_00), async (history_steps, opening) => {
      const driven = await openDriven(world, opening)
      for (const one of history_steps) {
        await doStep(driven, one)
        await checkBooks(driven)
      }
      for (const one of driven.held.splice(0)) assert.equal((await driven.house.send(one)).statusCode, 201)
      await doStep(driven, { do: 'state', how: 'once', is_camt: true })
      await checkBooks(driven)
      assert.deepEqual(await verifyAccounts(world.deps.db), [])
      await readAgain(driven)
    }),
    { numRuns: Number(process.env.BANK_RUNS ?? runs), seed: SEED, endOnFailure: true },
  )
}

type Said = { booking_date: string; amount_cents: number; text: string; end_to_end_id: string | null; count: number }

const entriesOf = (world: World, account_id: string): Promise<Said[]> =>
  world.deps.db.many(sql`
    select booking_date, amount_cents, text, end_to_end_id, count(*)::int as count from bank_entries
    where account_id = ${account_id} group by 1, 2, 3, 4 order by 1, 2, 3, 4`)

const bankOf = (world: World, account_id: string) =>
  world.deps.db.one(sql`
    select coalesce(sum(amount_cents), 0)::bigint as cents from ledger_lines where bank_account_id = ${account_id}`)

/** All statements in an empty database, in another order, give the same entries and the same money at the bank. */
async function readAgain({ house, files }: Driven): Promise<void> {
  const world = await openWorld()
  try {
    world.clock.advance(house.world.clock.business().getTime() - world.clock.business().getTime())
    const again = await openBank(world)
    await world.deps.db.transaction(async (tx) => {
      await tx.run(sql`set local session_replication_role = replica`)
      await tx.run(sql`update bank_accounts set iban = ${house.iban} where id = ${again.account_id}`)
    })
    const mixed = [...files.filter((_, index) => index % 2 === 1), ...files]
    for (const file of mixed)
      assert.equal(
        (await upload(again.agent, '/api/operator/bank-statements', [filePart('a.xml', file)])).statusCode,
        201,
      )
    assert.deepEqual(
      [...(await entriesOf(world, again.account_id))],
      [...(await entriesOf(house.world, house.account_id))],
    )
    assert.deepEqual(await bankOf(world, again.account_id), await bankOf(house.world, house.account_id))
  } finally {
    await world.close()
  }
}
