import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BareModel, ciiXml, SIMPLE, ublXml } from '../../../../../../test/bare-invoices.ts'
import digest from './digest.ts'

const RATES: BareModel = {
  lines: [
    { name: 'Bücher', net: '200.00', rate: '7', quantity: '10', price: '20.00' },
    { name: 'Regal', net: '300.00', rate: '19', quantity: '1', price: '300.00' },
    { name: 'Porto', net: '5.05', rate: '0', quantity: '1', price: '5.05' },
  ],
  reductions: [
    { is_charge: false, amount: '50.00', reason: 'Treuerabatt', rate: '19' },
    { is_charge: true, amount: '10.00', reason: 'Verpackung', rate: '19' },
  ],
  taxes: [
    { rate: '7', basis: '200.00', tax: '14.00' },
    { rate: '19', basis: '260.00', tax: '49.40' },
    { rate: '0', basis: '5.05', tax: '0.00' },
  ],
  totals: {
    ...{ lines: '505.05', allowances: '50.00', charges: '10.00', net: '465.05', tax: '63.40', gross: '528.45' },
    ...{ prepaid: '100.00', rounding: '-0.05', payable: '428.40' },
  },
}

const both = (model: BareModel) => [digest(ciiXml(model)), digest(ublXml(model))]

test('both syntaxes say the same, and with right sums nothing is wrong', () => {
  for (const model of [SIMPLE, RATES]) {
    const [cii, ubl] = both({ ...model, notes: ['Vielen Dank'], terms: 'Sofort' })
    assert.deepEqual(cii?.faults, [])
    assert.ok(cii && ubl)
    const { syntax: _c, root: _d, ...of_cii } = cii.invoice
    const { syntax: _u, root: _v, ...of_ubl } = ubl.invoice
    assert.deepEqual(of_cii, of_ubl)
    assert.deepEqual({ ...cii, invoice: null }, { ...ubl, invoice: null })
  }
})

test('everything that a page shows is read', () => {
  const { invoice, kind, tax_cents, payable_cents, line_count } =
    digest(ciiXml({ ...RATES, notes: ['A', 'B'] })) ?? assert.fail()
  assert.deepEqual([kind, tax_cents, payable_cents, line_count], ['invoice', 6340, 42840, 3])
  assert.partialDeepStrictEqual(invoice, {
    ...{ number: 'XR-2026-17', issue_date: '2026-03-02', due_date: '2026-03-31', currency: 'EUR', type_code: '380' },
    seller: { name: 'Dach & Wand GmbH', address: ['Lindengasse 12', '1070 Wien', 'AT'], vat_id: 'ATU12345678' },
    delivered: ['2026-02-27'],
    payment: {
      terms: ['Zahlbar binnen 29 Tagen ohne Abzug'],
      reference: 'XR 17',
      accounts: [{ iban: 'AT611904300234573201' }],
    },
    notes: ['A', 'B'],
  })
  assert.deepEqual(invoice.reductions[0], { is_charge: false, amount_cents: 5000, reason: 'Treuerabatt' })
  assert.partialDeepStrictEqual(invoice.lines[0], {
    ...{ id: '1', name: 'Bücher', quantity: '10', unit: 'HUR', price: '20.00', tax_percent: '7', net_cents: 20000 },
  })
})

test('each wrong sum is a fault of its own, with what the file says and what its parts give', () => {
  const totals = (change: BareModel['totals']): BareModel => ({ ...RATES, totals: { ...RATES.totals, ...change } })
  const cases: [string, BareModel, unknown[]][] = [
    [
      'the lines',
      totals({ lines: '505.15', net: '465.15', gross: '528.55', payable: '428.50' }),
      [
        ['line_total', 50515, 50505, null],
        ['tax_basis', 46515, 46505, null],
      ],
    ],
    [
      'the allowances',
      totals({ allowances: '40.00' }),
      [
        ['allowance_total', 4000, 5000, null],
        ['net', 46505, 47505, null],
      ],
    ],
    [
      'the charges',
      totals({ charges: '0.00' }),
      [
        ['charge_total', 0, 1000, null],
        ['net', 46505, 45505, null],
      ],
    ],
    ['the gross amount', totals({ gross: '528.44', payable: '428.39' }), [['gross', 52844, 52845, null]]],
    ['what is payable', totals({ payable: '528.45' }), [['payable', 52845, 42840, null]]],
    ['the tax', totals({ tax: '63.00', gross: '528.05', payable: '428.00' }), [['tax_total', 6300, 6340, null]]],
    [
      'a group of taxes',
      {
        ...totals({ tax: '114.00', gross: '579.05', payable: '479.00' }),
        taxes: [
          RATES.taxes[0] as BareModel['taxes'][0],
          { rate: '19', basis: '260.00', tax: '100.00' },
          RATES.taxes[2] as BareModel['taxes'][0],
        ],
      },
      [['tax_group', 10000, 4940, '19']],
    ],
  ]
  for (const [name, model, expected] of cases)
    for (const found of both(model))
      assert.deepEqual(
        found?.faults.map(({ code, stated_cents, reckoned_cents, percent }) => [
          code,
          stated_cents,
          reckoned_cents,
          percent,
        ]),
        expected,
        `${name}, ${found?.invoice.syntax}`,
      )
})

