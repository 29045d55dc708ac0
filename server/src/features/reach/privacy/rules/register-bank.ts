import { impersonal, personal, type RegisterEntry } from './register-entry.ts'

/** What our banks tell us. */
export const BANK_TABLES: readonly RegisterEntry[] = [
  personal('bank_accounts', {
    ...{ whose: 'creditors', purpose: 'Our accounts at banks', ends: 'with the person' },
    erasure: 'Kept: accounts of companies with which we have a contract.',
    ...{ personal: 'name iban bic', plain: 'kind' },
  }),
  personal('closed_bank_accounts', {
    ...{ whose: 'creditors', purpose: 'Our accounts that were made by mistake', ends: 'with the person' },
    erasure: 'Kept: accounts of companies with which we have a contract.',
    ...{ personal: 'name iban bic note', plain: 'kind' },
  }),
  personal('bank_differences', {
    ...{ whose: 'debtors', purpose: 'What two statements say differently of an entry', ends: 'receipts' },
    erasure: 'What both say and the note emptied with the words of the entry.',
    ...{ personal: 'stored told note', plain: 'stored_hash told_hash fields holds' },
  }),
  personal('bank_entries', {
    ...{ whose: 'debtors', purpose: 'What came in and left, as the bank says it', ends: 'receipts' },
    erasure:
      'Text, payer, account, references and note emptied with the receipts of the claims that got the money; where no claim did, after the time for receipts. Amounts, days and the hash that tells entries apart stay.',
    personal:
      'text payer_name payer_iban payer_bic end_to_end_id bank_reference message_id batch_id return_reason note search_text',
    plain: 'identity status',
  }),
  impersonal('bank_offsets', 'Which money that left was set off against which that came in'),
  impersonal('bank_parts', 'Which claim, creditor or ourselves got what of an entry'),
  impersonal('bank_sheets', 'Balances of statements'),
  personal('bank_statements', {
    ...{ whose: 'debtors', purpose: 'Statements of banks as they came', ends: 'receipts' },
    erasure: 'File deleted and its name replaced after the time for receipts.',
    ...{ personal: 'file_name sha256', plain: 'format blob_key' },
  }),
  impersonal('bank_suggestions', 'Claims that an entry may be for'),
  impersonal('opening_parts', 'Whose the money was before the first statement'),
  personal('payment_orders', {
    ...{ whose: 'everybody', purpose: 'What we owe and pay by transfer', ends: 'receipts' },
    erasure: 'Text emptied after the time for receipts. Amounts and days stay.',
    ...{ personal: 'text', plain: 'kind' },
  }),
  personal('payment_run_items', {
    ...{ whose: 'everybody', purpose: 'Whom we paid by transfer, and to which account', ends: 'receipts' },
    erasure: 'Name replaced, account and text emptied after the time for receipts. Amounts and ids of transfers stay.',
    ...{ personal: 'payee_name payee_iban payee_bic text', plain: 'end_to_end_id' },
  }),
  impersonal('payment_run_numbers', 'The last number of each year'),
  personal('payment_runs', {
    ...{
      whose: 'creditors',
      purpose: 'Which account of ours paid what, and who agreed to it',
      ends: 'with the person',
    },
    erasure: 'Kept: accounts of companies with which we have a contract, and who agreed to what they paid.',
    ...{ personal: 'name iban bic', plain: 'number message_id left_out' },
  }),
]
