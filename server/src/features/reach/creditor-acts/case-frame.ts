import { facts, steps } from '../../../audiences/pages/kit.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type FormValues, inLanguage } from '../../../platform/http/plain-pages.ts'
import type { PortalFrame } from '../../parties/creditors/index.ts'
import { WORDS } from './words.ts'

/** What every page says of its case. */
export type ActCase = {
  readonly id: string
  readonly case_reference: string
  readonly debtor_name: string
  readonly outstanding_cents: number
}

/** What was typed, and what is wrong with it. */
export type FormState = { readonly values: FormValues; readonly problems: readonly Problem[] }
export const NOTHING_TYPED: FormState = { values: {}, problems: [] }

export const codeOf = ({ problems }: FormState, name: string): string | undefined =>
  problems.find(({ field }) => field === name)?.code

export const caseFacts = ({ language, format }: PortalFrame, shown: ActCase): Html => {
  const words = WORDS[language]
  return html`<section>${facts([
    [words.case_reference, shown.case_reference],
    [words.debtor, shown.debtor_name],
    [words.outstanding, format.euro(shown.outstanding_cents)],
  ])}</section>`
}

export const casePath = ({ language }: PortalFrame, claim_id: string, more = ''): string =>
  inLanguage(`/creditor/claims/${claim_id}${more}`, language)

export const backToCase = (frame: PortalFrame, claim_id: string): Html =>
  html`<p><a href="${casePath(frame, claim_id)}">${WORDS[frame.language].back}</a></p>`

/** What a form does, before it is sent. */
export const effects = (title: string, rows: readonly string[]): Html =>
  html`<section aria-labelledby="then"><h2 id="then">${title}</h2>${steps(rows)}</section>`
