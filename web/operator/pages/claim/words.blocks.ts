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
    returned: {
      letter: '{{letter}} vom {{date}} kam am {{day}} zurück.',
      letter_because: '{{letter}} vom {{date}} kam am {{day}} zurück: {{reason}}.',
      proposal:
        'Erheben Sie die Anschrift (Melderegister, Gläubiger, Telefon) und versenden Sie das Schreiben dann an die neue.',
      resend: 'Anschrift ändern und neu versenden',
      resend_hint:
        'Die neue Anschrift gilt ab sofort für alle Forderungen gegen diesen Schuldner. Das zurückgekommene Schreiben wird sofort neu erstellt, mit dem Datum und dem Betrag von heute.',
      resent: 'Die Anschrift ist geändert, das Schreiben ist neu erstellt',
      not_resent: 'Die Anschrift ist gespeichert. Ein neues Schreiben ist jetzt nicht fällig.',
      enquiry: 'Adressanfrage vermerken',
      enquiry_hint:
        'Der Rückläufer verschwindet aus dem Arbeitsvorrat und kommt an diesem Tag wieder. Die Forderung bleibt gesperrt. Der Vermerk steht im Verlauf.',
      enquiry_until: 'Wiedervorlage am',
      enquiry_note: 'Wo wurde angefragt?',
      enquiry_done: 'Die Adressanfrage ist vermerkt',
      enquired: 'Adressanfrage vermerkt, Wiedervorlage am {{day}}.',
      enquired_note: 'Adressanfrage vermerkt, Wiedervorlage am {{day}}: {{note}}.',
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
      deceased: 'The debtor is deceased. No letters go out, not even manually.',
      insolvent:
        'The debtor is insolvent. No letters go out, not even manually; the claim has to be lodged in the proceedings.',
      minor: 'The debtor was a minor when the claim was handed over.',
      no_amount: 'There is no amount: no invoice has been recorded yet.',
      no_address: 'The debtor has no address.',
      invoice_to_check: 'The amount or number of an uploaded invoice is uncertain.',
      foreign_currency: 'An invoice is in a foreign currency.',
      not_due: 'No invoice is due yet.',
      obligation_not_fulfilled: 'The creditor has not yet performed its side of the contract.',
      below_minimum: 'The claim is below the organisation’s minimum amount.',
      no_law: 'We know neither the debtor’s law nor the creditor’s.',
      address_unknown: 'A letter was returned.',
      time_barred: 'Everything that is due is time-barred.',
      held: 'The claim is on hold.',
    },
    ends: {
      deceased: 'Ends when this entry about the debtor is withdrawn or the claim is closed.',
      insolvent: 'Ends when this entry about the debtor is withdrawn or the claim is closed.',
      minor:
        'Ends when you lift the block and name the legal representative, or when the partner corrects the date of birth.',
      no_amount: 'Ends with the partner’s first invoice.',
      no_address: 'Ends as soon as an address is entered.',
      invoice_to_check: 'Ends as soon as you have checked the invoice or the partner has corrected it.',
      foreign_currency: 'Ends with a gross amount in euros, or when the partner deletes the invoice.',
      not_due: 'Ends automatically on that day.',
      obligation_not_fulfilled: 'Ends as soon as the partner reports that the creditor has performed.',
      below_minimum:
        'Ends when you lift the block, when the claim grows, or when the minimum amount in the settings is lowered.',
      no_law: 'Ends as soon as you set the law that governs the claim.',
      address_unknown: 'Ends with a new address or when you lift the block.',
      time_barred: 'Ends when you lift the block or agree on instalments.',
      held: 'Ends as soon as the reason has been cleared up.',
    },
    returned: {
      letter: 'The {{letter}} dated {{date}} was returned on {{day}}.',
      letter_because: 'The {{letter}} dated {{date}} was returned on {{day}}: {{reason}}.',
      proposal: 'Find the new address (population register, creditor, phone), then send the letter there.',
      resend: 'Change address and send again',
      resend_hint:
        'The new address applies immediately to all claims against this debtor. The returned letter is recreated at once, with today’s date and amount.',
      resent: 'The address is changed and the letter recreated',
      not_resent: 'The address is saved. No new letter is due at the moment.',
      enquiry: 'Record an address enquiry',
      enquiry_hint:
        'The returned letter leaves the work queue and reappears on that day. The claim stays blocked. The note is kept in the timeline.',
      enquiry_until: 'Follow up on',
      enquiry_note: 'Who was asked?',
      enquiry_done: 'The address enquiry is recorded',
      enquired: 'Address enquiry recorded, follow-up on {{day}}.',
      enquired_note: 'Address enquiry recorded, follow-up on {{day}}: {{note}}.',
    },
    note_required: 'Please state the reason.',
    unblock: {
      done: 'The block is lifted',
      representative: 'Legal representative',
      name: 'Name',
    },
    situation: {
      label: 'Debtor’s situation',
      submit: 'Record the situation',
      change: 'Change the entry',
      unchanged: 'This is already recorded.',
      done: 'The debtor’s situation is recorded',
      name: {
        none: 'Nothing special',
        insolvent: 'Insolvent',
        deceased: 'Deceased',
        guardian: 'Has a guardian',
      },
      effect: {
        none: 'Collection continues; letters go out again unless something else blocks the claim.',
        insolvent:
          'No letters are sent to insolvent debtors, not even manually. Letters waiting to be sent are voided.',
        deceased: 'No letters are sent to deceased debtors, not even manually. Letters waiting to be sent are voided.',
        guardian:
          'Collection continues, and letters still go to the debtor’s address. If they should go to the guardian, change the address.',
      },
      more: {
        insolvent: 'An item is added to the work queue: lodge the claim in the insolvency proceedings.',
      },
    },
    law: {
      label: 'Law governing the claim',
      choose: 'Please choose a law.',
      unchanged: 'This law already applies to the claim.',
      done: 'The law is set',
      name: { AT: 'Austrian law', DE: 'German law' },
    },
  },
})
