import { LETTER_WORDS } from '../../../shared/i18n/stages.ts'
import { areaWords } from '../../../shared/i18n/words.ts'

export const useLettersWords = areaWords('letters', {
  de: {
    title: 'Schreiben',
    count_one: '{{count}} Schreiben',
    count_other: '{{count}} Schreiben',
    tabs: 'Stand der Schreiben',
    kind_filter: 'Art',
    status: {
      outbox: 'Zu versenden',
      posted: 'Aufgegeben',
      mailed: 'Per E-Mail',
      returned: 'Zurückgekommen',
      void: 'Hinfällig',
    },
    kind: LETTER_WORDS.de,
    column: {
      case_reference: 'Aktenzeichen',
      kind: 'Art',
      debtor: 'Schuldner',
      address: 'Anschrift',
      amount: 'Gefordert',
      letter_date: 'Datum',
      deadline: 'Zahlungsfrist',
      posted_at: 'Aufgegeben',
      mailed_at: 'Gesendet',
      voided_at: 'Hinfällig seit',
      returned_at: 'Zurück',
      reason: 'Grund',
      actions: 'Aktionen',
    },
    empty: {
      outbox: 'Nichts zu versenden',
      posted: 'Noch kein Schreiben aufgegeben',
      void: 'Kein Schreiben ist hinfällig',
      mailed: 'Noch kein Schreiben per E-Mail',
      returned: 'Kein Schreiben ist zurückgekommen',
    },
    empty_text: {
      outbox:
        'Hier warten fertige Schreiben auf die Post. Erst mit der Aufgabe zählen sie: Dann rückt die Forderung vor, entstehen Kosten und beginnt die Frist.',
      posted: 'Hier stehen Schreiben, sobald sie aufgegeben sind.',
      void: 'Hierher kommen Schreiben, die vor dem Versand überholt wurden: durch Zahlung, Ratenplan, Bestreitung, Schließung oder eine neue Anschrift.',
      mailed: 'Schreiben gehen per E-Mail, wenn die Organisation das so eingestellt hat.',
      returned:
        'Vermerken Sie ein Schreiben als zurückgekommen, wenn die Post oder der Mailserver es nicht zustellen konnte.',
    },
    preview: 'Ansehen',
    picture: 'Seite {{page}} von {{name}}',
    picture_failed: 'Die Vorschau kann nicht gezeigt werden. Laden Sie die Datei herunter.',
    download: { print: 'Druckdatei herunterladen', masked: 'PDF mit verdecktem Zugangscode herunterladen' },
    code: {
      print:
        'Die Vorschau verdeckt den Zugangscode. In der Druckdatei steht er; jedes Öffnen wird im Verlauf der Forderung protokolliert.',
      masked: 'Der Zugangscode ist in Vorschau und PDF verdeckt. Zum Drucken öffnet ein Administrator die Druckdatei.',
    },
    no_masked_copy: {
      print:
        'Von diesem älteren Schreiben gibt es keine Fassung mit verdecktem Zugangscode und daher keine Vorschau. Die Druckdatei lässt sich öffnen; das wird im Verlauf der Forderung protokolliert.',
      masked:
        'Von diesem älteren Schreiben gibt es keine Fassung mit verdecktem Zugangscode. Nur Administratoren können es öffnen.',
    },
    open_file: 'Akt öffnen',
    recipient: 'Empfänger',
    language: 'Sprache',
    languages: { de: 'Deutsch', en: 'Englisch' },
    posted: {
      one: 'Als aufgegeben vermerken',
      some_one: '{{count}} Schreiben als aufgegeben vermerken',
      some_other: '{{count}} Schreiben als aufgegeben vermerken',
      confirm: 'Als aufgegeben vermerken',
      consequence_one:
        'Das Schreiben gilt als zur Post gegeben. Die Forderung rückt vor, die Kosten des Schreibens entstehen und die Frist beginnt. Das lässt sich nicht zurücknehmen.',
      consequence_other:
        '{{count}} Schreiben gelten als zur Post gegeben. Die Forderungen rücken vor, die Kosten der Schreiben entstehen und die Fristen beginnen. Das lässt sich nicht zurücknehmen.',
      done_one: '{{count}} Schreiben als aufgegeben vermerkt',
      done_other: '{{count}} Schreiben als aufgegeben vermerkt',
    },
    void: {
      one: 'Nicht versenden',
      confirm: 'Nicht versenden',
      title: 'Schreiben nicht versenden',
      consequence:
        'Das Schreiben wird hinfällig und nicht versendet. Der Schritt, zu dem es gehört, wird mit dem nächsten Lauf neu gemacht, mit Datum und Betrag von dann.',
      done: 'Das Schreiben ist hinfällig',
    },
    returned: {
      action: 'Als zurückgekommen vermerken',
      title: 'Schreiben ist zurückgekommen',
      consequence:
        'Das Schreiben an {{name}} gilt als nicht zugestellt. Seine Kosten werden zurückgenommen, der Zugangscode endet, und es geht kein Schreiben hinaus, bis eine neue Anschrift eingetragen ist; dann wird es noch einmal versendet. Der Vermerk lässt sich nicht zurücknehmen.',
      reason: 'Grund',
      reason_hint: 'Was auf dem Umschlag oder in der Meldung des Mailservers steht',
      reasons: {
        moved: 'Unbekannt verzogen',
        unknown: 'Empfänger unbekannt',
        refused: 'Annahme verweigert',
        not_collected: 'Nicht behoben',
        deceased: 'Empfänger verstorben',
      },
      done: 'Vermerkt: zurückgekommen',
    },
    not_postable: 'Nur ein Schreiben, das auf den Versand wartet, kann aufgegeben werden.',
    not_returnable: 'Nur ein Schreiben, das abgeschickt wurde, kann zurückkommen.',
  },
  en: {
    title: 'Letters',
    count_one: '{{count}} letter',
    count_other: '{{count}} letters',
    tabs: 'Where the letters stand',
    kind_filter: 'Kind',
    status: { outbox: 'To send', posted: 'Posted', mailed: 'By mail', returned: 'Returned', void: 'Void' },
    kind: LETTER_WORDS.en,
    column: {
      case_reference: 'Reference',
      kind: 'Kind',
      debtor: 'Debtor',
      address: 'Address',
      amount: 'Demanded',
      letter_date: 'Date',
      deadline: 'Payable until',
      posted_at: 'Posted',
      voided_at: 'Void since',
      mailed_at: 'Sent',
      returned_at: 'Returned',
      reason: 'Reason',
      actions: 'Actions',
    },
    empty: {
      outbox: 'Nothing to send',
      posted: 'No letter was posted yet',
      void: 'No letter is void',
      mailed: 'No letter went by mail yet',
      returned: 'No letter came back',
    },
    empty_text: {
      outbox:
        'Letters wait here to be posted. They count only when they are: then the claim moves on, costs arise, and the deadline begins.',
      posted: 'Letters stand here once they are posted.',
      void: 'Letters come here that were overtaken before they left: by a payment, a plan, a dispute, a closure or another address.',
      mailed: 'Letters go by mail where the organisation has chosen so.',
      returned: 'Mark a letter as returned when the post or the mail server could not deliver it.',
    },
    preview: 'Look at it',
    picture: 'Page {{page}} of {{name}}',
    picture_failed: 'The preview cannot be shown. Download the file instead.',
    download: { print: 'Download print file', masked: 'Download PDF with masked access code' },
    code: {
      print:
        'The preview masks the access code. The print file shows it; each time it is opened, the history of the claim says so.',
      masked: 'The access code is masked in preview and PDF. To print it, an administrator opens the print file.',
    },
    no_masked_copy: {
      print:
        'This older letter has no copy with a masked access code, and so no preview. The print file can be opened; the history of the claim says so.',
      masked: 'This older letter has no copy with a masked access code. Only administrators can open it.',
    },
    open_file: 'Open the file',
    recipient: 'Recipient',
    language: 'Language',
    languages: { de: 'German', en: 'English' },
    posted: {
      one: 'Mark as posted',
      some_one: 'Mark {{count}} letter as posted',
      some_other: 'Mark {{count}} letters as posted',
      confirm: 'Mark as posted',
      consequence_one:
        'The letter counts as posted. The claim moves on, the costs of the letter arise, and the deadline begins. This cannot be taken back.',
      consequence_other:
        '{{count}} letters count as posted. The claims move on, the costs of the letters arise, and the deadlines begin. This cannot be taken back.',
      done_one: '{{count}} letter marked as posted',
      done_other: '{{count}} letters marked as posted',
    },
    void: {
      one: 'Do not send',
      confirm: 'Do not send',
      title: 'Do not send the letter',
      consequence:
        'The letter becomes void and is not sent. The step that it belongs to is made anew at the next run, with the date and the amount of then.',
      done: 'The letter is void',
    },
    returned: {
      action: 'Mark as returned',
      title: 'The letter came back',
      consequence:
        'The letter to {{name}} counts as not delivered. Its costs are taken back, the access code ends, and no letter goes out until there is a new address; then it is sent once more. The note cannot be taken back.',
      reason: 'Reason',
      reason_hint: 'What the envelope or the message of the mail server says',
      reasons: {
        moved: 'Moved, address unknown',
        unknown: 'Recipient unknown',
        refused: 'Refused',
        not_collected: 'Not collected',
        deceased: 'Recipient deceased',
      },
      done: 'Marked as returned',
    },
    not_postable: 'Only a letter that waits to be sent can be posted.',
    not_returnable: 'Only a letter that was sent can come back.',
  },
})
