import type { Language } from '../../../kernel/language.ts'
import type { CourtProcedure } from '../../../law/court.ts'
import { lawOf, procedureNamed } from '../../../law/laws.ts'
import { primaryAddress } from '../../parties/debtors/index.ts'
import type { Assessment, Parties } from '../court/index.ts'

/** The texts of the decision page. The type demands the same keys in both languages. */
const DE = {
  title: 'Entscheidung über die Klage',
  skip: 'Zur Entscheidung springen',
  lead: 'Die außergerichtlichen Schritte sind ausgeschöpft. Sie entscheiden, ob Ihre Forderung vor Gericht geht.',
  claim: 'Ihre Forderung',
  case_reference: 'Aktenzeichen',
  creditor: 'Gläubiger',
  debtor: 'Schuldner',
  invoiced: 'Summe der Rechnungen',
  streitwert: 'Streitwert (fällig und offen)',
  outstanding: 'Davon noch offen',
  costs: 'Was das Verfahren kostet',
  procedure: 'Verfahren',
  court: 'Zuständiges Gericht',
  court_unknown: 'Wird noch festgestellt',
  court_fees: 'Gebühr des Gerichts',
  court_fees_note: 'Wir stellen sie Ihnen in Rechnung.',
  lawyer_fees: 'Rechtsanwalt, mit Umsatzsteuer',
  lawyer_needed_note: 'Bei diesem Betrag vom Gesetz vorgeschrieben.',
  total_certain: 'Fällt sicher an, wenn Sie klagen',
  extra: 'Nur, wenn Sie es möchten',
  total_with: 'Zusammen mit Rechtsanwalt',
  no_lawyer: 'Einen Rechtsanwalt brauchen Sie für diesen Antrag nicht.',
  basis: 'Worauf die Beträge beruhen',
  basis_row: (rule: string, day: string, source: string) => `${rule}, gültig ab ${day} (${source})`,
  doubts: 'Bitte beachten Sie: Diese Kosten sind vorläufig.',
  rules: 'Was daraus folgt',
  rules_sue: 'Wenn Sie klagen',
  rules_decline: 'Wenn Sie nicht klagen',
  fee_rule: 'Sie erhalten eine Rechnung über die Gebühr des Gerichts. Sie ist innerhalb von 14 Tagen zu zahlen.',
  reimbursed:
    'Unterliegt der Schuldner, hat er Ihnen diese Kosten zu ersetzen; ist er zahlungsunfähig, bleiben sie bei Ihnen.',
  decline_rules: [
    'Es entstehen keine Gerichtskosten. Der Fall bleibt bei uns, aber es wird kein Antrag bei Gericht eingereicht.',
    'Die Verjährung läuft weiter. Ein Mahnschreiben hält sie nicht auf.',
  ],
  barred_on: (day: string) =>
    `Nach heutigem Stand ist Ihre Forderung, bei mehreren Rechnungen die älteste, ab ${day} verjährt.`,
  notices: {
    insolvent:
      'Über das Vermögen des Schuldners ist ein Insolvenzverfahren eröffnet. Eine Klage ist dann in der Regel nicht möglich; die Forderung ist im Insolvenzverfahren anzumelden. Wir melden uns dazu bei Ihnen.',
    deceased:
      'Der Schuldner ist verstorben. Bevor geklagt werden kann, ist zu klären, ob sich die Forderung gegen den Nachlass oder gegen Erben richtet.',
    disputed:
      'Der Schuldner bestreitet die Forderung. Solange das nicht geklärt ist, wird nichts bei Gericht eingereicht. Wehrt er sich auch dort, folgt ein Verfahren mit weiteren Kosten.',
    asks_to_stop:
      'Sie haben uns gebeten, den Fall zu beenden. Bis darüber entschieden ist, wird nichts bei Gericht eingereicht.',
    reports_payment:
      'Sie haben eine Zahlung gemeldet, die noch nicht gebucht ist. Wird sie gebucht, ändern sich die Beträge auf dieser Seite.',
  },
  final: 'Die Entscheidung ist endgültig und kann nur einmal getroffen werden.',
  unavailable: 'Eine Klage ist derzeit nicht möglich',
  decision: 'Ihre Entscheidung',
  sue: 'Ja, klagen',
  sue_hint: 'Die Forderung geht vor Gericht.',
  decline: 'Nein, nicht klagen',
  decline_hint: 'Es entstehen keine Kosten.',
  lawyer: 'Rechtsanwalt (nur, wenn Sie klagen)',
  lawyer_required: 'Bei diesem Betrag schreibt das Gesetz einen Rechtsanwalt vor.',
  lawyer_optional: 'Bei diesem Betrag brauchen Sie keinen Rechtsanwalt, können aber einen beauftragen.',
  lawyer_none: 'Ohne Rechtsanwalt',
  lawyer_network: 'Einen Rechtsanwalt aus unserem Netz',
  lawyer_own: 'Meinen eigenen Rechtsanwalt',
  lawyer_chosen: 'Ihr Rechtsanwalt',
  own: 'Ihr Rechtsanwalt (nur auszufüllen, wenn Sie Ihren eigenen wählen)',
  first_name: 'Vorname',
  last_name: 'Nachname',
  location: 'Ort der Kanzlei',
  email: 'E-Mail',
  optional: 'freiwillig',
  confirm: 'Ich bin berechtigt, für den Gläubiger zu entscheiden, und kenne die Kosten und Folgen.',
  submit: 'Entscheidung verbindlich absenden',
  expires: (day: string) => `Dieser Link gilt bis ${day} und für eine Entscheidung.`,
  back: 'Zurück zum Fall',
  faults_head: 'Bitte prüfen Sie Ihre Angaben',
  faults: {
    decision: 'Bitte wählen Sie, ob Sie klagen.',
    lawyer: 'Bitte wählen Sie, welcher Rechtsanwalt Sie vertritt.',
    wunschanwalt_first_name: 'Bitte geben Sie den Vornamen an, höchstens 100 Zeichen.',
    wunschanwalt_last_name: 'Bitte geben Sie den Nachnamen an, höchstens 100 Zeichen.',
    wunschanwalt_location: 'Bitte geben Sie den Ort an, höchstens 200 Zeichen.',
    wunschanwalt_email: 'Bitte geben Sie eine gültige E-Mail-Adresse an oder lassen Sie das Feld leer.',
    confirm: 'Bitte bestätigen Sie, dass Sie entscheiden dürfen.',
  },
  done: 'Ihre Entscheidung ist aufgenommen',
  done_sue: 'Sie haben entschieden, zu klagen.',
  done_decline: 'Sie haben entschieden, nicht zu klagen.',
  for_you_sue: 'Für Sie wurde entschieden, zu klagen.',
  for_you_decline: 'Für Sie wurde entschieden, nicht zu klagen.',
  done_next_sue: 'Die Rechnung über die Gebühr des Gerichts erhalten Sie per E-Mail.',
  done_next_decline: 'Es wird kein Antrag bei Gericht eingereicht.',
  receipt: 'Beleg als PDF herunterladen',
  receipt_until: (day: string) => `Der Beleg ist bis ${day} abrufbar.`,
  unknown: 'Diesen Link gibt es nicht',
  unknown_text: 'Bitte prüfen Sie, ob Sie ihn vollständig geöffnet haben.',
  expired: 'Dieser Link ist abgelaufen',
  replaced: 'Dieser Link gilt nicht mehr',
  replaced_text:
    'Es gibt einen neueren, oder für den Gläubiger ist inzwischen eine andere E-Mail-Adresse hinterlegt. Bitte sehen Sie in Ihr Postfach.',
  used: 'Dieser Link wurde schon benutzt',
  used_text: 'Die Entscheidung ist aufgenommen.',
  decided: 'Es wurde schon entschieden, ob die Forderung vor Gericht geht',
  decided_meanwhile: 'Inzwischen ist schon entschieden. Ihre Angaben wurden nicht übernommen.',
  closed: 'Eine Entscheidung ist zurzeit nicht möglich',
  closed_text:
    'Sie entscheiden über den Weg zu Gericht, wenn die außergerichtlichen Schritte ausgeschöpft sind. So weit ist dieser Fall nicht, oder er ist schon abgeschlossen.',
  ask: 'Wenn Sie einen Zugang zum Gläubigerportal haben, sehen Sie dort, wie es um den Fall steht.',
  receipt_heading: 'Beleg über die Entscheidung',
  recorded: 'Aufgenommen',
  recorded_at: 'Zeitpunkt',
  recorded_by: 'Entschieden von',
  by: {
    person: (name: string) => `${name}, im Gläubigerportal`,
    link: (email: string) => `Gläubiger, über den Link an ${email}`,
    old_link: 'Gläubiger, über einen Link',
    token: (partner: string) => `${partner}, über die Schnittstelle`,
    own_token: 'Schnittstelle',
    told: {
      phone: 'unser Team, nach Ihrem Anruf',
      letter: 'unser Team, nach Ihrem Schreiben',
      email: 'unser Team, nach Ihrer E-Mail',
      in_person: 'unser Team, nach einem Gespräch mit Ihnen',
    },
    other: 'Portal',
  },
  next: 'Wie es weitergeht',
  page: 'Seite',
  of: 'von',
  specimen: 'Sandbox – Muster ohne Rechtswirkung',
}

