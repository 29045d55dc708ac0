import { areaWords } from '../../../shared/i18n/words.ts'

export const useDisputesWords = areaWords('disputes', {
  de: {
    title: 'Bestreitungen',
    count_one: '{{count}} bestrittene Forderung',
    count_other: '{{count}} bestrittene Forderungen',
    q: 'Aktenzeichen, Name, Ort, Betrag …',
    column: {
      outstanding: 'Offene Rechnungen',
      changed: 'Letzte Änderung',
      actions: 'Aktionen',
    },
    empty: 'Keine Forderung ist bestritten',
    empty_text:
      'Bestreitet ein Schuldner oder meldet das Gericht einen Einspruch, steht die Forderung hier, bis das geklärt ist.',
    note: 'Notiz',
    note_hint: 'Steht im Akt; was geklärt wurde und mit wem',
    settle: {
      action: 'Klären',
      label: 'Bestreitung von {{reference}} klären',
      title: 'Bestreitung ist geklärt',
      consequence:
        '{{reference}} ({{debtor}}) läuft weiter, wo sie stehen geblieben ist: Die Fristen laufen mit ihrer restlichen Zeit, und das nächste Schreiben geht von selbst hinaus.',
      submit: 'Als geklärt vermerken',
      done: 'Die Forderung läuft weiter',
    },
    close: {
      action: 'Forderung schließen',
      label: 'Forderung schließen: {{reference}} als bestritten',
      title: 'Als bestritten schließen',
      consequence:
        '{{reference}} ({{debtor}}) wird mit dem Grund „Bestritten“ geschlossen. Kein Schreiben geht mehr hinaus. Nur ein Wiederaufnehmen im Akt macht das rückgängig.',
      submit: 'Forderung schließen',
      done: 'Die Forderung ist geschlossen',
    },
  },
  en: {
    title: 'Disputes',
    count_one: '{{count}} disputed claim',
    count_other: '{{count}} disputed claims',
    q: 'Reference, name, town, amount …',
    column: {
      outstanding: 'Invoices open',
      changed: 'Last change',
      actions: 'Actions',
    },
    empty: 'No claim is disputed',
    empty_text:
      'When a debtor disputes, or the court tells of an objection, the claim stands here until that is settled.',
    note: 'Note',
    note_hint: 'Stands in the file; what was settled, and with whom',
    settle: {
      action: 'Settle',
      label: 'Settle the dispute of {{reference}}',
      title: 'The dispute is settled',
      consequence:
        '{{reference}} ({{debtor}}) goes on where it stopped: its times run on with what was left of them, and the next letter goes out by itself.',
      submit: 'Mark as settled',
      done: 'The claim goes on',
    },
    close: {
      action: 'Close the claim',
      label: 'Close the claim {{reference}} as disputed',
      title: 'Close as disputed',
      consequence:
        '{{reference}} ({{debtor}}) is closed for the reason “Disputed”. No letter goes out any more. Only reopening it in its file undoes this.',
      submit: 'Close the claim',
      done: 'The claim is closed',
    },
  },
})
