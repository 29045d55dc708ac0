import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../../kernel/language.ts'
import { mailProblems } from '../../../platform/mail/mail.ts'
import { INVITATIONS, invitationMail } from './invitation-mail.ts'

const LINK = 'https://mahnwerk.example/creditor?invitation=secret'
const mailTo = (country: string | null, name = 'Huber GmbH') =>
  invitationMail(
    { id: 'id', organization_id: 'organization', name, email: 'h@example.com', country, partner_name: 'Kanzlei' },
    LINK,
  )

test('the invitation exists in every language, with the same placeholders', () => {
  assert.deepEqual(Object.keys(INVITATIONS).sort(), [...LANGUAGES].sort())
  const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort()
  for (const language of LANGUAGES) {
    const { subject, text } = INVITATIONS[language]
    assert.deepEqual(placeholdersOf(text), ['{customer}', '{link}', '{partner}'], language)
    assert.deepEqual(placeholdersOf(subject), [], language)
  }
})

test('who sits where German is spoken is written to in German, everybody else in English', () => {
  for (const country of [
    'AT',
    'DE',
    'CH',
    'LI',
    'LU',
    'at',
    ' De ',
    'Österreich',
    'Germany',
    'SCHWEIZ',
    'Liechtenstein',
  ]) {
    const mail = mailTo(country)
    assert.equal(mail.subject, INVITATIONS.de.subject, country)
    assert.match(mail.text, /^Guten Tag/)
    assert.doesNotMatch(mail.text, /Dear/)
  }
  for (const country of ['FR', 'gb', 'Italia', 'X']) {
    const mail = mailTo(country)
    assert.equal(mail.subject, INVITATIONS.en.subject, country)
    assert.match(mail.text, /^Dear/)
    assert.doesNotMatch(mail.text, /Guten/)
  }
})

test('a customer without a country is written to in both languages', () => {
  for (const country of [null, '', '  ']) {
    const { subject, text } = mailTo(country)
    assert.equal(subject, 'Ihr Zugang zu Mahnwerk / Your access to Mahnwerk')
    assert.match(text, /^Guten Tag.*\n--\n\nDear Sir or Madam/s)
    assert.equal(text.split(LINK).length, 3)
  }
})

test('everything is filled in, and a name with braces or line breaks stays a name', () => {
  const { text, ...mail } = mailTo('AT', '{link}\r\nBcc: x@example.com $& {partner}')
  assert.ok(text.includes('\n{link} Bcc: x@ example. com $& {partner} einzuziehen.\n'))
  assert.equal(text.split(LINK).length, 2)
  assert.deepEqual(mailProblems({ text, ...mail }), [])
})
