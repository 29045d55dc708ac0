// Made from the error codes of the service by `npm run sdk-types`. Do not edit.

/** Every code of a refusal, with its meaning. */
export interface ErrorCodes {
  /** The field must be sent. */
  required: 'required'
  /** There is no such field or parameter. */
  unknown_field: 'unknown_field'
  /** The value is of another type, such as text in the place of a number. */
  wrong_type: 'wrong_type'
  /** The value is of the right type but not of the form that the field has. */
  wrong_format: 'wrong_format'
  /** The value is none of those that are allowed here. */
  not_allowed: 'not_allowed'
  /** The field does not go together with the other fields. */
  not_applicable: 'not_applicable'
  /** The value contradicts another field. */
  inconsistent: 'inconsistent'
  /** The field must be sent only once. */
  given_twice: 'given_twice'
  /** The field must say something. */
  blank: 'blank'
  /** The text has too few characters. */
  too_short: 'too_short'
  /** The text has too many characters. */
  too_long: 'too_long'
  /** The list has too few entries. */
  too_few: 'too_few'
  /** The list has too many entries. */
  too_many: 'too_many'
  /** The value takes more room than the field has. */
  too_large: 'too_large'
  /** The search finds more than a list is made of. */
  found_too_many: 'found_too_many'
  /** The filters find more claims than are dealt with at once. */
  batch_too_large: 'batch_too_large'
  /** The value is nested too deep. */
  too_deep: 'too_deep'
  /** The body holds more values than any valid one could. */
  too_many_values: 'too_many_values'
  /** The number has too many decimals. */
  too_many_decimals: 'too_many_decimals'
  /** The number is too small or too large. */
  out_of_range: 'out_of_range'
  /** The entry does not follow the one before. */
  out_of_order: 'out_of_order'
  /** The time must not have passed. */
  in_the_past: 'in_the_past'
  /** The time must not lie ahead. */
  in_the_future: 'in_the_future'
  /** The time lies too far ahead. */
  too_far_ahead: 'too_far_ahead'
  /** The day lies so long before the invoices of the claim that it is hardly meant. */
  date_unlikely: 'date_unlikely'
  /** The amounts do not add up to what they must. */
  wrong_sum: 'wrong_sum'
  /** The amount makes a sum larger than the largest that can be stored. */
  sum_too_large: 'sum_too_large'
  /** Only one entry of the list can be the primary one. */
  several_primary: 'several_primary'
  /** The text holds characters that cannot be stored. */
  characters_not_allowed: 'characters_not_allowed'
  /** An object holds a name that cannot be stored. */
  name_not_allowed: 'name_not_allowed'
  /** What the field names does not exist, or is not visible to the caller. */
  unknown_reference: 'unknown_reference'
  /** A partner token can name its own partner only. */
  not_own_partner: 'not_own_partner'
  /** Only the token of a partner can do this. */
  partner_token_required: 'partner_token_required'
  /** Something stands against the claim; see blocked_reason. */
  claim_blocked: 'claim_blocked'
  /** There are as many of these as there can be. */
  limit_reached: 'limit_reached'
  /** Webhooks cannot be sent to this URL. */
  url_not_allowed: 'url_not_allowed'
  /** The password is wrong. */
  wrong_password: 'wrong_password'
  /** The code of the second factor is wrong. */
  wrong_code: 'wrong_code'
  /** The request has faults; each is named with a word of its own. */
  validation_failed: 'validation_failed'
  /** The request cannot be read. */
  malformed: 'malformed'
  /** The header of the request is larger than any that is taken. */
  header_too_large: 'header_too_large'
  /** The header of the request arrived too slowly. */
  request_too_slow: 'request_too_slow'
  /** The request did not arrive whole. */
  incomplete: 'incomplete'
  /** The request has a media type or encoding that is not taken here. */
  wrong_media_type: 'wrong_media_type'
  /** The file has no content. */
  empty_file: 'empty_file'
  /** A file of this type is not taken here. */
  file_type_not_allowed: 'file_type_not_allowed'
  /** The request is too large. */
  payload_too_large: 'payload_too_large'
  /** The organisation stores as much as it may. */
  storage_quota: 'storage_quota'
  /** The files of begun cases take up as much room as they may. */
  draft_storage_full: 'draft_storage_full'
  /** The body arrived too slowly. */
  body_too_slow: 'body_too_slow'
  /** The file has no such bytes. */
  range_not_satisfiable: 'range_not_satisfiable'
  /** The file is not the one that the request expects. */
  precondition_failed: 'precondition_failed'
  /** The cursor is of a state of the database that is lost since a backup was restored. */
  feed_restored: 'feed_restored'
  /** Events that come after the cursor were archived. */
  events_archived: 'events_archived'
  /** There is no token. */
  token_missing: 'token_missing'
  /** The token is none of ours, or not whole. */
  token_not_valid: 'token_not_valid'
  /** The token was valid until a time that has passed. */
  token_expired: 'token_expired'
  /** The token was revoked. */
  token_revoked: 'token_revoked'
  /** The token is of the other mode: sandbox in the place of live, or live in the place of sandbox. */
  token_other_mode: 'token_other_mode'
  /** There is no session. */
  login_required: 'login_required'
  /** Email address and password, or case reference and access code, do not match. */
  login_refused: 'login_refused'
  /** A letter came back: with its code only the contact data can be changed. */
  contact_only: 'contact_only'
  /** The form is for another customer than the one that the session is for. */
  other_customer: 'other_customer'
  /** The login needs the code of the second factor. */
  totp_required: 'totp_required'
  /** The login needs a passkey, or a recovery code. */
  passkey_required: 'passkey_required'
  /** The passkey is unknown, or did not sign what it was asked to. */
  passkey_refused: 'passkey_refused'
  /** An administrator must set up a second factor first. */
  second_factor_required: 'second_factor_required'
  /** Only who wrote it may do this. */
  not_author: 'not_author'
  /** Only an administrator may do this. */
  admin_required: 'admin_required'
  /** The row belongs to a customer of another partner, or to none. It can be read, not changed. */
  other_partner: 'other_partner'
  /** Several share this sandbox, so the team alone moves its clock. Partners can read it. */
  sandbox_clock_reserved: 'sandbox_clock_reserved'
  /** The organisation does not let its creditors hand over cases by themselves. */
  submission_off: 'submission_off'
  /** The request was made by the page of another site. */
  foreign_origin: 'foreign_origin'
  /** The document did not come through the partner API. */
  not_uploaded_through_api: 'not_uploaded_through_api'
  /** The path leads to no file. */
  no_such_place: 'no_such_place'
  /** It does not exist, or is not visible to the caller. */
  not_found: 'not_found'
  /** The claim does not exist, or is not visible to the caller. */
  claim_not_found: 'claim_not_found'
  /** The document does not exist, or is not visible to the caller. */
  document_not_found: 'document_not_found'
  /** There is no such path, or it does not have this method. */
  unknown_route: 'unknown_route'
  /** The page itself says why it could not be done. */
  page_refused: 'page_refused'
  /** The hour's requests are used up. */
  limit_used_up: 'limit_used_up'
  /** The requests without a valid token or session are used up for this address and hour. */
  address_limit_used_up: 'address_limit_used_up'
  /** The request counts as more requests than are left of the hour's. */
  bulk_exceeds_limit: 'bulk_exceeds_limit'
  /** So many mails were asked for that no more are sent for a while. */
  too_many_mails: 'too_many_mails'
  /** Too many attempts have failed. */
  too_many_failures: 'too_many_failures'
  /** The personal data of the case or the person were erased. */
  data_erased: 'data_erased'
  /** Part of what is kept about the person lies in an archive. */
  history_archived: 'history_archived'
  /** The claim is closed. */
  claim_closed: 'claim_closed'
  /** The claim is not closed. */
  not_closed: 'not_closed'
  /** The claim is not at the stage for this. */
  not_at_stage: 'not_at_stage'
  /** The law governing the claim stays, since its first letter was sent or instalments were agreed. */
  law_settled: 'law_settled'
  /** There is a call of its own for this move. */
  has_own_call: 'has_own_call'
  /** The case is disputed. */
  disputed: 'disputed'
  /** The case is disputed already. */
  already_disputed: 'already_disputed'
  /** The case is not disputed. */
  not_disputed: 'not_disputed'
  /** The item ends when its work is done, not when it was seen. */
  not_news: 'not_news'
  /** It was changed several times today already. */
  too_many_changes: 'too_many_changes'
  /** Many messages wait for an answer already. */
  too_many_messages: 'too_many_messages'
  /** The creditor has asked us to stop already, and the team has yet to decide. */
  withdrawal_waiting: 'withdrawal_waiting'
  /** The question was answered already. */
  already_answered: 'already_answered'
  /** The claim is held already. */
  already_held: 'already_held'
  /** At this stage a payment was announced already. */
  already_promised: 'already_promised'
  /** The claim is not held. */
  not_held: 'not_held'
  /** The amount is another one than the debtor was shown. */
  amount_changed: 'amount_changed'
  /** Instalments cannot be agreed here for this case; ask the team. */
  plan_not_available: 'plan_not_available'
  /** Nothing is open that could be paid. */
  nothing_open: 'nothing_open'
  /** There is a receipt only for a case that was closed as paid. */
  no_receipt: 'no_receipt'
  /** The claim is paid in full. */
  paid: 'paid'
  /** The letter for this move cannot be made. */
  letter_not_possible: 'letter_not_possible'
  /** Nobody does this to the own account. */
  own_account: 'own_account'
  /** What was typed to confirm is not what it is about. */
  not_confirmed: 'not_confirmed'
  /** The request was answered or refused already. */
  request_closed: 'request_closed'
  /** It was not recorded yet how it was checked who asks. */
  identity_not_checked: 'identity_not_checked'
  /** The time of the request was extended before. */
  already_extended: 'already_extended'
  /** The time for this is over. */
  too_late: 'too_late'
  /** Somebody who has got the data was not told yet. */
  recipients_not_told: 'recipients_not_told'
  /** The data may only be kept already. */
  already_restricted: 'already_restricted'
  /** The data are not restricted. */
  not_restricted: 'not_restricted'
  /** The person has to be told first. */
  person_not_told: 'person_not_told'
  /** No email address is known. */
  no_email: 'no_email'
  /** The data of the debtor may only be kept (Art. 18 GDPR). */
  processing_restricted: 'processing_restricted'
  /** It was begun before and is not finished yet. */
  already_running: 'already_running'
  /** Somebody else has changed it at the same moment. */
  changed_meanwhile: 'changed_meanwhile'
  /** There is a decision already. */
  already_decided: 'already_decided'
  /** The customer's email address, or the customer of the claim, was changed through the API or by our team less than 7 days ago. */
  address_changed: 'address_changed'
  /** Several links were mailed for the claim within a day already. */
  too_many_links: 'too_many_links'
  /** The creditor has not decided yet. */
  not_decided: 'not_decided'
  /** The creditor has decided not to sue. */
  declined: 'declined'
  /** No filing was recorded. */
  not_filed: 'not_filed'
  /** A credit note has taken the invoice back. */
  already_corrected: 'already_corrected'
  /** The invoice is paid already. */
  already_paid: 'already_paid'
  /** A credit note is neither paid nor corrected. */
  is_credit_note: 'is_credit_note'
  /** The invoice is right. */
  nothing_to_correct: 'nothing_to_correct'
  /** The day lies before that of the filing. */
  before_filing: 'before_filing'
  /** No title was recorded. */
  not_titled: 'not_titled'
  /** A title stands on the filing. */
  title_stands: 'title_stands'
  /** Payments have paid costs of this step. */
  costs_paid: 'costs_paid'
  /** It was recorded before, and is recorded only once. */
  already_recorded: 'already_recorded'
  /** The debtor has no address. */
  no_address: 'no_address'
  /** There is no court procedure for the country of the debtor. */
  debtor_country: 'debtor_country'
  /** Nothing of the claim is due and open. */
  no_amount: 'no_amount'
  /** The amount exceeds the limit of the court procedure. */
  amount_above_limit: 'amount_above_limit'
  /** The creditor has not fulfilled its own obligation. */
  obligation_not_fulfilled: 'obligation_not_fulfilled'
  /** The amount makes a lawyer necessary. */
  lawyer_required: 'lawyer_required'
  /** The procedure has no lawyer. */
  lawyer_not_allowed: 'lawyer_not_allowed'
  /** Another customer of the partner has this key. */
  key_in_use: 'key_in_use'
  /** The keys belong to two different customers. */
  keys_of_two_customers: 'keys_of_two_customers'
  /** Something else depends on it. */
  still_in_use: 'still_in_use'
  /** The partner is not confirmed yet. */
  partner_not_confirmed: 'partner_not_confirmed'
  /** The webhook is disabled. */
  webhook_disabled: 'webhook_disabled'
  /** The document was deleted and is kept as evidence only. */
  document_retained: 'document_retained'
  /** There is no file. */
  no_file: 'no_file'
  /** The invoice was split; its parts count in its place. */
  invoice_split: 'invoice_split'
  /** The file is still being read. */
  still_reading: 'still_reading'
  /** The invoice has credit notes. */
  invoice_credited: 'invoice_credited'
  /** Money was received on the claim already. */
  money_received: 'money_received'
  /** The file cannot be split there. */
  file_not_split: 'file_not_split'
  /** The document is no XML file that can be read as an e-invoice. */
  not_an_e_invoice: 'not_an_e_invoice'
  /** An invoice was made of the document already. */
  already_an_invoice: 'already_an_invoice'
  /** The e-invoice is a credit note, or another paper that claims nothing. */
  not_an_invoice: 'not_an_invoice'
  /** The sums of the e-invoice are wrong, or something is missing in it. */
  sums_wrong: 'sums_wrong'
  /** By the e-invoice nothing is open. */
  nothing_claimed: 'nothing_claimed'
  /** The amount is not in EUR. */
  foreign_currency: 'foreign_currency'
  /** The field is empty, and cannot be accepted without a value. */
  field_empty: 'field_empty'
  /** Only the last step can be undone. */
  not_last_step: 'not_last_step'
  /** What is changed must be compared and confirmed first. */
  change_not_confirmed: 'change_not_confirmed'
  /** The letter does not wait to be sent any more. */
  letter_not_waiting: 'letter_not_waiting'
  /** What blocks the claim ends with its cause, and cannot be lifted. */
  not_liftable: 'not_liftable'
  /** The letter is too old to be posted; remake it. */
  letter_outdated: 'letter_outdated'
  /** None of the letters can be printed. */
  nothing_to_print: 'nothing_to_print'
  /** The stored file of a letter is missing or damaged. */
  letter_file_broken: 'letter_file_broken'
  /** The print run was posted or dissolved before. */
  print_run_over: 'print_run_over'
  /** No letter of the claim is due that could be made. */
  no_letter_due: 'no_letter_due'
  /** Another letter of the claim waits to be sent already. */
  letter_made_already: 'letter_made_already'
  /** The letter was not sent yet. */
  letter_not_sent: 'letter_not_sent'
  /** The letter is older than masked copies; only administrators can open it. */
  no_masked_copy: 'no_masked_copy'
  /** The letter came back already. */
  already_returned: 'already_returned'
  /** It was reversed already. */
  already_reversed: 'already_reversed'
  /** The bank has taken the money of the entry back. */
  entry_returned: 'entry_returned'
  /** The month has not begun yet. */
  month_not_begun: 'month_not_begun'
  /** There is nothing to approve. */
  nothing_to_approve: 'nothing_to_approve'
  /** There is nothing to pay out. */
  nothing_to_pay: 'nothing_to_pay'
  /** Nothing is open for the customer up to this day. */
  nothing_to_settle: 'nothing_to_settle'
  /** The sum is not above zero and is carried forward. */
  carried_forward: 'carried_forward'
  /** The month was paid out before. */
  paid_already: 'paid_already'
  /** The data of the customer were erased; nothing is entered for it any more. */
  customer_erased: 'customer_erased'
  /** Nothing waits to be confirmed. */
  nothing_pending: 'nothing_pending'
  /** A cancellation is not cancelled itself. */
  is_cancellation: 'is_cancellation'
  /** Nothing waits to be transferred for it. */
  not_ordered: 'not_ordered'
  /** The transfer was released or made. */
  transfer_sent: 'transfer_sent'
  /** A payment run has it. */
  in_payment_run: 'in_payment_run'
  /** Nothing is to be paid from the account. */
  nothing_due: 'nothing_due'
  /** Another administrator must do it than the one who made the run, or uploaded the statement. */
  same_person: 'same_person'
  /** Whoever made the payment run is no administrator any more. */
  creator_not_admin: 'creator_not_admin'
  /** The payment run was released already. */
  payment_run_released: 'payment_run_released'
  /** The payment run was withdrawn. */
  payment_run_withdrawn: 'payment_run_withdrawn'
  /** The payment run was not released yet. */
  not_released: 'not_released'
  /** The account that the money leaves has changed since the payment run was made. */
  account_changed: 'account_changed'
  /** A payee has another account than when the payment run was made. */
  payee_changed: 'payee_changed'
  /** By the ledger there is less money than the payment run would pay. */
  not_covered: 'not_covered'
  /** The transfer did not come back, or is paid again already. */
  not_returned: 'not_returned'
  /** The data of the partner were erased; the statement cannot be cancelled any more. */
  partner_erased: 'partner_erased'
  /** A bank entry shows the transfer already. */
  transfer_executed: 'transfer_executed'
  /** The bank entry has another amount than the transfer. */
  amount_differs: 'amount_differs'
  /** The account was used; only an unused one is closed. */
  account_used: 'account_used'
  /** The letterhead names the account. */
  account_in_letterhead: 'account_in_letterhead'
  /** Letters or instalment plans tell debtors to pay to the account. */
  account_told: 'account_told'
  /** Another account of ours has this IBAN, or is about to have it. */
  iban_in_use: 'iban_in_use'
  /** The account is not for client money; the money must be transferred to one that is. */
  not_client_money: 'not_client_money'
  /** The entry is money that left the account. */
  not_incoming: 'not_incoming'
  /** The entry is money that came in. */
  not_outgoing: 'not_outgoing'
  /** The entry is ignored. */
  entry_ignored: 'entry_ignored'
  /** All of the entry is assigned or goes back already. */
  nothing_to_assign: 'nothing_to_assign'
  /** Nothing of the entry is assigned, goes back or is ignored. */
  nothing_assigned: 'nothing_assigned'
  /** Two statements do not say the same of the bank entry. */
  entry_differs: 'entry_differs'
  /** Something of the entry is assigned or goes back. */
  still_assigned: 'still_assigned'
  /** The refund was ordered already. */
  refund_ordered: 'refund_ordered'
  /** Nothing of the entry goes back. */
  nothing_to_refund: 'nothing_to_refund'
  /** The entry does not come from an account of our own. */
  not_own_money: 'not_own_money'
  /** A settlement has charged it, and marks it as paid when it is set off. */
  already_settled: 'already_settled'
  /** We owe nothing to the client money. */
  nothing_owed: 'nothing_owed'
  /** Whoever is named owes us nothing that no entry has paid. */
  nothing_owed_to_us: 'nothing_owed_to_us'
  /** The payment came with a bank entry, and is taken back there. */
  from_bank_entry: 'from_bank_entry'
  /** The entry does not name the account of the payer. */
  no_payer_iban: 'no_payer_iban'
  /** The invitation can still be accepted. */
  invitation_open: 'invitation_open'
  /** The invitation was accepted already. */
  invitation_accepted: 'invitation_accepted'
  /** The invitation has expired. */
  invitation_expired: 'invitation_expired'
  /** The invitation went to another address than the customer has now. */
  invitation_replaced: 'invitation_replaced'
  /** The invitation was withdrawn. */
  invitation_withdrawn: 'invitation_withdrawn'
  /** There is no address that mail can be sent to. */
  no_mail_address: 'no_mail_address'
  /** The link was used already, or is too old. */
  link_used: 'link_used'
  /** There is an account with this email address. */
  account_exists: 'account_exists'
  /** This address has access to the customer already. */
  already_member: 'already_member'
  /** Somebody of the customer must keep access. */
  last_person: 'last_person'
  /** There must be an administrator. */
  last_admin: 'last_admin'
  /** Nobody can disable themselves or change their own role. */
  own_role: 'own_role'
  /** The own password is changed elsewhere. */
  own_password: 'own_password'
  /** The own second factor is switched off elsewhere. */
  own_totp: 'own_totp'
  /** The account is disabled already. */
  disabled: 'disabled'
  /** The account is not disabled. */
  not_disabled: 'not_disabled'
  /** The account has no second factor. */
  no_totp: 'no_totp'
  /** The account is not locked. */
  not_locked: 'not_locked'
  /** The second factor is on already. */
  totp_on: 'totp_on'
  /** Another administrator must approve it than the one who proposed it. */
  own_proposal: 'own_proposal'
  /** An account was opened, raised or given a new password by somebody else a short time ago. */
  administrator_too_new: 'administrator_too_new'
  /** The change of the account was applied or withdrawn already. */
  account_change_settled: 'account_change_settled'
  /** The second factor was not set up yet. */
  totp_not_begun: 'totp_not_begun'
  /** The account must keep a second factor. */
  last_second_factor: 'last_second_factor'
  /** The passkey was added already. */
  passkey_known: 'passkey_known'
  /** The key was sent before with another body. */
  idempotency_key_reused: 'idempotency_key_reused'
  /** The first request with this key is still running. */
  idempotency_key_running: 'idempotency_key_running'
  /** The request took so long that another one with its key was let through. */
  idempotency_key_lost: 'idempotency_key_lost'
  /** This exists in the sandbox only. */
  sandbox_only: 'sandbox_only'
  /** Somebody else is moving the clock. */
  clock_taken: 'clock_taken'
  /** A job does not end. */
  job_running: 'job_running'
  /** Moving the clock was interrupted. */
  advance_interrupted: 'advance_interrupted'
  /** Another statement of the same account is still being stored. */
  statement_under_way: 'statement_under_way'
  /** Nothing can be stored at the moment, while reading goes on. */
  database_full: 'database_full'
  /** There is too little room for files at the moment. */
  disk_reserve: 'disk_reserve'
  /** The database is away for the moment. */
  database_away: 'database_away'
  /** The files are away for the moment. */
  storage_away: 'storage_away'
  /** The answer took too long. */
  took_too_long: 'took_too_long'
  /** This process is being stopped. */
  shutting_down: 'shutting_down'
  /** The clock of this machine differs from the database. */
  clock_off: 'clock_off'
  /** The pages of the team were not built yet. */
  pages_not_built: 'pages_not_built'
  /** Something went wrong on our side. */
  internal_error: 'internal_error'
  /** Too much of this is being done at the moment. */
  too_busy: 'too_busy'
}
