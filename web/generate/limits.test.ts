import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { LIMITS as FIELDS } from '../shared/api/limits.generated.ts'
import { LIMITS, limitsText, makeLimits } from './limits.ts'

test('field limits match the interface document', async () => {
  assert.equal(await readFile(LIMITS, 'utf8'), await makeLimits(), 'npm run openapi writes them anew')
})

test('a field that no body has does not compile', () => {
  assert.equal(FIELDS.PartnerCreate.name.maxLength, 255)
  // @ts-expect-error: a partner has no such field.
  assert.equal(FIELDS.PartnerCreate.nickname, undefined)
})

test('limits use input attribute names, follow references, lists and objects, and cover only bodies', () => {
  const text = { type: 'string', maxLength: 9 }
  const document = {
    paths: { '/a': { post: { requestBody: { content: { json: { schema: { $ref: '#/x/Sent' } } } } }, get: {} } },
    components: {
      schemas: {
        Sent: {
          properties: {
            text,
            share: { type: 'number', minimum: 0, maximum: 1 },
            free: { type: 'boolean' },
            lines: { type: 'array', maxItems: 3, items: { $ref: '#/x/Line' } },
          },
        },
        Line: { properties: { word: text } },
        Answered: { properties: { text } },
      },
    },
  }
  const [, json = ''] = /LIMITS = (.*) as const/s.exec(limitsText(document)) ?? []
  assert.deepEqual(JSON.parse(json), {
    Sent: { text: { maxLength: 9 }, share: { min: 0, max: 1 }, lines: { max: 3, word: { maxLength: 9 } } },
  })
})
