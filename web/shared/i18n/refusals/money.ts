import { both, type Refusals } from './both.ts'

/** Payments, payouts, payment runs, settlements and the bank. */
export const MONEY_REFUSALS = {
  already_reversed: both('Das wurde schon zurückgenommen.', 'It was reversed already.'),
  entry_returned: both(
    'Die Bank hat das Geld dieses Umsatzes zurückgeholt.',
    'The bank has taken the money of the entry back.',
  ),
  month_not_begun: both('Der Monat hat noch nicht begonnen.', 'The month has not begun yet.'),
  nothing_to_approve: both('Es gibt nichts freizugeben.', 'There is nothing to approve.'),
  nothing_to_pay: both('Es gibt nichts auszuzahlen.', 'There is nothing to pay out.'),
  nothing_to_settle: both(
    'Für diesen Gläubiger ist bis zu diesem Tag nichts abzurechnen.',
    'Nothing is open for the creditor up to this day.',
  ),
  carried_forward: both(
    'Die Summe liegt nicht über null und wird vorgetragen.',
    'The sum is not above zero and is carried forward.',
  ),
  paid_already: both('Der Monat wurde schon ausgezahlt.', 'The month was paid out before.'),
  nothing_pending: both('Es wartet nichts auf eine Bestätigung.', 'Nothing waits to be confirmed.'),
  in_payment_run: both('Das steht schon in einem Zahlungslauf.', 'A payment run has it already.'),
  nothing_due: both('Von diesem Konto ist nichts zu zahlen.', 'Nothing is to be paid from the account.'),
  same_person: both(
    'Das muss ein anderer Administrator tun als der, der es begonnen hat.',
    'Another administrator must do it than the one who began it.',
  ),
  creator_not_admin: both(
    'Wer den Zahlungslauf erstellt hat, ist nicht mehr Administrator.',
    'Whoever made the payment run is no administrator any more.',
  ),
  payment_run_released: both('Der Zahlungslauf ist schon freigegeben.', 'The payment run was released already.'),
  payment_run_withdrawn: both('Der Zahlungslauf wurde zurückgezogen.', 'The payment run was withdrawn.'),
  not_released: both('Der Zahlungslauf ist noch nicht freigegeben.', 'The payment run was not released yet.'),
  account_changed: both(
    'Das Konto, von dem gezahlt wird, hat sich seit dem Erstellen des Zahlungslaufs geändert.',
    'The account that the money leaves has changed since the payment run was made.',
  ),
  payee_changed: both(
    'Ein Empfänger hat seit dem Erstellen des Zahlungslaufs ein anderes Konto.',
    'A payee has another account than when the payment run was made.',
  ),
  not_covered: both(
    'Nach dem Buch ist weniger Geld da, als der Zahlungslauf auszahlen würde.',
    'By the ledger there is less money than the payment run would pay.',
  ),
  not_returned: both(
    'Die Überweisung kam nicht zurück oder wurde schon neu angewiesen.',
    'The transfer did not come back, or is paid again already.',
  ),
  transfer_executed: both('Ein Umsatz zeigt diese Überweisung schon.', 'A bank entry shows the transfer already.'),
  amount_differs: both(
    'Der Umsatz hat einen anderen Betrag als die Überweisung.',
    'The bank entry has another amount than the transfer.',
  ),

  iban_in_use: both(
    'Ein anderes unserer Konten hat diese IBAN oder bekommt sie gerade.',
    'Another account of ours has this IBAN, or is about to have it.',
  ),
  not_client_money: both(
    'Dieses Konto ist kein Fremdgeldkonto; das Geld muss auf ein solches überwiesen werden.',
    'The account is not for client money; the money must be transferred to one that is.',
  ),
  not_incoming: both('Dieser Umsatz ist ein Ausgang.', 'The entry is money that left the account.'),
  not_outgoing: both('Dieser Umsatz ist ein Eingang.', 'The entry is money that came in.'),
  entry_ignored: both('Dieser Umsatz wird nicht beachtet.', 'The entry is ignored.'),
  nothing_to_assign: both(
    'Der Umsatz ist schon ganz zugeordnet oder geht zurück.',
    'All of the entry is assigned or goes back already.',
  ),
  nothing_assigned: both(
    'Von diesem Umsatz ist nichts zugeordnet, nichts geht zurück, und er wird beachtet.',
    'Nothing of the entry is assigned, goes back or is ignored.',
  ),
  entry_differs: both(
    'Zwei Kontoauszüge sagen von diesem Umsatz Verschiedenes.',
    'Two statements do not say the same of the entry.',
  ),
  still_assigned: both(
    'Etwas von diesem Umsatz ist zugeordnet oder geht zurück. Nehmen Sie das zuerst zurück.',
    'Something of the entry is assigned or goes back. Take that back first.',
  ),
  refund_ordered: both('Die Rückzahlung ist schon angewiesen.', 'The refund was ordered already.'),
  nothing_to_refund: both('Von diesem Umsatz geht nichts zurück.', 'Nothing of the entry goes back.'),
  not_own_money: both(
    'Der Umsatz kommt von keinem unserer eigenen Konten.',
    'The entry does not come from an account of our own.',
  ),
  already_settled: both('Eine Abrechnung hat das schon berücksichtigt.', 'A settlement has charged it already.'),
  nothing_owed: both('Wir schulden dem Fremdgeld nichts.', 'We owe nothing to the client money.'),
  nothing_owed_to_us: both(
    'Der Genannte schuldet uns nichts, das nicht schon bezahlt wäre. Zahlen Sie den Umsatz zurück, oder warten Sie die Abrechnung ab.',
    'Whoever is named owes us nothing that is not paid already. Refund the entry, or wait for the settlement.',
  ),
  from_bank_entry: both(
    'Die Zahlung kam mit einem Umsatz und wird dort zurückgenommen.',
    'The payment came with a bank entry and is taken back there.',
  ),
  is_cancellation: both(
    'Das ist selbst eine Stornierung; sie wird nicht noch einmal storniert.',
    'This is a cancellation itself; it is not cancelled once more.',
  ),
  not_ordered: both(
    'Dafür wartet keine Überweisung, die sich zurücknehmen ließe.',
    'No transfer waits for it that could be withdrawn.',
  ),
  transfer_sent: both(
    'Die Überweisung ist schon freigegeben oder ausgeführt.',
    'The transfer was already released or made.',
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
    'The data of the partner were erased; the statement can no longer be cancelled.',
  ),
  no_payer_iban: both(
    'Der Umsatz nennt das Konto des Zahlers nicht.',
    'The entry does not name the account of the payer.',
  ),
} satisfies Refusals
