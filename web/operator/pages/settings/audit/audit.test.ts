import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { AUDIT_GROUPS } from '../search.ts'
import { dayBefore } from './days.ts'
import { FIELDS } from './fields.ts'

type Schema = { $ref?: string; anyOf?: Schema[]; properties?: Record<string, Schema> }
type Group = { name: string; schema: { anyOf?: { const: string }[]; enum?: string[] } }
const document = JSON.parse(readFileSync(new URL('../../../../../openapi/operator.json', import.meta.url), 'utf8'))
const schemas = document.components.schemas as Record<string, Schema>

/** The names of a body's fields; those of an inner object as `outer.inner`. */
function namesOf({ $ref, anyOf, properties }: Schema, prefix = ''): string[] {
  if ($ref) return namesOf(schemas[$ref.split('/').at(-1) as string] as Schema, prefix)
  if (anyOf) return anyOf.flatMap((one) => namesOf(one, prefix))
  if (!properties) return [prefix.slice(0, -1)]
  return Object.entries(properties).flatMap(([name, inner]) => namesOf(inner, `${prefix}${name}.`))
}

/** Amounts are stored as cents, and a password is an entry of its own. */
const STORED: Readonly<Record<string, string>> = {
  filing_fee: 'filing_fee_cents',
  minimum_claim_amount: 'minimum_claim_cents',
  installment_min_amount: 'installment_min_cents',
}
const isTold = (name: string): boolean => name !== 'password'

const said = (words: object, name: string): unknown =>
  name.split('.').reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], words)

test('every setting that can be changed has a word in both languages', () => {
  const names = ['OrganizationPatch', 'PartnerPatch', 'OperatorPatch', 'TeamCustomerPatch'].flatMap((body) =>
    namesOf(schemas[body] as Schema),
  )
  const settings = [...new Set(names)].filter(isTold).map((name) => STORED[name] ?? name)
  assert.ok(settings.length > 40)
  for (const language of ['de', 'en'] as const)
    assert.deepEqual(
      settings.filter((name) => typeof said(FIELDS[language], name) !== 'string'),
      [],
      language,
    )
})

test('the page knows every group of the log', () => {
  const parameters = document.paths['/api/operator/audit'].get.parameters as Group[]
  const { anyOf, enum: listed } = parameters.find(({ name }) => name === 'group')?.schema ?? {}
  const groups = listed ?? anyOf?.map((one) => one.const) ?? []
  assert.deepEqual([...AUDIT_GROUPS].sort(), [...groups].sort())
})

test('days are those of Vienna', () => {
  assert.equal(dayBefore(0, Date.parse('2026-05-14T22:30:00Z')), '2026-05-15')
  assert.equal(dayBefore(7, Date.parse('2026-05-14T12:00:00Z')), '2026-05-07')
})