test('what rounding does, and a sign before an allowance, is no fault', () => {
  const near = (tax: string, gross: string) => ({
    ...SIMPLE,
    taxes: [{ rate: '20', basis: '100.00', tax }],
    totals: { ...SIMPLE.totals, tax, gross, payable: gross },
  })
  const codes = (model: BareModel) => both(model).map((found) => found?.faults.map(({ code }) => code))
  assert.deepEqual(codes(near('20.02', '120.02')), [[], []])
  assert.deepEqual(codes(near('20.03', '120.03')), [['tax_group'], ['tax_group']])
  const thirds = Array.from({ length: 3 }, () => ({ name: 'Drittel', net: '33.3333', rate: '20' }))
  assert.deepEqual(codes({ ...SIMPLE, lines: thirds }), [[], []])
  const cent_less = [{ name: 'Aus Bruttopreisen', net: '99.99', rate: '20' }]
  assert.deepEqual(codes({ ...SIMPLE, lines: cent_less }), [[], []])
  const signed = RATES.reductions?.map((one) => ({ ...one, amount: one.is_charge ? one.amount : `-${one.amount}` }))
  assert.deepEqual(codes({ ...RATES, ...(signed ? { reductions: signed } : {}) }), [[], []])
})

test('the smallest profiles state few sums, and what they do not state is not wrong', () => {
  const { gross, net, tax, payable } = SIMPLE.totals as Required<BareModel['totals']>
  for (const found of both({ lines: [], taxes: [], totals: { gross, net, tax, payable } }))
    assert.deepEqual(found?.faults, [])
  const [cii] = both({ lines: [], taxes: [], totals: { gross } })
  assert.deepEqual([cii?.faults, cii?.payable_cents], [[], 12000])
})

test('what an invoice needs is missed, and an amount that is none is told', () => {
  const codes = (model: BareModel) => both(model).map((found) => found?.faults.map(({ code }) => code))
  const without = (change: Partial<BareModel>) => codes({ ...SIMPLE, ...change })
  assert.deepEqual(without({ number: null }), [['number_missing'], ['number_missing']])
  assert.deepEqual(without({ issued: null }), [['issue_date_missing'], ['issue_date_missing']])
  assert.deepEqual(without({ currency: null }), [['currency_missing'], ['currency_missing']])
  assert.deepEqual(without({ currency: 'Euro' }), [['currency_missing'], ['currency_missing']])
  const { gross: _, ...rest } = SIMPLE.totals
  assert.deepEqual(without({ totals: rest }), [['gross_missing'], ['gross_missing']])
  for (const payable of ['120,00', '1e3', '99999999999.00', ''])
    assert.deepEqual(
      without({ totals: { ...SIMPLE.totals, payable } })[0],
      payable === '' ? [] : ['amount_unreadable'],
      payable,
    )
})

