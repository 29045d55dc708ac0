import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figuresOf, goalsOf, middleOf, tableOf } from './figures.ts'
import { secondsOfStat } from './spent.ts'

const FIGURES = { rate: 1_000, p50_ms: 1, p99_ms: 9, service_s: 0.5, postgres_s: 0.25 }

test('a round gives its rate, its latencies by rank, and the processor for a thousand requests', () => {
  const latencies_ms = Array.from({ length: 200 }, (_, at) => 200 - at)
  assert.deepEqual(figuresOf({ latencies_ms, seconds: 4, service_s: 0.1, postgres_s: 0.05 }), {
    rate: 50,
    p50_ms: 101,
    p99_ms: 199,
    service_s: 0.5,
    postgres_s: 0.25,
  })
})

test('each figure is the median of its own rounds', () => {
  const rounds = [
    { ...FIGURES, rate: 3, p99_ms: 1 },
    { ...FIGURES, rate: 1, p99_ms: 2 },
    { ...FIGURES, rate: 2, p99_ms: 3 },
  ]
  assert.deepEqual(middleOf(rounds), { ...FIGURES, rate: 2, p99_ms: 2 })
})

test('our service is compared with each of the others', () => {
  const others = { ...FIGURES, rate: 1_250, service_s: 0.4, postgres_s: Number.NaN }
  const lines = tableOf('claim read', [
    { name: 'Mahnwerk', figures: FIGURES },
    { name: 'bare Fastify', figures: others },
  ]).split('\n')
  assert.match(lines[0] as string, /^\| claim read \| requests\/s \|/)
  assert.equal(lines[2], '| Mahnwerk | 1,000 | 1.0 ms | 9.0 ms | 0.50 s | 0.25 s |  |  |')
  assert.equal(lines[3], '| bare Fastify | 1,250 | 1.0 ms | 9.0 ms | 0.40 s | unknown | 0.80 | 1.25 |')
  assert.equal(new Set(lines.map((line) => line.split('|').length)).size, 1)
})

test('the goals of reads and of writes stand beside what was reached', () => {
  const same = { name: 'the same', figures: { ...FIGURES, rate: 1_250, service_s: 0.4 } }
  assert.equal(
    goalsOf(false, FIGURES, same),
    'Beside the same: rate 0.80 (goal: at least 0.75), processor of the service 1.25 (goal: at most 1.4)',
  )
  assert.match(goalsOf(true, FIGURES, same), /goal: at least 0\.8\)/)
})

test('the time of a process is found behind whatever its name is', () => {
  const stat = '12 (a) b (c)) S 7 12 12 0 -1 4194560 1 2 3 4 250 50 9 9 20 0 11 0 100'
  assert.deepEqual(secondsOfStat(stat), { parent: 7, seconds: 3 })
})
