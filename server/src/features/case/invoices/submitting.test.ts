import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADDRESS, makeCustomer } from '../../../../test/cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

/** A claim that comes with its invoices is written at once; nobody may see that it did not come step by step. */
const world = await openWorld()
const partner = await world.partner()
const customer_id = await makeCustomer(partner)

type Case = { readonly debtor?: object; readonly claim?: object; readonly invoices: readonly object[] }

const PERSON = { acting_as: 'person', person: { first_name: 'Max', last_name: 'Maier' }, addresses: [ADDRESS] }
const COMPANY = {
  acting_as: 'company',
  company: { company_name: 'Maier GmbH' },
  addresses: [{ ...ADDRESS, country: 'DE' }],
}
const DUE = {
  invoice_number: 'R-1',
  invoice_amount_gross: 480,
  invoice_issue_date: '2025-01-12',
  invoice_due_date: '2025-01-26',
}

const CASES: Readonly<Record<string, Case>> = {
  'one invoice that is due': { invoices: [DUE] },
  'several, one without dates and one with its net amount alone': {
    invoices: [DUE, { invoice_amount_gross: 12.5 }, { invoice_amount_net: 99.99, invoice_due_date: '2025-03-01' }],
  },
  'a due date before the issue date': { invoices: [{ ...DUE, invoice_due_date: '2024-12-01' }] },
  'invoices that fall due later': {
    invoices: [
      { ...DUE, invoice_due_date: '2099-01-26' },
      { ...DUE, invoice_due_date: '2098-01-26' },
    ],
  },
  'invoices that are barred': {
    invoices: [{ ...DUE, invoice_issue_date: '2010-01-12', invoice_due_date: '2010-01-26' }],
  },
  'one that is barred and one that is not': {
    invoices: [{ ...DUE, invoice_due_date: '2010-01-26', invoice_issue_date: '2010-01-12' }, DUE],
  },
  'reminder fees of the creditor, more than a consumer owes': {
    invoices: [{ ...DUE, creditor_reminder_fees_incurred: 900 }],
  },
  'reminder fees between businesses in Germany': {
    debtor: COMPANY,
    invoices: [{ ...DUE, creditor_reminder_fees_incurred: 45 }, DUE],
  },
  'no amount at all': { invoices: [{ invoice_number: 'R-2' }] },
  'no invoice': { invoices: [] },
  'less than is collected': { invoices: [{ ...DUE, invoice_amount_gross: 0.5 }] },
  'a debtor without an address': { debtor: { ...PERSON, addresses: [] }, invoices: [DUE] },
  'a debtor under age': {
    debtor: { ...PERSON, person: { ...PERSON.person, birth_date: '2020-01-01' } },
    invoices: [DUE],
  },
  'a debtor of a country whose law we do not know': {
    debtor: { ...PERSON, addresses: [{ ...ADDRESS, country: 'FR' }] },
    invoices: [DUE],
  },
  'the same invoice twice': { invoices: [DUE, DUE] },
  'a tenancy': {
    claim: { claim_type: 'tenancy', subject_matter: 'Miete', contract_date: '2024-01-01' },
    invoices: [DUE],
  },
}

for (const [name, given] of Object.entries(CASES))
  test(`a claim is the same, whether its invoices come with it or after it: ${name}`, async () => {
    const [at_once, step_by_step] = [await sendAtOnce(given), await sendStepByStep(given)]
    assert.deepEqual(await tracesOf(at_once), await tracesOf(step_by_step))
  })

let sent = 0

async function sendAtOnce({ debtor = PERSON, claim = {}, invoices }: Case): Promise<string> {
  const item = {
    customer: { id: customer_id },
    debtor,
    claim: { ...claim, partner_reference: `AT-ONCE-${sent++}` },
    invoices,
  }
  const answer = await partner.post('/openapi/claims/bulk', { items: [item] })
  assert.equal(answer.json().data[0].status, 'created', answer.body)
  return answer.json().data[0].claim_id
}

async function sendStepByStep({ debtor = PERSON, claim = {}, invoices }: Case): Promise<string> {
  const { id: debtor_id } = await made('/openapi/debtors', { ...debtor, customer_id })
  const { id } = await made('/openapi/claims', {
    ...claim,
    partner_reference: `STEPS-${sent++}`,
    customer_id,
    debtor_id,
  })
  for (const invoice of invoices) await made(`/openapi/claims/${id}/invoices/manual`, invoice)
  return id
}

async function made(path: string, body: object): Promise<{ id: string }> {
  const answer = await partner.post(path, body)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data
}

/** All that is stored about a claim, with names for what differs from claim to claim: ids, references and hashes. */
async function tracesOf(claim_id: string): Promise<unknown> {
  const row = await world.deps.db.one<{ traces: string; ids: string[] }>(sql`
    select jsonb_pretty(jsonb_build_object(
      'claim', (select to_jsonb(l) - '{case_reference,partner_reference,search_reference}'::text[] from claims l where l.id = c.id),
      'copies', (select jsonb_agg(to_jsonb(p) || to_jsonb(b)) from claim_positions p, claim_debts b where p.id = c.id and b.id = c.id),
      'search', (select jsonb_agg(jsonb_build_object('debtor', s.debtor, 'invoices', s.invoices, 'customer', s.customer_id))
        from claim_search s where s.id = c.id),
      'invoices', (select jsonb_agg(to_jsonb(i) - 'double_key' order by i.id) from invoices i where i.claim_id = c.id),
      'entries', (select jsonb_agg(to_jsonb(e) - 'seq' order by e.seq) from account_entries e where e.claim_id = c.id),
      'log', (select jsonb_agg(jsonb_build_object('number', a.number, 'action', a.action, 'actor', a.actor_id, 'at', a.at,
        'details', a.details - 'case_reference') order by a.number) from claim_activity a where a.claim_id = c.id),
      'events', (select jsonb_agg(jsonb_build_object('type', v.type, 'changed_at', v.changed_at) order by v.seq)
        from events v where v.claim_id = c.id))) as traces,
      to_jsonb(array[c.id, c.debtor_id] || array(select i.id from invoices i where i.claim_id = c.id order by i.id)
        || array(select e.id from account_entries e where e.claim_id = c.id order by e.seq)) as ids
    from claims c where c.id = ${claim_id}`)
  const { traces, ids } = row ?? { traces: '', ids: [] }
  return JSON.parse(ids.reduce((text, id, at) => text.replaceAll(id, `id ${at}`), traces))
}
