import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerSchema } from './schema-of.ts'

const answer = (schema: object) => ({ responses: { 201: { content: { 'application/json': { schema } } } } })
const DOCUMENT = {
  paths: {
    '/claims/{id}': { post: answer({ type: 'string' }) },
    '/claims/bulk': { post: answer({ $ref: '#/components/schemas/Answer' }) },
  },
  components: {
    schemas: {
      Answer: { title: 'Answer', properties: { description: { $ref: '#/components/schemas/Word' } } },
      Word: { type: 'string', description: 'What is said.' },
    },
  },
}

test('the schema of an answer is found by its path and holds all that it refers to', () => {
  const asked = (path: string) => answerSchema(DOCUMENT, { method: 'POST', path, status: 201 })
  assert.deepEqual(asked('/claims/bulk?x=1'), { properties: { description: { type: 'string' } } })
  assert.deepEqual(asked('/claims/17'), { type: 'string' })
  assert.throws(() => asked('/claims'), /no answer 201 of POST \/claims/)
})
