import { after, test } from 'node:test'
import { openTools } from '../../test/tools.ts'
import { openPress } from './pdf.ts'
import { assertReadable } from './readable.ts'
import { chooseFamilies } from './run.ts'

const press = openPress()
after(() => press.close())

test('invoices of several languages and fonts become files that can be read', async () => {
  const families = chooseFamilies(
    ['de-craft-window', 'de-wholesale-mono', 'ch-trustee', 'gb-builder', 'fr-craft'],
    null,
  )
  for (const family of families) await assertReadable(press, openTools().pdf_reader, family)
})
