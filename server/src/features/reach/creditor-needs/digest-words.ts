import type { Language } from '../../../kernel/language.ts'
import type { NeedKind } from './rules.ts'

type Names = { reference: string; debtor: string }

/** The words of the mails about what waits. Lines are short, since plain text is not broken by every reader. */
const DE = {
  greeting: 'Guten Tag,',
  subject_of: {
    lawsuit_decision: (reference: string) => `Ihre Entscheidung im Fall ${reference}`,
    question: (reference: string) => `Unsere Frage zum Fall ${reference}`,
    court_fee_invoice: (reference: string) => `Gerichtsgebühr im Fall ${reference}`,
  } satisfies Record<NeedKind, (reference: string) => string>,
  subject_of_many: (count: number) => `Auf Sie warten ${count} offene Punkte`,
  reminder: (subject: string) => `Erinnerung: ${subject}`,
  alone: {
    lawsuit_decision: ({ reference, debtor }: Names) =>
      `im Fall ${reference} gegen ${debtor}\nbrauchen wir Ihre Entscheidung über gerichtliche Schritte. Was sie\nvoraussichtlich kosten, sehen Sie hier:`,
    question: ({ reference, debtor }: Names) =>
      `zum Fall ${reference} gegen ${debtor}\nhaben wir eine Frage an Sie. Hier lesen und beantworten Sie sie:`,
    court_fee_invoice: ({ reference, debtor }: Names) =>
      `im Fall ${reference} gegen ${debtor}\nist die Rechnung über die Gerichtsgebühr noch offen. Sie finden sie hier:`,
  } satisfies Record<NeedKind, (names: Names) => string>,
  many: 'hier brauchen wir etwas von Ihnen:',
  many_again: 'das ist noch offen:',
  needs: {
    lawsuit_decision: 'Ihre Entscheidung über gerichtliche Schritte',
    question: 'Ihre Antwort auf unsere Frage',
    court_fee_invoice: 'Zahlung der Gerichtsgebühr',
  } satisfies Record<NeedKind, string>,
  waiting_since: (day: string) => `offen seit ${day}`,
  more: (count: number) => `und ${count} weitere`,
  here: 'Im Gläubigerportal finden Sie alles dazu:',
  others: (count: number) =>
    count === 1
      ? 'Ein weiterer Punkt ist noch von früher offen.'
      : `${count} weitere Punkte sind noch von früher offen.`,
  all_open: 'Alles Offene finden Sie hier:',
  last_reminder: 'Wir erinnern Sie daran nicht noch einmal. Im Portal bleibt es offen, bis Sie\nes erledigt haben.',
  how_often:
    'Sie bekommen höchstens eine solche Nachricht am Tag. Unter „Mein Zugang“ im\nPortal können Sie sie abbestellen.',
  no_access: (day: string, partner: string) =>
    `Dafür brauchen Sie Ihren Zugang zum Gläubigerportal. Öffnen Sie bitte den Link\nin unserer Einladung vom ${day}. Ist er abgelaufen, bekommen Sie auf\nderselben Seite einen neuen. Fehlt Ihnen die Einladung, wenden Sie sich bitte an\n${partner}.`,
  portal: 'Zum Portal:',
  closing: 'Freundliche Grüße\nMahnwerk',
}

export type DigestWords = typeof DE

const EN: DigestWords = {
  greeting: 'Dear Sir or Madam,',
  subject_of: {
    lawsuit_decision: (reference) => `Your decision in case ${reference}`,
    question: (reference) => `Our question about case ${reference}`,
    court_fee_invoice: (reference) => `Court fee in case ${reference}`,
  },
  subject_of_many: (count) => `${count} open items are waiting for you`,
  reminder: (subject) => `Reminder: ${subject}`,
  alone: {
    lawsuit_decision: ({ reference, debtor }) =>
      `In case ${reference} against ${debtor}\nwe need your decision about going to court. You can see what it is likely to\ncost here:`,
    question: ({ reference, debtor }) =>
      `We have a question about case ${reference} against\n${debtor}. You can read and answer it here:`,
    court_fee_invoice: ({ reference, debtor }) =>
      `In case ${reference} against ${debtor}\nthe invoice for the court fee is still open. You can find it here:`,
  },
  many: 'We need something from you on the following:',
  many_again: 'This is still open:',
  needs: {
    lawsuit_decision: 'your decision about going to court',
    question: 'your answer to our question',
    court_fee_invoice: 'payment of the court fee',
  },
  waiting_since: (day) => `open since ${day}`,
  more: (count) => `and ${count} more`,
  here: 'You can find all the details in the creditor portal:',
  others: (count) =>
    count === 1 ? 'One earlier item is also still open.' : `${count} earlier items are also still open.`,
  all_open: 'You can find everything that is open here:',
  last_reminder: 'We will not remind you of this again. It stays open in the portal until you\nhave dealt with it.',
  how_often: 'You get at most one message like this a day. You can turn them off in the\nportal under “My access”.',
  no_access: (day, partner) =>
    `You need access to the creditor portal for this. Please open the link in our\ninvitation of ${day}. If it has expired, you can get a new one on the\nsame page. If you do not have the invitation, please ask\n${partner}.`,
  portal: 'Go to the portal:',
  closing: 'Kind regards\nMahnwerk',
}

export const DIGEST_WORDS: Readonly<Record<Language, DigestWords>> = { de: DE, en: EN }
