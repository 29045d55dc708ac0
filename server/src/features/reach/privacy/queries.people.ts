import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { eraseBlob } from '../../../platform/storage/sweep.ts'
import type { Work } from '../../../platform/work.ts'
import { forgetArchivedMailsTo } from '../archive/index.ts'
import { IS_MAIL_OF_PAPER } from './queries.claims.ts'

/** Before claims are judged, so that no new one appears meanwhile. */
export const lockPerson = (tx: Tx, id: string): Promise<{ id: string } | undefined> =>
  tx.one(sql`select id from debtors where id = ${id} for update`)

export type DebtorState = { last_day: string; contact_there: boolean; identity_there: boolean }

export const findDebtorState = (reader: Reader, id: string): Promise<DebtorState | undefined> =>
  reader.one(sql`
    select coalesce(updated_at::date::text, '') as last_day, contact_erased_at is null as contact_there,
      (erased_at is null or exists (select 1 from blocked_people b where b.debtor_id = debtors.id)) as identity_there
    from debtors where id = ${id}`)

/** How to reach a debtor, and what is known of their circumstances. */
export const setContactErased = (tx: Tx, id: string, at: Date): Promise<number> =>
  tx.run(sql`
    update debtors set communication_channels = '[]', iban = null, bic = null, portal_email = null, situation = 'none',
      representative = null, legal_representatives = '[]', language = null, contact_erased_at = ${at},
      person = person - 'birth_date' - 'salutation'
    where id = ${id}`)

