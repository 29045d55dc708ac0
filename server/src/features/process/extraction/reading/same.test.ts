import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPlainlyOther, isSameNumber, isSameParty } from './same.ts'

test('a number with more or less around it, or letters that look like figures, is the same', () => {
  for (const [a, b] of [
    ['R-2026/17', 'R 2026 17'],
    ['2026-017', 'RE2026-017'],
    ['Nr. 4711', '4711'],
    ['R-0017', 'R-17'],
    ['INV-1O5', 'INV-105'],
    ['re 88/a', 'RE-88A'],
  ] as const)
    assert.ok(isSameNumber(a, b), `${a} ${b}`)
  for (const [a, b] of [
    ['R-2026-17', 'R-2026-18'],
    ['17', '2026-17-4'],
    ['4711', '4712'],
    ['10', '100'],
  ] as const)
    assert.ok(!isSameNumber(a, b), `${a} ${b}`)
})

test('legal forms, umlauts, case, order, additions and short forms make no other party', () => {
  for (const [a, b] of [
    ['Müller GmbH', 'MUELLER GES.M.B.H.'],
    ['Eva Moser', 'Moser Eva'],
    ['Frau Mag. Eva Moser', 'Eva Moser-Huber'],
    ['Huber Bau GmbH', 'Baumeister Huber e.U.'],
    ['Tischlerei Eder GmbH & Co. KG', 'Eder'],
    ['Bayerische Motoren Werke AG', 'BMW'],
    ['Sonnenschein Handels GmbH', 'Sonnenscheln Handels GmbH'],
    ['Stadtwerke Linz', 'Linz AG'],
    ['Größe & Söhne OHG', 'Groesse u. Soehne'],
    ['GmbH', 'Huber'],
  ] as const)
    assert.ok(!isPlainlyOther(a, b), `${a} ${b}`)
  for (const [a, b] of [
    ['Huber GmbH', 'Tischlerei Eder GmbH'],
    ['Berger Bau GmbH', 'Huber Bau GmbH'],
    ['Max Maier', 'Eva Moser'],
    ['Austria Service GmbH', 'Kontor Handels GmbH'],
  ] as const)
    assert.ok(isPlainlyOther(a, b) && isPlainlyOther(b, a), `${a} ${b}`)
})

test('a party is only recognised by all words of its name', () => {
  assert.ok(isSameParty('Berger Bau GmbH', 'Berger'))
  assert.ok(isSameParty('Eva Moser', 'Frau Eva Maria Moser'))
  assert.ok(!isSameParty('Eva Moser', 'Max Moser'))
  assert.ok(!isSameParty('GmbH', ''))
})
