import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishWordsIn } from '../../../../test/english-words.ts'
import { ACCESS_CODE, LEIPZIGER, LINZ_COMPANY, TENANT, VIENNESE } from '../../../../test/letter-facts.ts'
import { cited } from '../../../law/citation.ts'
import { readLegal } from '../../../platform/legal/read-legal.ts'
import { letterMail } from './mail-text.ts'
import { composeAgreement } from './wording/agreement.ts'
import { composeLetter } from './wording/compose.ts'
import type { LetterFacts } from './wording/facts.ts'
import { KINDS, type WholeDebtKind } from './wording/kinds.ts'

const COMPANY_IN_GERMANY: LetterFacts = {
  ...LEIPZIGER,
  debtor: { ...LINZ_COMPANY.debtor, address: LEIPZIGER.debtor.address },
}
const READERS = [VIENNESE, LEIPZIGER, LINZ_COMPANY, COMPANY_IN_GERMANY, TENANT]

/** Every text of some content; the names of its fields and kinds are for the template. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content.replaceAll('\u00a0', ' ')]
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, value]) =>
    ['kind', 'language', 'code', 'date'].includes(name) ? [] : textsIn(value),
  )
}

const KIND_NAMES = Object.keys(KINDS) as readonly WholeDebtKind[]
const JANUARY = { letter_date: '2027-01-04', deadline: '2027-01-18' }

/** All papers to a reader, written in January. */
function papersTo(reader: LetterFacts): string[] {
  const facts = {
    ...reader,
    ...JANUARY,
    earlier_letters: [{ kind: 'first_demand_letter', letter_date: '2027-01-02' }] as const,
  }
  const kinds = KIND_NAMES.filter((kind) => kind !== 'mzr_aufhebungserklaerung' || reader === TENANT)
  const plan = {
    ...facts,
    agreed_on: '2027-01-04',
    installments: [{ due_date: '2027-01-31', amount_cents: 100 }],
    total_cents: 100,
    grace_days: 7,
  }
  return [
    ...kinds.flatMap((kind) => textsIn(composeLetter({ ...facts, kind }))),
    ...(['total', 'balance'] as const).flatMap((closes_at) => textsIn(composeAgreement({ ...plan, closes_at }))),
    ...textsIn(letterMail(facts, { to: 'to@example.com', demanded_cents: 100, access_code: ACCESS_CODE })),
  ]
}

test('German papers have no English words', () => {
  for (const reader of READERS) for (const text of papersTo(reader)) assert.deepEqual(englishWordsIn(text), [], text)
  assert.deepEqual(englishWordsIn('Zinsen of the day'), ['of', 'the'], 'the list finds English')
})

test('a mail that carries a letter says who writes, as the law wants it of business letters', () => {
  const { subject, text } = letterMail(VIENNESE, { to: 'to@example.com', demanded_cents: 1, access_code: ACCESS_CODE })
  assert.equal(subject, 'Unser Schreiben zu Aktenzeichen MW2600001235')
  const signature = [
    ...['Forderungsservice Donau GmbH', 'Handelskai 94', '1200 Wien'],
    'Tel. +43 1 234 56 78, office@donau.example, www.donau.example',
    'FN 123456 a, Firmenbuchgericht: Handelsgericht Wien, UID ATU12345675, Inkassoinstitut, GISA-Zahl 12345678\n',
  ]
  assert.ok(text.endsWith(signature.join('\n')), text)
  assert.match(
    letterMail(LEIPZIGER, { to: 'to@example.com', demanded_cents: 1, access_code: ACCESS_CODE }).text,
    /HRB 12345, Registergericht: Amtsgericht Düsseldorf/,
  )
})

test('January is Jänner to readers in Austria and Januar to readers in Germany', () => {
  for (const reader of READERS) {
    const text = papersTo(reader).join('\n')
    const [right, wrong] = reader.debtor.address.country === 'AT' ? ['Jänner', 'Januar'] : ['Januar', 'Jänner']
    assert.ok(text.includes(right) && !text.includes(wrong), reader.debtor.address.city)
  }
})

test('the rules and sources that papers of the court print are cited in German', async () => {
  const { court_fees_at, court_fees_de, court_limits_at, lawyer_fees_at, lawyer_fees_de, interest_rules } =
    await readLegal('nowhere')
  const tables = [court_fees_at, court_fees_de, court_limits_at, lawyer_fees_at, lawyer_fees_de, interest_rules]
  const cites = [...JSON.stringify(tables).matchAll(/"(?:rule|source)":"([^"]+)"/g)].map(([, text]) => text as string)
  assert.ok(cites.length > 10)
  for (const text of cites) assert.deepEqual(englishWordsIn(cited(text, 'de')), [], text)
})
