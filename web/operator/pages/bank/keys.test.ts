import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commandOf, nextOf, READING_MS, type Situation, stepTo } from './keys.ts'

const idle: Situation = { is_busy: false, arrived_ms: null }
const press = (key: string, situation = idle) => commandOf({ key }, situation)

test('every key of the inbox has one meaning', () => {
  assert.deepEqual(press('j'), press('ArrowDown'))
  assert.deepEqual(press('k'), press('ArrowUp'))
  assert.deepEqual(press('Enter'), { do: 'accept', index: 0 })
  assert.deepEqual(press('1'), { do: 'accept', index: 0 })
  assert.deepEqual(press('9'), { do: 'accept', index: 8 })
  for (const [key, deed] of [
    ['s', 'split'],
    ['r', 'refund'],
    ['i', 'ignore'],
    ['u', 'undo'],
    ['m', 'mark'],
    ['/', 'search'],
  ] as const)
    assert.deepEqual(press(key), { do: deed })
  for (const key of ['0', 'x', 'Escape', 'Tab', 'S']) assert.equal(press(key), null, key)
})

test('keys with Ctrl, Alt or the command key belong to the browser', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    assert.equal(commandOf({ key: 'r', [held]: true }, idle), null, held)
})

test('a deed is done once: not by a key that is held, not while another is sent', () => {
  assert.equal(commandOf({ key: 'Enter', repeat: true }, idle), null)
  assert.equal(press('Enter', { is_busy: true, arrived_ms: null }), null)
  assert.deepEqual(commandOf({ key: 'j', repeat: true }, { is_busy: true, arrived_ms: 0 }), { do: 'move', by: 1 })
})

test('the second press of a double press does not reach the entry that has just come up', () => {
  assert.equal(press('Enter', { is_busy: false, arrived_ms: READING_MS - 1 }), null)
  assert.deepEqual(press('Enter', { is_busy: false, arrived_ms: READING_MS }), { do: 'accept', index: 0 })
})

test('steps stay inside the list', () => {
  const down = { do: 'move', by: 1 } as const
  assert.equal(stepTo(3, 2, down), 2)
  assert.equal(stepTo(3, -1, down), 0)
  assert.equal(stepTo(3, 0, { do: 'move', by: -1 }), 0)
  assert.equal(stepTo(3, 0, { do: 'edge', at: 'last' }), 2)
})

test('once an entry is done the one below it is next, and at the end the one above', () => {
  const entries = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  assert.equal(nextOf(entries, 'a'), 'b')
  assert.equal(nextOf(entries, 'c'), 'b')
  assert.equal(nextOf([{ id: 'a' }], 'a'), undefined)
})
