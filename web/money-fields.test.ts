import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

/** Fields of figures, from their opening to their end. A field's props hold no other element. */
const FIELD = /<NumberInput\b[\s\S]*?\/>|<(?:TextInput|Input)\b[^>]*type="number"[\s\S]*?\/>/g
const MONEY = /amount|fee|cost|price|money|euro|€/i
/** A share of an amount is no amount, and neither is a number of things. */
const SHARES = /\w+_(?:rate|percent)\b/g
const WHOLE = 'allowDecimal={false}'

const moneyFields = (source: string): string[] =>
  (source.match(FIELD) ?? []).filter((field) => MONEY.test(field.replace(SHARES, '')) && !field.includes(WHOLE))

test('money is typed into the one field for it, never into one for figures', () => {
  const files = globSync('{operator,shared}/**/*.tsx', { cwd: import.meta.dirname })
  const sources = files.map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')] as const)
  assert.ok(sources.some(([, source]) => source.includes('<NumberInput')))
  assert.deepEqual(
    sources.flatMap(([file, source]) => moneyFields(source).map((field) => `${file}: ${field}`)),
    [],
  )
})

test('a field of figures is known as one for money by what it names', () => {
  assert.equal(moneyFields("<NumberInput {...form.getInputProps('amount')} />").length, 1)
  assert.equal(moneyFields('<NumberInput\n  label="x"\n  leftSection="€"\n/>').length, 1)
  assert.equal(moneyFields('<TextInput type="number" {...props("costs_awarded")} />').length, 1)
  assert.equal(moneyFields("<NumberInput max={FIELDS.success_fee_rate.max * 100} {...days('interval')} />").length, 0)
})
