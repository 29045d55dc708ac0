import { choice, done, faults, field, notice } from '../../../audiences/pages/kit.ts'
import { NEAR_COUNTRIES } from '../../../kernel/countries.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { formatOf } from '../../../kernel/format.ts'
import { html } from '../../../platform/http/html.ts'
import { type FormValues, inLanguage } from '../../../platform/http/plain-pages.ts'
import { type CaseWords, type ContactBody, PORTAL_LANGUAGES, WORDS } from '../debtor-case/index.ts'
import { backToCase, type CaseFrame, formKey, innerPage } from './frame.ts'

const ADDRESS_FIELDS = ['street', 'zip', 'city'] as const

/** The fields that were filled in; an address only where something of it was. */
export function contactOf(values: FormValues): ContactBody {
  const given = (name: string) => values[name]?.trim() ?? ''
  const has_address = ADDRESS_FIELDS.some((name) => given(name) !== '')
  const [street, zip, city, country] = [given('street'), given('zip'), given('city'), given('country')]
  const language = PORTAL_LANGUAGES.find((one) => one === given('language'))
  return {
    ...(given('email') === '' ? {} : { email: given('email') }),
    ...(given('phone') === '' ? {} : { phone: given('phone') }),
    ...(language ? { language } : {}),
    ...(has_address ? { address: { street, zip, city, country } } : {}),
  }
}

export type ContactState = {
  readonly values: FormValues
  readonly problems: readonly Problem[]
  readonly said: 'saved' | 'nothing' | null
  readonly is_too_often?: boolean
  /** Their letter came back: nothing of the case is shown. */
  readonly is_contact_only: boolean
}

function faultText({ contact }: CaseWords, problems: readonly Problem[], name: string): string | undefined {
  const problem = problems.find(({ field: path }) => path === name || path === `address.${name}`)
  if (!problem) return undefined
  if (problem.code === 'too_long') return contact.too_long
  if (problem.code === 'wrong_format' && name !== 'email') return contact.wrong_letters
  return name === 'email' ? contact.wrong_email : contact.needed
}

export function contactPage(
  frame: CaseFrame,
  { values, problems, said, is_contact_only, is_too_often }: ContactState,
): string {
  const { language } = frame
  const words = WORDS[language]
  const { contact } = words
  const { country } = formatOf(WORDS[language].locale, null)
  const input = (name: string, label: string, more: Partial<Parameters<typeof field>[0]> = {}) =>
    field({ name, label, value: values[name], fault: faultText(words, problems, name), maxlength: 255, ...more })
  const body = html`<h1>${contact.title}</h1>
${is_contact_only ? notice(contact.returned) : html`<p class="lead">${contact.lead}</p>`}
${said && done(contact[said])}
${faults(is_too_often ? [contact.too_often] : problems.length > 0 ? [contact.faults] : [])}
<form method="post" action="${inLanguage('/debtor/contact', language)}">${formKey(frame)}
<fieldset><legend>${contact.address}</legend>
<p class="note">${contact.address_hint}</p>
${input('street', contact.street, { autocomplete: 'street-address' })}
${input('zip', contact.zip, { autocomplete: 'postal-code', maxlength: 20 })}
${input('city', contact.city, { autocomplete: 'address-level2' })}
${choice({
  name: 'country',
  label: contact.country,
  value: values.country ?? NEAR_COUNTRIES.find((code) => code === frame.country) ?? NEAR_COUNTRIES[0],
  options: NEAR_COUNTRIES.map((code) => ({ value: code, label: country(code) })),
  autocomplete: 'country',
})}</fieldset>
<fieldset><legend>${contact.reach}</legend>
${input('email', contact.email, { type: 'email', autocomplete: 'email', hint: contact.email_hint })}
${input('phone', contact.phone, { type: 'tel', autocomplete: 'tel', hint: contact.phone_hint, maxlength: 50 })}
${choice({
  name: 'language',
  label: contact.language,
  value: values.language ?? language,
  options: PORTAL_LANGUAGES.map((one) => ({ value: one, label: WORDS[one].name })),
})}</fieldset>
<button type="submit">${contact.save}</button></form>
${
  !is_contact_only &&
  html`<p class="note"><a href="${inLanguage('/debtor/help', language)}#data">${words.help.data_link}</a></p>
${backToCase(frame)}`
}`
  return innerPage(frame, contact.title, body)
}
