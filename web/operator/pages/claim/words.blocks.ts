import { OBSTACLE_WORDS } from '../../../shared/i18n/obstacles.ts'
import { areaWords } from '../../../shared/i18n/words.ts'

/** What blocks a claim, what ends that, and the dialogs in which the team does so. */
export const useBlockWords = areaWords('claim_blocks', {
  de: {
    title: 'Gesperrt: {{reason}}',
    until: 'Gesperrt bis {{day}}.',
    no_end: 'Kein Enddatum.',
    name: OBSTACLE_WORDS.de,
    what: {
      deceased: 'Der Schuldner ist verstorben. Es geht kein Schreiben hinaus, auch nicht von Hand.',
      insolvent:
        'Der Schuldner ist insolvent. Es geht kein Schreiben hinaus, auch nicht von Hand; die Forderung ist im Verfahren anzumelden.',
      minor: 'Der Schuldner war bei der Übergabe minderjährig.',
      no_amount: 'Es fehlt ein Betrag: Noch ist keine Rechnung erfasst.',
      no_address: 'Der Schuldner hat keine Anschrift.',
      invoice_to_check: 'Bei einer hochgeladenen Rechnung sind Betrag oder Nummer nicht sicher.',
      foreign_currency: 'Eine Rechnung lautet auf eine fremde Währung.',
      not_due: 'Noch ist keine Rechnung fällig.',
      obligation_not_fulfilled: 'Der Gläubiger hat seine Leistung noch nicht erbracht.',
      below_minimum: 'Die Forderung liegt unter dem Mindestbetrag der Organisation.',
      no_law: 'Weder das Recht des Schuldners noch das des Gläubigers ist uns bekannt.',
      address_unknown: 'Ein Schreiben kam zurück.',
      time_barred: 'Alles, was fällig ist, ist verjährt.',
      held: 'Die Forderung ist angehalten.',
    },
    ends: {
      deceased: 'Endet, wenn dieser Vermerk beim Schuldner zurückgenommen oder die Forderung geschlossen wird.',
      insolvent: 'Endet, wenn dieser Vermerk beim Schuldner zurückgenommen oder die Forderung geschlossen wird.',
      minor:
        'Endet, wenn Sie die Sperre aufheben und dabei die gesetzliche Vertretung nennen, oder wenn der Partner das Geburtsdatum berichtigt.',
      no_amount: 'Endet mit der ersten Rechnung des Partners.',
      no_address: 'Endet, sobald eine Anschrift eingetragen ist.',
      invoice_to_check: 'Endet, sobald Sie die Rechnung geprüft haben oder der Partner die Angaben berichtigt.',
      foreign_currency: 'Endet mit einem Bruttobetrag in Euro, oder wenn der Partner die Rechnung löscht.',
      not_due: 'Endet an diesem Tag von selbst.',
      obligation_not_fulfilled: 'Endet, sobald der Partner meldet, dass die Leistung erbracht ist.',
      below_minimum:
        'Endet, wenn Sie die Sperre aufheben, wenn die Forderung wächst oder wenn der Mindestbetrag in den Einstellungen sinkt.',
      no_law: 'Endet, sobald Sie das Recht der Forderung festlegen.',
      address_unknown: 'Endet mit einer neuen Anschrift, oder wenn Sie die Sperre aufheben.',
      time_barred: 'Endet, wenn Sie die Sperre aufheben oder ein Ratenplan vereinbart wird.',
      held: 'Endet, sobald der Grund geklärt ist.',
    },
    note_required: 'Bitte schreiben Sie, warum.',
    unblock: {
      done: 'Die Sperre ist aufgehoben',
      representative: 'Gesetzliche Vertretung',
      name: 'Name',
    },
    situation: {
      label: 'Lage des Schuldners',
      submit: 'Lage vermerken',
      change: 'Vermerk ändern',
      unchanged: 'Das ist schon vermerkt.',
      done: 'Die Lage des Schuldners ist vermerkt',
      name: {
        none: 'Keine Besonderheit',
        insolvent: 'Insolvent',
        deceased: 'Verstorben',
        guardian: 'Unter Erwachsenenvertretung',
      },
      effect: {
        none: 'Die Forderung läuft wieder; Schreiben gehen wieder hinaus, wenn sie sonst nichts sperrt.',
        insolvent: 'An Insolvente geht kein Schreiben, auch nicht von Hand. Was noch auf den Versand wartet, verfällt.',
        deceased: 'An Verstorbene geht kein Schreiben, auch nicht von Hand. Was noch auf den Versand wartet, verfällt.',
        guardian:
          'Die Forderung läuft weiter, und Schreiben gehen weiter an die Anschrift des Schuldners. Soll die Vertretung sie bekommen, ändern Sie die Anschrift.',
      },
      more: {
        insolvent: 'Im Arbeitsvorrat erscheint: Forderung im Insolvenzverfahren anmelden.',
      },
    },
    law: {
      label: 'Recht der Forderung',
      choose: 'Bitte wählen Sie ein Recht.',
      unchanged: 'Dieses Recht gilt schon.',
      done: 'Das Recht ist festgelegt',
      name: { AT: 'Österreichisches Recht', DE: 'Deutsches Recht' },
    },
  },
  en: {
    title: 'Blocked: {{reason}}',
    until: 'Blocked until {{day}}.',
    no_end: 'No end date.',
    name: OBSTACLE_WORDS.en,
    what: {
      deceased: 'The debtor is dead. No letter goes out, not by hand either.',
      insolvent:
        'The debtor is insolvent. No letter goes out, not by hand either; the claim has to be lodged in the proceedings.',
      minor: 'The debtor was a minor at the hand-over.',
      no_amount: 'There is no amount: no invoice is recorded yet.',
      no_address: 'The debtor has no address.',
      invoice_to_check: 'Amount or number of an uploaded invoice is not certain.',
      foreign_currency: 'An invoice is in a foreign currency.',
      not_due: 'No invoice is due yet.',
      obligation_not_fulfilled: 'The creditor has not delivered yet.',
      below_minimum: 'The claim is below the smallest amount of the organisation.',
      no_law: 'We know the law neither of the debtor nor of the creditor.',
      address_unknown: 'A letter came back.',
      time_barred: 'All that is due is time-barred.',
      held: 'The claim is held.',
    },
    ends: {
      deceased: 'Ends when this entry about the debtor is taken back, or the claim is closed.',
      insolvent: 'Ends when this entry about the debtor is taken back, or the claim is closed.',
      minor:
        'Ends when you lift the block and name the legal representative, or when the partner corrects the date of birth.',
      no_amount: 'Ends with the first invoice of the partner.',
      no_address: 'Ends as soon as an address is entered.',
      invoice_to_check: 'Ends as soon as you have checked the invoice, or the partner corrects it.',
      foreign_currency: 'Ends with a gross amount in euros, or when the partner deletes the invoice.',
      not_due: 'Ends by itself on that day.',
      obligation_not_fulfilled: 'Ends as soon as the partner reports the delivery.',
      below_minimum: 'Ends when you lift the block, when the claim grows, or when the smallest amount is set lower.',
      no_law: 'Ends as soon as you set the law of the claim.',
      address_unknown: 'Ends with a new address, or when you lift the block.',
      time_barred: 'Ends when you lift the block, or when instalments are agreed.',
      held: 'Ends as soon as its reason is cleared up.',
    },
    note_required: 'Please write why.',
    unblock: {
      done: 'The block is lifted',
      representative: 'Legal representative',
      name: 'Name',
    },
    situation: {
      label: 'Situation of the debtor',
      submit: 'Record the situation',
      change: 'Change the entry',
      unchanged: 'This is recorded already.',
      done: 'The situation of the debtor is recorded',
      name: {
        none: 'Nothing special',
        insolvent: 'Insolvent',
        deceased: 'Deceased',
        guardian: 'Has a guardian',
      },
      effect: {
        none: 'The claim goes on; letters go out again unless something else blocks it.',
        insolvent: 'No letter goes to the insolvent, not by hand either. What still waits to be sent becomes void.',
        deceased: 'No letter goes to the dead, not by hand either. What still waits to be sent becomes void.',
        guardian:
          'The claim goes on, and letters still go to the address of the debtor. If the guardian is to get them, change the address.',
      },
      more: {
        insolvent: 'The work queue gets an item: lodge the claim in the insolvency proceedings.',
      },
    },
    law: {
      label: 'Law of the claim',
      choose: 'Please choose a law.',
      unchanged: 'The claim is under this law already.',
      done: 'The law is set',
      name: { AT: 'Austrian law', DE: 'German law' },
    },
  },
})
