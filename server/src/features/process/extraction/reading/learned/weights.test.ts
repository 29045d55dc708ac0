import assert from 'node:assert/strict'
import { stat } from 'node:fs/promises'
import { test } from 'node:test'
import weights from './weights.json' with { type: 'json' }

const BYTES_MAX = 200_000
const FAMILIES_LEAST = 60
const DOCUMENTS_LEAST = 3_000

test('the weights are small, and say what they were trained with and how well that went', async () => {
  const { size } = await stat(new URL('weights.json', import.meta.url))
  assert.ok(size <= BYTES_MAX, `${size} bytes`)
  assert.match(weights.version, /^[\da-f]{12}$/)
  for (const [name, report] of Object.entries(weights.report)) {
    assert.ok(report.documents >= DOCUMENTS_LEAST && report.families >= FAMILIES_LEAST, name)
    assert.ok(report.right > report.by_rules, `${name} is read better than by the rules alone`)
  }
})

test('every tree asks for features that there are, and has a leaf for every answer', () => {
  for (const { features, trees } of Object.values(weights.models))
    for (const tree of trees) {
      assert.equal(tree.thresholds.length, tree.features.length)
      assert.equal(tree.leaves.length, tree.features.length + 1)
      assert.ok(tree.features.every((feature) => feature >= -1 && feature < features.length))
    }
})
