import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTurns } from './turns.ts'

/** An act that lasts until it is let go. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { act: () => promise, letGo: resolve }
}

test('a crowd of one place has its share of the line, and others come after one of it', async () => {
  const run = openTurns({ at_once: 1 })
  const first = held()
  const done: string[] = []
  const began = run('crowd', first.act)
  const crowd = Array.from({ length: 200 }, () =>
    run('crowd', async () => void done.push('crowd')).then(
      () => 'done',
      ({ kind }: { kind: string }) => kind,
    ),
  )
  const other = run('office', async () => void done.push('office'))
  const third = run('phone', async () => void done.push('phone'))
  first.letGo()
  await Promise.all([began, other, third])
  assert.deepEqual(done.slice(0, 3), ['crowd', 'office', 'phone'])
  const outcomes = await Promise.all(crowd)
  assert.equal(outcomes.filter((outcome) => outcome === 'done').length, 20)
  assert.equal(outcomes.filter((outcome) => outcome === 'unavailable').length, 180)
})

test('never more than allowed run at once, and an act that fails passes its turn on', async () => {
  const run = openTurns({ at_once: 2 })
  let [running, most] = [0, 0]
  const act = async () => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running--
    throw new Error('wrong')
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 15 }, (_, index) => run(`place ${index % 3}`, act)))
  assert.deepEqual([most, outcomes.filter(({ status }) => status === 'rejected').length], [2, 15])
  assert.equal(await run('after', async () => 'goes on'), 'goes on')
})

test('the line as a whole ends too', async () => {
  const run = openTurns({ at_once: 1 })
  const first = held()
  const began = run('a', first.act)
  const waiting = Array.from({ length: 100 }, (_, index) => run(`place ${index}`, async () => 'done'))
  await assert.rejects(
    run('one more', async () => 'done'),
    { kind: 'unavailable', code: 'too_busy' },
  )
  first.letGo()
  await Promise.all([began, ...waiting])
})
