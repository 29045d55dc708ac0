import { median } from '../servers/launch.ts'

/** What one service did in a round, or the median of its rounds. */
export type Figures = {
  readonly rate: number
  readonly p50_ms: number
  readonly p99_ms: number
  /** Seconds of processor for a thousand requests. NaN where the system does not tell. */
  readonly service_s: number
  readonly postgres_s: number
}

export type Round = {
  readonly latencies_ms: readonly number[]
  readonly seconds: number
  readonly service_s: number
  readonly postgres_s: number
}

export function figuresOf({ latencies_ms, seconds, service_s, postgres_s }: Round): Figures {
  const sorted = latencies_ms.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  const thousands = sorted.length / 1000
  return {
    rate: sorted.length / seconds,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    service_s: service_s / thousands,
    postgres_s: postgres_s / thousands,
  }
}

/** Each figure by itself. */
export function middleOf(rounds: readonly Figures[]): Figures {
  const middle = (name: keyof Figures) => median(rounds.map((round) => round[name]))
  return {
    rate: middle('rate'),
    p50_ms: middle('p50_ms'),
    p99_ms: middle('p99_ms'),
    service_s: middle('service_s'),
    postgres_s: middle('postgres_s'),
  }
}

export type Named = { readonly name: string; readonly figures: Figures }

const HEADS = [
  ...['requests/s', 'p50', 'p99', 'processor, service', 'processor, PostgreSQL'],
  ...['Mahnwerk to it: rate', 'processor, service'],
]

/** In Markdown, as docs/peers.md shows it. Our service is the first, and is compared with each of the others. */
export function tableOf(call: string, [ours, ...peers]: readonly [Named, ...Named[]]): string {
  const rows = [
    [call, ...HEADS],
    HEADS.map(() => '---').concat('---'),
    [...cellsOf(ours), '', ''],
    ...peers.map((peer) => [...cellsOf(peer), ...ratiosOf(ours.figures, peer.figures)]),
  ]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** What is asked of us beside the same statements without our work around them. */
const GOALS = { read: 0.75, write: 0.8, service_s: 1.4 }

export function goalsOf(is_write: boolean, ours: Figures, { name, figures }: Named): string {
  const least = is_write ? GOALS.write : GOALS.read
  const [rate, service] = ratiosOf(ours, figures)
  return `Beside ${name}: rate ${rate} (goal: at least ${least}), processor of the service ${service} (goal: at most ${GOALS.service_s})`
}

const cellsOf = ({ name, figures }: Named): string[] => [
  name,
  Math.round(figures.rate).toLocaleString('en'),
  milliseconds(figures.p50_ms),
  milliseconds(figures.p99_ms),
  seconds(figures.service_s),
  seconds(figures.postgres_s),
]

const ratiosOf = (ours: Figures, peer: Figures): string[] => [
  ratio(ours.rate, peer.rate),
  ratio(ours.service_s, peer.service_s),
]

const milliseconds = (value: number): string => `${value.toFixed(1)} ms`
const seconds = (value: number): string => (Number.isNaN(value) ? 'unknown' : `${value.toFixed(2)} s`)
const ratio = (one: number, other: number): string => (Number.isNaN(one / other) ? 'unknown' : (one / other).toFixed(2))
