import { type Field, field } from '../../../audiences/pages/kit.ts'
import { type Html, html } from '../../../platform/http/html.ts'
import { type FormValues, type Frame, framed, inLanguage } from '../../../platform/http/plain-pages.ts'
import { CODE_LENGTH_MAX, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../../../platform/login/words.ts'
import { type PortalFault, type PortalWords, WORDS } from './page-words.ts'

export type FormState = { values: FormValues; fault?: PortalFault | undefined; notice?: string | undefined }

/** The field that a fault is about, so that a screen reader can announce it there. */
const FIELD_OF: Readonly<Partial<Record<PortalFault, string>>> = {
  login: 'password',
  wrong_password: 'password',
  short: 'password',
  code: 'code',
  code_missing: 'code',
  passkey_missing: 'code',
  name: 'name',
  email: 'email',
}

/** What is wrong is said above the form. */
const input = (given: Field, fault?: PortalFault): Html =>
  field({ ...given, fault_id: fault !== undefined && FIELD_OF[fault] === given.name ? 'fault' : undefined })

const emailInput = (words: PortalWords, { values, fault }: FormState): Html =>
  input(
    {
      ...{ name: 'email', label: words.email, type: 'email', autocomplete: 'username', value: values.email },
      ...{ is_required: true, maxlength: 255 },
    },
    fault,
  )

/** The value of a password is never sent back. */
const passwordInput = (words: PortalWords, kind: 'current' | 'new', fault?: PortalFault): Html =>
  kind === 'current'
    ? input(
        {
          ...{ name: 'password', label: words.password, type: 'password', autocomplete: 'current-password' },
          ...{ is_required: true, maxlength: PASSWORD_LENGTH_MAX },
        },
        fault,
      )
    : input(
        {
          name: 'password',
          label: words.new_password,
          type: 'password',
          autocomplete: 'new-password',
          hint: words.password_hint,
          is_required: true,
          minlength: PASSWORD_LENGTH_MIN,
          maxlength: PASSWORD_LENGTH_MAX,
        },
        fault,
      )

const messageOf = (words: PortalWords, { fault, notice }: FormState): Html | null => {
  if (fault) return html`<div class="faults" role="alert"><p id="fault">${words.faults[fault]}</p></div>`
  return notice === undefined ? null : html`<p class="done" role="status">${notice}</p>`
}

/** The portal's pages before the login: one narrow column. */
const doorPage = (frame: Frame, title: string, body: Html, has_script = false): string =>
  framed(frame, { title, has_script, body: html`<div class="door"><h1>${title}</h1>\n${body}</div>` })

const PASSKEY_PATH = '/api/creditor/session/passkey'

/**
 * Appears where the browser knows passkeys, for which it needs a script. The way on stands in the page's own address.
 * `path` takes what the passkey has signed.
 */
const passkeyLogin = (words: PortalWords, path = PASSKEY_PATH, label = words.passkey): Html =>
  html`<div class="passkey" data-passkey-login="${path}" data-passkey-options="${PASSKEY_PATH}/options" hidden>
<div class="faults" role="alert" hidden><p>${words.faults.passkey}</p></div>
<button type="button" class="quiet">${label}</button></div>`

export function loginPage(frame: Frame, state: FormState): string {
  const { language } = frame
  const words = WORDS[language]
  return doorPage(
    frame,
    words.log_in,
    html`<p class="lead">${words.portal}</p>
${messageOf(words, state)}
<form method="post" action="${inLanguage(frame.path, language)}">
${emailInput(words, state)}
${passwordInput(words, 'current', state.fault)}
<button type="submit">${words.log_in}</button>
<p class="note"><a href="${inLanguage('/creditor/password-reset', language)}">${words.forgot}</a></p>
</form>
${passkeyLogin(words)}
<p class="note">${words.first_time}</p>`,
    true,
  )
}

/** Which second half of the login is asked for; `wrong`: the code that came was not right. */
export type CodeAsked = 'code' | 'passkey' | 'wrong'

const codeInput = (words: PortalWords, is_wrong: boolean): Html =>
  field({
    ...{ name: 'code', label: words.code, hint: words.code_hint, autocomplete: 'one-time-code', is_required: true },
    ...{ maxlength: CODE_LENGTH_MAX, fault: is_wrong ? words.faults.code : undefined },
  })

/** After the right password. */
export function codePage(frame: Frame, { email, half }: { email: string; half: string }, asked: CodeAsked): string {
  const { language } = frame
  const words = WORDS[language]
  return doorPage(
    frame,
    words.second_factor,
    html`<p class="lead">${asked === 'passkey' ? words.second_passkey : words.second_code}</p>
${asked === 'passkey' && passkeyLogin(words)}
<form method="post" action="${inLanguage(frame.path, language)}">
<input type="hidden" name="email" value="${email}">
<input type="hidden" name="half" value="${half}">
${codeInput(words, asked === 'wrong')}
<button type="submit">${words.log_in}</button>
</form>
<p class="note">${words.code_lost} <a href="${inLanguage('/creditor/login', language)}">${words.code_other}</a></p>`,
    true,
  )
}

export type InvitationView = {
  customer_name: string
  partner_name: string
  /** The colleague who invites; null for the customer's own invitation. */
  invited_by: string | null
  email: string
  /** The secret of the link. */
  token: string
  has_account: boolean
  /** The account has a second factor; asked for once its password was right. */
  asks_for_code: boolean
  valid_until: string
}

export function invitationPage(frame: Frame, view: InvitationView, state: FormState): string {
  const words = WORDS[frame.language]
  const fields = view.has_account
    ? html`<p>${words.known}</p>
${passwordInput(words, 'current', state.fault)}
${view.asks_for_code && codeInput(words, state.fault === 'code')}
<button type="submit">${words.add}</button>
<p class="note"><a href="${inLanguage('/creditor/password-reset', frame.language)}">${words.forgot}</a></p>`
    : html`${input(
        {
          name: 'name',
          label: `${words.name} (${words.optional})`,
          type: 'text',
          autocomplete: 'name',
          value: state.values.name,
          maxlength: 255,
        },
        state.fault,
      )}
${passwordInput(words, 'new', state.fault)}
<button type="submit">${words.enter}</button>`
  return doorPage(
    frame,
    words.invited,
    html`<p class="lead">${view.invited_by === null ? words.invited_lead(view.partner_name) : words.invited_by(view.invited_by)}</p>
${messageOf(words, state)}
<form method="post" action="${inLanguage(frame.path, frame.language)}">
<h2>${words.choose_password}</h2>
<dl><div><dt>${words.creditor}</dt><dd>${view.customer_name}</dd></div>
<div><dt>${words.email}</dt><dd>${view.email}</dd></div></dl>
<input type="hidden" name="email" autocomplete="username" value="${view.email}">
${fields}
</form>
${view.has_account && passkeyLogin(words, `/api/creditor/invitation/${encodeURIComponent(view.token)}/passkey`, words.add_passkey)}
<p class="note">${words.valid_until(view.valid_until)}</p>`,
    view.has_account,
  )
}

/** Why an invitation is no longer valid, and what to do about it. */
export function closedInvitationPage(
  frame: Frame,
  { state, is_colleague }: { state: keyof PortalWords['closed']; is_colleague: boolean },
): string {
  const { language, path } = frame
  const words = WORDS[language]
  const text = is_colleague && state === 'expired' ? words.closed_colleague : words.closed_text[state]
  const way_on =
    state === 'expired' || state === 'replaced'
      ? html`<form method="post" action="${inLanguage(path, language)}" class="bare">
<button type="submit" name="renew" value="yes">${words.renew}</button></form>`
      : html`<p><a class="button" href="${inLanguage('/creditor/login', language)}">${words.to_login}</a></p>`
  return doorPage(frame, words.closed[state], html`<p>${text}</p>\n${way_on}`)
}

export const noticePage = (frame: Frame, title: string, text: string): string =>
  doorPage(frame, title, html`<p>${text}</p>`)

export function resetPage(frame: Frame, state: FormState): string {
  const { language } = frame
  const words = WORDS[language]
  return doorPage(
    frame,
    words.reset,
    html`<p class="lead">${words.reset_lead}</p>
${messageOf(words, state)}
<form method="post" action="${inLanguage('/creditor/password-reset', language)}">
${emailInput(words, state)}
<button type="submit">${words.reset_send}</button>
<p class="note"><a href="${inLanguage('/creditor/login', language)}">${words.to_login}</a></p>
</form>`,
  )
}

export function newPasswordPage(frame: Frame, state: FormState): string {
  const words = WORDS[frame.language]
  return doorPage(
    frame,
    words.reset_new,
    html`<p class="lead">${words.reset_new_lead}</p>
${messageOf(words, state)}
<form method="post" action="${inLanguage(frame.path, frame.language)}">
${passwordInput(words, 'new', state.fault)}
<button type="submit">${words.reset_save}</button>
</form>`,
  )
}

export function resetOverPage(frame: Frame): string {
  const words = WORDS[frame.language]
  const href = inLanguage('/creditor/password-reset', frame.language)
  return doorPage(
    frame,
    words.reset_over,
    html`<p>${words.reset_over_text}</p>\n<p><a class="button" href="${href}">${words.reset_send}</a></p>`,
  )
}
