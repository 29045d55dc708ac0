import { both, type Refusals } from './both.ts'

/** The state of a claim, its letters and documents, its court case, and the person's own data. */
export const CLAIM_REFUSALS = {
  claim_blocked: both('Die Forderung ist gesperrt.', 'The claim is blocked.'),
  data_erased: both(
    'Die personenbezogenen Daten wurden gelöscht; das geht nicht mehr.',
    'The personal data have been erased; this is no longer possible.',
  ),
  history_archived: both(
    'Ein Teil dessen, was zu dieser Person gespeichert ist, liegt im Archiv. Die Auskunft wäre unvollständig. Wer den Server betreibt, stellt die Archive vorher wieder her (mahnwerk archive restore).',
    'Part of what is kept about this person is in the archive, so the answer would be incomplete. Whoever runs the server restores the archives first (mahnwerk archive restore).',
  ),
  claim_closed: both('Die Forderung ist geschlossen.', 'The claim is closed.'),
  not_closed: both('Die Forderung ist nicht geschlossen.', 'The claim is not closed.'),
  not_at_stage: both('Das geht in dieser Stufe nicht.', 'This cannot be done at this stage.'),
  law_settled: both(
    'Das anwendbare Recht steht fest, seit das erste Schreiben hinausgegangen ist oder Raten vereinbart sind. Ist es falsch, halten Sie die Forderung an und klären Sie das mit der Leitung. Neu angelegt wird sie nur, wenn noch nichts bezahlt, vereinbart oder bei Gericht ist.',
    'The law governing the claim has been settled since the first letter was sent or instalments were agreed. If it is wrong, put the claim on hold and clear it up with your manager. It is entered again only if nothing has been paid, agreed or taken to court yet.',
  ),
  has_own_call: both(
    'Diese Stufe erreicht die Forderung nur mit einer eigenen Aktion.',
    'A claim can reach this stage only through its own action.',
  ),
  disputed: both('Der Fall ist bestritten.', 'The case is disputed.'),
  already_disputed: both('Der Fall ist schon bestritten.', 'The case is already disputed.'),
  not_disputed: both('Der Fall ist nicht bestritten.', 'The case is not disputed.'),
  not_news: both(
    'Dieser Eintrag endet, wenn die Arbeit getan ist, nicht wenn er gesehen wurde.',
    'This item is finished when the work is done, not when it has been seen.',
  ),
  too_many_changes: both(
    'Das wurde heute schon mehrmals geändert.',
    'This has already been changed several times today.',
  ),
  too_many_messages: both(
    'Es warten schon viele Nachrichten auf eine Antwort.',
    'Many messages are already waiting for an answer.',
  ),
  withdrawal_waiting: both(
    'Der Gläubiger hat gebeten aufzuhören. Entscheiden Sie zuerst darüber.',
    'The creditor has asked us to stop. Decide on that first.',
  ),
  already_answered: both('Die Frage wurde schon beantwortet.', 'The question has already been answered.'),
  already_held: both('Die Forderung ist schon angehalten.', 'The claim is already on hold.'),
  already_promised: both(
    'In dieser Stufe wurde schon eine Zahlung angekündigt.',
    'A payment has already been announced at this stage.',
  ),
  not_held: both('Die Forderung ist nicht angehalten.', 'The claim is not on hold.'),
  amount_changed: both('Der Betrag hat sich inzwischen geändert.', 'The amount has changed in the meantime.'),
  plan_not_available: both(
    'Für diesen Fall lassen sich hier keine Raten vereinbaren.',
    'Instalments cannot be agreed here for this case.',
  ),
  nothing_open: both('Es ist nichts mehr offen.', 'There is nothing left to pay.'),
  no_receipt: both(
    'Eine Bestätigung gibt es nur für bezahlte Fälle.',
    'Receipts are available only for cases closed as paid.',
  ),
  paid: both('Die Forderung ist ganz bezahlt.', 'The claim is paid in full.'),
  letter_not_possible: both('Das Schreiben lässt sich nicht erstellen.', 'The letter cannot be created.'),
  own_account: both('Mit dem eigenen Konto geht das nicht.', 'You cannot do this with your own account.'),
  request_closed: both(
    'Die Anfrage wurde schon beantwortet oder abgelehnt.',
    'The request has already been answered or refused.',
  ),
  identity_not_checked: both(
    'Halten Sie zuerst fest, wie geprüft wurde, wer anfragt.',
    'First record how the identity of the person was checked.',
  ),
  already_extended: both('Die Frist wurde schon einmal verlängert.', 'The deadline has already been extended once.'),
  too_late: both('Die Frist dafür ist vorbei.', 'The deadline for this has passed.'),
  recipients_not_told: both(
    'Wer die Daten erhalten hat, muss zuerst verständigt werden.',
    'Everyone who received the data must be told first.',
  ),
  already_restricted: both('Die Verarbeitung ist schon eingeschränkt.', 'Processing is already restricted.'),
  not_restricted: both('Die Verarbeitung ist nicht eingeschränkt.', 'Processing is not restricted.'),
  person_not_told: both('Die Person muss zuerst verständigt werden.', 'The person has to be told first.'),
  no_email: both('Es ist keine E-Mail-Adresse bekannt.', 'No email address is known.'),
  processing_restricted: both(
    'Die Daten des Schuldners dürfen nur aufbewahrt werden (Art. 18 DSGVO).',
    'The debtor’s data may only be stored (Art. 18 GDPR).',
  ),
  already_running: both(
    'Das läuft schon und ist noch nicht fertig.',
    'This is already running and has not finished yet.',
  ),
  changed_meanwhile: both(
    'Jemand anderer hat das gerade geändert. Sehen Sie nach, und versuchen Sie es noch einmal.',
    'Someone else has just changed this. Have a look and try again.',
  ),

  already_decided: both('Darüber wurde schon entschieden.', 'This has already been decided.'),
  address_changed: both(
    'Die E-Mail-Adresse des Gläubigers oder der Gläubiger der Forderung wurde vor weniger als 7 Tagen über die Schnittstelle oder vom Team geändert.',
    "The creditor's email address, or the creditor of the claim, was changed through the API or by the team less than 7 days ago.",
  ),
  too_many_links: both(
    'Für diese Forderung gingen an einem Tag schon mehrere Links hinaus.',
    'Several links have already been emailed for this claim within a day.',
  ),
  not_decided: both('Der Gläubiger hat noch nicht entschieden.', 'The creditor has not decided yet.'),
  declined: both(
    'Der Gläubiger hat sich gegen den Gerichtsweg entschieden.',
    'The creditor has decided not to go to court.',
  ),
  not_filed: both('Für diese Forderung ist noch kein Antrag bei Gericht vermerkt.', 'No filing has been recorded yet.'),
  not_titled: both('Es ist kein Titel vermerkt.', 'No title is recorded.'),
  title_stands: both(
    'Darauf beruht ein Titel. Ist auch er ein Irrtum, nehmen Sie bitte zuerst den Titel zurück.',
    'A title is based on it. If that is a mistake too, undo the title first.',
  ),
  costs_paid: both(
    'Auf diese Kosten wurde seither gezahlt. Nehmen Sie bitte zuerst die Zahlung zurück.',
    'A payment has since been made towards these costs. Reverse that payment first.',
  ),
  already_corrected: both(
    'Eine Gutschrift hat die Rechnung schon aufgehoben.',
    'The invoice has already been cancelled by a credit note.',
  ),
  already_paid: both('Die Rechnung ist schon bezahlt.', 'The invoice is already paid.'),
  is_credit_note: both(
    'Eine Gutschrift wird weder bezahlt noch berichtigt.',
    'A credit note can be neither paid nor corrected.',
  ),
  nothing_to_correct: both('Die Rechnung ist richtig.', 'The invoice is correct.'),
  before_filing: both(
    'Der Tag liegt vor dem Tag der Einbringung bei Gericht.',
    'The date is before the date of filing.',
  ),
  already_recorded: both('Das ist schon vermerkt.', 'This is already recorded.'),
  no_address: both('Der Schuldner hat keine Anschrift.', 'The debtor has no address.'),
  debtor_country: both(
    'Für das Land des Schuldners gibt es hier kein Gerichtsverfahren.',
    'There is no court procedure here for the debtor’s country.',
  ),
  no_amount: both('Von der Forderung ist nichts fällig und offen.', 'Nothing of the claim is due and open.'),
  amount_above_limit: both(
    'Der Betrag übersteigt die Grenze des Gerichtsverfahrens.',
    'The amount exceeds the limit for the court procedure.',
  ),
  obligation_not_fulfilled: both(
    'Der Gläubiger hat seine eigene Leistung nicht erbracht.',
    'The creditor has not fulfilled its own obligation.',
  ),
  lawyer_required: both('Ab diesem Betrag ist ein Anwalt vorgeschrieben.', 'A lawyer is required for this amount.'),
  lawyer_not_allowed: both(
    'Für dieses Verfahren wird kein Anwalt angegeben; den Antrag stellen wir.',
    'No lawyer is named for this procedure; we apply ourselves.',
  ),

  document_retained: both(
    'Das Dokument wurde gelöscht und nur als Beleg aufbewahrt.',
    'The document was deleted and is kept only as evidence.',
  ),
  invoice_split: both(
    'Die Rechnung wurde geteilt; an ihrer Stelle zählen die Teile.',
    'The invoice was split; its parts count in its place.',
  ),
  still_reading: both('Die Datei wird noch gelesen.', 'The file is still being read.'),
  invoice_credited: both(
    'Zur Rechnung gibt es Gutschriften, die kein Teil übernehmen kann.',
    'The invoice has credit notes, which no part could take over.',
  ),
  money_received: both(
    'Auf die Forderung ist schon Geld eingegangen. Klären Sie zuerst, wofür.',
    'Money was received on the claim already. Find out first what it is for.',
  ),
  file_not_split: both(
    'Die Datei lässt sich dort nicht teilen. Laden Sie die Teile als eigene Dateien hoch.',
    'The file cannot be split there. Upload its parts as files of their own.',
  ),
  no_file: both('Es gibt keine Datei dazu.', 'There is no file.'),
  not_an_e_invoice: both(
    'Das Dokument ist keine XML-Datei, die sich als E-Rechnung lesen lässt.',
    'The document is not an XML file that can be read as an e-invoice.',
  ),
  already_an_invoice: both(
    'Aus diesem Dokument wurde schon eine Rechnung angelegt.',
    'An invoice has already been created from this document.',
  ),
  not_an_invoice: both(
    'Die E-Rechnung ist eine Gutschrift oder ein anderer Beleg, der nichts fordert. Was sich dadurch ändert, ist von Hand einzutragen.',
    'The e-invoice is a credit note or another paper that claims nothing. Enter by hand what it changes.',
  ),
  sums_wrong: both(
    'Die Summen der E-Rechnung stimmen nicht, oder es fehlt eine Angabe. Tragen Sie die Rechnung von Hand ein.',
    'The sums of the e-invoice are wrong, or something is missing. Enter the invoice by hand.',
  ),
  nothing_claimed: both('Nach der E-Rechnung ist nichts mehr offen.', 'According to the e-invoice, nothing is open.'),
  not_last_step: both('Nur der letzte Schritt lässt sich zurücknehmen.', 'Only the last step can be undone.'),
  change_not_confirmed: both(
    'Vergleichen Sie zuerst, was sich ändert, und bestätigen Sie es.',
    'First compare what will change, then confirm it.',
  ),
  letter_not_waiting: both(
    'Das Schreiben wartet nicht mehr auf den Versand.',
    'The letter is no longer waiting to be sent.',
  ),
  not_liftable: both(
    'Die Sperre endet mit ihrer Ursache und lässt sich nicht aufheben.',
    'The block ends with its cause and cannot be lifted.',
  ),
  letter_outdated: both(
    'Das Schreiben ist zu alt, um es noch aufzugeben. Erstellen Sie es neu.',
    'The letter is too old to be posted. Recreate it.',
  ),
  nothing_to_print: both('Keines dieser Schreiben kann gedruckt werden.', 'None of these letters can be printed.'),
  letter_file_broken: both(
    'Die Datei eines Schreibens fehlt oder ist beschädigt. Erstellen Sie das Schreiben neu.',
    'The file of a letter is missing or damaged. Recreate the letter.',
  ),
  print_run_over: both(
    'Der Druckstapel ist schon aufgegeben oder aufgelöst.',
    'The print run has already been posted or discarded.',
  ),
  no_letter_due: both(
    'Für diese Forderung ist kein Schreiben fällig, das erstellt werden könnte.',
    'No letter is due for this claim that could be created.',
  ),
  letter_made_already: both(
    'Ein anderes Schreiben dieser Forderung wartet schon auf den Versand.',
    'Another letter for this claim is already waiting to be sent.',
  ),
  letter_not_sent: both('Das Schreiben wurde noch nicht versendet.', 'The letter has not been sent yet.'),
  no_masked_copy: both(
    'Von diesem älteren Schreiben gibt es keine Fassung mit verdecktem Zugangscode; nur Administratoren können es öffnen.',
    'This older letter has no copy with a masked access code; only administrators can open it.',
  ),
  already_returned: both('Das Schreiben kam schon zurück.', 'The letter has already been returned.'),
} satisfies Refusals
