import assert from 'node:assert/strict'
import { test } from 'node:test'
import { camtFile, type StatementEntry } from '../../../../../test/bank-statements.ts'
import { problemOf, readAll } from '../../../../../test/statement-reading.ts'
import type { ReadEntry } from './statement.ts'

const IBAN = 'DE89370400440532013000'
const PAYER = 'AT611904300234573201'
const VERSIONS = ['02', '08'] as const

const entriesOf = async (file: string): Promise<ReadEntry[]> => (await readAll(file)).flatMap(({ entries }) => entries)

async function readEntry(entry: Partial<StatementEntry>, version: '02' | '08' = '08'): Promise<ReadEntry> {
  const entries = await entriesOf(camtFile({ iban: IBAN, version, opening: 0, entries: [{ amount: 1_000, ...entry }] }))
  assert.equal(entries.length, 1)
  return entries[0] as ReadEntry
}

test('a statement of either version is read with all that it says', async () => {
  for (const version of VERSIONS) {
    const file = camtFile({
      version,
      iban: IBAN,
      id: '2026-03',
      opening: -5_000,
      opening_on: '2026-03-01',
      on: '2026-03-02',
      entries: [
        {
          amount: 12_345,
          value: '2026-03-03',
          text: 'Rechnung 4711 – M\u00fcller & S\u00f6hne',
          name: 'Erika M\u00fcller',
          iban: PAYER,
          bic: 'BKAUATWW',
          end_to_end_id: 'E2E-1',
          reference: 'BANK-1',
          message_id: 'MSG-1',
          batch_id: 'PMT-1',
        },
        { amount: -999, name: 'Druckerei', text: 'Papier' },
      ],
    })
    const [sheet] = await readAll(file)
    assert.deepEqual(sheet?.sheet, {
      format: `camt.053.001.${version}`,
      iban: IBAN,
      currency: 'EUR',
      bank_id: '2026-03',
      opening_cents: -5_000,
      closing_cents: 6_346,
      opening_on: '2026-03-01',
      closing_on: '2026-03-02',
    })
    const [credit, debit] = sheet?.entries ?? []
    assert.deepEqual(credit, {
      amount_cents: 12_345,
      booking_date: '2026-03-02',
      value_date: '2026-03-03',
      text: 'Rechnung 4711 – Müller & Söhne',
      payer_name: 'Erika Müller',
      payer_iban: PAYER,
      payer_bic: 'BKAUATWW',
      end_to_end_id: 'E2E-1',
      bank_reference: 'BANK-1',
      ordinal: 1,
      message_id: 'MSG-1',
      batch_id: 'PMT-1',
      is_return: false,
      return_reason: null,
      line: credit?.line,
    })
    assert.match(file.split('\n')[(credit?.line ?? 0) - 1] ?? '', /<TxDtls>/)
    assert.equal(debit?.amount_cents, -999)
    assert.equal(debit?.payer_name, 'Druckerei', 'of a debit, the one who was paid')
    assert.equal(debit?.end_to_end_id, null)
  }
})

test('a prefix of the namespace changes nothing', async () => {
  const file = camtFile({ iban: IBAN, opening: 0, entries: [{ amount: 100, text: 'a' }] })
  const prefixed = file.replace(/<(\/?)([A-Z])/g, '<$1ns2:$2').replace('xmlns=', 'xmlns:ns2=')
  assert.deepEqual(await entriesOf(prefixed), await entriesOf(file))
})

test('a batch is one entry for each payment, with its place in it', async () => {
  for (const version of VERSIONS) {
    const batch = {
      amount: 0,
      reference: 'BATCH',
      message_id: 'MSG',
      batch_id: 'PMT',
      payments: [
        { amount: 1_000, text: 'one', name: 'A' },
        { amount: 2_000, text: 'two', name: 'B', reference: 'OWN' },
      ],
    }
    const entries = await entriesOf(camtFile({ version, iban: IBAN, opening: 7, entries: [batch] }))
    const facts = entries.map(({ amount_cents, text, bank_reference, ordinal, message_id, batch_id }) => [
      ...[amount_cents, text, bank_reference, ordinal, message_id, batch_id],
    ])
    assert.deepEqual(facts, [
      [1_000, 'one', 'BATCH', 1, 'MSG', 'PMT'],
      [2_000, 'two', 'OWN', 2, 'MSG', 'PMT'],
    ])
  }
})