test('the kind of a document is told by its root and its type code', () => {
  const kinds: [string | null, string, string][] = [
    ['380', 'invoice', 'invoice'],
    ['326', 'partial_invoice', 'partial_invoice'],
    ['384', 'corrected_invoice', 'corrected_invoice'],
    ['386', 'prepayment_invoice', 'prepayment_invoice'],
    ['389', 'self_billed_invoice', 'self_billed_invoice'],
    ['875', 'invoice', 'invoice'],
    ['381', 'credit_note', 'credit_note'],
    ['261', 'credit_note', 'credit_note'],
    ['325', 'pro_forma', 'pro_forma'],
    ['220', 'other', 'other'],
    ['constructor', 'other', 'other'],
    [null, 'other', 'invoice'],
  ]
  for (const [type_code, cii, ubl] of kinds)
    assert.deepEqual(
      both({ ...SIMPLE, type_code }).map((found) => found?.kind),
      [cii, ubl],
      String(type_code),
    )
  const note = digest(ublXml({ ...SIMPLE, type_code: '380' }, 'CreditNote'))
  assert.deepEqual([note?.kind, note?.faults, note?.invoice.lines.length], ['credit_note', [], 2])
})

test('of amounts in two currencies those in the own one count', () => {
  const cii = ciiXml(SIMPLE).replace(
    '<ram:TaxTotalAmount',
    '<ram:TaxTotalAmount currencyID="USD">999.00</ram:TaxTotalAmount><ram:TaxTotalAmount',
  )
  const ubl = ublXml(SIMPLE).replace(
    '<cac:TaxTotal>',
    '<cac:TaxTotal><cbc:TaxAmount currencyID="USD">999.00</cbc:TaxAmount></cac:TaxTotal><cac:TaxTotal>',
  )
  for (const text of [cii, ubl]) assert.deepEqual([digest(text)?.tax_cents, digest(text)?.faults], [2000, []])
})

test('headings and remarks among the lines add nothing, and freight is a charge', () => {
  const heading = ciiXml(SIMPLE).replace(
    '<ram:LineID>1</ram:LineID>',
    '<ram:LineID>1</ram:LineID><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>',
  )
  assert.deepEqual(
    digest(heading)?.faults.map(({ code, reckoned_cents }) => [code, reckoned_cents]),
    [['line_total', 2000]],
  )
  const { lines, taxes } = SIMPLE
  const freighted = {
    lines,
    taxes: [{ ...taxes[0], basis: '110.00', tax: '22.00' } as BareModel['taxes'][0]],
    totals: { lines: '100.00', charges: '10.00', net: '110.00', tax: '22.00', gross: '132.00', payable: '132.00' },
  }
  const freight =
    '<ram:SpecifiedLogisticsServiceCharge><ram:Description>Fracht</ram:Description><ram:AppliedAmount>10.00</ram:AppliedAmount></ram:SpecifiedLogisticsServiceCharge>'
  const found = digest(
    ciiXml(freighted).replace('<ram:SpecifiedTradePaymentTerms>', `${freight}<ram:SpecifiedTradePaymentTerms>`),
  )
  assert.deepEqual([found?.faults, found?.invoice.reductions[0]?.reason], [[], 'Fracht'])
})

test('other, broken and hostile XML is no e-invoice, and long texts are cut', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;">]>`
  const deep = '<a>'.repeat(5_000)
  for (const text of [
    '',
    'no xml',
    '<a/>',
    '<Invoice><a></Invoice>',
    '<Invoice xmlns="urn:shop"><Total>5</Total></Invoice>',
    `${bomb}${ublXml(SIMPLE).replace(/^<\?xml.*\n/, '')}`,
    ublXml({ ...SIMPLE, more: `${deep}${deep.replaceAll('<', '</')}` }),
    `<Invoice>${' '.repeat(12_000_001)}</Invoice>`,
    '<!DOCTYPE a SYSTEM "file:///etc/passwd"><Invoice/>',
  ])
    assert.equal(digest(text), null, text.slice(0, 60))
  const long = digest(
    ublXml({ ...SIMPLE, seller: 'x'.repeat(5_000), notes: Array(80).fill('y'.repeat(9_000)), number: 'n'.repeat(400) }),
  )
  assert.deepEqual([long?.invoice.seller.name?.length, long?.invoice.number?.length], [255, 255])
  assert.deepEqual([long?.invoice.notes.length, long?.invoice.notes[0]?.length], [50, 2_000])
  const many = Array.from({ length: 2_500 }, (_, at) => ({ name: `P ${at}`, net: '1.00', rate: '20' }))
  const found = digest(ciiXml({ ...SIMPLE, lines: many, totals: { ...SIMPLE.totals, lines: '2500.00' } }))
  assert.deepEqual([found?.invoice.lines.length, found?.line_count], [500, 2_500])
  assert.ok(!found?.faults.some(({ code }) => code === 'line_total'), 'the sum is of all lines')
})
