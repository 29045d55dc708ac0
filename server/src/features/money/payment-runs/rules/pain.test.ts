import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allNamed, painProblems, parseXml } from '../../../../../test/pain001.ts'
import type { DateOnly } from '../../../../kernel/dates.ts'
import { pain001, type Transfer, type TransferFile } from './pain.ts'
import { sepaText } from './sepa-text.ts'

const transfer = (more: Partial<Transfer> = {}): Transfer => ({
  end_to_end_id: 'MW0A1B2C3D4E5F-0001',
  amount_cents: 123_456,
  payee_name: 'Käse & Söhne „Größe“ GmbH',
  payee_iban: 'AT611904300234573201',
  payee_bic: null,
  text: 'Abrechnung AB-2026-0001',
  ...more,
})
const file = (more: Partial<TransferFile> = {}): TransferFile => ({
  message_id: 'MW0A1B2C3D4E5F',
  created_at: new Date('2026-11-17T06:40:12.345Z'),
  execution_date: '2026-11-18' as DateOnly,
  payer_name: 'Inkasso Müller & Co KG',
  payer_iban: 'AT483200000012345864',
  payer_bic: 'RLNWATWW',
  transfers: [
    transfer(),
    transfer({ end_to_end_id: 'MW0A1B2C3D4E5F-0002', amount_cents: 5, payee_bic: 'BKAUATWW', text: '' }),
  ],
  ...more,
})
const textsOf = (xml: string, name: string) => allNamed(parseXml(xml), name).map(({ text }) => text)

test('a file is what a bank takes, and the same facts give the same bytes', () => {
  const xml = pain001(file())
  assert.deepEqual(painProblems(xml), [])
  assert.equal(pain001(file()), xml)
  assert.deepEqual(textsOf(xml, 'CtrlSum'), ['1234.61', '1234.61'])
  assert.deepEqual(textsOf(xml, 'Nm'), [
    ...['Inkasso Mueller + Co KG', 'Inkasso Mueller + Co KG'],
    ...["Kaese + Soehne 'Groesse' GmbH", "Kaese + Soehne 'Groesse' GmbH"],
  ])
  assert.deepEqual(textsOf(xml, 'Ustrd'), ['Abrechnung AB-2026-0001'])
  assert.deepEqual(textsOf(xml, 'BICFI'), ['RLNWATWW', 'BKAUATWW'])
})

test('whatever people are called and whatever is written, the file stays right', () => {
  const texts = [
    '',
    '   ',
    '//',
    '<b>&amp;</b>',
    ']]>',
    'a\u0000b\nc',
    '🙂'.repeat(200),
    '/'.repeat(300),
    'Ελένη Ωmega',
    'Щука',
  ]
  const transfers = texts.map((text, index) =>
    transfer({
      end_to_end_id: `MW0A1B2C3D4E5F-${index}`,
      payee_name: text.repeat(9),
      text: `${text} ${'x'.repeat(index * 40)}`,
    }),
  )
  assert.deepEqual(painProblems(pain001(file({ transfers, payer_name: '', payer_bic: null }))), [])
})

test('the check finds what is wrong with a file', () => {
  const xml = pain001(file())
  const broken: [string, string | RegExp, string][] = [
    ['another version', 'pain.001.001.09', 'pain.001.001.03'],
    ['no name', /<Cdtr>\s*<Nm>[^<]*<\/Nm>\s*<\/Cdtr>/, ''],
    ['a wrong sum', '<CtrlSum>1234.61', '<CtrlSum>1234.62'],
    ['a wrong number', '<NbOfTxs>2', '<NbOfTxs>3'],
    ['another currency', 'Ccy="EUR"', 'Ccy="CHF"'],
    ['the same id twice', 'E5F-0002', 'E5F-0001'],
    ['a wrong order', /(<ChrgBr>SLEV<\/ChrgBr>)([\s\S]*)(<\/PmtInf>)/, '$2$1$3'],
    ['an umlaut', 'Kaese', 'Käse'],
    ['too long a name', 'Kaese', 'K'.repeat(71)],
    ['two slashes', 'Abrechnung ', 'Abrechnung//'],
    ['an unknown element', '<PmtMtd>', '<Extra>1</Extra><PmtMtd>'],
    ['no IBAN', 'AT611904300234573201', 'AT61 1904'],
    ['too many decimals', '>0.05<', '>0.050<'],
  ]
  for (const [what, from, to] of broken) {
    const changed = xml.replace(from, to)
    assert.notEqual(changed, xml, what)
    assert.notDeepEqual(painProblems(changed), [], what)
  }
  assert.throws(() => painProblems(xml.slice(0, -20)), /not whole|not understood/)
  assert.throws(() => painProblems(xml.replace('</Cdtr>', '')), /ends/)
})

test('texts are written in the characters of SEPA', () => {
  const cases: [string, string][] = [
    ['Ärger über Öl, groß & klein', 'Aerger ueber Oel, gross + klein'],
    ['Dvořák, Łódź, Çelik, Ñandú, Ørsted', 'Dvorak, Lodz, Celik, Nandu, Orsted'],
    ['é', 'e'],
    ['Παπαδόπουλος', 'Papadopoylos'],
    ['Иванов', 'Ivanov'],
    ['a_b@c.de; 5 €', 'a-b(at)c.de, 5 EUR'],
    ['  // a // b /', 'a / b'],
    ['日本', '..'],
  ]
  for (const [text, wanted] of cases) assert.equal(sepaText(text, 140), wanted)
  assert.equal(sepaText('ß'.repeat(100), 35), 's'.repeat(35))
})