test('a batch that is booked without its payments is one entry that names it', async () => {
  const file = camtFile({
    iban: IBAN,
    opening: 0,
    entries: [{ amount: 0, payments: [], message_id: 'M', batch_id: 'P' }],
  })
  const [entry] = await entriesOf(
    file
      .replace('0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>\n\n<Sts>', '5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd>\n\n<Sts>')
      .replace(
        '<Amt Ccy="EUR">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-02</Dt></Dt></Bal>\n<Ntry>',
        '<Amt Ccy="EUR">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Dt><Dt>2026-03-02</Dt></Dt></Bal>\n<Ntry>',
      ),
  )
  assert.equal(entry?.amount_cents, -500)
  assert.equal(entry?.message_id, 'M')
  assert.equal(entry?.batch_id, 'P')
})

test('what is pending, only told, or moves nothing is left out', async () => {
  for (const version of VERSIONS) {
    const entries: StatementEntry[] = [
      { amount: 500, status: 'PDNG' },
      { amount: 500, status: 'INFO' },
      { amount: 0, text: 'closing of the quarter' },
      { amount: 1, text: 'booked' },
    ]
    const read = await entriesOf(camtFile({ version, iban: IBAN, opening: 0, entries }))
    assert.deepEqual(
      read.map(({ text }) => text),
      ['booked'],
    )
  }
})

test('text comes from where the bank put it', async () => {
  const cases: [Partial<StatementEntry>, string][] = [
    [{ text: 'a\n  b' }, 'a b'],
    [{ structured: 'RF18539007547034' }, 'RF18539007547034'],
    [{ text: 'Danke', structured: 'RF18539007547034' }, 'Danke RF18539007547034'],
    [{ text: 'Miete', name: 'Bank der Freunde', ultimate: 'Erika Muster' }, 'Miete Erika Muster'],
    [{ text: 'Miete', name: 'Erika Muster', ultimate: 'Erika Muster' }, 'Miete'],
    [{}, ''],
  ]
  for (const [entry, text] of cases) assert.equal((await readEntry(entry)).text, text)
  const cut = camtFile({ iban: IBAN, opening: 0, entries: [{ amount: 1, text: 'PLACE' }] })
  const pieces = (first: string, second: string) => cut.replace('PLACE', `${first}</Ustrd><Ustrd>${second}`)
  const [whole] = await entriesOf(pieces(`${'x'.repeat(134)}RF1853`, '9007547034'))
  assert.match(whole?.text ?? '', /xRF18539007547034$/, 'cut at 140 characters, whatever stood there')
  const [lines] = await entriesOf(pieces('Rechnung 1', 'Rechnung 2'))
  assert.equal(lines?.text, 'Rechnung 1 Rechnung 2')
})

test('who paid is the one of the two who is not us', async () => {
  assert.equal((await readEntry({ ultimate: 'Only told as ultimate' })).payer_name, 'Only told as ultimate')
  const file = camtFile({
    iban: IBAN,
    opening: 0,
    entries: [{ amount: 100, returned: 'AC04', name: 'We', iban: IBAN }],
  })
  const other = `<Cdtr><Pty><Nm>Kunde</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>${PAYER}</IBAN></Id></CdtrAcct>`
  const [back] = await entriesOf(file.replace('<Cdtr><Pty><Nm>Our own name</Nm></Pty></Cdtr>', other))
  assert.equal(back?.payer_name, 'Kunde', 'a transfer that came back keeps its roles')
  assert.equal(back?.payer_iban, PAYER)
  assert.equal((await readEntry({ iban: 'AT611904300234573202' })).payer_iban, null, 'wrong check digits')
  assert.equal((await readEntry({ bic: 'NOTPROVIDED' })).payer_bic, null)
})

