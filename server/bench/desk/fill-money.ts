import { sql } from '../../src/platform/db/db.ts'
import type { Filler } from './bulk.ts'

/** Adds payments in two parts with their fees and shares, and instalment plans, some of them overdue. */
export async function fillMoney(db: Filler): Promise<void> {
  await db.alone(sql`
    insert into payments (id, organization_id, claim_id, debtor_id, amount_cents, payment_method, payment_date, value_date,
      reference, status, created_at, reversed_at)
    select md5('payment' || l.case_reference || i)::uuid, l.organization_id, l.id, l.debtor_id,
      case when i = 1 then l.paid_cents / 2 when i = 2 then l.paid_cents - l.paid_cents / 2 else 1000 end, 'bank_transfer',
      (l.created_at + i * interval '25 days')::date, (l.created_at + i * interval '25 days')::date, 'Rechnung', status,
      l.created_at + i * interval '25 days', case when status = 'reversed' then l.created_at + interval '80 days' end
    from claims l cross join generate_series(1, 3) i
    cross join lateral (select case when i = 3 then 'reversed' else 'completed' end as status) s
    where l.case_reference like 'BENCH%' and l.paid_cents > 0
      and (i < 3 or get_byte(decode(md5(l.case_reference), 'hex'), 3) < 8)`)
  await db.alone(sql`
    insert into fees (id, organization_id, claim_id, customer_id, partner_id, kind, payment_id, rate, base_cents, amount_cents,
      created_at)
    select md5('fee' || p.id)::uuid, p.organization_id, p.claim_id, l.customer_id, c.partner_id, 'success', p.id, 0.1,
      p.amount_cents, round(p.amount_cents * 0.1), p.created_at
    from payments p join claims l on l.id = p.claim_id join customers c on c.id = l.customer_id
    where l.case_reference like 'BENCH%' and p.status = 'completed'`)
  await db.alone(sql`
    insert into revenue_shares (id, organization_id, partner_id, claim_id, customer_id, fee_id, fee_amount_cents,
      commission_rate, amount_cents, status, created_at)
    select md5('share' || f.id)::uuid, f.organization_id, f.partner_id, f.claim_id, f.customer_id, f.id, f.amount_cents, 0.1,
      round(f.amount_cents * 0.1), case when get_byte(decode(md5(f.id::text), 'hex'), 0) < 60 then 'approved' else 'accrued' end,
      f.created_at
    from fees f where f.partner_id is not null and f.id = md5('fee' || f.payment_id)::uuid`)
  await db.alone(sql`
    insert into installment_plans (id, organization_id, claim_id, status, paid_before_cents, total_cents, agreed_via, created_at,
      updated_at, ended_on)
    select md5('plan' || id)::uuid, organization_id, id,
      case when collection_stage = 'installment_payment' then 'active' else 'cancelled' end, paid_cents,
      total_cents - paid_cents, 'team', stage_entered_at, stage_entered_at,
      case when collection_stage = 'installment_cancelled' then stage_entered_at::date end
    from claims where case_reference like 'BENCH%' and collection_stage in ('installment_payment', 'installment_cancelled')`)
  await db.alone(sql`
    insert into installments (plan_id, number, due_date, amount_cents, up_to_cents)
    select p.id, i, (now() + (i * 30 - get_byte(decode(md5(p.id::text), 'hex'), 0) % 40) * interval '1 day')::date,
      case when i = 3 then p.total_cents - 2 * (p.total_cents / 3) else p.total_cents / 3 end,
      case when i = 3 then p.total_cents else i * (p.total_cents / 3) end
    from installment_plans p cross join generate_series(1, 3) i where p.id = md5('plan' || p.claim_id)::uuid`)
}

/** Adds filings, court fee invoices, and the mails about everything. */
export async function fillCourt(db: Filler): Promise<void> {
  await db.alone(sql`
    insert into court_filings (claim_id, id, reference, filed_at)
    select l.id, md5('filing' || l.id)::uuid, '12 C ' || substr(md5(l.id::text), 1, 5) || '/26', l.stage_entered_at
    from claims l join lawsuit_decisions d on d.claim_id = l.id and d.decision = 'sue'
    where l.case_reference like 'BENCH%' and l.collection_stage = 'dunning_action_filed'`)
  await db.alone(sql`
    insert into court_fee_invoices (id, organization_id, claim_id, customer_id, number, issued_on, due_on, amount_cents, facts,
      created_at)
    select md5('court fee' || d.claim_id)::uuid, d.organization_id, d.claim_id, l.customer_id,
      'GG' || row_number() over (order by d.claim_id), '2026-03-01', '2026-03-15', 14000,
      jsonb_build_object('case_reference', l.case_reference, 'creditor', jsonb_build_object('name', 'Huber', 'email', null)),
      d.decided_at
    from lawsuit_decisions d join claims l on l.id = d.claim_id where d.decision = 'sue' and l.case_reference like 'BENCH%'`)
  await db.alone(sql`
    insert into mails (id, recipient, subject, body_text, status, attempts, created_at, sent_at, attachments)
    select uuidv7(created_at - now()), 'someone' || substr(md5(case_reference), 1, 6) || '@example.com', 'Zu ' || case_reference,
      'Guten Tag', case when get_byte(decode(md5(case_reference), 'hex'), 4) < 3 then 'failed' else 'sent' end, 1, created_at,
      case when get_byte(decode(md5(case_reference), 'hex'), 4) < 3 then null else created_at end, '[]'
    from claims where case_reference like 'BENCH%'`)
}
