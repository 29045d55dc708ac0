import { fillDeskInBulk } from './desk/fill.ts'
import { measureDesk } from './desk/measure.ts'
import { readEverything, type Send, type Subject, sampleSubjects, writeEverything } from './growth/calls.ts'
import { tellSizes } from './growth/sizes.ts'
import { asMilliseconds, type Filled, withProduct } from './servers/filled.ts'
import { median } from './servers/launch.ts'

/**
 * What grows with the number of claims and should not: every call of a partner on a small and a large database, in turn,
 * so that a slower machine slows both; then every list of the team on the large one. `npm run bench -- growth 300000 10`
 * sets the claims of the large one, and for each the number of events, deliveries, attempts and entries. With `keep` after
 * them the large one stays until Ctrl-C, to be looked at.
 */
const [LARGE = 300_000, EVENTS = 10] = process.argv.slice(2, 4).map(Number)
const IS_KEPT = process.argv[4] === 'keep'
const SMALL = 1_000
const ROUNDS = 25
const GOAL_RATIO = 1.5

type Side = { readonly product: Filled; readonly subjects: readonly Subject[]; readonly times: Map<string, number[]> }

await withProduct((small) =>
  withProduct(async (large) => {
    const sides = [await fill(small, SMALL), await fill(large, LARGE)] as const
    for (let round = 0; round < ROUNDS + 2; round++) {
      // The first two run with cold pages and without query plans.
      if (round === 2) for (const { times } of sides) times.clear()
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) await runRound(side, round)
    }
    tellRatios(...sides)
    await tellSizes(large.db, LARGE)
    console.log()
    await measureDesk(large, LARGE)
    if (IS_KEPT) await stay(large)
  }),
)

async function fill(product: Filled, size: number): Promise<Side> {
  const begin = performance.now()
  await fillDeskInBulk(product.db, product.account.organization_id, size, { events_per_claim: EVENTS })
  const seconds = Math.round((performance.now() - begin) / 1000)
  console.log(`${size.toLocaleString('en')} claims with ${EVENTS} events each, filled in ${seconds} s`)
  return { product, subjects: await sampleSubjects(product.db, ROUNDS + 2), times: new Map() }
}

/** Until the run is broken off. */
async function stay({ base }: Filled): Promise<never> {
  console.log(`\nThe large one stays at ${base} until Ctrl-C.`)
  return await new Promise<never>(() => undefined)
}

async function runRound({ product, subjects, times }: Side, round: number): Promise<void> {
  const send: Send = async (name, path, body, method = body ? 'POST' : 'GET') => {
    const begin = performance.now()
    const answer = await fetch(`${product.base}/openapi/${path}`, {
      method,
      headers: { authorization: `Bearer ${product.account.token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    times.set(name, [...(times.get(name) ?? []), performance.now() - begin])
    return JSON.parse(text)
  }
  const subject = subjects[round % subjects.length]
  if (!subject) throw new Error('there is no claim to ask for')
  await readEverything(send, subject)
  await writeEverything(send, product, round)
}

function tellRatios(small: Side, large: Side): void {
  const slow: string[] = []
  console.log(
    `\npartner calls, median of ${ROUNDS}, at ${SMALL.toLocaleString('en')} and ${LARGE.toLocaleString('en')} claims`,
  )
  for (const [name, times] of large.times) {
    const [before, after] = [median(small.times.get(name) ?? []), median(times)]
    console.log(
      `${name.padEnd(28)} ${asMilliseconds(before)}  ${asMilliseconds(after)}   ratio ${(after / before).toFixed(2)}`,
    )
    if (after / before > GOAL_RATIO) slow.push(name)
  }
  console.log(slow.length > 0 ? `over ${GOAL_RATIO} times: ${slow.join(', ')}` : 'every goal reached')
  if (slow.length > 0) process.exitCode = 1
}
