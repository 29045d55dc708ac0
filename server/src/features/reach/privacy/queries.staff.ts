import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { RelationFacts } from './queries.people.ts'

export const findPerson = (reader: Reader, id: string): Promise<{ email: string } | undefined> =>
  reader.one(sql`select email from creditor_people where id = ${id}`)

/** The account goes with its last membership. What the person did stays, without the name. */
export async function deletePerson(tx: Tx, id: string, email: string): Promise<void> {
  // Mails that told colleagues who has invited them.
  await tx.run(sql`
    delete from mails m using colleague_invitations i, creditor_people p, creditor_memberships s
    where p.id = ${id} and s.person_id = p.id and s.customer_id = i.customer_id and i.inviter_name in (p.name, p.email)
      and m.claim_id is null and m.status <> 'queued' and lower(m.recipient) = lower(i.email)
      and position(i.inviter_name in m.body_text) > 0`)
  await tx.run(sql`
    update colleague_invitations i set inviter_name = '[erased]' from creditor_people p, creditor_memberships m
    where p.id = ${id} and m.person_id = p.id and m.customer_id = i.customer_id
      and i.inviter_name in (p.name, p.email)`)
  await tx.run(sql`
    update customer_invitations set email = 'erased@erased.invalid'
    where lower(email) = lower(${email}) and accepted_at is not null`)
  await tx.run(sql`delete from creditor_memberships where person_id = ${id}`)
  await tx.run(sql`delete from creditor_people where id = ${id}`)
  await tx.run(sql`delete from colleague_invitations where lower(email) = lower(${email})`)
}

export async function setPersonNamesErased(tx: Tx, id: string): Promise<number> {
  const changes = await tx.run(sql`
    update customer_changes set actor_name = case when actor_id = ${id} then '[erased]' else actor_name end,
      person_name = case when person_id = ${id} then '[erased]' else person_name end
    where actor_id = ${id} or person_id = ${id}`)
  const reports = await tx.run(sql`update payment_reports set reporter_name = '[erased]' where reported_by = ${id}`)
  const wishes = await tx.run(sql`update withdrawals set requester_name = '[erased]' where requested_by = ${id}`)
  const decisions = await tx.run(sql`
    update lawsuit_decisions set decider_name = '[erased]' where decided_by = ${id} and decider_name is not null`)
  const answers = await tx.run(sql`
    update creditor_questions set answerer_name = '[erased]' where answered_by = ${id} and answerer_name is not null`)
  return changes + reports + wishes + decisions + answers
}

export const countPersonNames = async (reader: Reader, id: string): Promise<number> =>
  (
    await reader.one<{ total: number }>(sql`
      select (select count(*)::int from customer_changes where actor_id = ${id} or person_id = ${id})
        + (select count(*)::int from payment_reports where reported_by = ${id})
        + (select count(*)::int from withdrawals where requested_by = ${id})
        + (select count(*)::int from lawsuit_decisions where decided_by = ${id} and decider_name is not null)
        + (select count(*)::int from creditor_questions where answered_by = ${id} and answerer_name is not null) as total`)
  )?.total ?? 0

/** Open while a token works or a customer is there. Statements of payouts are books. */
export const findPartner = (reader: Reader, id: string): Promise<RelationFacts | undefined> =>
  reader.one(sql`
    select coalesce(greatest(p.updated_at, (select max(o.created_at) from payouts o where o.partner_id = p.id))::date::text, '')
        as last_day,
      (exists (select 1 from customers c where c.partner_id = p.id and c.erased_at is null)
        or exists (select 1 from api_tokens t where t.partner_id = p.id and t.revoked_at is null
          and coalesce(t.expires_at > wall_now(), true))) as is_open,
      p.erased_at is not null as erased, p.email,
      (select max(o.created_at)::date::text from payouts o where o.partner_id = p.id) as law_until
    from partners p where p.id = ${id}`)

export const listOldPartners = (
  reader: Reader,
  before: string,
  after: string,
  limit: number,
): Promise<{ id: string }[]> =>
  reader.many(sql`
    select p.id from partners p
    where p.erased_at is null and p.updated_at < ${before}::date and p.id > ${after}::uuid
      and not exists (select 1 from customers c where c.partner_id = p.id and c.erased_at is null)
      and not exists (select 1 from api_tokens t where t.partner_id = p.id and t.revoked_at is null
        and coalesce(t.expires_at > wall_now(), true))
    order by p.id limit ${limit}`)

export async function setPartnerErased(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.run(sql`
    update partners set name = '[erased]', email = 'erased@erased.invalid', address = null, uid = null,
      payout_iban = null, erased_at = ${at}
    where id = ${id}`)
  await tx.run(sql`update api_tokens set name = '[erased]' where partner_id = ${id}`)
  await tx.run(sql`
    update webhooks set url = 'https://erased.invalid', secret_sealed = '', enabled = false,
      deleted_at = coalesce(deleted_at, ${at})
    where partner_id = ${id}`)
  await tx.run(sql`
    update webhook_attempts w set response_head = '', error = null from webhook_deliveries v, webhooks h
    where h.partner_id = ${id} and v.webhook_id = h.id and w.delivery_id = v.id`)
  await tx.run(sql`update payouts set statement = '{}', note = null where partner_id = ${id} and statement <> '{}'`)
}

/** Open until the account is disabled. */
export const findOperator = (reader: Reader, id: string): Promise<RelationFacts | undefined> =>
  reader.one(sql`
    select coalesce(coalesce(disabled_at, updated_at)::date::text, '') as last_day, disabled_at is null as is_open,
      erased_at is not null as erased, email, null::text as law_until
    from operators where id = ${id}`)

export const listOldOperators = (
  reader: Reader,
  before: string,
  after: string,
  limit: number,
): Promise<{ id: string }[]> =>
  reader.many(sql`
    select id from operators where erased_at is null and disabled_at < ${before}::date and id > ${after}::uuid
    order by id limit ${limit}`)

/** Ids in logs still say that it was one and the same person. */
export async function setOperatorErased(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.run(sql`
    update operators set name = '[erased]', email = 'erased-' || id || '@erased.invalid', password_hash = 'erased',
      language = null, theme = null, erased_at = ${at}
    where id = ${id}`)
  await tx.run(sql`delete from operator_sessions where operator_id = ${id}`)
  await tx.run(sql`delete from notice_marks where operator_id = ${id}`)
  await tx.run(sql`delete from operator_digests where operator_id = ${id}`)
  await tx.run(sql`delete from saved_views where maker_id = ${id} and not shared`)
  await tx.run(sql`delete from login_totp where operator_id = ${id}`)
  await tx.run(sql`delete from login_recovery_codes where operator_id = ${id}`)
  await tx.run(sql`delete from login_passkeys where operator_id = ${id}`)
  await tx.run(sql`update customer_changes set actor_name = '[erased]' where actor_id = ${id}`)
}
