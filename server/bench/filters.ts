import { ALL_LISTS } from './filters/all.ts'
import { GROWING } from './filters/exempt.ts'
import { fillForFilters, sampleOf } from './filters/fill.ts'
import { keyOf, type Question, questionsOf, ratioOf, rowsOf, type Side, tell, timesOf } from './filters/measure.ts'
import { issueTokens } from './filters/places.ts'
import { enterPortals } from './portals/pages.ts'
import { logIn } from './servers/account.ts'
import { type Filled, withProduct } from './servers/filled.ts'

/**
 * Every filter of every list, with a match of very many rows, a rare match and none, on a small and a large database in turn.
 * `npm run bench -- filters 300000` sets the claims of the large one; a word after it measures only what has it in its name,
 * and `keep` as the last one lets the large one stay until Ctrl-C.
 */
const [LARGE = '300000', WORD = '', LAST = ''] = process.argv.slice(2)
const SMALL = 1_000
const ROUNDS = 25
const GOAL_RATIO = 1.5
/** One late answer makes a p99, so what is over the goal is asked again, more often. */
const AGAIN = [50, 100]
/** Below this nobody tells a difference, and the timer of a busy machine is no better. */
const FLOOR_MS = 2

await withProduct((small) =>
  withProduct(async (large) => {
    const sides = [await open(small, SMALL), await open(large, Number(LARGE))] as const
    const over: string[] = []
    const growing: string[] = []
    for (const key of sides[1].questions.keys()) {
      if (WORD !== 'keep' && !key.includes(WORD)) continue
      let times = await timesOf(key, sides, ROUNDS)
      for (const rounds of AGAIN) if (isOver(times)) times = await timesOf(key, sides, rounds)
      tell(key, times)
      if (isOver(times)) (reasonOf(key) ? growing : over).push(key)
    }
    for (const [list, reason] of Object.entries(GROWING)) {
      const keys = growing.filter((key) => key.startsWith(`${list}  `))
      if (keys.length > 0) console.log(`\nover ${GOAL_RATIO} times, for a reason: ${reason}\n  ${keys.join('\n  ')}`)
    }
    console.log(over.length > 0 ? `\nover ${GOAL_RATIO} times:\n  ${over.join('\n  ')}` : '\nevery goal reached')
    if (over.length > 0) process.exitCode = 1
    if ([WORD, LAST].includes('keep')) await stay(large)
  }),
)

function reasonOf(key: string): string | undefined {
  return GROWING[key.split('  ')[0] as string]
}

function isOver(times: Awaited<ReturnType<typeof timesOf>>): boolean {
  return ratioOf(times) > GOAL_RATIO && Math.max(...times.large) - Math.min(...times.small) > FLOOR_MS
}

async function open(product: Filled, size: number): Promise<Side> {
  const { db, base, account } = product
  const begin = performance.now()
  const places = await fillForFilters(db, account.organization_id, size)
  console.log(`${size.toLocaleString('en')} claims, filled in ${Math.round((performance.now() - begin) / 1000)} s`)
  const sample = await sampleOf(db, places)
  const tokens = await issueTokens(product, places)
  const cookie = await logIn(base)
  const { creditor } = await enterPortals(db)
  const headersOf = ({ list, place }: Question): Record<string, string> => {
    if (list.startsWith('/openapi/')) return { authorization: `Bearer ${tokens[place]}` }
    return { cookie: list.startsWith('/api/creditor/') ? creditor : cookie }
  }
  return {
    questions: new Map(questionsOf(ALL_LISTS, sample).map((question) => [keyOf(question), question])),
    async ask(question) {
      const answer = await fetch(base + question.path, { headers: headersOf(question) })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${question.path}: ${answer.status} ${text}`)
      return rowsOf(JSON.parse(text))
    },
  }
}

async function stay({ base }: Filled): Promise<never> {
  console.log(`\nThe large one stays at ${base} until Ctrl-C.`)
  return await new Promise<never>(() => undefined)
}
