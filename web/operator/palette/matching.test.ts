import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMeant } from './matching.ts'

test('all words of what is typed are in the label, in any order, with or without umlauts', () => {
  for (const typed of ['', ' ', 'umsatz', 'UMSATZ beteil', 'beteiligung umsatz'])
    assert.equal(isMeant('Umsatzbeteiligung', typed), true, typed)
  assert.equal(isMeant('Gläubiger', 'glaubiger'), true)
  assert.equal(isMeant('Gläubiger', 'Gläubiger'.normalize('NFD')), true)
  assert.equal(isMeant('Umsatzbeteiligung', 'umsatz bank'), false)
})
