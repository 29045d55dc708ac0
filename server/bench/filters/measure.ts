import { asMilliseconds } from '../servers/filled.ts'
import { median } from '../servers/launch.ts'
import { p99 } from '../servers/load.ts'
import type { Asked, Lists, Sample } from './lists.ts'
import { KINDS } from './lists.ts'
import type { PlaceName } from './places.ts'

/** One request of the table. */
export type Question = {
  readonly list: string
  readonly name: string
  readonly kind: string
  readonly path: string
  readonly place: PlaceName
}

export function questionsOf(lists: Lists, sample: Sample): Question[] {
  return Object.entries(lists).flatMap(([list, { path, filters, together }]) => {
    const base = path?.(sample) ?? list
    const ask = (name: string, kind: string, { query, place }: Asked): Question => ({
      ...{ list, name, kind, place },
      path: `${base}?${new URLSearchParams(query(sample))}`,
    })
    const bare: Question = { list, name: 'no filter', kind: 'many', path: base, place: 'mixed' }
    const named = Object.entries({ ...filters, ...together })
    return [
      bare,
      ...named.flatMap(([name, kinds]) =>
        KINDS.flatMap((kind) => {
          const one = kinds[kind]
          return one ? [ask(name, kind, one)] : []
        }),
      ),
    ]
  })
}

/** Asks it, and says how many rows came back. */
export type Side = { readonly questions: ReadonlyMap<string, Question>; ask(question: Question): Promise<number> }
export const keyOf = ({ list, name, kind }: Question): string => `${list}  ${name}  ${kind}`

export type Times = {
  readonly small: readonly number[]
  readonly large: readonly number[]
  readonly rows: readonly [number, number]
}

/** The first rounds run with cold pages and without query plans. */
const WARM_UP = 6

/** Both sides in turn, so that what slows the machine slows both. */
export async function timesOf(key: string, [small, large]: readonly [Side, Side], rounds: number): Promise<Times> {
  const times: { small: number[]; large: number[] } = { small: [], large: [] }
  const rows: [number, number] = [0, 0]
  for (let round = 0; round < rounds + WARM_UP; round++) {
    const turns = [
      ['small', small],
      ['large', large],
    ] as const
    for (const [name, side] of round % 2 === 0 ? turns : turns.toReversed()) {
      const question = side.questions.get(key)
      if (!question) throw new Error(`nobody asks ${key}`)
      const begin = performance.now()
      const count = await side.ask(question)
      if (round >= WARM_UP) times[name].push(performance.now() - begin)
      rows[name === 'small' ? 0 : 1] = count
    }
  }
  return { ...times, rows }
}

export const ratioOf = ({ small, large }: Times): number => p99(large) / p99(small)

export function tell(key: string, times: Times): void {
  const [list = '', name = '', kind = ''] = key.split('  ')
  const columns = [
    list.replace(/^\/(openapi|api)\//, '').padEnd(34),
    name.padEnd(36),
    kind.padEnd(4),
    `rows ${times.rows.join('/')}`.padEnd(12),
    `p50 ${asMilliseconds(median(times.small))} ${asMilliseconds(median(times.large))}`,
    `p99 ${asMilliseconds(p99(times.small))} ${asMilliseconds(p99(times.large))}`,
    `ratio ${(median(times.large) / median(times.small)).toFixed(2)} ${ratioOf(times).toFixed(2)}`,
  ]
  console.log(columns.join('  '))
}

/** How many rows an answer has, wherever it keeps them. */
export function rowsOf(answer: { data?: unknown }): number {
  const data = answer.data ?? answer
  if (Array.isArray(data)) return data.length
  return Object.values(data as object).find(Array.isArray)?.length ?? 0
}