export type DecisionWords = typeof DE

const EN: DecisionWords = {
  title: 'Decision about going to court',
  skip: 'Skip to the decision',
  lead: 'All out-of-court steps have been exhausted. You decide whether your claim goes to court.',
  claim: 'Your claim',
  case_reference: 'Reference',
  creditor: 'Creditor',
  debtor: 'Debtor',
  invoiced: 'Total of the invoices',
  streitwert: 'Amount in dispute (due and open)',
  outstanding: 'Of which still open',
  costs: 'What it costs',
  procedure: 'Procedure',
  court: 'Competent court',
  court_unknown: 'Yet to be determined',
  court_fees: 'Court fee',
  court_fees_note: 'We will invoice you for it.',
  lawyer_fees: 'Lawyer, including VAT',
  lawyer_needed_note: 'Required by law for this amount.',
  total_certain: 'Due in any case if you sue',
  extra: 'Only if you wish',
  total_with: 'Total with a lawyer',
  no_lawyer: 'You do not need a lawyer for this application.',
  basis: 'What the amounts are based on',
  basis_row: (rule, day, source) => `${rule}, in force since ${day} (${source})`,
  doubts: 'Please note: these costs are provisional.',
  rules: 'What this means',
  rules_sue: 'If you sue',
  rules_decline: 'If you do not sue',
  fee_rule: 'You will receive an invoice for the court fee. It is payable within 14 days.',
  reimbursed:
    'If the debtor loses, the debtor has to reimburse you for these costs; if the debtor is insolvent, you bear them.',
  decline_rules: [
    'There are no court costs. The case stays with us, but nothing is filed with a court.',
    'The limitation period continues to run. A demand letter does not stop it.',
  ],
  barred_on: (day) => `As things stand, your claim, or the oldest of several invoices, is time-barred from ${day}.`,
  notices: {
    insolvent:
      'Insolvency proceedings have been opened against the debtor. Court action is then usually not possible; the claim has to be lodged in those proceedings. We will contact you about it.',
    deceased:
      'The debtor has died. Before anyone can be sued, it has to be established whether the claim is against the estate or against heirs.',
    disputed:
      'The debtor disputes the claim. Until that is settled, nothing will be filed with a court. If the debtor objects there too, proceedings with further costs will follow.',
    asks_to_stop: 'You have asked us to stop. Until that is decided, nothing will be filed with a court.',
    reports_payment:
      'You have reported a payment that has not been booked yet. Once it is, the amounts on this page will change.',
  },
  final: 'The decision is final and can be made only once.',
  unavailable: 'Going to court is not possible at present',
  decision: 'Your decision',
  sue: 'Yes, sue',
  sue_hint: 'The claim goes to court.',
  decline: 'No, do not sue',
  decline_hint: 'There are no costs.',
  lawyer: 'Lawyer (only if you sue)',
  lawyer_required: 'For this amount the law requires a lawyer.',
  lawyer_optional: 'For this amount you do not need a lawyer, but you may appoint one.',
  lawyer_none: 'Without a lawyer',
  lawyer_network: 'A lawyer from our network',
  lawyer_own: 'My own lawyer',
  lawyer_chosen: 'Your lawyer',
  own: 'Your lawyer (fill in only if you choose your own)',
  first_name: 'First name',
  last_name: 'Last name',
  location: 'Location of the law firm',
  email: 'Email',
  optional: 'optional',
  confirm: 'I am authorised to decide for the creditor, and I know the costs and consequences.',
  submit: 'Submit binding decision',
  expires: (day) => `This link is valid until ${day} and for one decision.`,
  back: 'Back to the case',
  faults_head: 'Please check what you have entered',
  faults: {
    decision: 'Please choose whether to sue.',
    lawyer: 'Please choose which lawyer represents you.',
    wunschanwalt_first_name: 'Please enter the first name, at most 100 characters.',
    wunschanwalt_last_name: 'Please enter the last name, at most 100 characters.',
    wunschanwalt_location: 'Please enter the location, at most 200 characters.',
    wunschanwalt_email: 'Please enter a valid email address, or leave the field empty.',
    confirm: 'Please confirm that you may decide.',
  },
  done: 'Your decision is recorded',
  done_sue: 'You have decided to sue.',
  done_decline: 'You have decided not to sue.',
  for_you_sue: 'It was decided on your behalf to sue.',
  for_you_decline: 'It was decided on your behalf not to sue.',
  done_next_sue: 'You will receive the invoice for the court fee by email.',
  done_next_decline: 'Nothing will be filed with a court.',
  receipt: 'Download the receipt as a PDF',
  receipt_until: (day) => `The receipt is available until ${day}.`,
  unknown: 'This link does not exist',
  unknown_text: 'Please check that you opened the complete link.',
  expired: 'This link has expired',
  replaced: 'This link is no longer valid',
  replaced_text: 'There is a newer one, or the creditor’s email address has since changed. Please check your inbox.',
  used: 'This link has already been used',
  used_text: 'The decision is recorded.',
  decided: 'A decision has already been made on whether the claim goes to court',
  decided_meanwhile: 'A decision has been made in the meantime. What you entered was not used.',
  closed: 'No decision is possible at present',
  closed_text:
    'You decide about going to court once all out-of-court steps have been exhausted. This case has not reached that point, or is already closed.',
  ask: 'If you have access to the creditor portal, you can see there where the case stands.',
  receipt_heading: 'Receipt for the decision',
  recorded: 'Recorded',
  recorded_at: 'Time',
  recorded_by: 'Decided by',
  by: {
    person: (name) => `${name}, in the creditor portal`,
    link: (email) => `the creditor, using the link sent to ${email}`,
    old_link: 'the creditor, using a link',
    token: (partner) => `${partner}, through the API`,
    own_token: 'API',
    told: {
      phone: 'our team, after your call',
      letter: 'our team, after your letter',
      email: 'our team, after your email',
      in_person: 'our team, after speaking to you in person',
    },
    other: 'portal',
  },
  next: 'What happens next',
  page: 'Page',
  of: 'of',
  specimen: 'Sandbox – specimen without legal effect',
}

/** For what is said before anything is known of the case. */
export const WORDS: Readonly<Record<Language, DecisionWords>> = { de: DE, en: EN }

/** Of the country whose courts the debtor is brought before. */
export const procedureAgainst = ({ debtor }: Pick<Parties, 'debtor'>): CourtProcedure | null =>
  lawOf(primaryAddress(debtor)?.country ?? null)?.procedure ?? null

/** In the terms of what was decided on, else of the debtor's country; of an action where that has none of its own. */
export function wordsOf(language: Language, { decision, parties }: Assessment): DecisionWords {
  const words = WORDS[language]
  const procedure = decision?.procedure ? procedureNamed(decision.procedure) : procedureAgainst(parties)
  const terms = procedure?.words[language].decision
  if (!terms) return words
  const { undecided, insolvent, deceased, mail: _, ...same } = terms
  const faults = { ...words.faults, decision: undecided }
  return { ...words, ...same, faults, notices: { ...words.notices, insolvent, deceased } }
}
