import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isStranger } from './strangers.ts'

const DEBTOR = { names: ['Maria Huber'], ibans: ['AT611904300234573201'] }
const payer = (payer_name: string | null, text = 'Rechnung MW2600012349', payer_iban: string | null = null) => ({
  ...{ payer_name, text, payer_iban },
})

test('only who is plainly somebody else is a stranger', () => {
  for (const one of ['PayPal Europe', 'Franz Gruber', 'Sozialamt der Stadt Wien'])
    assert.equal(isStranger(payer(one), DEBTOR), true, one)
  for (const one of ['Huber Maria', 'HUBER M.', 'Josef Huber', 'Maria Gruber', 'Hubner', 'Mag. Hueber', '', null])
    assert.equal(isStranger(payer(one), DEBTOR), false, String(one))
  assert.equal(isStranger(payer('Franz Gruber', 'für Maria Huber'), DEBTOR), false, 'named in the text')
  assert.equal(isStranger(payer('Franz Gruber', '', 'AT611904300234573201'), DEBTOR), false, 'from the known account')
  assert.equal(isStranger(payer('Franz Gruber'), { names: [], ibans: [] }), false, 'nobody to compare with')
  assert.equal(isStranger(payer('Franz Gruber'), { names: ['GmbH'], ibans: [] }), false, 'a name without words')
})