test('returns are told by reason, code, reversal or the words of the bank', async () => {
  for (const version of VERSIONS) {
    const returned = await readEntry({ amount: -1_000, returned: 'AC04' }, version)
    assert.deepEqual([returned.is_return, returned.return_reason, returned.amount_cents], [true, 'AC04', -1_000])
    const reversed = await readEntry({ amount: -1_000, is_reversal: true }, version)
    assert.deepEqual([reversed.is_return, reversed.amount_cents], [true, -1_000], 'the sign is that of the booking')
    assert.equal((await readEntry({ text: 'Storno meiner Rückgabe, Return' }, version)).is_return, false)
  }
  const file = camtFile({ iban: IBAN, opening: 0, entries: [{ amount: -100, text: 'AM04 Deckung' }] })
  const codes: [string, boolean, string | null][] = [
    ['<BkTxCd><Prtry><Cd>NRTI+109+00931</Cd></Prtry></BkTxCd>', true, 'AM04'],
    ['<BkTxCd><Prtry><Cd>NTRF+166+00931</Cd></Prtry></BkTxCd>', false, null],
    ['<BkTxCd><Domn><Fmly><SubFmlyCd>UPDD</SubFmlyCd></Fmly></Domn></BkTxCd>', true, 'AM04'],
  ]
  for (const [code, is_return, reason] of codes) {
    const [entry] = await entriesOf(file.replace(/<BkTxCd>.*?<\/BkTxCd>/s, code))
    assert.deepEqual([entry?.is_return, entry?.return_reason], [is_return, reason], code)
  }
  const [told] = await entriesOf(file.replace('</Ntry>', '<AddtlNtryInf>SEPA-Rücklastschrift</AddtlNtryInf></Ntry>'))
  assert.equal(told?.is_return, true)
})

test('several statements of an account are read one after the other', async () => {
  const file = camtFile({
    iban: IBAN,
    opening: 100,
    on: '2026-03-02',
    entries: [{ amount: 50 }],
    more: [{ opening: 150, on: '2026-03-03', entries: [{ amount: -150 }] }],
  })
  const sheets = await readAll(file)
  assert.deepEqual(
    sheets.map(({ sheet, entries }) => [sheet.closing_cents, sheet.closing_on, entries.length]),
    [
      [150, '2026-03-02', 1],
      [0, '2026-03-03', 1],
    ],
  )
})

test('the balances of a page in the middle stand for the first and the last', async () => {
  const file = camtFile({ iban: IBAN, opening: 100, entries: [{ amount: 50 }] })
  const between = await readAll(file.replace('OPBD', 'ITBD').replace('CLBD', 'ITBD'))
  assert.deepEqual(
    between.map(({ sheet }) => [sheet.opening_cents, sheet.closing_cents]),
    [[100, 150]],
  )
  assert.equal((await readAll(file.replace('OPBD', 'PRCD')))[0]?.sheet.opening_cents, 100)
})

test('amounts are exact', async () => {
  for (const [written, cents] of [
    ['0.01', 1],
    ['10', 1_000],
    ['10.5', 1_050],
    ['1.10000', 110],
    ['999999999.99', 99_999_999_999],
  ] as const) {
    const file = camtFile({ iban: IBAN, opening: 0, entries: [{ amount: cents }] })
    const [entry] = await entriesOf(file.replace(/(<Ntry>\n<Amt Ccy="EUR">)[\d.]+/, `$1${written}`))
    assert.equal(entry?.amount_cents, cents, written)
  }
})

test('the only payment of a booking is all of it, less charges or in another currency', async () => {
  const file = camtFile({ iban: IBAN, opening: 0, entries: [{ amount: 1_000 }] })
  const paid = (details: string) =>
    file.replace('<Amt Ccy="EUR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>\n<RltdPties>', `${details}\n<RltdPties>`)
  assert.equal((await entriesOf(paid('')))[0]?.amount_cents, 1_000)
  assert.equal((await entriesOf(paid('<Amt Ccy="USD">12.00</Amt>')))[0]?.amount_cents, 1_000)
  const charged = '<Amt Ccy="EUR">12.00</Amt><Chrgs><Rcrd><Amt Ccy="EUR">2.00</Amt></Rcrd></Chrgs>'
  assert.equal((await entriesOf(paid(charged)))[0]?.amount_cents, 1_000)
  assert.equal((await problemOf(paid('<Amt Ccy="EUR">12.00</Amt>'))).code, 'wrong_sum')
})
