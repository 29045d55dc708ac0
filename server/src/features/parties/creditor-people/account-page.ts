import { choice, done, faults, field, timeline } from '../../../audiences/pages/kit.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { LANGUAGES } from '../../../kernel/language.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type FormValues, inLanguage } from '../../../platform/http/plain-pages.ts'
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../../../platform/login/words.ts'
import { formKey, type PortalFrame } from '../creditors/index.ts'
import type { Account } from './schema.ts'
import { type PeopleWords, WORDS } from './words.ts'

export const ACCOUNT_PATH = '/creditor/account'

export type AccountState = {
  readonly values: FormValues
  readonly problems: readonly Problem[]
  readonly is_saved: boolean
}
export const NOTHING_CHANGED: AccountState = { values: {}, problems: [], is_saved: false }

type FaultyField = 'name' | 'current_password' | 'new_password'

const faultOf = ({ faults: said }: PeopleWords['account'], problems: readonly Problem[], name: FaultyField) =>
  problems.some((problem) => problem.field === name) ? said[name] : undefined

function wholeFault({ faults: said }: PeopleWords['account'], problems: readonly Problem[]): string[] {
  if (problems.length === 0) return []
  return [problems.some(({ code }) => code === 'too_many_failures') ? said.too_many : said.failed]
}

export function accountPage(frame: PortalFrame, account: Account, state: AccountState): { title: string; body: Html } {
  const words = WORDS[frame.language].account
  const body = html`${state.is_saved && done(words.saved)}
${faults(wholeFault(words, state.problems))}
${profileForm(frame, account, state)}
${passwordForm(frame, state)}
<section><h2>${words.factor}</h2>
<p>${words.factor_text}</p>
<p><a href="${inLanguage(`${ACCOUNT_PATH}/second-factor`, frame.language)}">${words.factor_link}</a></p></section>
<section><h2>${words.sessions}</h2>
<p>${words.sessions_text}</p>
${sessionList(frame, account)}
<form method="post" action="${inLanguage(`${ACCOUNT_PATH}/logout`, frame.language)}" class="bare">
<p class="note"><button type="submit" class="quiet">${words.everywhere}</button></p></form></section>`
  return { title: words.title, body }
}

function profileForm(frame: PortalFrame, account: Account, { values, problems }: AccountState): Html {
  const words = WORDS[frame.language].account
  return html`<form method="post" action="${inLanguage(ACCOUNT_PATH, frame.language)}">${formKey(frame)}
<h2>${words.you}</h2>
<dl><div><dt>${words.email}</dt><dd>${account.email}</dd></div></dl>
<p class="note">${words.email_hint}</p>
${field({
  ...{ name: 'name', label: words.name, value: values.name ?? account.name ?? '', hint: words.name_hint },
  ...{ fault: faultOf(words, problems, 'name'), autocomplete: 'name', maxlength: 255 },
})}
${choice({
  ...{ name: 'language', label: words.language, value: values.language ?? account.language ?? '' },
  options: (['', ...LANGUAGES] as const).map((value) => ({ value, label: words.languages[value] })),
})}
${choice({
  ...{ name: 'wants_digest', label: words.digest, value: values.wants_digest ?? String(account.wants_digest) },
  options: (['true', 'false'] as const).map((value) => ({ value, label: words.digests[value] })),
})}
<button type="submit">${words.save}</button></form>`
}

function passwordForm(frame: PortalFrame, { problems }: AccountState): Html {
  const words = WORDS[frame.language].account
  return html`<form method="post" action="${inLanguage(`${ACCOUNT_PATH}/password`, frame.language)}">${formKey(frame)}
<h2>${words.password}</h2>
<p class="note">${words.password_text}</p>
${field({
  ...{ name: 'current_password', label: words.current_password, type: 'password', is_required: true },
  ...{ fault: faultOf(words, problems, 'current_password'), autocomplete: 'current-password' },
  maxlength: PASSWORD_LENGTH_MAX,
})}
${field({
  ...{ name: 'new_password', label: words.new_password, type: 'password', is_required: true },
  ...{ fault: faultOf(words, problems, 'new_password'), autocomplete: 'new-password', hint: words.password_hint },
  ...{ minlength: PASSWORD_LENGTH_MIN, maxlength: PASSWORD_LENGTH_MAX },
})}
<button type="submit">${words.change}</button></form>`
}

const sessionList = ({ language, format }: PortalFrame, { sessions }: Account): Html => {
  const words = WORDS[language].account
  return timeline(
    sessions.map(({ created_at, expires_at, customer_name, is_current }) => ({
      when: words.since(format.instant(new Date(created_at)), format.instant(new Date(expires_at))),
      what: is_current ? `${customer_name} (${words.here})` : customer_name,
    })),
  )
}
