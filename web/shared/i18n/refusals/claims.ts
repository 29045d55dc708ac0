import { both, type Refusals } from './both.ts'

/** The state of a claim, its letters and documents, its court case, and the person's own data. */
export const CLAIM_REFUSALS = {
  claim_blocked: both('Die Forderung ist gesperrt.', 'The claim is blocked.'),
  data_erased: both(
    'Die personenbezogenen Daten wurden gelöscht; das geht nicht mehr.',
    'The personal data were erased; this cannot be done any more.',
  ),
  claim_closed: both('Die Forderung ist geschlossen.', 'The claim is closed.'),
  not_closed: both('Die Forderung ist nicht geschlossen.', 'The claim is not closed.'),
  not_at_stage: both('Das geht in dieser Stufe nicht.', 'This cannot be done at this stage.'),
  law_settled: both(
    'Das anwendbare Recht steht fest, seit das erste Schreiben hinausgegangen ist. Ist es falsch, schließen Sie die Forderung und legen Sie sie neu an.',
    'The law of the claim has been settled since the first letter was sent. If it is wrong, close the claim and enter it again.',
  ),
  has_own_call: both(
    'Diese Stufe erreicht die Forderung nur mit einer eigenen Aktion.',
    'A claim reaches this stage only by an action of its own.',
  ),
  disputed: both('Der Fall ist bestritten.', 'The case is disputed.'),
  already_disputed: both('Der Fall ist schon bestritten.', 'The case is disputed already.'),
  not_disputed: both('Der Fall ist nicht bestritten.', 'The case is not disputed.'),
  not_news: both(
    'Dieser Eintrag endet, wenn die Arbeit getan ist, nicht wenn er gesehen wurde.',
    'This item ends when its work is done, not when it was seen.',
  ),
  too_many_changes: both('Das wurde heute schon mehrmals geändert.', 'This was changed several times today already.'),
  too_many_messages: both(
    'Es warten schon viele Nachrichten auf eine Antwort.',
    'Many messages wait for an answer already.',
  ),
  withdrawal_waiting: both(
    'Der Gläubiger hat gebeten aufzuhören. Entscheiden Sie zuerst darüber.',
    'The creditor has asked us to stop. Decide that first.',
  ),
  already_answered: both('Die Frage wurde schon beantwortet.', 'The question was answered already.'),
  already_held: both('Die Forderung ist schon angehalten.', 'The claim is held already.'),
  already_promised: both(
    'In dieser Stufe wurde schon eine Zahlung angekündigt.',
    'At this stage a payment was announced already.',
  ),
  not_held: both('Die Forderung ist nicht angehalten.', 'The claim is not held.'),
  amount_changed: both('Der Betrag hat sich inzwischen geändert.', 'The amount has changed meanwhile.'),
  plan_not_available: both(
    'Für diesen Fall lassen sich hier keine Raten vereinbaren.',
    'Instalments cannot be agreed here for this case.',
  ),
  nothing_open: both('Es ist nichts mehr offen.', 'Nothing is open any more.'),
  no_receipt: both(
    'Eine Bestätigung gibt es nur für bezahlte Fälle.',
    'There is a receipt only for a case closed as paid.',
  ),
  paid: both('Die Forderung ist ganz bezahlt.', 'The claim is paid in full.'),
  letter_not_possible: both('Das Schreiben lässt sich nicht erstellen.', 'The letter cannot be made.'),
  own_account: both('Mit dem eigenen Konto geht das nicht.', 'Nobody does this to their own account.'),
  request_closed: both(
    'Die Anfrage wurde schon beantwortet oder abgelehnt.',
    'The request was answered or refused already.',
  ),
  identity_not_checked: both(
    'Halten Sie zuerst fest, wie geprüft wurde, wer anfragt.',
    'Record first how it was checked who asks.',
  ),
  already_extended: both('Die Frist wurde schon einmal verlängert.', 'The time was extended before.'),
  too_late: both('Die Frist dafür ist vorbei.', 'The time for this is over.'),
  recipients_not_told: both(
    'Wer die Daten erhalten hat, muss zuerst verständigt werden.',
    'Whoever has got the data must be told first.',
  ),
  already_restricted: both('Die Verarbeitung ist schon eingeschränkt.', 'The processing is restricted already.'),
  not_restricted: both('Die Verarbeitung ist nicht eingeschränkt.', 'The processing is not restricted.'),
  person_not_told: both('Die Person muss zuerst verständigt werden.', 'The person has to be told first.'),
  no_email: both('Es ist keine E-Mail-Adresse bekannt.', 'No email address is known.'),
  processing_restricted: both(
    'Die Daten des Schuldners dürfen nur aufbewahrt werden (Art. 18 DSGVO).',
    'The data of the debtor may only be kept (Art. 18 GDPR).',
  ),
  already_running: both('Das läuft schon und ist noch nicht fertig.', 'It is running already and not finished yet.'),
  changed_meanwhile: both(
    'Jemand anderer hat das gerade geändert. Sehen Sie nach, und versuchen Sie es noch einmal.',
    'Somebody else has just changed it. Have a look, and try again.',
  ),

  already_decided: both('Darüber wurde schon entschieden.', 'There is a decision already.'),
  address_changed: both(
    'Die E-Mail-Adresse des Gläubigers oder der Gläubiger der Forderung wurde vor weniger als 7 Tagen über die Schnittstelle oder vom Team geändert.',
    "The creditor's email address, or the creditor of the claim, was changed through the API or by the team less than 7 days ago.",
  ),
  too_many_links: both(
    'Für diese Forderung gingen an einem Tag schon mehrere Links hinaus.',
    'Several links were mailed for the claim within a day already.',
  ),
  not_decided: both('Der Gläubiger hat noch nicht entschieden.', 'The creditor has not decided yet.'),
  declined: both('Der Gläubiger hat sich gegen den Gerichtsweg entschieden.', 'The creditor has decided not to sue.'),
  not_filed: both('Bei Gericht ist noch nichts eingebracht.', 'No filing was recorded.'),
  not_titled: both('Es ist kein Titel vermerkt.', 'No title is recorded.'),
  title_stands: both(
    'Darauf beruht ein Titel. Ist auch er ein Irrtum, nehmen Sie bitte zuerst den Titel zurück.',
    'A title rests on it. If that is a mistake too, take the title back first.',
  ),
  costs_paid: both(
    'Auf diese Kosten wurde seither gezahlt. Nehmen Sie bitte zuerst die Zahlung zurück.',
    'These costs have been paid on since. Take that payment back first.',
  ),
  already_corrected: both(
    'Eine Gutschrift hat die Rechnung schon aufgehoben.',
    'A credit note has taken the invoice back already.',
  ),
  already_paid: both('Die Rechnung ist schon bezahlt.', 'The invoice is paid already.'),
  is_credit_note: both(
    'Eine Gutschrift wird weder bezahlt noch berichtigt.',
    'A credit note is neither paid nor corrected.',
  ),
  nothing_to_correct: both('Die Rechnung ist richtig.', 'The invoice is right.'),
  before_filing: both(
    'Der Tag liegt vor dem Tag der Einbringung bei Gericht.',
    'The day lies before that of the filing.',
  ),
  already_recorded: both('Das ist schon vermerkt.', 'It was recorded before.'),
  no_address: both('Der Schuldner hat keine Anschrift.', 'The debtor has no address.'),
  debtor_country: both(
    'Für das Land des Schuldners gibt es hier kein Gerichtsverfahren.',
    'There is no court procedure here for the country of the debtor.',
  ),
  no_amount: both('Von der Forderung ist nichts fällig und offen.', 'Nothing of the claim is due and open.'),
  amount_above_limit: both(
    'Der Betrag übersteigt die Grenze des Gerichtsverfahrens.',
    'The amount exceeds the limit of the court procedure.',
  ),
  obligation_not_fulfilled: both(
    'Der Gläubiger hat seine eigene Leistung nicht erbracht.',
    'The creditor has not fulfilled its own obligation.',
  ),
  lawyer_required: both('Ab diesem Betrag ist ein Anwalt vorgeschrieben.', 'The amount makes a lawyer necessary.'),
  lawyer_not_allowed: both('In diesem Verfahren gibt es keinen Anwalt.', 'The procedure has no lawyer.'),

  document_retained: both(
    'Das Dokument wurde gelöscht und nur als Beleg aufbewahrt.',
    'The document was deleted and is kept as evidence only.',
  ),
  no_file: both('Es gibt keine Datei dazu.', 'There is no file.'),
  not_last_step: both('Nur der letzte Schritt lässt sich zurücknehmen.', 'Only the last step can be undone.'),
  change_not_confirmed: both(
    'Vergleichen Sie zuerst, was sich ändert, und bestätigen Sie es.',
    'Compare what changes first, and confirm it.',
  ),
  letter_not_waiting: both(
    'Das Schreiben wartet nicht mehr auf den Versand.',
    'The letter no longer waits to be sent.',
  ),
  not_liftable: both(
    'Die Sperre endet mit ihrer Ursache und lässt sich nicht aufheben.',
    'The block ends with its cause and cannot be lifted.',
  ),
  letter_outdated: both(
    'Das Schreiben ist zu alt, um es noch aufzugeben. Erstellen Sie es neu.',
    'The letter is too old to be posted. Remake it.',
  ),
  nothing_to_print: both('Keines dieser Schreiben kann gedruckt werden.', 'None of these letters can be printed.'),
  letter_file_broken: both(
    'Die Datei eines Schreibens fehlt oder ist beschädigt. Erstellen Sie das Schreiben neu.',
    'The file of a letter is missing or damaged. Remake the letter.',
  ),
  print_run_over: both(
    'Der Druckstapel ist schon aufgegeben oder aufgelöst.',
    'The print run was already posted or dissolved.',
  ),
  no_letter_due: both(
    'Für diese Forderung ist kein Schreiben fällig, das erstellt werden könnte.',
    'No letter of this claim is due that could be made.',
  ),
  letter_made_already: both(
    'Ein anderes Schreiben dieser Forderung wartet schon auf den Versand.',
    'Another letter of this claim is already waiting to be sent.',
  ),
  letter_not_sent: both('Das Schreiben wurde noch nicht versendet.', 'The letter was not sent yet.'),
  no_masked_copy: both(
    'Von diesem älteren Schreiben gibt es keine Fassung mit verdecktem Zugangscode; nur Administratoren können es öffnen.',
    'This older letter has no copy with a masked access code; only administrators can open it.',
  ),
  already_returned: both('Das Schreiben kam schon zurück.', 'The letter came back already.'),
} satisfies Refusals