/** What the law wants kept of a name stands apart, and no search or page of the ordinary work shows it. */
export async function insertBlocked(
  tx: Tx,
  id: string,
  block: { request_id: string; reasons: readonly string[]; until: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into blocked_people (debtor_id, request_id, identity, reasons, until, blocked_at)
    select d.id, ${block.request_id}, jsonb_build_object('person', d.person, 'company', d.company, 'addresses', d.addresses),
      ${[...block.reasons]}::text[], ${block.until}::date, ${block.at}
    from debtors d where d.id = ${id}
    on conflict (debtor_id) do nothing`)
  await tx.run(sql`
    insert into blocked_claims (claim_id, debtor_id) select l.id, l.debtor_id from claims l where l.debtor_id = ${id}
    on conflict (claim_id) do nothing`)
}

export const deleteBlocked = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`delete from blocked_people where debtor_id = ${id}`)

export async function setIdentityErased(tx: Tx, id: string, at: Date): Promise<void> {
  // Nobody is to be found again by the other records of the same person.
  await tx.run(sql`delete from debtor_joins where debtor_id = ${id}`)
  await tx.run(sql`
    update debtors set person = case when person is not null then '{"last_name": "[erased]"}'::jsonb end,
      company = case when company is not null then '{"company_name": "[erased]"}'::jsonb end, addresses = '[]',
      erased_at = ${at}
    where id = ${id}`)
}

type KeptAnswer = { owner: string; path: string; key: string; body: string }

/** Answers that are kept for a day, also those that are sealed, and jobs that failed. */
export async function deleteTraces({ tx, vault }: Pick<Work, 'tx' | 'vault'>, words: readonly string[]): Promise<void> {
  const all = [...words]
  await tx.run(sql`
    delete from idempotency_keys k where exists (
      select 1 from unnest(${all}::text[]) w where position(w in k.path) > 0 or position(w in coalesce(k.body, '')) > 0)`)
  const sealed = await tx.many<KeptAnswer>(sql`
    select owner, path, key, coalesce(body, '') as body from idempotency_keys where is_sealed and body is not null`)
  for (const { owner, path, key, body } of sealed)
    if (all.some((word) => openedOr(vault, body, '').includes(word)))
      await tx.run(sql`delete from idempotency_keys where owner = ${owner} and path = ${path} and key = ${key}`)
  await tx.run(sql`
    delete from jobs j where j.failed_at is not null and exists (
      select 1 from unnest(${all}::text[]) w where position(w in j.payload::text) > 0)`)
}

/** What was sealed with another key can be read by nobody any more. */
function openedOr(vault: Work['vault'], sealed: string, unreadable: string): string {
  try {
    return vault.open(Buffer.from(sealed, 'base64'))
  } catch {
    return unreadable
  }
}

/** Debtors without any claim. */
export const listLoneDebtors = (
  reader: Reader,
  before: string,
  after: string,
  limit: number,
): Promise<{ id: string }[]> =>
  reader.many(sql`
    select d.id from debtors d
    where d.erased_at is null and d.updated_at < ${before}::date and d.id > ${after}::uuid
      and d.restricted_at is null
      and not exists (select 1 from claims l where l.organization_id = d.organization_id and l.debtor_id = d.id)
    order by d.id limit ${limit}`)

export type RelationFacts = {
  last_day: string
  is_open: boolean
  erased: boolean
  email: string
  law_until: string | null
}

/** A customer is needed while a claim of theirs is not through, or was handed over lately. */
export const findCustomer = (reader: Reader, id: string): Promise<RelationFacts | undefined> =>
  reader.one(sql`
    select coalesce(greatest(c.updated_at, (select max(l.stage_entered_at) from claims l
        where l.organization_id = c.organization_id and l.customer_id = c.id))::date::text, '') as last_day,
      exists (select 1 from claims l where l.organization_id = c.organization_id and l.customer_id = c.id
        and (l.case_status <> 'closed' or not exists (
          select 1 from claim_erasures e where e.claim_id = l.id and e.kind = 'books'))) as is_open,
      c.erased_at is not null as erased, c.email, null::text as law_until
    from customers c where c.id = ${id}`)

export const listOldCustomers = (
  reader: Reader,
  before: string,
  after: string,
  limit: number,
): Promise<{ id: string }[]> =>
  reader.many(sql`
    select c.id from customers c
    where c.erased_at is null and c.updated_at < ${before}::date and c.id > ${after}::uuid and not exists (
      select 1 from claims l where l.organization_id = c.organization_id and l.customer_id = c.id
        and (l.case_status <> 'closed' or l.stage_entered_at >= ${before}::date or not exists (
          select 1 from claim_erasures e where e.claim_id = l.id and e.kind = 'books')))
      and not exists (select 1 from settlements s where s.customer_id = c.id and s.created_at >= ${before}::date)
    order by c.id limit ${limit}`)

/** Its people lose their way in, and with their last one their account. */
export async function setCustomerErased(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.run(sql`
    update customers set name = '[erased]', email = 'erased@erased.invalid', phone = null, address = null, metadata = null,
      uid = null, partner_client_reference = null, payout_iban = null, payout_iban_pending = null,
      payout_iban_entered_at = null, erased_at = ${at}
    where id = ${id}`)
  await tx.run(sql`delete from creditor_memberships where customer_id = ${id}`)
  await tx.run(sql`delete from customer_invitations where customer_id = ${id}`)
  await tx.run(sql`delete from colleague_invitations where customer_id = ${id}`)
  await tx.run(sql`delete from creditor_digests where customer_id = ${id}`)
  await tx.run(sql`delete from case_imports where customer_id = ${id}`)
  await tx.run(sql`
    update customer_changes set actor_name = '[erased]', person_name = case when person_name is not null then '[erased]' end,
      was = null, became = null
    where customer_id = ${id}`)
  await eraseSettlements(tx, id)
}

const ERASED_PARTY = {
  ...{ name: '[erased]', uid: null, email: null },
  address: { street: null, zip: null, city: null, country: null },
}

/** Numbers and figures stay in the books. */
async function eraseSettlements(tx: Tx, customer_id: string): Promise<void> {
  await tx.run(sql`
    update settlements set facts = facts || ${{ creditor: ERASED_PARTY }} where customer_id = ${customer_id}`)
  const files = await tx.many<{ blob_key: string; organization_id: string }>(sql`
    delete from settlement_files f using settlements s where s.id = f.settlement_id and s.customer_id = ${customer_id}
    returning f.blob_key, s.organization_id`)
  for (const { blob_key, organization_id } of files) eraseBlob(tx, blob_key, organization_id)
}

/** Mails to one address, but for those that carry a letter or an invoice: these are kept as long as it is. */
export async function deleteMailsTo(tx: Tx, email: string): Promise<void> {
  await forgetArchivedMailsTo(tx, email)
  await tx.run(sql`
    update lawsuit_decision_links set sent_to = null, mail_id = null where lower(sent_to) = lower(${email})`)
  await tx.run(sql`delete from mails m where lower(m.recipient) = lower(${email}) and not ${IS_MAIL_OF_PAPER}`)
}

/** Mails to a debtor that are about no single claim. Whoever shares the address has claims of their own. */
export const deleteMailsToDebtor = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`
    delete from mails m using debtors d where d.id = ${id} and m.claim_id is null and lower(m.recipient) in (
      select lower(v ->> 'value') from jsonb_array_elements(d.communication_channels) v where v ->> 'type' = 'email'
      union all select lower(d.portal_email))`)

/** In portions, oldest first. */
export const deleteOldMails = (tx: Tx, before: string, limit: number): Promise<number> =>
  tx.run(sql`
    delete from mails where id in (
      select m.id from mails m where m.claim_id is null and m.created_at < ${before}::date
      order by m.created_at limit ${limit} for update skip locked)`)

/** Who changed what at a customer that is still there. */
export const setOldChangesErased = (tx: Tx, before: string, limit: number): Promise<number> =>
  tx.run(sql`
    update customer_changes set actor_name = '[erased]', person_name = case when person_name is not null then '[erased]' end,
      was = null, became = null
    where id in (
      select c.id from customer_changes c where c.made_at < ${before}::date and c.actor_name <> '[erased]'
      order by c.made_at limit ${limit} for update skip locked)`)
