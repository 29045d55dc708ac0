import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvText, harmless } from './csv.ts'

test('a cell is quoted where it would break its row', () => {
  const rows = [['a;b', 'a,b', 'say "x"', 'two\nlines', 'plain']]
  assert.equal(csvText(rows, ';'), '\ufeff"a;b";a,b;"say ""x""";"two\nlines";plain\r\n')
  assert.equal(csvText(rows, ','), '\ufeffa;b,"a,b","say ""x""","two\nlines",plain\r\n')
})

test('a text that begins like a formula is shown, not run', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM', ' =1', '\t=1', '＝1', '\r'])
    assert.equal(harmless(text), `'${text}`, JSON.stringify(text))
  for (const text of ['Huber GmbH', 'a=b', '1-2', '']) assert.equal(harmless(text), text)
})
