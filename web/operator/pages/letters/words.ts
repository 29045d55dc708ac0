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
    which: '{{kind}} an {{name}}, {{reference}}, vom {{day}}.',
    preview: 'Ansehen',
    picture: 'Seite {{page}} von {{name}}',
    picture_failed: 'Die Vorschau kann nicht gezeigt werden. Laden Sie die Datei herunter.',
    download: {
      print: 'Druckdatei herunterladen',
      again: 'Noch einmal drucken',
      masked: 'PDF mit verdecktem Zugangscode herunterladen',
    },
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
    void_reason: {
      payment: 'Zahlung',
      amount: 'Betrag geändert',
      plan: 'Ratenplan',
      dispute: 'Bestreitung',
      block: 'Forderung gesperrt',
      closure: 'Forderung geschlossen',
      address: 'Anschrift überholt',
      creditor: 'Angaben zum Gläubiger geändert',
      law: 'Anderes Recht',
      stage: 'Forderung weitergerückt',
      outdated: 'Veraltet, neu erstellt',
      team: 'Von Hand',
      unrecorded: 'Grund nicht festgehalten',
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
    outdated: 'Veraltet',
    outdated_hint: 'Das Schreiben konnte bis {{day}} aufgegeben werden. Erstellen Sie es neu.',
    remake: {
      one: 'Neu erstellen',
      title: 'Schreiben neu erstellen',
      consequence:
        'Das Schreiben wird hinfällig und sofort neu erstellt, mit dem Datum, dem Betrag und der Frist von heute. Danach wartet es darauf, aufgegeben zu werden; bei automatischem Versand und per E-Mail geht es sofort hinaus.',
      again:
        'Das Schreiben wird sofort neu erstellt, mit dem Datum, dem Betrag und der Frist von heute. Danach wartet es darauf, aufgegeben zu werden; bei automatischem Versand und per E-Mail geht es sofort hinaus.',
      outdated:
        'Das Schreiben vom {{day}} ist zu alt, um noch aufgegeben zu werden: Datum, Betrag und Frist stimmen nicht mehr.',
      done: 'Das Schreiben ist neu erstellt',
    },
    void: {
      one: 'Nicht versenden',
      confirm: 'Nicht versenden',
      title: 'Schreiben nicht versenden',
      consequence:
        'Das Schreiben wird hinfällig und nicht versendet. Der Schritt, zu dem es gehört, bleibt fällig: Der nächste Lauf erstellt ein neues, mit Datum und Betrag von dann. Soll keines mehr hinausgehen, halten Sie die Forderung an.',
      note: 'Warum?',
      note_hint: 'Steht beim Schreiben und im Verlauf der Forderung',
      done: 'Das Schreiben ist hinfällig',
    },
    returned: {
      action: 'Als zurückgekommen vermerken',
      title: 'Schreiben ist zurückgekommen',
      consequence:
        'Das Schreiben gilt als nicht zugestellt. Seine Kosten werden zurückgenommen, der Zugangscode endet, und es geht kein Schreiben hinaus, bis eine neue Anschrift eingetragen ist; dann wird es noch einmal versendet. Der Vermerk lässt sich nicht zurücknehmen.',
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
    tabs: 'Status of the letters',
    kind_filter: 'Type',
    status: { outbox: 'To send', posted: 'Posted', mailed: 'By email', returned: 'Returned', void: 'Void' },
    kind: LETTER_WORDS.en,
    column: {
      case_reference: 'Reference',
      kind: 'Type',
      address: 'Address',
      amount: 'Amount demanded',
      letter_date: 'Date',
      deadline: 'Pay by',
      posted_at: 'Posted',
      voided_at: 'Void since',
      mailed_at: 'Sent',
      returned_at: 'Returned',
      reason: 'Reason',
      actions: 'Actions',
    },
    empty: {
      outbox: 'Nothing to send',
      posted: 'No letter posted yet',
      void: 'No void letters',
      mailed: 'No letter sent by email yet',
      returned: 'No returned letters',
    },
    empty_text: {
      outbox:
        'Letters wait here to be posted. They only count once posted: then the claim moves on, costs arise, and the deadline begins.',
      posted: 'Letters appear here once they are posted.',
      void: 'Letters that were overtaken by events before posting appear here: by a payment, a plan, a dispute, a closure or a new address.',
      mailed: 'Letters go by email if the organisation has chosen this.',
      returned: 'Mark a letter as returned when the post or the mail server could not deliver it.',
    },
    which: '{{kind}} to {{name}}, {{reference}}, dated {{day}}.',
    preview: 'Preview',
    picture: 'Page {{page}} of {{name}}',
    picture_failed: 'The preview cannot be shown. Download the file instead.',
    download: {
      print: 'Download print file',
      again: 'Print again',
      masked: 'Download PDF with masked access code',
    },
    code: {
      print:
        'The preview masks the access code. The print file shows it; every time it is opened is recorded in the claim’s timeline.',
      masked:
        'The access code is masked in the preview and PDF. To print the letter, an administrator opens the print file.',
    },
    no_masked_copy: {
      print:
        'This older letter has no copy with a masked access code, so there is no preview. You can open the print file; that is recorded in the claim’s timeline.',
      masked: 'This older letter has no copy with a masked access code. Only administrators can open it.',
    },
    void_reason: {
      payment: 'Payment',
      amount: 'Amount changed',
      plan: 'Instalment plan',
      dispute: 'Dispute',
      block: 'Claim blocked',
      closure: 'Claim closed',
      address: 'Address out of date',
      creditor: 'Creditor’s details changed',
      law: 'Different law',
      stage: 'Claim moved on',
      outdated: 'Out of date, recreated',
      team: 'Manually',
      unrecorded: 'Reason not recorded',
    },
    open_file: 'Open the claim file',
    recipient: 'Recipient',
    language: 'Language',
    languages: { de: 'German', en: 'English' },
    posted: {
      one: 'Mark as posted',
      some_one: 'Mark {{count}} letter as posted',
      some_other: 'Mark {{count}} letters as posted',
      confirm: 'Mark as posted',
      consequence_one:
        'The letter counts as posted. The claim moves on, the costs of the letter arise, and the deadline begins. This cannot be undone.',
      consequence_other:
        '{{count}} letters count as posted. The claims move on, the costs of the letters arise, and the deadlines begin. This cannot be undone.',
      done_one: '{{count}} letter marked as posted',
      done_other: '{{count}} letters marked as posted',
    },
    outdated: 'Out of date',
    outdated_hint: 'The letter could be posted until {{day}}. Recreate it.',
    remake: {
      one: 'Recreate',
      title: 'Recreate the letter',
      consequence:
        'The letter is voided and recreated at once, with today’s date, amount and deadline. The new one then waits to be posted; with automatic dispatch or by email, it goes out at once.',
      again:
        'The letter is recreated at once, with today’s date, amount and deadline. It then waits to be posted; with automatic dispatch or by email, it goes out at once.',
      outdated:
        'The letter dated {{day}} is too old to be posted: its date, amount and deadline are no longer correct.',
      done: 'The letter has been recreated',
    },
    void: {
      one: 'Void letter',
      confirm: 'Void letter',
      title: 'Void the letter',
      consequence:
        'The letter is voided and not sent. Its step stays due: the next run creates a new letter with the date and amount on that day. If no letter should go out at all, put the claim on hold.',
      note: 'Why?',
      note_hint: 'Shown with the letter and in the claim’s timeline',
      done: 'The letter is void',
    },
    returned: {
      action: 'Mark as returned',
      title: 'The letter was returned',
      consequence:
        'The letter counts as not delivered. Its costs are reversed, the access code expires, and no letter goes out until there is a new address; then it is sent again. This cannot be undone.',
      reason: 'Reason',
      reason_hint: 'What the envelope or the mail server’s message says',
      reasons: {
        moved: 'Moved, address unknown',
        unknown: 'Recipient unknown',
        refused: 'Refused',
        not_collected: 'Not collected',
        deceased: 'Recipient deceased',
      },
      done: 'Marked as returned',
    },
    not_postable: 'Only a letter waiting to be sent can be posted.',
    not_returnable: 'Only a letter that was sent can be returned.',
  },
})
