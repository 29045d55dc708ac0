import { impersonal, personal, type RegisterEntry } from './register-entry.ts'

/** What runs the product. */
export const SYSTEM_TABLES: readonly RegisterEntry[] = [
  personal('api_tokens', {
    ...{ whose: 'partners', purpose: 'Access to the API', ends: 'with the person' },
    erasure: 'Name replaced with the partner.',
    ...{ personal: 'name', plain: 'kind mode token_hash' },
  }),
  impersonal('audit_anchors', 'Where each audit log begins'),
  personal('audit_entries', {
    ...{ whose: 'everybody', purpose: 'Who administered what, and who looked at whose data', ends: 'access log' },
    erasure:
      'Ids, figures and hosts of webhooks only. Looks are removed after six months, from the beginning of the chain.',
    personal: 'subject_id',
    plain: 'log actor_type action subject_kind details previous_hash hash',
  }),
  personal('bank_account_changes', {
    ...{ whose: 'creditors', purpose: 'Which accounts of ours were proposed and agreed on', ends: 'with the person' },
    erasure: 'Kept: accounts of companies with which we have a contract, and who agreed to them.',
    ...{ personal: 'iban bic bank_name old_iban', plain: 'kind status' },
  }),
  impersonal('bank_inbox_failures', 'Files of bank statements that could not be taken'),
  impersonal('bank_inbox_files', 'What lies in the folder for bank statements'),
  impersonal('court_fee_invoice_numbers', 'The last number of each year'),
  impersonal('settlement_files', 'Where the papers of settlements are stored; deleted with the creditor'),
  impersonal('settlement_lines', 'What was settled: ids, days and amounts'),
  impersonal('settlement_numbers', 'The last number of each year'),
  impersonal('settlements_left_out', 'Customers whose invoice would lack something: ids and what is missing'),
  impersonal('backfills', 'How far changes of old rows have come'),
  impersonal('row_counts', 'How many rows there are of each kind'),
  impersonal('row_count_changes', 'By how much these counts have changed lately'),
  impersonal('row_count_sources', 'What is counted, and whether it is right'),
  impersonal('row_count_subjects', 'By what it is counted'),
  impersonal('archives', 'Which months were archived, and where the files lie; what people wrote is sealed in them'),
  impersonal('archive_keys', 'Keys of what is sealed in archives; deleted when the same is erased here'),
  impersonal('archive_tables', 'How many rows of which table an archive has'),
  impersonal('archived_addresses', 'In which archives mails to an address are, by its hash'),
  impersonal('archived_feeds', 'Up to where events of an organisation are archived'),
  impersonal('archived_rows', 'How many rows of a claim an archive has'),
  impersonal('feed_runs', 'Since when the database server runs, for the order of events'),
  impersonal('erasures', 'What was erased: ids and counts'),
  personal('idempotency_keys', {
    ...{ whose: 'everybody', purpose: 'Answering a repeated request alike', ends: 'own short life' },
    erasure: 'Row deleted after a day, or at once when a person in it is erased on request, also where it is sealed.',
    ...{ personal: 'path body', plain: 'key request_hash owner' },
  }),
  impersonal('installation', 'The mode of the installation and its id'),
  personal('jobs', {
    ...{ whose: 'everybody', purpose: 'Work that waits', ends: 'own short life' },
    erasure: 'Row deleted when done. Of a failed job when a person in it is erased on request.',
    ...{ personal: 'payload last_error', plain: 'name hand traceparent' },
  }),
  impersonal('legal_row_confirmations', 'Who confirmed figures of the law'),
  impersonal('legal_table_versions', 'Figures of the law'),
  personal('login_failures', {
    ...{ whose: 'everybody', purpose: 'Keeping guessers out', ends: 'own short life' },
    erasure: 'Hashes only; row deleted after a day.',
    ...{ personal: 'account_hash place_hash', plain: 'audience' },
  }),
  personal('mails', {
    ...{ whose: 'everybody', purpose: 'Mails that were written', ends: 'file' },
    erasure:
      'Row deleted: with the letter or invoice it carried, else with the file; other mails three years after their year.',
    ...{ personal: 'recipient subject body_text secret_text sealed_text last_error attachments', plain: 'status' },
  }),
  impersonal('migrations', 'Which changes of the database were made'),
  impersonal('organization_storage', 'How much room the files of each organisation take'),
  personal('organizations', {
    ...{ whose: 'creditors', purpose: 'Whose business it is, with its letterhead', ends: 'with the person' },
    erasure: 'Kept: companies with which we have a contract. Changed in the settings.',
    ...{ personal: 'name letterhead', plain: 'closes_at letter_dispatch debt_advice accounting' },
  }),
  personal('rate_limit_hours', {
    ...{ whose: 'everybody', purpose: 'Counting requests', ends: 'own short life' },
    erasure: 'Row deleted after some hours.',
    personal: 'bucket',
  }),
  impersonal('retention_periods', 'How long data are kept'),
  impersonal('retention_progress', 'Up to when everything due is gone'),
  impersonal('digest_mornings', 'The last morning on which digests were sent'),
  impersonal('sandbox_clock', 'The clock of the sandbox'),
  impersonal('storage_changes', 'How much room a running transaction takes or gives back'),
  personal('webhook_attempts', {
    ...{ whose: 'partners', purpose: 'What a partner’s server answered', ends: 'file' },
    erasure: 'Answer and error emptied.',
    ...{ personal: 'error response_head', plain: 'url' },
  }),
  impersonal('webhook_deliveries', 'What was sent to whom'),
  personal('webhooks', {
    ...{ whose: 'partners', purpose: 'Where partners are told', ends: 'with the person' },
    erasure: 'Address and secret replaced with the partner.',
    ...{ personal: 'url', plain: 'secret_sealed' },
  }),
  personal('privacy_recipients', {
    ...{
      whose: 'everybody',
      purpose: 'Who has to be told what was corrected, restricted or erased',
      ends: 'privacy requests',
    },
    erasure: 'Row deleted with its request.',
    ...{ personal: 'name case_references told_note', plain: 'cause kind' },
  }),
  personal('privacy_request_steps', {
    ...{ whose: 'everybody', purpose: 'Who did what about a request', ends: 'privacy requests' },
    erasure: 'Row deleted with its request.',
    ...{ personal: 'details', plain: 'action subject_kind' },
  }),
  personal('privacy_request_subjects', {
    ...{ whose: 'everybody', purpose: 'Whose records a request is about', ends: 'privacy requests' },
    erasure: 'Kinds, ids, and counts of what was erased; row deleted with its request.',
    ...{ personal: '', plain: 'kind erasure' },
  }),
  personal('privacy_requests', {
    ...{ whose: 'everybody', purpose: 'What people asked about their own data', ends: 'privacy requests' },
    erasure:
      'Row deleted three years after the year in which it was answered; until then it is the proof of that (Art. 5 (2) GDPR).',
    personal: 'person_name contact note extended_reason identity_note outcome',
    plain: 'kind state channel language identity_method',
  }),
]
