import { DISPUTE_WORDS } from '../../../shared/i18n/disputes.ts'
import { areaWords } from '../../../shared/i18n/words.ts'

/** What the debtor and the team write to each other. */
export const useMessageWords = areaWords('claim_messages', {
  de: {
    team: 'Team',
    waits: 'Wartet auf Antwort',
    disputes: 'Bestreitet: {{reason}}',
    reason: DISPUTE_WORDS.de,
    empty: 'Noch keine Nachricht',
    empty_text: 'Was der Schuldner im Portal schreibt, erscheint hier. Sie können ihm auch von sich aus schreiben.',
    answer: 'Antwort an den Schuldner',
    mail: 'Der Schuldner liest sie im Portal. Eine E-Mail sagt ihm nur, dass es eine Antwort gibt, nicht, was darin steht.',
    no_mail:
      'Der Schuldner liest sie im Portal. Er hat keine E-Mail-Adresse und erfährt davon erst, wenn er dort nachsieht.',
    length: '{{count}} von {{limit}} Zeichen',
    send: 'Antwort senden',
    sent: 'Die Antwort ist im Portal',
    leave: 'Keine Antwort nötig',
  },
  en: {
    team: 'Team',
    waits: 'Waiting for an answer',
    disputes: 'Disputes: {{reason}}',
    reason: DISPUTE_WORDS.en,
    empty: 'No message yet',
    empty_text: 'What the debtor writes in the portal appears here. You can also write first.',
    answer: 'Answer to the debtor',
    mail: 'The debtor reads it in the portal. An email only tells them that there is an answer, not what it says.',
    no_mail:
      'The debtor reads it in the portal. They have no email address, so they will only find out when they look there.',
    length: '{{count}} of {{limit}} characters',
    send: 'Send answer',
    sent: 'The answer is in the portal',
    leave: 'No answer needed',
  },
})
