import { copyable, done, faults, field, steps, table } from '../../../audiences/pages/kit.ts'
import { PASSKEY_NAME_MAX, type SecondFactor, type TotpBegun } from '../../../audiences/second-factor/schema.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { inLanguage } from '../../../platform/http/plain-pages.ts'
import { CODE_LENGTH_MAX, PASSWORD_LENGTH_MAX } from '../../../platform/login/words.ts'
import { formKey, type PortalFrame } from '../creditors/index.ts'
import { type FactorWords, WORDS } from './words.ts'

export const FACTOR_PATH = '/creditor/account/second-factor'

type Page = { readonly title: string; readonly body: Html }

const linkTo = ({ language }: PortalFrame, path: string, label: string): Html =>
  html`<a href="${inLanguage(`${FACTOR_PATH}${path}`, language)}">${label}</a>`

const backHere = (frame: PortalFrame): Html => html`<p>${linkTo(frame, '', WORDS[frame.language].back_here)}</p>`

export type Said = keyof FactorWords['done']

/** Everything that the account has, and what to do when it is lost. */
export function factorPage(frame: PortalFrame, factor: SecondFactor, said: Said | null): Page {
  const words = WORDS[frame.language]
  const { app, codes, lost } = words
  const has_any = factor.totp_enabled || factor.passkeys.length > 0
  const body = html`<p class="lead">${words.lead}</p>
${said && done(words.done[said])}
<section><h2>${app.title}</h2>
<p>${app.text}</p>
${factor.totp_enabled ? html`<p>${app.on} ${linkTo(frame, '/totp/removal', app.remove)}</p>` : html`<p>${linkTo(frame, '/totp', app.set_up)}</p>`}</section>
${passkeySection(frame, factor)}
${
  has_any &&
  html`<section><h2>${codes.title}</h2>
<p>${codes.text} ${codes.left(factor.recovery_codes_left)}</p>
<p>${linkTo(frame, '/recovery-codes', codes.renew)}</p></section>`
}
<section><h2>${lost.title}</h2>
<p>${lost.text}</p></section>
<p><a href="${inLanguage('/creditor/account', frame.language)}">${words.back}</a></p>`
  return { title: words.title, body }
}

function passkeySection(frame: PortalFrame, { passkeys }: SecondFactor): Html {
  const words = WORDS[frame.language].passkeys
  const columns = [{ name: words.name }, { name: words.used }, { name: words.act }]
  const rows = passkeys.map(({ id, name, last_used_at }) => [
    name,
    last_used_at ? frame.format.shortDay(dayInVienna(new Date(last_used_at))) : words.never,
    html`<a href="${inLanguage(`${FACTOR_PATH}/passkeys/${id}/name`, frame.language)}" aria-label="${words.rename_named(name)}">${words.rename}</a>
<a href="${inLanguage(`${FACTOR_PATH}/passkeys/${id}/removal`, frame.language)}" aria-label="${words.remove_named(name)}">${words.remove}</a>`,
  ])
  return html`<section><h2>${words.title}</h2>
<p>${words.text}</p>
${passkeys.length > 0 ? table(columns, rows) : html`<p class="note">${words.none}</p>`}
<p>${linkTo(frame, '/passkeys', words.add)}</p></section>`
}

const faultOf = (
  { faults: said }: FactorWords,
  problems: readonly Problem[],
  name: 'current_password' | 'code' | 'name',
) => (problems.some((problem) => problem.field === name) ? said[name] : undefined)

/** What is wrong as a whole; faults of a field stand beside it. */
const wholeFault = ({ faults: said }: FactorWords, problems: readonly Problem[]): string[] =>
  problems
    .filter(({ field: name }) => name === '')
    .map(({ code }) => (code === 'too_many_failures' ? said.too_many : said.failed))

const passwordField = (words: FactorWords, problems: readonly Problem[]): Html =>
  field({
    ...{ name: 'current_password', label: words.current_password, type: 'password', is_required: true },
    ...{ fault: faultOf(words, problems, 'current_password'), autocomplete: 'current-password' },
    maxlength: PASSWORD_LENGTH_MAX,
  })

