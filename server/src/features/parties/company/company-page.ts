import { choice, done, facts, faults, field, options, timeline } from '../../../audiences/pages/kit.ts'
import { inGroupsOfFour } from '../../../kernel/banking.ts'
import { countryCode, NEAR_COUNTRIES } from '../../../kernel/countries.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type FormValues, inLanguage } from '../../../platform/http/plain-pages.ts'
import { PASSWORD_LENGTH_MAX } from '../../../platform/login/words.ts'
import { formKey, type PortalFrame } from '../creditors/index.ts'
import type { Company, CompanyChange, CompanyPatch } from './schema.ts'
import { type CompanyWords, WORDS } from './words.ts'

export const COMPANY_PATH = '/creditor/company'
export const PAYOUT_PATH = `${COMPANY_PATH}/payout-account`

export const SAID = ['saved', 'unchanged', 'account_entered', 'account_same', 'account_withdrawn'] as const

export type CompanyState = {
  readonly values: FormValues
  readonly problems: readonly Problem[]
  /** What was just done. */
  readonly said: (typeof SAID)[number] | null
}
export const NOTHING_SENT: CompanyState = { values: {}, problems: [], said: null }

const ADDRESS_FIELDS = ['street', 'zip', 'city', 'country'] as const

/** The address as its fields show it: of the country the code, where we know it. */
const shownAddress = ({ address }: Pick<Company, 'address'>): Record<(typeof ADDRESS_FIELDS)[number], string> => ({
  ...{ street: address?.street ?? '', zip: address?.zip ?? '', city: address?.city ?? '' },
  country: countryCode(address?.country) ?? address?.country ?? '',
})

/** What the first form asks for. An address that nobody touched is left alone, however little of it there is. */
export function reachOf(values: FormValues, company: Pick<Company, 'address'>): CompanyPatch {
  const given = (name: string) => values[name]?.trim() ?? ''
  const shown = shownAddress(company)
  const [street, zip, city, country] = ADDRESS_FIELDS.map(given) as [string, string, string, string]
  const is_touched = ADDRESS_FIELDS.some((name) => given(name) !== shown[name])
  return {
    email: given('email'),
    phone: given('phone') || null,
    ...(values.deducts_input_tax === undefined ? {} : { deducts_input_tax: values.deducts_input_tax === 'true' }),
    ...(is_touched ? { address: { street, zip, city, country } } : {}),
  }
}

function faultOf({ faults: said }: CompanyWords, problems: readonly Problem[], name: string): string | undefined {
  const problem = problems.find(({ field: path }) => path === name || path === `address.${name}`)
  if (!problem) return undefined
  if (name === 'email') return said.email
  if (name === 'payout_iban') return said.iban
  if (name === 'current_password') return said.current_password
  if (problem.code === 'too_long') return said.too_long
  return problem.code === 'wrong_format' && name !== 'country' ? said.wrong_letters : said.needed
}

function wholeFaults({ faults: said }: CompanyWords, problems: readonly Problem[]): string[] {
  if (problems.length === 0) return []
  const known = problems.find(({ code }) => code === 'too_many_failures' || code === 'too_many_changes')
  return [known ? said[known.code as 'too_many_failures' | 'too_many_changes'] : said.whole]
}

export function companyPage(frame: PortalFrame, company: Company, state: CompanyState): { title: string; body: Html } {
  const words = WORDS[frame.language]
  const body = html`${state.said && done(words[state.said])}
${faults(wholeFaults(words, state.problems))}
${accountSection(frame, company, state)}
${reachForm(frame, company, state)}
${history(frame, company.changes)}`
  return { title: words.title, body }
}

function reachForm(frame: PortalFrame, company: Company, { values, problems }: CompanyState): Html {
  const words = WORDS[frame.language]
  const shown = { ...shownAddress(company), email: company.email, phone: company.phone ?? '' }
  const input = (name: keyof typeof shown, more: Partial<Parameters<typeof field>[0]> = {}) =>
    field({
      ...{ name, label: words[name], value: values[name] ?? shown[name], fault: faultOf(words, problems, name) },
      ...{ maxlength: 255, ...more },
    })
  return html`<form method="post" action="${inLanguage(COMPANY_PATH, frame.language)}">${formKey(frame)}
<h2>${words.reach}</h2>
<p class="note">${words.reach_text(company.name)}</p>
${input('email', { type: 'email', autocomplete: 'off', hint: words.email_hint, is_required: true })}
${input('phone', { type: 'tel', autocomplete: 'off', maxlength: 50 })}
${input('street', { autocomplete: 'off' })}
${input('zip', { autocomplete: 'off', maxlength: 20 })}
${input('city', { autocomplete: 'off' })}
${countryChoice(frame, values.country ?? shown.country, faultOf(words, problems, 'country'))}
${options({
  ...{
    name: 'deducts_input_tax',
    label: words.tax,
    value: values.deducts_input_tax ?? String(company.deducts_input_tax),
  },
  options: (['true', 'false'] as const).map((value) => ({ value, label: words.tax_options[value] })),
})}
<button type="submit">${words.save}</button></form>`
}

function countryChoice({ language, format }: PortalFrame, value: string, fault: string | undefined): Html {
  const words = WORDS[language]
  const known = (NEAR_COUNTRIES as readonly string[]).map((code) => ({ value: code, label: format.country(code) }))
  const more = known.some((one) => one.value === value) ? [] : [{ value, label: value || words.no_country }]
  return html`${choice({ name: 'country', label: words.country, value, options: [...more, ...known] })}
${fault && html`<p class="fault">${fault}</p>`}`
}

function accountSection(frame: PortalFrame, company: Company, { values, problems }: CompanyState): Html {
  const { language, format } = frame
  const words = WORDS[language]
  const { payout_iban, payout_iban_pending, payout_iban_entered_at } = company
  const inGroups = (iban: string | null) => (iban === null ? words.none : inGroupsOfFour(iban))
  return html`<form method="post" action="${inLanguage(PAYOUT_PATH, language)}">${formKey(frame)}
<h2>${words.account}</h2>
${facts([
  [words.holds, inGroups(payout_iban)],
  ...(payout_iban_pending === null ? [] : [[words.pending, inGroups(payout_iban_pending)] as const]),
])}
${payout_iban_entered_at && html`<p class="note">${words.pending_text(format.day(dayInVienna(new Date(payout_iban_entered_at))))}</p>`}
<h3>${words.change_account}</h3>
<p class="note">${words.account_text}</p>
${field({
  ...{ name: 'payout_iban', label: words.payout_iban, value: values.payout_iban, autocomplete: 'off', maxlength: 50 },
  ...{ fault: faultOf(words, problems, 'payout_iban'), is_required: true },
})}
${field({
  ...{ name: 'current_password', label: words.current_password, type: 'password', hint: words.current_password_hint },
  ...{ fault: faultOf(words, problems, 'current_password'), autocomplete: 'current-password', is_required: true },
  maxlength: PASSWORD_LENGTH_MAX,
})}
<button type="submit">${words.send_account}</button></form>`
}

function history({ language, format }: PortalFrame, changes: readonly CompanyChange[]): Html {
  const words = WORDS[language]
  const rows = changes.map(({ at, kind, by, person }) => ({
    when: format.instant(new Date(at)),
    what: `${words.kinds[kind](person ?? '')} (${by ?? words.team})`,
  }))
  return html`<section><h2>${words.history}</h2>${rows.length > 0 ? timeline(rows) : html`<p>${words.no_history}</p>`}</section>`
}
