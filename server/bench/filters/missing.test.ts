import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeDocuments } from '../../src/app/write-openapi.ts'
import { listFaults } from './missing.ts'

type Documents = Parameters<typeof listFaults>[0]
const documents = Object.values(await makeDocuments()) as unknown as Documents

test('every filter of every list is measured with very many rows, a few and none, or says why not', () => {
  assert.deepEqual(listFaults(documents), [])
})

test('a filter that somebody adds is missed', () => {
  const path = '/openapi/claims'
  const added = { paths: { [path]: { get: { parameters: [{ name: 'colour', in: 'query' }] } } } }
  const faults = listFaults([...documents, added])
  assert.ok(faults.includes(`${path}: nobody measures colour, and no reason is given`))
  assert.ok(faults.includes(`${path}: there is no filter status`), 'a filter that is gone is told too')
})
