import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentTrace, readTrace, withinTrace } from './trace.ts'

const [TRACE, SPAN] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
const GOOD = `00-${TRACE}-${SPAN}-01`

test('a traceparent of the standard is read, one of a later version as far as it is known', () => {
  assert.deepEqual(readTrace(GOOD), { trace_id: TRACE, traceparent: GOOD })
  assert.deepEqual(readTrace(`01-${TRACE}-${SPAN}-00-more`)?.traceparent, `00-${TRACE}-${SPAN}-00`)
})

test('everything else is no trace', () => {
  const wrong = [
    ...[undefined, '', 'x', [GOOD, GOOD], `${GOOD}, ${GOOD}`, `${GOOD}\n`, GOOD.toUpperCase(), `${GOOD}-more`],
    ...[`ff-${TRACE}-${SPAN}-01`, `00-${'0'.repeat(32)}-${SPAN}-01`, `00-${TRACE}-${'0'.repeat(16)}-01`],
    `01-${TRACE}-${SPAN}-01-${'x'.repeat(300)}`,
  ]
  for (const header of wrong) assert.equal(readTrace(header), undefined, String(header))
})

test('a trace holds for what is begun in it, and not beside it', async () => {
  const trace = readTrace(GOOD)
  assert.ok(trace)
  const { promise, resolve } = Promise.withResolvers<unknown>()
  withinTrace(trace, () => void Promise.resolve().then(() => resolve(currentTrace())))
  assert.equal(currentTrace(), undefined)
  assert.equal(await promise, trace)
})
