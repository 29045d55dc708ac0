import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../../kernel/language.ts'
import { mailProblems } from '../../../platform/mail/mail.ts'
import { type Digest, digestMail } from './digest-mail.ts'
import type { DigestRow, Recipient } from './queries.digests.ts'
import { NEED_KINDS } from './rules.ts'

const URL = 'https://inkasso.example'
const PERSON: Recipient = {
  recipient_id: 'person',
  person_id: 'person',
  email: 'erika@huber.example',
  language: null,
  country: 'AT',
  customer_count: 1,
  organization_id: null,
  partner_name: null,
  invited_at: null,
}
const CUSTOMER: Recipient = {
  ...PERSON,
  person_id: null,
  partner_name: 'Kanzlei Huber',
  invited_at: new Date('2026-01-05T09:00:00Z'),
}
const ITEM: DigestRow = {
  kind: 'lawsuit_decision',
  claim_id: 'claim',
  case_reference: 'MW-1',
  debtor_name: 'Max\r\nMaier',
  subject_id: 'subject',
  since: new Date('2026-01-31T23:30:00Z'),
  customer_name: 'Huber GmbH',
  total: 1,
}
const NEWS: Digest = { recipient: PERSON, items: [ITEM], total: 1, others: 0, reminder: null }
const mailOf = (changes: Partial<Digest>) => digestMail({ ...NEWS, ...changes }, URL)

test('one thing that waits is named in the subject, and the mail leads to its own page', () => {
  const decision = mailOf({})
  assert.equal(decision.subject, 'Ihre Entscheidung im Fall MW-1')
  assert.match(decision.text, /^Guten Tag,\n\nim Fall MW-1 gegen Max Maier\nbrauchen wir Ihre Entscheidung/)
  assert.match(decision.text, /\n\nhttps:\/\/inkasso\.example\/creditor\/claims\/claim\/decision\n\n/)
  const question = mailOf({ items: [{ ...ITEM, kind: 'question' }] })
  assert.equal(question.subject, 'Unsere Frage zum Fall MW-1')
  assert.match(question.text, /\n\nhttps:\/\/inkasso\.example\/creditor\/questions\/subject\n\n/)
})

test('several are listed, the rest is counted, and the mail leads to the overview', () => {
  const items = Array.from({ length: 10 }, (_, index) => ({ ...ITEM, case_reference: `MW-${index}` }))
  const { subject, text } = mailOf({ items, total: 50 })
  assert.equal(subject, 'Auf Sie warten 50 offene Punkte')
  assert.equal(text.match(/^- MW-\d, Max Maier: Ihre Entscheidung über gerichtliche Schritte$/gm)?.length, 10)
  assert.match(text, /\nund 40 weitere\n/)
  assert.match(text, /\nhttps:\/\/inkasso\.example\/creditor\/overview\n/)
})

test('what was told before is only counted', () => {
  assert.match(mailOf({ others: 1 }).text, /Ein weiterer Punkt ist noch von früher offen/)
  assert.match(mailOf({ others: 7 }).text, /7 weitere Punkte sind noch von früher offen/)
  assert.doesNotMatch(mailOf({}).text, /von früher/)
})

test('a reminder says since when, in the month names of the country, and the last one that it is the last', () => {
  const first = mailOf({ reminder: 1 })
  assert.equal(first.subject, 'Erinnerung: Ihre Entscheidung im Fall MW-1')
  assert.match(first.text, /offen seit 1\. Februar 2026\n/)
  assert.doesNotMatch(first.text, /nicht noch einmal/)
  assert.match(mailOf({ reminder: 3 }).text, /Wir erinnern Sie daran nicht noch einmal/)
})

test('a person of several customers reads which one, and chooses it at the overview', () => {
  const { text } = mailOf({ recipient: { ...PERSON, customer_count: 2 } })
  assert.match(text, /- MW-1, Max Maier \(Huber GmbH\): /)
  assert.match(text, /\/creditor\/overview\n/)
})

test('who has not accepted the invitation reads how to get in, without any secret', () => {
  const { text } = mailOf({ recipient: CUSTOMER })
  assert.match(text, /in unserer Einladung vom 5\. Jänner 2026\./)
  assert.match(text, /wenden Sie sich bitte an\nKanzlei Huber\./)
  assert.deepEqual(text.match(/https:\S+/g), ['https://inkasso.example/creditor/login'])
  assert.doesNotMatch(text, /abbestellen/)
})

test('the language is the person’s, else the customer’s, else both', () => {
  const subjectFor = (changes: Partial<Recipient>) => mailOf({ recipient: { ...PERSON, ...changes } }).subject
  assert.equal(subjectFor({ language: 'en' }), 'Your decision in case MW-1')
  assert.equal(subjectFor({ language: 'de', country: 'FR' }), 'Ihre Entscheidung im Fall MW-1')
  assert.equal(subjectFor({ country: 'FR' }), 'Your decision in case MW-1')
  assert.equal(subjectFor({ country: null }), 'Ihre Entscheidung im Fall MW-1 / Your decision in case MW-1')
})

test('every kind can be told in every language, alone and in a list', () => {
  for (const language of LANGUAGES)
    for (const kind of NEED_KINDS)
      for (const total of [1, 2]) {
        const mail = mailOf({ recipient: { ...PERSON, language }, items: [{ ...ITEM, kind }], total })
        assert.deepEqual(mailProblems(mail), [])
        assert.doesNotMatch(mail.text, /undefined|\[object/)
        for (const line of mail.text.split('\n')) assert.ok(line.length <= 82, line)
      }
})
