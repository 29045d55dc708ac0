import { done, faults, field, table } from '../../../audiences/pages/kit.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type FormValues, inLanguage } from '../../../platform/http/plain-pages.ts'
import { formKey, type PortalFrame } from '../creditors/index.ts'
import type { Colleague } from './schema.ts'
import { type PeopleWords, WORDS } from './words.ts'

export const PEOPLE_PATH = '/creditor/people'

export type PeopleState = {
  readonly values: FormValues
  readonly problems: readonly Problem[]
  /** What was just done. */
  readonly said: keyof PeopleWords['people']['done'] | null
}
export const NOTHING_TYPED: PeopleState = { values: {}, problems: [], said: null }

type Fault = keyof PeopleWords['people']['faults']

/** What is wrong as a whole; faults of a field stand beside it. */
const wholeFaults = ({ faults: said }: PeopleWords['people'], problems: readonly Problem[]): string[] =>
  problems
    .filter(({ field: name }) => name === '')
    .map(({ code }) => (Object.hasOwn(said, code) ? said[code as Fault] : said.failed))

const fieldFault = (said: PeopleWords['people'], problems: readonly Problem[], name: 'email' | 'name') =>
  problems.some((problem) => problem.field === name) ? said.faults[name] : undefined

export function peoplePage(
  frame: PortalFrame,
  people: readonly Colleague[],
  { values, problems, said }: PeopleState,
): { title: string; body: Html } {
  const words = WORDS[frame.language].people
  const columns = [{ name: words.name }, { name: words.state }, { name: words.act }]
  const body = html`<p class="lead">${words.lead(frame.portal.creditor.customer_name)}</p>
${said && done(words.done[said])}
${faults(wholeFaults(words, problems))}
${table(
  columns,
  people.map((person) => cellsOf(frame, person, people)),
)}
<form method="post" action="${inLanguage(PEOPLE_PATH, frame.language)}">${formKey(frame)}
<h2>${words.invite}</h2>
<p class="note">${words.invite_text}</p>
${field({
  ...{
    name: 'email',
    label: words.email,
    type: 'email',
    value: values.email,
    fault: fieldFault(words, problems, 'email'),
  },
  ...{ autocomplete: 'off', is_required: true, maxlength: 255 },
})}
${field({
  ...{ name: 'name', label: words.colleague, value: values.name, fault: fieldFault(words, problems, 'name') },
  ...{ autocomplete: 'off', maxlength: 255 },
})}
<button type="submit">${words.send}</button></form>`
  return { title: words.title, body }
}

function cellsOf(frame: PortalFrame, person: Colleague, people: readonly Colleague[]): (string | Html)[] {
  const words = WORDS[frame.language].people
  const called = person.name ?? person.email
  const is_last = person.state === 'active' && people.filter(({ state }) => state === 'active').length === 1
  const [label, named] =
    person.state === 'active'
      ? [words.remove, words.remove_named(called)]
      : [words.withdraw, words.withdraw_named(called)]
  const href = inLanguage(`${PEOPLE_PATH}/${person.id}/removal`, frame.language)
  return [
    html`<span class="person">${called}${person.is_you && html` (${words.you})`}${person.name !== null && html`<small>${person.email}</small>`}</span>`,
    stateOf(frame, person),
    is_last ? html`<small>${words.last}</small>` : html`<a href="${href}" aria-label="${named}">${label}</a>`,
  ]
}

function stateOf({ language, format }: PortalFrame, person: Colleague): string {
  const words = WORDS[language].people
  const day = (at: string | null) => format.shortDay(at === null ? null : dayInVienna(new Date(at)))
  if (person.state === 'active') return words.active(day(person.since))
  if (person.state === 'expired') return words.expired(day(person.expires_at))
  return words.invited(person.invited_by ?? '', day(person.expires_at))
}

/** Asks once more, since it takes effect at once. */
export function removalPage(frame: PortalFrame, person: Colleague): { title: string; body: Html } {
  const { language } = frame
  const words = WORDS[language].people
  const called = person.name ?? person.email
  const [title, text, act] =
    person.state !== 'active'
      ? [words.sure_withdraw(called), words.sure_withdraw_text, words.withdraw_named(called)]
      : person.is_you
        ? [words.sure_self, words.sure_self_text, words.remove_named(called)]
        : [words.sure_remove(called), words.sure_remove_text, words.remove_named(called)]
  const body = html`<form method="post" action="${inLanguage(`${PEOPLE_PATH}/${person.id}/removal`, language)}">${formKey(frame)}
<p>${text}</p>
<button type="submit">${act}</button></form>
<p><a href="${inLanguage(PEOPLE_PATH, language)}">${words.back}</a></p>`
  return { title, body }
}
