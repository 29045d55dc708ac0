import { impersonal, personal, type RegisterEntry } from './register-entry.ts'

const COLLECT = 'Collecting the claim'
const debtors = 'debtors' as const
const creditors = 'creditors' as const

/** What hangs on a claim. */
export const CASE_TABLES: readonly RegisterEntry[] = [
  impersonal('account_entries', 'The account of a claim'),
  personal('blocked_people', {
    ...{ whose: debtors, purpose: 'Names that only the law has kept after an erasure', ends: 'books' },
    erasure: 'Row deleted on its day. Only administrators see it before; each look is logged.',
    ...{ personal: 'identity', plain: 'reasons' },
  }),
  impersonal('blocked_claims', 'Claims of blocked people, which only administrators see'),
  personal('claim_activity', {
    ...{ whose: 'everybody', purpose: 'Who did what with a claim, in a chain', ends: 'file' },
    erasure:
      'Words of people (notes, reasons, references) emptied with their salt. Facts and hashes stay: the chain verifies.',
    ...{ personal: 'said said_salt', plain: 'actor_type action details previous_hash hash said_hash' },
  }),
  personal('case_notes', {
    ...{ whose: 'everybody', purpose: 'What the team notes about a claim for itself', ends: 'file' },
    erasure: 'Row deleted, with whom it mentions.',
    ...{ personal: 'text earlier', plain: 'kind' },
  }),
  impersonal('claim_debts', 'Copies of sums and days of a claim, to find it by'),
  impersonal('claim_erasures', 'Which parts of a claim are gone'),
  impersonal('claim_positions', 'Copies of the stage, the block and the times of a claim, to find it by'),
  personal('claim_search', {
    ...{ whose: debtors, purpose: 'Finding claims', ends: 'books' },
    erasure: 'Follows the debtor, the claim and its invoices by triggers.',
    ...{ personal: 'reference debtor invoices words', plain: 'case_status' },
  }),
  personal('claims', {
    ...{ whose: debtors, purpose: COLLECT, ends: 'receipts' },
    erasure:
      'Subject emptied with the file, the partner’s reference with the receipts. Our own number, sums and days stay.',
    personal: 'partner_reference subject_matter search_reference',
    plain:
      'case_reference claim_type submission_state case_status closure_reason collection_stage stage_before_closure stuck_reason governing_law owed_letter blocked_reason lifted_blocks',
  }),
  impersonal('contact_changes', 'That a debtor changed contact data in the portal, and which fields'),
  personal('court_fee_invoices', {
    ...{ whose: creditors, purpose: 'Our invoices for court fees', ends: 'receipts' },
    erasure: 'Facts, file and note emptied; number, amount and days stay.',
    ...{ personal: 'facts paid_note', plain: 'number blob_key sha256 kind' },
  }),
  personal('court_filings', {
    ...{ whose: debtors, purpose: 'What was filed at court', ends: 'letters' },
    erasure: 'Reference replaced by a fixed word.',
    personal: 'reference',
  }),
  personal('court_messages', {
    ...{ whose: debtors, purpose: 'What the court told us', ends: 'letters' },
    erasure: 'Reference and note emptied.',
    ...{ personal: 'reference note', plain: 'kind' },
  }),
  personal('court_titles', {
    ...{ whose: debtors, purpose: 'Enforceable judgments', ends: 'letters' },
    erasure: 'Keeps the whole file for 30 years. Then the reference is replaced by a fixed word.',
    personal: 'reference',
  }),
  personal('creditor_questions', {
    ...{ whose: creditors, purpose: 'What we ask creditors, and their answers', ends: 'file' },
    erasure: 'Row deleted.',
    ...{ personal: 'text answer answerer_name', plain: 'answered_as' },
  }),
  personal('debtor_access_codes', {
    ...{ whose: debtors, purpose: 'The way into the debtor portal', ends: 'file' },
    erasure: 'Row deleted.',
    personal: 'code_sealed code_hash',
  }),
  personal('debtor_messages', {
    ...{ whose: debtors, purpose: 'What debtors write, and our answers', ends: 'file' },
    erasure: 'Row deleted.',
    ...{ personal: 'text reason', plain: 'kind' },
  }),
  personal('debtor_sessions', {
    ...{ whose: debtors, purpose: 'Open sessions of the debtor portal', ends: 'own short life' },
    erasure: 'Row deleted minutes after its last use, or with the file.',
    personal: 'secret_hash',
  }),
  personal('document_e_invoices', {
    ...{ whose: debtors, purpose: 'What XML files among the documents say as e-invoices', ends: 'file' },
    erasure: 'Row deleted with its document.',
    personal: 'invoice_number issuer recipient subject',
    plain: 'syntax kind type_code currency faults amount_taken',
  }),
  personal('documents', {
    ...{ whose: debtors, purpose: COLLECT, ends: 'file' },
    erasure:
      'Row and file deleted: invoices with the receipts, letters and court papers with the letters, all others with the file.',
    personal: 'filename original_filename description sha256',
    plain: 'blob_key mime_type document_type visibility processing_status uploaded_via',
  }),
  personal('events', {
    ...{ whose: debtors, purpose: 'Telling partners of changes', ends: 'receipts' },
    erasure: 'The partner’s reference in the body emptied.',
    ...{ personal: 'body', plain: 'id type' },
  }),
  impersonal('feed_activity', 'Readings and blocks that partners can fetch'),
  impersonal('fees', 'What we earned'),
  impersonal('installment_plans', 'Instalment plans'),
  impersonal('installments', 'Instalments'),
  personal('invoice_credits', {
    ...{ whose: debtors, purpose: 'Why an invoice was credited', ends: 'receipts' },
    erasure: 'Reason replaced by a fixed word.',
    personal: 'reason',
  }),
  personal('invoice_fields', {
    ...{ whose: debtors, purpose: 'What was read from an invoice', ends: 'file' },
    erasure: 'Reading emptied, what contradicts it, and what the team did to it.',
    ...{ personal: 'reading steps contradictions', plain: 'field source' },
  }),
  personal('invoice_files', {
    ...{ whose: debtors, purpose: 'Uploaded invoices', ends: 'receipts' },
    erasure: 'File deleted; its name and hash replaced, numbers of its parts emptied.',
    ...{
      personal: 'original_filename sha256 failure parts',
      plain: 'blob_key currency document_kind doubts pages unread_pages',
    },
  }),
  personal('invoices', {
    ...{ whose: debtors, purpose: COLLECT, ends: 'receipts' },
    erasure: 'Number, issuer, recipient and subject emptied; amounts and days stay.',
    ...{
      personal: 'invoice_number invoice_issuer invoice_recipient subject search_number double_key',
      plain: 'data_extraction_status',
    },
  }),
  impersonal('invoice_doubles', 'Invoices that may be the same one twice'),
  impersonal('invoice_splits', 'Which invoices were made of the parts of a file'),
  impersonal('invoices_to_check', 'Which invoices wait for a check, to find them by'),
  personal('lawsuit_decision_links', {
    ...{ whose: creditors, purpose: 'Links by which creditors decide', ends: 'file' },
    erasure: 'Address and place emptied.',
    ...{ personal: 'sent_to used_from', plain: 'token_hash' },
  }),
  personal('lawsuit_decisions', {
    ...{ whose: creditors, purpose: 'Who decided to sue', ends: 'letters' },
    erasure: 'Names emptied or replaced by a fixed word.',
    personal:
      'wunschanwalt_first_name wunschanwalt_last_name wunschanwalt_location wunschanwalt_email competent_court decider_name',
    plain: 'decision decided_via lawyer_type procedure legal_basis decided_as',
  }),
  personal('letters', {
    ...{ whose: debtors, purpose: 'Demand letters', ends: 'letters' },
    erasure: 'File deleted; recipient, content and notes emptied. Kind, days and sums stay.',
    personal: 'recipient content void_note returned_reason filename sha256',
    plain: 'kind language status blob_key to_stage charges invoice_ids void_reason',
  }),
  impersonal('note_mentions', 'Whom of the team a note mentions'),
  impersonal('payment_promises', 'Days on which payment was promised'),
  personal('payment_reports', {
    ...{ whose: creditors, purpose: 'Payments that creditors told us of', ends: 'file' },
    erasure: 'Name and notes emptied; amount and day stay.',
    ...{ personal: 'note reporter_name decision_note', plain: 'state' },
  }),
  personal('payments', {
    ...{ whose: debtors, purpose: 'Payments', ends: 'receipts' },
    erasure: 'References, notes and IBAN emptied; amounts and days stay.',
    ...{ personal: 'reference external_reference notes iban', plain: 'payment_method status received_by' },
  }),
  personal('plan_agreements', {
    ...{ whose: debtors, purpose: 'Agreements on instalments', ends: 'letters' },
    erasure: 'Facts and file emptied.',
    ...{ personal: 'facts', plain: 'language blob_key sha256' },
  }),
  impersonal('claim_batch_items', 'What became of each claim of a deed on many'),
  personal('claim_batches', {
    ...{ whose: 'everybody', purpose: 'Deeds on many claims at once', ends: 'own short life' },
    erasure: 'Note emptied as soon as the deeds are done; row deleted after 90 days.',
    ...{ personal: 'note', plain: 'action to_stage closure_reason print_run_ids' },
  }),
  impersonal('print_runs', 'Which letters were printed and posted together, and by whom'),
  impersonal('revenue_shares', 'Partners’ shares of fees'),
  personal('tasks', {
    ...{ whose: 'everybody', purpose: 'What somebody of the team is to do about a claim', ends: 'file' },
    erasure: 'Row deleted.',
    personal: 'title',
  }),
  personal('told_decisions', {
    ...{ whose: creditors, purpose: 'Decisions that a creditor has told the team, and their proof', ends: 'letters' },
    erasure: 'Names replaced by a fixed word, the note emptied; way and day stay.',
    ...{ personal: 'told_by told_to note document_name', plain: 'way' },
  }),
  personal('withdrawals', {
    ...{ whose: creditors, purpose: 'Creditors who wish to end a case', ends: 'file' },
    erasure: 'Reason, name and note emptied or replaced.',
    ...{ personal: 'reason requester_name decision_note', plain: 'state' },
  }),
  personal('work_marks', {
    ...{ whose: debtors, purpose: 'Who of the team takes up what', ends: 'file' },
    erasure: 'Row deleted.',
    ...{ personal: 'note', plain: 'kind' },
  }),
]
