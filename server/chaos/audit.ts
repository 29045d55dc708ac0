import { KINDS, type Kind, type Ledger } from './ledger.ts'

/** What was found after everything had come to rest. */
export type Found = {
  /** The marks of the rows of each kind, as often as they are there. */
  readonly stored: Readonly<Record<Kind, readonly string[]>>
  /** The ids of all events, of those that arrived at the endpoint, and of those that the feed shows. */
  readonly events: {
    readonly stored: readonly string[]
    readonly arrived: readonly string[]
    readonly fed: readonly string[]
  }
  /** Documents whose bytes cannot be had, or are not those that were sent. */
  readonly broken_documents: readonly string[]
}

/** One sentence for each promise that was broken. */
export function findBroken({ asked, acknowledged }: Pick<Ledger, 'asked' | 'acknowledged'>, found: Found): string[] {
  const sentences: string[] = []
  for (const kind of KINDS) {
    const stored = found.stored[kind]
    const times = countOf(stored)
    const of = (writes: Ledger['asked']) => writes.filter((write) => write.kind === kind).map(({ mark }) => mark)
    for (const mark of of(acknowledged)) if (!times.has(mark)) sentences.push(`lost: ${kind} ${mark}`)
    for (const [mark, count] of times) if (count > 1) sentences.push(`doubled: ${kind} ${mark}, ${count} times`)
    const known = new Set(of(asked))
    for (const mark of times.keys()) if (!known.has(mark)) sentences.push(`unasked: ${kind} ${mark}`)
  }
  for (const mark of found.broken_documents) sentences.push(`broken: document ${mark}`)
  const [arrived, fed] = [new Set(found.events.arrived), countOf(found.events.fed)]
  for (const id of found.events.stored) {
    if (!arrived.has(id)) sentences.push(`not delivered: event ${id}`)
    if (!fed.has(id)) sentences.push(`not in the feed: event ${id}`)
  }
  for (const [id, count] of fed) if (count > 1) sentences.push(`twice in the feed: event ${id}`)
  return sentences
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** The longest time between two successes, of a caller who asks all the time: what an outage looks like from outside. */
export function longestGap(successes_ms: readonly number[], from_ms: number, to_ms: number): number {
  const times = [from_ms, ...successes_ms, to_ms]
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] as number)))
}