/** Each act asks for the password, on a page of its own. */
export type Asking = {
  readonly path: string
  readonly title: string
  readonly text: string
  readonly button: string
  /** Where a passkey is to be named: what stands in the field. */
  readonly name?: string
}

const nameField = ({ passkeys }: FactorWords, value: string, fault?: string): Html =>
  field({
    ...{ name: 'name', label: passkeys.name, hint: passkeys.add_text, is_required: true, autocomplete: 'off' },
    ...{ value, fault, maxlength: PASSKEY_NAME_MAX },
  })

export function askPage(frame: PortalFrame, asking: Asking, problems: readonly Problem[]): Page {
  const { path, title, text, button, name } = asking
  const words = WORDS[frame.language]
  const body = html`${faults(wholeFault(words, problems))}
<form method="post" action="${inLanguage(`${FACTOR_PATH}${path}`, frame.language)}">${formKey(frame)}
<p>${text}</p>
${name !== undefined && nameField(words, name, faultOf(words, problems, 'name'))}
${passwordField(words, problems)}
<button type="submit">${button}</button></form>
${backHere(frame)}`
  return { title, body }
}

const pictureOf = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

export function scanPage(frame: PortalFrame, begun: TotpBegun, problems: readonly Problem[]): Page {
  const words = WORDS[frame.language]
  const { app, codes } = words
  const spaced = begun.secret.replace(/.{4}(?=.)/g, '$& ')
  const body = html`${faults(wholeFault(words, problems))}
${steps(app.scan_steps)}
<p><img src="${pictureOf(begun.qr_svg)}" alt="${app.qr}" width="220" height="220"></p>
<dl>${copyable(app.key, spaced, codes, begun.secret)}</dl>
<form method="post" action="${inLanguage(`${FACTOR_PATH}/totp/confirm`, frame.language)}">
${field({
  ...{ name: 'code', label: app.code, autocomplete: 'one-time-code', inputmode: 'numeric', is_required: true },
  ...{ maxlength: CODE_LENGTH_MAX, fault: faultOf(words, problems, 'code') },
})}
<button type="submit">${app.switch_on}</button></form>
${backHere(frame)}`
  return { title: app.scan, body }
}

/** Shown once. Printing the page prints the codes. */
export function codesPage(frame: PortalFrame, recovery_codes: readonly string[]): Page {
  const { codes } = WORDS[frame.language]
  const body = html`<p>${codes.shown_text}</p>
<pre class="codes">${recovery_codes.join('\n')}</pre>
${codesFoot(frame, recovery_codes.join('\n'))}`
  return { title: codes.shown, body }
}

const codesFoot = (frame: PortalFrame, text: string): Html => {
  const { codes } = WORDS[frame.language]
  return html`<p><button type="button" class="quiet" data-copy="${text}" data-copied="${codes.copied}" hidden>${codes.copy}</button>
<a class="button" href="${inLanguage(FACTOR_PATH, frame.language)}">${codes.kept}</a></p>`
}

/** Making a passkey needs a script, which shows the form where the browser can. */
export function newPasskeyPage(frame: PortalFrame): Page {
  const words = WORDS[frame.language]
  const { passkeys, codes } = words
  const added = inLanguage(`${FACTOR_PATH}?done=passkey_added`, frame.language)
  const body = html`<p class="note" data-no-passkey>${passkeys.needs_browser}</p>
<form method="post" data-passkey-new="/api/creditor/session/passkeys" data-done="${added}" hidden>
<div class="faults" role="alert" hidden><p data-fault="failed">${passkeys.failed}</p><p data-fault="wrong_password">${passkeys.wrong_password}</p><p data-fault="too_many">${passkeys.too_many}</p></div>
<p>${passkeys.text}</p>
${nameField(words, '')}
${passwordField(words, [])}
<button type="submit">${passkeys.create}</button></form>
<section data-passkey-codes hidden><h2 tabindex="-1">${codes.shown}</h2>
<p>${codes.shown_text}</p>
<pre class="codes"></pre>
${codesFoot(frame, '')}</section>
${backHere(frame)}`
  return { title: passkeys.add, body }
}
