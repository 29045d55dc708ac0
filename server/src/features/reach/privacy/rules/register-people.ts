import { impersonal, personal, type RegisterEntry } from './register-entry.ts'

const debtors = 'debtors' as const
const creditors = 'creditors' as const

/** People and companies themselves. */
export const PEOPLE_TABLES: readonly RegisterEntry[] = [
  personal('case_draft_invoices', {
    ...{ whose: debtors, purpose: 'Invoices of a case that is being entered', ends: 'own short life' },
    erasure: 'Row and file deleted when the draft is handed over or has expired.',
    ...{ personal: 'original_filename sha256 reading', plain: 'blob_key state' },
  }),
  personal('case_drafts', {
    ...{ whose: debtors, purpose: 'Cases that are being entered', ends: 'own short life' },
    erasure: 'Row deleted when it has expired.',
    personal: 'typed',
  }),
  personal('case_import_lines', {
    ...{ whose: debtors, purpose: 'What became of an uploaded table’s lines', ends: 'own short life' },
    erasure: 'Row deleted with its table.',
    personal: 'problems',
  }),
  personal('case_imports', {
    ...{ whose: debtors, purpose: 'Tables of cases that creditors upload', ends: 'own short life' },
    erasure:
      'Row deleted when it has expired. The lines of somebody who asks to be erased go at once, those of others stay.',
    personal: 'original_filename content',
  }),
  personal('colleague_invitations', {
    ...{ whose: creditors, purpose: 'Invitations among colleagues', ends: 'with the person' },
    erasure: 'Row deleted with the customer or the person.',
    ...{ personal: 'email name inviter_name', plain: 'secret_hash' },
  }),
  impersonal('creditor_digests', 'When a creditor was last sent a digest'),
  impersonal('creditor_memberships', 'Which person acts for which customer'),
  impersonal('creditor_notices', 'What a digest has already told'),
  personal('creditor_password_resets', {
    ...{ whose: creditors, purpose: 'Links for a new password', ends: 'own short life' },
    erasure: 'Row deleted after an hour, or with the person.',
    personal: 'secret_hash',
  }),
  personal('creditor_people', {
    ...{ whose: creditors, purpose: 'People of creditors and their way in', ends: 'with the person' },
    erasure: 'Row deleted with the last membership, or on request.',
    ...{ personal: 'email name password_hash', plain: 'language' },
  }),
  personal('creditor_sessions', {
    ...{ whose: creditors, purpose: 'Open sessions', ends: 'own short life' },
    erasure: 'Row deleted when it has expired.',
    personal: 'secret_hash',
  }),
  personal('customer_changes', {
    ...{ whose: creditors, purpose: 'Who changed what about a customer', ends: 'file' },
    erasure: 'Names replaced by a fixed word, values emptied; what was changed when stays.',
    ...{ personal: 'actor_name person_name was became', plain: 'kind actor_type' },
  }),
  impersonal('customer_counts', 'How many customers a partner has'),
  personal('customer_invitations', {
    ...{ whose: creditors, purpose: 'Invitations to the portal', ends: 'with the person' },
    erasure: 'Row deleted with the customer.',
    ...{ personal: 'email', plain: 'secret_hash' },
  }),
  personal('customers', {
    ...{ whose: creditors, purpose: 'Creditors for whom we collect', ends: 'with the person' },
    erasure: 'Name and address replaced, the rest emptied, when no claim of theirs needs them any more.',
    personal:
      'name email phone address metadata uid partner_client_reference search_name payout_iban payout_iban_pending',
  }),
  personal('debtor_joins', {
    ...{ whose: debtors, purpose: 'Which records of debtors are of the same person', ends: 'books' },
    erasure: 'Row deleted with the name.',
    personal: 'person_id',
  }),
  personal('debtors', {
    ...{ whose: debtors, purpose: 'Who owes', ends: 'books' },
    erasure:
      'Contact data emptied with the last file; name and address replaced with the last books. On request names move to blocked_people.',
    personal:
      'person company addresses communication_channels iban bic name search_name search_text country situation representative legal_representatives language portal_email',
    plain: 'acting_as debtor_type restriction_reason',
  }),
  personal('login_challenges', {
    ...{ whose: 'everybody', purpose: 'What a passkey has to sign', ends: 'own short life' },
    erasure: 'Random; row deleted when it was used or after some minutes.',
    ...{ personal: 'holder_hash', plain: 'audience purpose challenge' },
  }),
  personal('login_passkeys', {
    ...{ whose: 'everybody', purpose: 'Passkeys of team and creditors', ends: 'with the person' },
    erasure: 'Row deleted with the account.',
    ...{ personal: 'user_handle credential_id public_key name', plain: 'transports' },
  }),
  personal('login_recovery_codes', {
    ...{ whose: 'everybody', purpose: 'Second factor', ends: 'with the person' },
    erasure: 'Row deleted with the second factor.',
    ...{ personal: 'code_hash', plain: 'secret_id' },
  }),
  personal('login_totp', {
    ...{ whose: 'everybody', purpose: 'Second factor', ends: 'with the person' },
    erasure: 'Row deleted with the account.',
    personal: 'sealed_secret',
  }),
  personal('operator_sessions', {
    ...{ whose: 'team', purpose: 'Open sessions', ends: 'own short life' },
    erasure: 'Row deleted when it has expired.',
    personal: 'secret_hash user_agent',
  }),
  impersonal('notice_marks', 'What somebody of the team has read of what they are told'),
  impersonal('operator_digests', 'For which morning somebody of the team was last sent a digest'),
  personal('operators', {
    ...{ whose: 'team', purpose: 'People of the team', ends: 'with the person' },
    erasure: 'Name, address and password replaced three years after the year in which the account was disabled.',
    ...{ personal: 'email name password_hash', plain: 'role language theme' },
  }),
  personal('partners', {
    ...{ whose: 'partners', purpose: 'Who refers cases', ends: 'with the person' },
    erasure: 'Name and address replaced when no customer and no token is left and the books are over.',
    personal: 'name email address uid payout_iban',
  }),
  personal('payouts', {
    ...{ whose: 'partners', purpose: 'What partners were paid', ends: 'books' },
    erasure: 'Statement and note emptied with the partner; number and amounts stay.',
    ...{ personal: 'statement note', plain: 'month number' },
  }),
  personal('saved_views', {
    ...{ whose: 'team', purpose: 'Filters of lists that people of the team have named', ends: 'with the person' },
    erasure: 'Own ones deleted with the account, shared ones stay. The text of a search is never in them.',
    ...{ personal: 'name search', plain: 'page' },
  }),
  personal('settlements', {
    ...{ whose: creditors, purpose: 'What was settled with creditors, and our invoices for fees', ends: 'books' },
    erasure: 'Name, address and VAT id replaced with the creditor; numbers and amounts stay.',
    ...{ personal: 'facts', plain: 'number invoice_number' },
  }),
]
