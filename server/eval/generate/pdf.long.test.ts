import { after, test } from 'node:test'
import { openTools } from '../../test/tools.ts'
import { FAMILIES } from './families.ts'
import { openPress } from './pdf.ts'
import { assertReadable } from './readable.ts'

const press = openPress()
after(() => press.close())

for (const family of FAMILIES) {
  test(`${family.name} becomes a file whose text holds the number and the amount`, () =>
    assertReadable(press, openTools().pdf_reader, family))
}
