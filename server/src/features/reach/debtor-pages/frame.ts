import { type Html, html } from '../../../platform/http/html.ts'
import { type Frame, framed, inLanguage, type PageParts } from '../../../platform/http/plain-pages.ts'
import { type PortalLanguage, WORDS } from '../debtor-case/index.ts'

export type PortalFrame = Frame<PortalLanguage>

/** Help and privacy are one step away from everywhere. */
export function portalPage(frame: PortalFrame, parts: PageParts): string {
  const { language } = frame
  const { help, privacy } = WORDS[language]
  const links = [
    ['/debtor/help', help.link],
    ['/debtor/privacy', privacy.link],
  ] as const
  const foot = links.map(([path, name]) => html`<a href="${inLanguage(path, language)}">${name}</a>`)
  return framed(frame, { ...parts, foot: html`${foot}` })
}

/** A page behind the door, for a reader in a country. In the sandbox it says so: it names an account and an amount. */
export type CaseFrame = PortalFrame & {
  readonly is_sandbox: boolean
  readonly country: string | null
  readonly form_key: string
}

export function innerPage(frame: CaseFrame, title: string, body: Html): string {
  const words = WORDS[frame.language]
  const marked = frame.is_sandbox ? html`<p class="specimen">${words.sandbox}</p>\n${body}` : body
  return portalPage(frame, { title, body: marked, nav: leaveForm(frame), has_script: true })
}

const leaveForm = ({ language }: PortalFrame): Html =>
  html`<form method="post" action="${inLanguage('/debtor/leave', language)}" class="bare">
<button type="submit" class="quiet">${WORDS[language].page.leave}</button></form>`

/** By it a form that is sent twice is carried out once. */
export const formKey = ({ form_key }: CaseFrame): Html =>
  html`<input type="hidden" name="form_key" value="${form_key}">`

export const backToCase = ({ language }: PortalFrame): Html =>
  html`<p><a href="${inLanguage('/debtor/case', language)}">${WORDS[language].pay.back}</a></p>`
