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
      outstanding: 'Open invoices',
      changed: 'Last change',
      actions: 'Actions',
    },
    empty: 'No claim is disputed',
    empty_text:
      'When a debtor disputes a claim or the court reports an objection, the claim appears here until that is settled.',
    note: 'Note',
    note_hint: 'Kept in the file: what was settled, and with whom',
    settle: {
      action: 'Settle',
      label: 'Settle the dispute of {{reference}}',
      title: 'The dispute is settled',
      consequence:
        '{{reference}} ({{debtor}}) continues where it stopped: its periods run on with the time remaining, and the next letter goes out automatically.',
      submit: 'Mark as settled',
      done: 'Collection continues',
    },
    close: {
      action: 'Close the claim',
      label: 'Close the claim {{reference}} as disputed',
      title: 'Close as disputed',
      consequence:
        '{{reference}} ({{debtor}}) is closed with the reason “Disputed”. No more letters go out. To undo this, reopen the claim in its file.',
      submit: 'Close the claim',
      done: 'Claim closed',
    },
  },
})
