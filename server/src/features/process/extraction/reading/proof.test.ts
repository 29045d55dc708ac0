import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed } from '../../../../../test/printed-page.ts'
import type { Proof } from './fields.ts'
import { readInvoice } from './read-invoice.ts'

type Case = { art: string; net: [number, Proof | undefined] | null; gross: [number, Proof | undefined] }

const CASES: Record<string, Case> = {
  'net and tax': {
    art: `Nettobetrag    100,00 €\nUSt            20,00 €\nGesamtbetrag   120,00 €`,
    net: [10_000, 'net_plus_tax'],
    gross: [12_000, 'net_plus_tax'],
  },
  'two taxes': {
    art: `Nettobetrag    150,00 €\nUSt 20 %       20,00 €\nUSt 10 %       5,00 €\nGesamtbetrag   175,00 €`,
    net: [15_000, 'tax_groups'],
    gross: [17_500, 'tax_groups'],
  },
  'a rate without its tax': {
    art: `Nettobetrag    100,00 €\nzzgl. 20 % Umsatzsteuer\nGesamtbetrag   120,00 €`,
    net: [10_000, 'net_plus_rate'],
    gross: [12_000, 'net_plus_rate'],
  },
  'the tax in the gross amount': {
    art: `Gesamtbetrag    120,00 €\nDarin enthaltene USt 20 %   20,00 €`,
    net: null,
    gross: [12_000, 'net_plus_rate'],
  },
  'items that add up': {
    art: `Bohrer                 70,00 €\nHammer                 30,00 €\nGesamtbetrag          100,00 €\nGemäß § 6 Abs. 1 Z 27 UStG umsatzsteuerfrei`,
    net: [10_000, 'line_items'],
    gross: [10_000, 'line_items'],
  },
  'nothing but a label': { art: 'Gesamtbetrag    120,00 €', net: null, gross: [12_000, undefined] },
}

test('each amount says which sum proves it, and only a proven one is nearly certain', () => {
  for (const [name, { art, net, gross }] of Object.entries(CASES)) {
    const { fields, doubts } = readInvoice(printed(`Rechnung Nr. 17       Datum: 03.05.2026\n\n${art}`))
    const told = (field: 'invoice_amount_net' | 'invoice_amount_gross') => {
      const reading = fields[field]
      return reading ? [reading.value, reading.proof] : null
    }
    assert.deepEqual(told('invoice_amount_gross'), gross, name)
    assert.deepEqual(told('invoice_amount_net'), net, name)
    const confidence = fields.invoice_amount_gross?.confidence ?? 0
    assert.ok(confidence <= (gross[1] ? 0.98 : 0.89), name)
    assert.deepEqual(doubts, [], name)
  }
})

test('a gross amount below net and tax is refused', () => {
  const doubtsOf = (art: string) => readInvoice(printed(`Rechnung Nr. 17\n\n${art}`)).doubts
  const low = `Nettobetrag    100,00 €\nUSt 20 %       20,00 €\nRechnungsbetrag brutto   110,00 €`
  assert.deepEqual(doubtsOf(low), ['sums_disagree'])
  assert.deepEqual(doubtsOf(low.replace('110,00', '120,01')), [])
  assert.deepEqual(doubtsOf(low.replace('110,00', '119,99')), [])
  const untaxed =
    'Betrag netto: 100,00 €\nEndbetrag: 100,00 €\nGemäß § 19 UStG wird keine Umsatzsteuer berechnet.\nBitte zahlen Sie 100,00 €'
  assert.deepEqual(doubtsOf(untaxed), [])
})

test('a sum whose separators are lost is read by its digits, where the others prove it', () => {
  const valuesIn = (net: string, gross: string) => {
    const art = `Rechnung Nr. 17\n\nNettobetrag    ${net}\nUSt 20 %     200,00 EUR\nRechnungsbetrag   ${gross}`
    const { fields } = readInvoice(printed(art, { confidence: 0.95 }))
    return [fields.invoice_amount_net?.value, fields.invoice_amount_gross?.value, fields.invoice_amount_gross?.proof]
  }
  const right = [100_000, 120_000, 'net_plus_tax']
  assert.deepEqual(valuesIn('1.000,00 EUR', '1.200,00 EUR'), right)
  for (const gross of ['120000', '1.20000', '120000 EUR', '12.0000'])
    assert.deepEqual(valuesIn('1.000,00 EUR', gross), right, gross)
  for (const net of ['100000', '1.00000']) assert.deepEqual(valuesIn(net, '1.200,00 EUR'), right, net)
  assert.notEqual(valuesIn('1.000,00 EUR', '130000')[1], 130_000)
})
