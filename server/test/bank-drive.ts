import assert from 'node:assert/strict'
import fc from 'fast-check'
import { verifyAccounts } from '../src/features/case/account/index.ts'
import { bookAgain, readAgain } from './bank-again.ts'
import { checkBooks, type Driven, doStep, openDriven, STATE_HOWS, type Step } from './bank-model.ts'
import { SHARE_STEPS } from './bank-model-shares.ts'
import type { World } from './world.ts'

const which = fc.nat({ max: 9 })
/** What the bank does. */
const of_bank: fc.WeightedArbitrary<Step>[] = [
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('credit' as const),
      which,
      cents: fc.oneof(fc.constantFrom(50_00, 100_00), fc.integer({ min: 1, max: 300_00 })),
      how: fc.constantFrom('named', 'named', 'mistyped', 'nameless', 'alike'),
      has_reference: fc.boolean(),
    }) as fc.Arbitrary<Step>,
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('state' as const),
      how: fc.constantFrom('once', ...STATE_HOWS),
      is_camt: fc.boolean(),
    }) as fc.Arbitrary<Step>,
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliver' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
]
/** What people do about it. */
const of_desk: fc.WeightedArbitrary<Step>[] = [
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
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom(...SHARE_STEPS), which }) as fc.Arbitrary<Step> },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('execute' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('run' as const),
      end: fc.constantFrom('release', 'release', 'withdraw', 'leave' as const),
    }) as fc.Arbitrary<Step>,
  },
]
const returned: fc.WeightedArbitrary<Step> = {
  weight: 1,
  arbitrary: fc.record({ do: fc.constant('return' as const), which }),
}

/** The same histories every time, so that a verdict never hangs on chance. `BANK_SEED` tries others. */
const SEED = Number(process.env.BANK_SEED ?? 20_261_117)

type Length = { readonly runs: number; readonly steps: number }
type Scene = Length & { readonly step: fc.Arbitrary<Step>; readonly end: (driven: Driven) => Promise<void> }

/** Random histories through the real commands; after every step the books fit. */
const drive = (world: World, { runs, steps, step, end }: Scene): Promise<void> => {
  const history = fc.array(step, { minLength: Math.ceil(steps / 2), maxLength: steps, size: 'max' })
  return fc.assert(
    fc.asyncProperty(history, fc.constantFrom(0, 0, 500_00), async (history_steps, opening) => {
      const driven = await openDriven(world, opening)
      for (const one of history_steps) {
        await doStep(driven, one)
        await checkBooks(driven)
      }
      while (driven.held.length > 0) await doStep(driven, { do: 'deliver', which: 0 })
      await doStep(driven, { do: 'state', how: 'once', is_camt: true })
      await checkBooks(driven)
      assert.deepEqual(await verifyAccounts(world.deps.db), [])
      await end(driven)
    }),
    { numRuns: Number(process.env.BANK_RUNS ?? runs), seed: SEED, endOnFailure: true },
  )
}

/** Bank and desk: read again, in any order, the statements say the same. */
export const driveMoney = (world: World, length: Length): Promise<void> =>
  drive(world, { ...length, step: fc.oneof(...of_bank, ...of_desk), end: readAgain })

/** The bank alone: read again, each twice, its statements give the same books. */
export const driveStatements = (world: World, length: Length): Promise<void> =>
  drive(world, { ...length, step: fc.oneof(...of_bank, returned), end: bookAgain })
