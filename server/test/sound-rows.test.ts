import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Db, sql } from '../src/platform/db/db.ts'
import { freshDatabase } from './database.ts'

/** The functions that check rows: values that are sound, and for each rule some that break it and no other before it. */
type Rules = { sound: Record<string, string>; broken: Record<string, Record<string, string>> }

const NOW = `'2026-05-14T10:00:00Z'::timestamptz`
const ID = `'00000000-0000-7000-8000-000000000001'::uuid`
const CLOSED = { case_status: `'closed'`, collection_stage: `'closed'` }
const TOO_MUCH = '100000000000'

const FUNCTIONS: Record<string, Rules> = {
  claim_is_sound: {
    sound: {
      ...{ claim_type: `'standard'`, submission_state: `'accepted'`, case_status: `'open'`, total_cents: '1' },
      ...{ collection_stage: `'in_processing'`, stage_before_closure: 'null', closure_reason: 'null', paid_cents: '0' },
      ...{ governing_law: `'AT'`, invoice_count: '1', due_at: NOW, timer_left_ms: 'null', is_held: 'false' },
      ...{ held_until: 'null', address_unknown: 'false', waiting_letter_id: 'null', owed_letter: 'null' },
      ...{ blocked_reason: 'null', lifted_blocks: `'[]'`, stuck_reason: 'null', stuck_at: 'null', stuck_since: 'null' },
    },
    broken: {
      claims_type_check: { claim_type: `'other'` },
      claims_submission_state_check: { submission_state: `'other'` },
      claims_case_status_check: { case_status: `'other'` },
      claims_collection_stage_check: { collection_stage: `'other'` },
      claims_closed_check: { case_status: `'closed'` },
      claims_stage_before_check: { stage_before_closure: `'new'` },
      claims_closure_check: { ...CLOSED, stage_before_closure: `'new'`, due_at: 'null' },
      claims_closure_reason_check: { ...CLOSED, stage_before_closure: `'new'`, due_at: 'null', closure_reason: `'x'` },
      claims_governing_law_check: { governing_law: `'at'` },
      claims_total_check: { total_cents: TOO_MUCH },
      claims_paid_check: { paid_cents: '-1' },
      claims_invoice_count_check: { invoice_count: '501' },
      claims_timer_check: { blocked_reason: `'not_due'` },
      claims_timer_left_check: { timer_left_ms: '1' },
      claims_held_until_check: { held_until: `'2026-05-14'` },
      claims_owed_letter_check: { owed_letter: `'installment_reminder'` },
      claims_lifted_blocks_check: { lifted_blocks: `'{}'` },
      claims_stuck_check: { stuck_reason: `'fault'`, stuck_since: NOW },
      claims_stuck_since_check: { stuck_reason: `'fault'`, stuck_at: NOW },
    },
  },
  entry_is_sound: {
    sound: {
      ...{ kind: `'invoice'`, counts_as: `'invoice'`, part: 'null', amount_cents: '1', invoice_id: ID },
      ...{ payment_id: 'null', reverses: 'null' },
    },
    broken: {
      account_entries_kind_check: { kind: `'other'` },
      account_entries_counts_as_check: { kind: `'interest'` },
      account_entries_part_check: { part: `'other'` },
      account_entries_closure_check: { kind: `'waiver'`, counts_as: `'waiver'`, amount_cents: '-1' },
      account_entries_invoice_check: { invoice_id: 'null' },
      account_entries_payment_check: { payment_id: ID },
      account_entries_reversal_check: { kind: `'reversal'` },
      account_entries_sign_check: { amount_cents: '-1' },
    },
  },
  payment_is_sound: {
    sound: { amount_cents: '1', payment_method: `'cash'`, status: `'completed'`, reversed_at: 'null' },
    broken: {
      payments_amount_check: { amount_cents: '0' },
      payments_method_check: { payment_method: `'shells'` },
      payments_status_check: { status: `'other'` },
      payments_reversed_check: { reversed_at: NOW },
    },
  },
  invoice_is_sound: {
    sound: {
      ...{ gross_cents: '1', net_cents: 'null', reminder_fees_cents: '0', data_extraction_status: `'manual'` },
      ...{ data_extraction_confidence: 'null' },
    },
    broken: {
      invoices_gross_check: { gross_cents: TOO_MUCH },
      invoices_net_check: { net_cents: '-1' },
      invoices_reminder_fees_check: { reminder_fees_cents: '-1' },
      invoices_extraction_status_check: { data_extraction_status: `'other'` },
      invoices_extraction_confidence_check: { data_extraction_confidence: '1.01' },
    },
  },
  letter_is_sound: {
    sound: {
      ...{ kind: `'first_demand_letter'`, status: `'outbox'`, language: `'de'`, move_number: '1', total_cents: '1' },
      ...{ file_size: '1', sha256: `repeat('a', 64)`, recipient: `'[]'`, charges: `'[]'`, invoice_ids: `'[]'` },
      ...{ posted_at: 'null', returned_at: 'null', voided_at: 'null' },
    },
    broken: {
      letters_kind_check: { kind: `'other'` },
      letters_status_check: { status: `'other'` },
      letters_language_check: { language: `'fr'` },
      letters_move_number_check: { move_number: '0' },
      letters_total_check: { total_cents: '0' },
      letters_file_size_check: { file_size: '0' },
      letters_sha256_check: { sha256: `'a'` },
      letters_recipient_check: { recipient: `'{}'` },
      letters_charges_check: { charges: `'{}'` },
      letters_invoice_ids_check: { invoice_ids: `'{}'` },
      letters_sent_check: { status: `'posted'` },
      letters_returned_check: { returned_at: NOW },
      letters_void_check: { voided_at: NOW },
    },
  },
  fee_is_sound: {
    sound: {
      ...{ kind: `'success'`, rate: '0.1', base_cents: '1000', amount_cents: '100', payment_id: ID, filing_id: 'null' },
      ...{ customer_id: ID, partner_id: ID, reverses: 'null' },
    },
    broken: {
      fees_kind_check: { kind: `'other'` },
      fees_cause_check: { filing_id: ID },
      fees_basis_check: { rate: 'null' },
      fees_rate_check: { rate: '1.1', amount_cents: '1100' },
      fees_success_check: { amount_cents: '99' },
      fees_sign_check: { reverses: ID },
      fees_customer_check: { partner_id: 'null' },
    },
  },
}

const database = await freshDatabase()
after(database.close)

/** The constraint that a row breaks; null for one that is sound. */
async function brokenBy(db: Db, name: string, values: Record<string, string>): Promise<string | null> {
  const given = Object.entries(values).map(([argument, value]) => `${argument} => ${value}`)
  try {
    await db.many({ text: `select ${name}(${given.join(', ')})`, values: [] })
    return null
  } catch (error) {
    return (error as { constraint_name?: string }).constraint_name ?? String(error)
  }
}

for (const [name, { sound, broken }] of Object.entries(FUNCTIONS))
  test(`${name} lets a sound row pass and names each rule that is broken`, async () => {
    const { db } = database
    assert.equal(await brokenBy(db, name, sound), null)
    for (const [rule, wrong] of Object.entries(broken))
      assert.equal(await brokenBy(db, name, { ...sound, ...wrong }), rule)
    const source = await db.one<{ text: string }>(sql`select prosrc as text from pg_proc where proname = ${name}`)
    const rules = [...(source?.text ?? '').matchAll(/then '([a-z0-9_]+_check)'/g)].map(([, rule]) => rule as string)
    assert.deepEqual(rules.sort(), Object.keys(broken).sort(), 'each rule of the function is tried here')
  })
