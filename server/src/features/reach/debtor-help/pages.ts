import { facts, notice, steps } from '../../../audiences/pages/kit.ts'
import { formatOf } from '../../../kernel/format.ts'
import { LAWS } from '../../../law/laws.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import type { DebtAdvice, Letterhead } from '../../parties/organizations/index.ts'
import { capitalised } from '../../process/letters/index.ts'
import { collectorOf, WORDS } from '../debtor-case/index.ts'
import type { PortalFrame } from '../debtor-pages/index.ts'
import type { Imprint } from './help.ts'
import type { Help } from './rules.ts'

/** `is_inside`: behind the door, where there is a case and data of a person. */
type Reader = Pick<PortalFrame, 'language'> & { readonly is_inside: boolean }
export type HelpPage = { readonly title: string; readonly body: Html }

export function helpPage({ language, is_inside }: Reader, { advice, laws }: Help): HelpPage {
  const { help, verify, locale, law_language } = WORDS[language]
  const { country } = formatOf(locale, null)
  const body = html`<h1>${help.title}</h1>
<p class="lead">${help.lead}</p>
<section aria-labelledby="cannot-pay"><h2 id="cannot-pay">${help.cannot_pay}</h2>${steps(help.cannot_pay_steps)}</section>
<section aria-labelledby="wrong"><h2 id="wrong">${help.wrong}</h2>${steps(help.wrong_steps)}</section>
<section aria-labelledby="advice"><h2 id="advice">${help.advice}</h2>
<p>${help.advice_lead}</p>
${advice.map(
  ({ country: code, places }) =>
    html`${advice.length > 1 && html`<h3>${country(code)}</h3>`}<ul>${places.map(
      (place) => html`<li>${placeOf(place)}</li>`,
    )}</ul>`,
)}</section>
${notice(verify.never)}
${laws.map(
  (
    law,
  ) => html`<section aria-labelledby="terms-${law}"><h2 id="terms-${law}">${laws.length > 1 ? help.terms_in(country(law)) : help.terms}</h2>
<dl class="terms" lang="${law_language}">${LAWS[law].help.terms[law_language].map(
    ({ term, text }) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`,
  )}</dl></section>`,
)}
${is_inside && dataSection(language)}
${backLink({ language, is_inside })}`
  return { title: help.title, body }
}

function backLink({ language, is_inside }: Reader): Html {
  const { help } = WORDS[language]
  return html`<p><a href="${inLanguage(is_inside ? '/debtor/case' : '/debtor', language)}">${is_inside ? help.to_case : help.to_door}</a></p>`
}

function placeOf({ name, website, phone, address }: DebtAdvice): Html {
  const href = website && (/^https?:/.test(website) ? website : `https://${website}`)
  const parts = [
    address && html`${address}`,
    phone && html`<a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>`,
    href && html`<a href="${href}" rel="noreferrer">${website}</a>`,
  ].filter((part) => part !== null && part !== '')
  return html`${name}${parts.map((part) => html`<br>${part}`)}`
}

function dataSection(language: PortalFrame['language']): Html {
  const { help } = WORDS[language]
  const path = '/api/debtor/data-export'
  return html`<section aria-labelledby="data"><h2 id="data">${help.data}</h2>
<p>${help.data_lead}</p>
<p class="ways"><a class="button quiet" href="${inLanguage(`${path}?format=pdf`, language)}">${help.data_pdf}</a></p>
<p class="note"><a href="${inLanguage(`${path}?download=true`, language)}">${help.data_json}</a></p></section>`
}

/** Whoever doubts a letter can look these up. */
function imprintSection(letterhead: Letterhead, language: PortalFrame['language']): Html {
  const { page, privacy } = WORDS[language]
  const head = collectorOf(letterhead, language)
  return html`<section aria-labelledby="imprint"><h2 id="imprint">${privacy.imprint}</h2>
${facts([
  [page.collector, [head.name, ...head.address].join(', ')],
  ...(head.phone ? [[page.phone, head.phone] as const] : []),
  [page.email, head.email],
  ...(head.register.length > 0 ? [[page.register, head.register.join(', ')] as const] : []),
  ...(head.supervisory_authority ? [[page.authority, head.supervisory_authority] as const] : []),
])}</section>`
}

/** The same words as in the first letter, since both must say the same. */
export function privacyPage({ language, is_inside }: Reader, { letterhead, privacy: texts }: Imprint): HelpPage {
  const { privacy, law_language } = WORDS[language]
  const { title, items, objection } = texts
  const body = html`<h1>${privacy.link}</h1>
${letterhead && imprintSection(letterhead, language)}
<p class="lead">${privacy.lead}</p>
<section lang="${law_language}" aria-labelledby="gdpr"><h2 id="gdpr">${title}</h2>
${[...Object.values(items), objection].map(
  (item) => html`<h3>${item.title}</h3><p>${capitalised(item.text)}</p>`,
)}</section>
${is_inside && dataSection(language)}
${backLink({ language, is_inside })}`
  return { title: privacy.link, body }
}
