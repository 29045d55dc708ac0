import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { COLUMN_NAMES, columnOf, definitionOf } from '../src/columns.ts'
import { plainHeading } from '../src/headings.ts'
import { columnsMarkdown } from '../src/template.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  maxLength?: number
  enum?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
const document = JSON.parse(readFileSync(new URL('../../openapi/partner.json', import.meta.url), 'utf8'))
const schemas: Record<string, Schema> = document.components.schemas

const resolved = (schema: Schema): Schema =>
  schema.$ref ? (schemas[schema.$ref.split('/').at(-1) as string] as Schema) : schema

/** The field of an item that a path names, whichever form of its part has it. */
function fieldAt(schema: Schema, [name, ...rest]: readonly string[]): Schema | undefined {
  const whole = resolved(schema)
  if (name === undefined) return whole
  if (whole.anyOf) return whole.anyOf.map((one) => fieldAt(one, [name, ...rest])).find((found) => found)
  if (whole.items) return fieldAt(whole.items, rest)
  return whole.properties?.[name] && fieldAt(whole.properties[name], rest)
}

const CHANNEL = /^debtor\.communication_channels\.\w+$/

test('every column is a field of the bulk call, and takes as much as the field', () => {
  for (const column of COLUMN_NAMES) {
    const definition = definitionOf(column)
    const path = definition.path.replace(CHANNEL, 'debtor.communication_channels.0.value')
    const field = fieldAt(schemas.BulkItem as Schema, path.split('.'))
    assert.ok(field, `${column}: ${path}`)
    if ('max' in definition) assert.equal(definition.max, field.maxLength, column)
    if (definition.kind === 'choice')
      assert.deepEqual([...new Set(Object.values(definition.words))].sort(), [...(field.enum ?? [])].sort(), column)
    const type = [field.type].flat()[0]
    const wanted = { amount: 'number', yes_no: 'boolean' } as Record<string, string>
    assert.equal(type, wanted[definition.kind] ?? 'string', column)
    if (definition.kind === 'day') assert.equal(field.format, 'date', column)
  }
})

test('a heading means one column, in German, in English and by its name', () => {
  const taken = new Map<string, string>()
  for (const column of COLUMN_NAMES) {
    const { de, en, more = '' } = definitionOf(column)
    for (const heading of [column, de, en, ...more.split(' ')].map(plainHeading).filter(Boolean)) {
      assert.ok([undefined, column].includes(taken.get(heading) as typeof column), `${heading}: ${column}`)
      taken.set(heading, column)
      assert.equal(columnOf(heading), column)
    }
  }
  for (const heading of ['FÄLLIG AM', 'Faellig am', 'fallig_am', 'Due date'])
    assert.equal(columnOf(heading), 'invoice.invoice_due_date')
  assert.equal(columnOf('Glaeubiger'), 'customer.name')
  assert.equal(columnOf('Farbe'), undefined)
})

test('the guide shows the columns as they are', () => {
  const guide = readFileSync(new URL('../../docs/import.md', import.meta.url), 'utf8')
  assert.ok(guide.includes(columnsMarkdown()), `docs/import.md needs this table:\n\n${columnsMarkdown()}`)
})
