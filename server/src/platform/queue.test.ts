import assert from 'node:assert/strict'
import test from 'node:test'
import { AppError } from '../kernel/errors.ts'
import { openQueue } from './queue.ts'

/** Acts that run until they are told to end, and the order in which they began. */
function openActs(run: ReturnType<typeof openQueue>) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    start(name: string, key?: string): Promise<void> {
      return run(() => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }, key)
    },
    async end(name: string): Promise<void> {
      ends.get(name)?.()
      await new Promise(setImmediate)
    },
  }
}

test('keys take turns: one act behind a thousand of another key waits for the one that runs', async () => {
  const acts = openActs(openQueue({ at_once: 1, waiting_max: 2_000 }))
  for (let number = 0; number < 1_000; number++) void acts.start(`a${number}`, 'a')
  void acts.start('b0', 'b')
  void acts.start('b1', 'b')
  for (let turn = 0; turn < 5; turn++) await acts.end(acts.begun.at(-1) as string)
  assert.deepEqual(acts.begun, ['a0', 'b0', 'a1', 'b1', 'a2', 'a3'])
})

test('two who ask again and again do not shut out a third', async () => {
  const acts = openActs(openQueue({ at_once: 1, waiting_max: 10 }))
  void acts.start('a0', 'a')
  void acts.start('a1', 'a')
  for (let turn = 0; turn < 3; turn++) {
    void acts.start(`b${turn}`, 'b')
    void acts.start(`c${turn}`, 'c')
    for (let step = 0; step < 2; step++) await acts.end(acts.begun.at(-1) as string)
  }
  assert.ok(acts.begun.indexOf('a1') > 0 && acts.begun.indexOf('a1') <= 3, acts.begun.join(' '))
})

test('one key leaves a place free for others, and takes no more than its own', async () => {
  const acts = openActs(openQueue({ at_once: 2, waiting_max: 10, key_at_once: 1 }))
  for (const name of ['a0', 'a1', 'a2']) void acts.start(name, 'a')
  assert.deepEqual(acts.begun, ['a0'])
  void acts.start('b0', 'b')
  assert.deepEqual(acts.begun, ['a0', 'b0'])
  await acts.end('b0')
  assert.deepEqual(acts.begun, ['a0', 'b0'])
  await acts.end('a0')
  assert.deepEqual(acts.begun, ['a0', 'b0', 'a1'])
})

test('a full line refuses its own key only', async () => {
  const acts = openActs(openQueue({ at_once: 1, waiting_max: 1 }))
  void acts.start('a0', 'a')
  void acts.start('a1', 'a')
  await assert.rejects(acts.start('a2', 'a'), (error) => error instanceof AppError && error.code === 'too_busy')
  void acts.start('b0', 'b')
  await acts.end('a0')
  assert.deepEqual(acts.begun, ['a0', 'b0'])
})

test('a failed act passes its place on', async () => {
  const run = openQueue({ at_once: 1, waiting_max: 10 })
  const failed = run(() => Promise.reject(new Error('no')))
  const next = run(async () => 'done')
  await assert.rejects(failed, /no/)
  assert.equal(await next, 'done')
})

test('very many keys are served, and those of long ago are forgotten', async () => {
  const run = openQueue({ at_once: 2, waiting_max: 1 })
  const answers = await Promise.all(Array.from({ length: 2_000 }, (_, key) => run(async () => key, `key ${key}`)))
  assert.equal(answers.length, 2_000)
})
