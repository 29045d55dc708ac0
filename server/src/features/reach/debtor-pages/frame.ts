import { type Html, html } from '../../../platform/http/html.ts'
import { type Frame, framed, inLanguage } from '../../../platform/http/plain-pages.ts'
import { WORDS } from '../debtor-case/index.ts'

/** A page behind the door. In the sandbox it says so, since it names an account and an amount. */
export type CaseFrame = Frame & { readonly is_sandbox: boolean; readonly form_key: string }

export function innerPage(frame: CaseFrame, title: string, body: Html): string {
  const words = WORDS[frame.language]
  const marked = frame.is_sandbox ? html`<p class="specimen">${words.sandbox}</p>\n${body}` : body
  return framed(frame, { title, body: marked, nav: leaveForm(frame), has_script: true })
}

const leaveForm = ({ language }: Frame): Html =>
  html`<form method="post" action="${inLanguage('/debtor/leave', language)}" class="bare">
<button type="submit" class="quiet">${WORDS[language].page.leave}</button></form>`

/** By it a form that is sent twice is carried out once. */
export const formKey = ({ form_key }: CaseFrame): Html =>
  html`<input type="hidden" name="form_key" value="${form_key}">`

export const backToCase = ({ language }: Frame): Html =>
  html`<p><a href="${inLanguage('/debtor/case', language)}">${WORDS[language].pay.back}</a></p>`
