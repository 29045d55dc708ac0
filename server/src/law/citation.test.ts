import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cited, FIXED } from './citation.ts'

test('German papers cite paragraphs of the law with Abs., English ones with brackets', () => {
  assert.equal(cited('§§ 280 (2), 286 BGB', 'de'), '§§ 280 Abs. 2, 286 BGB')
  assert.equal(cited('§ 288 (1) BGB', 'en'), '§ 288 (1) BGB')
  assert.equal(cited('§ 13e RDG, VV 2300 RVG', 'de'), '§ 13e RDG, Nr. 2300 VV RVG')
  assert.equal(cited('§ 34 GKG, KV 1100', 'de'), '§ 34 GKG, Nr. 1100 KV GKG')
  assert.equal(cited('§ 3 Z 2 BGBl. Nr. 141/1996', 'de'), '§ 3 Z 2 BGBl. Nr. 141/1996')
})

test('what interest rests on that is fixed is said in the language of the reader', () => {
  assert.deepEqual(
    [cited(FIXED.closure, 'de'), cited(FIXED.title, 'de')],
    ['bis zum Abschluss des Falls berechnet', 'vom Gericht zugesprochen'],
  )
  assert.deepEqual(
    [cited(FIXED.closure, 'en'), cited(FIXED.title, 'en')],
    ['calculated up to the closing of the case', 'awarded by the court'],
  )
})
