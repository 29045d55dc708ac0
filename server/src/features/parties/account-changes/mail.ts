import { lastFour } from '../../../kernel/banking.ts'
import { formatOf, nameInMail } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { type MailText, writtenFor } from '../../../platform/mail/languages.ts'
import { type Mail, mailProblems } from '../../../platform/mail/mail.ts'
import type { AccountChangeRow } from './queries.ts'

type Reader = { readonly email: string; readonly language: Language | null }
export type ChangeFacts = {
  readonly change: AccountChangeRow
  readonly organization: string
  /** What the account is called; null: the one in the letterhead. */
  readonly account: string | null
  /** Null: the service itself. */
  readonly by: string | null
}
type Texts = Readonly<Record<Language, (facts: ChangeFacts, ends: { was: string; is: string }) => MailText>>

const placeDe = (account: string | null): string => (account === null ? 'im Briefkopf' : `des Kontos „${account}“`)
const placeEn = (account: string | null): string =>
  account === null ? 'the bank account in the letterhead' : `the number of bank account “${account}”`

const PROPOSED: Texts = {
  de: ({ change, organization, account, by }, { was, is }) => ({
    subject: `Neue Bankverbindung ${account === null ? 'im Briefkopf' : 'eines Kontos'} vorgeschlagen`,
    text: `Guten Tag,

${by ?? 'Mahnwerk'} möchte die Bankverbindung ${placeDe(account)} von
${organization} ändern.

Bisher: Konto mit der Endung ${was}
Neu:    Konto mit der Endung ${is}

${
  change.counts_from
    ? `Es gibt nur eine Administratorin oder einen Administrator. Die Änderung gilt
daher erst ab ${formatOf('de', null).instant(change.counts_from)} und kann bis dahin
unter Einstellungen zurückgezogen werden.`
    : `Die Änderung gilt erst, wenn eine zweite Administratorin oder ein zweiter
Administrator sie unter Einstellungen freigibt.`
} ${account === null ? 'Briefe nennen bis dahin das bisherige Konto.' : 'Bis dahin gilt das bisherige Konto.'}

Haben Sie Zweifel, fragen Sie nach und ziehen Sie die Änderung zurück.

Freundliche Grüße
Mahnwerk
`,
  }),
  en: ({ change, organization, account, by }, { was, is }) => ({
    subject: `New bank account ${account === null ? 'in the letterhead' : 'number'} proposed`,
    text: `Hello,

${by ?? 'Mahnwerk'} wants to change ${placeEn(account)} of
${organization}.

Current: account ending in ${was}
New:     account ending in ${is}

${
  change.counts_from
    ? `There is only one administrator, so the change takes effect on
${formatOf('en', null).instant(change.counts_from)}. Until then, it can be withdrawn in the settings.`
    : `The change takes effect only once a second administrator approves it in the
settings.`
} ${account === null ? 'Until then, letters name the current account.' : 'Until then, the account stays as it is.'}

If you have any doubts, ask about it and withdraw the change.

Kind regards
Mahnwerk
`,
  }),
}

const APPLIED: Texts = {
  de: ({ organization, account, by }, { was, is }) => ({
    subject: `Neue Bankverbindung ${account === null ? 'im Briefkopf' : 'eines Kontos'} gilt`,
    text: `Guten Tag,

die neue Bankverbindung ${placeDe(account)} von
${organization} gilt ab sofort.

Bisher: Konto mit der Endung ${was}
Neu:    Konto mit der Endung ${is}

${by ? `Freigegeben hat sie ${by}.` : 'Die Wartezeit ist abgelaufen, ohne dass jemand widersprochen hat.'}

Freundliche Grüße
Mahnwerk
`,
  }),
  en: ({ organization, account, by }, { was, is }) => ({
    subject: `New bank account ${account === null ? 'in the letterhead' : 'number'} now in effect`,
    text: `Hello,

The change to ${placeEn(account)} of
${organization} is now in effect.

Old: account ending in ${was}
New: account ending in ${is}

${by ? `It was approved by ${by}.` : 'The waiting period is over and nobody has objected.'}

Kind regards
Mahnwerk
`,
  }),
}

/** Somebody who adds an account can have money sent to it at once, so the others hear of it. */
const OPENED: Texts = {
  de: ({ organization, account, by }, { is }) => ({
    subject: 'Neues Bankkonto angelegt',
    text: `Guten Tag,

${by ?? 'Mahnwerk'} hat für ${organization}
das Konto „${account}“ angelegt.

Neu: Konto mit der Endung ${is}

Ist es das erste Konto für Fremdgeld, nennen Briefe und Portal es ab sofort
als das Konto, auf das zu zahlen ist. Haben Sie Zweifel, fragen Sie nach.

Freundliche Grüße
Mahnwerk
`,
  }),
  en: ({ organization, account, by }, { is }) => ({
    subject: 'New bank account added',
    text: `Hello,

${by ?? 'Mahnwerk'} has added the bank account “${account}”
for ${organization}.

New: account ending in ${is}

If it is the first account for client money, letters and the portal now name
it as the account to pay into. If you have any doubts, ask about it.

Kind regards
Mahnwerk
`,
  }),
}

/** Where debtors pay to may change with it. */
const CLOSED: Texts = {
  de: ({ organization, account, by }, { is }) => ({
    subject: 'Bankkonto geschlossen',
    text: `Guten Tag,

${by ?? 'Mahnwerk'} hat das Konto „${account}“ von
${organization} geschlossen.

Geschlossen: Konto mit der Endung ${is}

Es war nie benutzt, und kein gültiger Brief oder Ratenplan nennt es.
Kontoauszüge dazu werden nicht mehr angenommen. War es das erste Konto für
Fremdgeld, ist ab sofort auf ein anderes zu zahlen. Haben Sie Zweifel, fragen
Sie nach.

Freundliche Grüße
Mahnwerk
`,
  }),
  en: ({ organization, account, by }, { is }) => ({
    subject: 'Bank account closed',
    text: `Hello,

${by ?? 'Mahnwerk'} has closed the bank account “${account}”
of ${organization}.

Closed: account ending in ${is}

It was never used, and no valid letter or instalment plan names it. Its
statements are no longer accepted. If it was the first account for client
money, debtors now pay into another one. If you have any doubts, ask about it.

Kind regards
Mahnwerk
`,
  }),
}

const TEXTS = { opened: OPENED, proposed: PROPOSED, applied: APPLIED, closed: CLOSED } as const
export type ChangeNews = keyof typeof TEXTS

/** To everybody who could have done it or could stop it. An account is named by its last four characters only. */
export function changeMails(readers: readonly Reader[], what: ChangeNews, facts: ChangeFacts): Mail[] {
  const { iban, old_iban } = facts.change
  const ends = { was: lastFour(old_iban ?? iban), is: lastFour(iban) }
  const plain = {
    ...facts,
    organization: nameInMail(facts.organization),
    account: facts.account && nameInMail(facts.account),
    by: facts.by && nameInMail(facts.by),
  }
  return readers
    .map(({ email, language }) => ({ to: email, ...writtenFor(language, (one) => TEXTS[what][one](plain, ends)) }))
    .filter((mail) => mailProblems(mail).length === 0)
}
