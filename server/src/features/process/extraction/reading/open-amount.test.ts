import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printed } from '../../../../../test/printed-page.ts'
import { readInvoice } from './read-invoice.ts'

const bill = (...lines: string[]) =>
  readInvoice(
    printed(`
Rechnung Nr. 17                            Datum: 03.05.2026

Summe netto                                100,00 EUR
20 % USt                                    20,00 EUR
Gesamtbetrag brutto                        120,00 EUR
${lines.join('\n')}`),
  )

const doubts = (...lines: string[]) => bill(...lines).doubts

test('a bill that asks for what it comes to has nothing else open', () => {
  assert.deepEqual(doubts(), [])
  for (const line of [
    'Zahlbetrag                                 120,00 EUR',
    'Zu zahlen                                  120,01 EUR',
    'Amount due                                 120,00 EUR',
    'Net à payer                                120,00 EUR',
    'Bereits bezahlt                              0,00 EUR',
    'Zahlbar bis 17.05.2026 mit 2 % Skonto: 117,60 EUR zu zahlen',
    'Bei Zahlung binnen 7 Tagen zu zahlen       117,60 EUR',
    'Zu zahlen in 12 Raten                       10,00 EUR',
    'Alter Saldo                                 50,00 EUR',
    'Anzahlung 30 %                              36,00 EUR',
  ]) {
    assert.deepEqual(doubts(line), [], line)
  }
})

test('what is left after payments is another amount than the gross amount', () => {
  const cases: [string[], number][] = [
    [
      [
        'Anzahlung vom 01.04.2026                   -50,00 EUR',
        'Restbetrag                                  70,00 EUR',
      ],
      7_000,
    ],
    [
      [
        'abzgl. Akonto                               50,00 EUR',
        'Noch zu zahlen                              70,00 EUR',
      ],
      7_000,
    ],
    [
      [
        'abzüglich geleisteter Anzahlung             50,00 EUR',
        'Offener Betrag                              70,00 EUR',
      ],
      7_000,
    ],
    [
      [
        'Bereits bezahlt                             50,00 EUR',
        'Zahlbetrag                                  70,00 EUR',
      ],
      7_000,
    ],
    [
      [
        'Vorauszahlungen                             50,00 EUR',
        'Nachzahlung                                 70,00 EUR',
      ],
      7_000,
    ],
    [
      [
        'Teilzahlung vom 01.04.                      50,00 EUR',
        'Restforderung                               70,00 EUR',
      ],
      7_000,
    ],
    [['Noch offen                                  70,00 EUR'], 7_000],
    [
      [
        'Less deposit                               -50,00 EUR',
        'Balance due                                 70,00 EUR',
      ],
      7_000,
    ],
    [
      [
        'Amount paid                                 50,00 EUR',
        'Amount due                                  70,00 EUR',
      ],
      7_000,
    ],
    [['Outstanding balance                         70,00 EUR'], 7_000],
    [
      [
        'Acompte versé                               50,00 EUR',
        'Reste à payer                               70,00 EUR',
      ],
      7_000,
    ],
    [
      [
        'Acompte déduit                             -50,00 EUR',
        'Reste dû                                    70,00 EUR',
      ],
      7_000,
    ],
    [['Solde                                       70,00 EUR'], 7_000],
    [['Bereits bezahlt                             50,00 EUR'], 7_000],
    [['Anzahlung erhalten am 02.04.2026            50,00 EUR'], 7_000],
    [['abzgl. Ihrer Anzahlung                      50,00 EUR'], 7_000],
    [['Payments received                           50,00 EUR'], 7_000],
    [['Déjà payé                                   50,00 EUR'], 7_000],
  ]
  for (const [lines, open] of cases) {
    const reading = bill(...lines)
    assert.deepEqual([reading.doubts, reading.open_amount], [['open_amount_differs'], open], lines.join(' / '))
    assert.equal(reading.fields.invoice_amount_gross?.value, 12_000, lines.join(' / '))
  }
})

test('arrears of earlier bills that are asked for along with it count too', () => {
  for (const label of ['Zu zahlen      ', 'Offener Betrag ', 'Total due      ', 'Zahlbetrag     ']) {
    const reading = bill(
      'Rückstand aus früheren Rechnungen           80,00 EUR',
      `${label}                          200,00 EUR`,
    )
    assert.deepEqual([reading.doubts, reading.open_amount], [['open_amount_differs'], 20_000], label)
  }
})

test('a sum that was read as gross and holds arrears is in doubt too', () => {
  const art = `Invoice 17\nTotal incl. VAT   120.00 EUR\nOverdue balance   80.00 EUR\nTotal amount due   200.00 EUR`
  for (const text of [art, art.replace('Total incl. VAT', 'Charges subtotal')])
    assert.deepEqual(readInvoice(printed(text)).doubts, ['open_amount_differs'], text)
})

test('a deposit that was taken off before the tax is not taken off again', () => {
  const { doubts: found } = readInvoice(
    printed(`
Schlussrechnung Nr. 17
Leistung                                   500,00 EUR
abzgl. Anzahlung vom 01.04.2026           -400,00 EUR
Summe netto                                100,00 EUR
20 % USt                                    20,00 EUR
Gesamtbetrag brutto                        120,00 EUR`),
  )
  assert.deepEqual(found, [])
})

test('a bill that says that it is paid is paid', () => {
  for (const line of [
    'BEZAHLT',
    'Bezahlt am 05.05.2026',
    'PAID',
    'Paid in full',
    'Payé',
    'Facture acquittée',
    'Betrag dankend erhalten',
    'Betrag dankend erhalten am 05.05.2026.',
    'Betrag bar erhalten.',
    'Diese Rechnung wurde bereits beglichen.',
    'Der Rechnungsbetrag wurde am 05.05.2026 per Kreditkarte bezahlt.',
    'Die Rechnung ist bereits vollständig bezahlt.',
    'Bezahlt mit PayPal',
    'Zahlungsstatus: bezahlt',
    'Der Betrag von 120,00 EUR wurde am 05.05.26 bezahlt.',
    'This invoice has been paid.',
    'Paid by credit card',
    'Payment received with thanks.',
    'Offener Betrag                               0,00 EUR',
    'Balance due                                  0,00 EUR',
    'Bereits bezahlt                            120,00 EUR',
  ]) {
    assert.deepEqual(doubts(line), ['already_paid'], line)
  }
})

test('conditions, wishes and collections to come are no payments', () => {
  for (const line of [
    'Sollten Sie den Betrag bereits bezahlt haben, betrachten Sie dieses Schreiben als gegenstandslos.',
    'Wenn bereits bezahlt, nur zu den Akten legen.',
    'Falls die Rechnung schon beglichen wurde, danken wir.',
    'Die Ware bleibt unser Eigentum, bis sie vollständig bezahlt ist.',
    'Die Rechnung ist noch nicht bezahlt.',
    'Unbezahlt',
    'Der Betrag wird per Lastschrift eingezogen.',
    'Der Betrag wurde per Lastschrift eingezogen.',
    'Zahlungsart: Überweisung',
    'Die Rechnung kann mit Karte bezahlt werden.',
    'Please make sure that the invoice is paid within 14 days.',
    'If you have already paid, please ignore this letter.',
    'Unpaid',
    'Die Rate von 30,00 EUR wurde am 05.05.26 bezahlt.',
    'Must be paid by 17.05.2026',
    'Haben Sie unsere Lieferung erhalten?',
  ]) {
    assert.deepEqual(doubts(line), [], line)
  }
})
