import { both, type Refusals } from './both.ts'

/** Payments, payouts, payment runs, settlements and the bank. */
export const MONEY_REFUSALS = {
  already_reversed: both('Das wurde schon zurückgenommen.', 'This has already been reversed.'),
  entry_returned: both(
    'Die Bank hat das Geld dieses Umsatzes zurückgeholt.',
    'The bank has taken back the money of this entry.',
  ),
  month_not_begun: both('Der Monat hat noch nicht begonnen.', 'The month has not begun yet.'),
  nothing_to_approve: both('Es gibt nichts freizugeben.', 'There is nothing to approve.'),
  nothing_to_pay: both('Es gibt nichts auszuzahlen.', 'There is nothing to pay out.'),
  nothing_to_settle: both(
    'Für diesen Gläubiger ist bis zu diesem Tag nichts abzurechnen.',
    'There is nothing to settle for this creditor up to this day.',
  ),
  carried_forward: both(
    'Die Summe liegt nicht über null und wird vorgetragen.',
    'The total is not above zero and is carried forward.',
  ),
  paid_already: both('Der Monat wurde schon ausgezahlt.', 'The month has already been paid out.'),
  nothing_pending: both('Es wartet nichts auf eine Bestätigung.', 'Nothing is waiting to be confirmed.'),
  in_payment_run: both('Das steht schon in einem Zahlungslauf.', 'This is already in a payment run.'),
  nothing_due: both('Von diesem Konto ist nichts zu zahlen.', 'There is nothing to pay from this account.'),
  same_person: both(
    'Das muss ein anderer Administrator tun als der, der es begonnen hat.',
    'This must be done by a different administrator from the one who started it.',
  ),
  creator_not_admin: both(
    'Wer den Zahlungslauf erstellt hat, ist nicht mehr Administrator.',
    'The person who created the payment run is no longer an administrator.',
  ),
  payment_run_released: both('Der Zahlungslauf ist schon freigegeben.', 'The payment run has already been released.'),
  payment_run_withdrawn: both('Der Zahlungslauf wurde zurückgezogen.', 'The payment run was withdrawn.'),
  not_released: both('Der Zahlungslauf ist noch nicht freigegeben.', 'The payment run has not been released yet.'),
  account_changed: both(
    'Das Konto, von dem gezahlt wird, hat sich seit dem Erstellen des Zahlungslaufs geändert.',
    'The account to pay from has changed since the payment run was created.',
  ),
  payee_changed: both(
    'Ein Empfänger hat seit dem Erstellen des Zahlungslaufs ein anderes Konto.',
    'A payee’s account has changed since the payment run was created.',
  ),
  not_covered: both(
    'Nach dem Buch ist weniger Geld da, als der Zahlungslauf auszahlen würde.',
    'According to the ledger, there is less money than the payment run would pay.',
  ),
  not_returned: both(
    'Die Überweisung kam nicht zurück oder wurde schon neu angewiesen.',
    'The transfer was not returned or has already been paid again.',
  ),
  transfer_executed: both('Ein Umsatz zeigt diese Überweisung schon.', 'A bank entry already shows this transfer.'),
  amount_differs: both(
    'Der Umsatz hat einen anderen Betrag als die Überweisung.',
    'The bank entry and the transfer have different amounts.',
  ),

  iban_in_use: both(
    'Ein anderes unserer Konten hat diese IBAN oder bekommt sie gerade.',
    'Another of our accounts has this IBAN or is about to get it.',
  ),
  not_client_money: both(
    'Dieses Konto ist kein Fremdgeldkonto; das Geld muss auf ein solches überwiesen werden.',
    'This is not a client money account; the money must be transferred to one.',
  ),
  not_incoming: both('Dieser Umsatz ist ein Ausgang.', 'This entry is an outgoing payment.'),
  not_outgoing: both('Dieser Umsatz ist ein Eingang.', 'This entry is an incoming payment.'),
  entry_ignored: both('Dieser Umsatz wird nicht beachtet.', 'This entry is ignored.'),
  nothing_to_assign: both(
    'Der Umsatz ist schon ganz zugeordnet oder geht zurück.',
    'The whole entry is already assigned or being refunded.',
  ),
  nothing_assigned: both(
    'Von diesem Umsatz ist nichts zugeordnet, nichts geht zurück, und er wird beachtet.',
    'Nothing of this entry is assigned or being refunded, and it is not ignored.',
  ),
  entry_differs: both(
    'Zwei Kontoauszüge sagen von diesem Umsatz Verschiedenes.',
    'Two statements show this entry differently.',
  ),
  still_assigned: both(
    'Etwas von diesem Umsatz ist zugeordnet oder geht zurück. Nehmen Sie das zuerst zurück.',
    'Part of this entry is assigned or being refunded. Undo that first.',
  ),
  refund_ordered: both('Die Rückzahlung ist schon angewiesen.', 'The refund has already been ordered.'),
  nothing_to_refund: both('Von diesem Umsatz geht nichts zurück.', 'Nothing of this entry is to be refunded.'),
  not_own_money: both(
    'Der Umsatz kommt von keinem unserer eigenen Konten.',
    'The entry does not come from one of our own accounts.',
  ),
  already_settled: both('Eine Abrechnung hat das schon berücksichtigt.', 'A settlement has already included this.'),
  nothing_owed: both('Wir schulden dem Fremdgeld nichts.', 'We do not owe the client money account anything.'),
  nothing_owed_to_us: both(
    'Der Genannte schuldet uns nichts, das nicht schon bezahlt wäre. Zahlen Sie den Umsatz zurück, oder warten Sie die Abrechnung ab.',
    'The party named owes us nothing that has not already been paid. Refund the entry or wait for the settlement.',
  ),
  from_bank_entry: both(
    'Die Zahlung kam mit einem Umsatz und wird dort zurückgenommen.',
    'The payment came from a bank entry and has to be undone there.',
  ),
  is_cancellation: both(
    'Das ist selbst eine Stornierung; sie wird nicht noch einmal storniert.',
    'This is itself a cancellation and cannot be cancelled again.',
  ),
  not_ordered: both(
    'Dafür wartet keine Überweisung, die sich zurücknehmen ließe.',
    'There is no pending transfer that could be withdrawn.',
  ),
  transfer_sent: both(
    'Die Überweisung ist schon freigegeben oder ausgeführt.',
    'The transfer has already been released or executed.',
  ),
  account_used: both(
    'Das Konto wurde schon verwendet; geschlossen wird nur ein unbenutztes.',
    'The account has been used; only an unused one can be closed.',
  ),
  account_in_letterhead: both(
    'Der Briefkopf nennt dieses Konto. Tragen Sie dort zuerst ein anderes ein.',
    'The letterhead names this account. Enter another one there first.',
  ),
  account_told: both(
    'Briefe oder Ratenpläne nennen den Schuldnern dieses Konto. Schlagen Sie stattdessen eine neue IBAN dafür vor.',
    'Letters or instalment plans tell debtors to pay to this account. Propose another IBAN for it instead.',
  ),
  partner_erased: both(
    'Die Daten des Partners wurden gelöscht; die Abrechnung lässt sich nicht mehr stornieren.',
    'The partner’s data have been erased; the statement can no longer be cancelled.',
  ),
  no_payer_iban: both('Der Umsatz nennt das Konto des Zahlers nicht.', 'The entry does not give the payer’s account.'),
} satisfies Refusals
