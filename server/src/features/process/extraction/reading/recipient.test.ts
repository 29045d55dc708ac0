import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed } from '../../../../../test/printed-page.ts'
import digest from './digest.ts'
import { NOBODY_KNOWN } from './known-parties.ts'

const recipientIn = (art: string, top = 120) => digest(printed(art, { top }), NOBODY_KNOWN).recipient

test('the address below the recipient is taken apart', () => {
  const company =
    'Adler Handels GmbH · Ring 7 · 1010 Wien\n\nMoser & Söhne OG\nLange Gasse 4\n1080 Wien\n\n\nRechnung Nr. 17'
  assert.deepEqual(recipientIn(company), {
    name: 'Moser & Söhne OG',
    is_company: true,
    street: 'Lange Gasse 4',
    zip: '1080',
    city: 'Wien',
    country: '',
  })
  const person =
    'Adler Handels GmbH · Ring 7 · 1010 Wien\n\nEva Moser\nLange Gasse 4\nD-80331 München\n\n\nRechnung Nr. 17'
  assert.deepEqual(recipientIn(person), {
    name: 'Eva Moser',
    is_company: false,
    street: 'Lange Gasse 4',
    zip: '80331',
    city: 'München',
    country: 'DE',
  })
})

test('without an address only the name is known, and without a name nothing', () => {
  assert.deepEqual(recipientIn('Kunde: Eva Moser\n\nRechnung Nr. 1', 40), {
    name: 'Eva Moser',
    is_company: false,
    street: '',
    zip: '',
    city: '',
    country: '',
  })
  assert.equal(recipientIn('Rechnung Nr. 1', 40), null)
})
