import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Command, commandOf } from '../pages/bank/keys.ts'
import { keyOfTab, TABS } from '../pages/claim/search.ts'
import { areaAt, isKey, KEYS, type KeyArea } from './catalog.ts'

const PRINTABLE = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
const NAMED = ['Enter', 'Home', 'End', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Escape', 'Tab', ' ']

test('no key has two meanings on one page', () => {
  for (const [area, keys] of Object.entries(KEYS)) {
    const all = Object.values(keys).flatMap((key) => [...key.keys])
    assert.deepEqual(all, [...new Set<string>(all)], area)
  }
})

test('the list has every key of the inbox, and no other', () => {
  const nameOf = (command: Command, key: string) => (command.do === 'accept' && key !== 'Enter' ? 'nth' : command.do)
  for (const key of [...PRINTABLE, ...NAMED]) {
    const command = commandOf({ key }, { is_busy: false, arrived_ms: null })
    const listed = Object.entries(KEYS.bank).find(([, { keys }]) => (keys as readonly string[]).includes(key))?.[0]
    assert.equal(listed, command ? nameOf(command, key) : undefined, key)
  }
})

test('every part of a claim file has a key of its own in the list', () => {
  const keys = TABS.map(keyOfTab)
  assert.equal(new Set(keys).size, TABS.length)
  for (const tab of TABS)
    assert.ok(isKey('claim', 'tabs', keyOfTab(tab)) || isKey('claim', 'creditor', keyOfTab(tab)), tab)
})

test('each page shows its own keys first', () => {
  const at: [string, KeyArea][] = [
    ['/', 'lists'],
    ['/claims', 'claims'],
    ['/claims/0197', 'claim'],
    ['/work', 'work'],
    ['/invoices', 'invoices'],
    ['/bank', 'bank'],
  ]
  for (const [path, area] of at) assert.equal(areaAt(path), area, path)
})

/** These listen by themselves: their keys move a focus, or must be taken before the frame gets them. */
const LISTENERS = ['keys/use-keys.ts', 'pages/bank/use-bank-keys.ts', 'pages/work/list-keys.ts']

test('nothing listens to keys that the list does not have', async () => {
  const desk = fileURLToPath(new URL('..', import.meta.url))
  const entries = await readdir(desk, { recursive: true, withFileTypes: true })
  const files = entries.filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))
  assert.ok(files.length > 200, 'the pages were found')
  const listening: string[] = []
  for (const { name, parentPath } of files) {
    const text = await readFile(join(parentPath, name), 'utf8')
    if (/useHotkeys\(|['"]keydown['"]/.test(text)) listening.push(relative(desk, join(parentPath, name)))
  }
  assert.deepEqual(listening.sort(), LISTENERS)
})
