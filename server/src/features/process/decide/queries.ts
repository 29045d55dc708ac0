import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { ToldWay } from '../court/index.ts'

export type LinkRow = {
  id: string
  organization_id: string
  claim_id: string
  token_hash: Buffer
  /** The token that asked for it; null where the team has sent it. */
  created_by: string | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
  ended_at: Date | null
  sent_to: string | null
}

/** With today's address of the creditor. */
export type FoundLink = LinkRow & { customer_email: string | null }

export const findLink = (reader: Reader, token_hash: Buffer): Promise<FoundLink | undefined> =>
  reader.one(sql`
    select k.id, k.organization_id, k.claim_id, k.token_hash, k.created_by, k.created_at, k.expires_at, k.used_at,
      k.ended_at, k.sent_to, c.email as customer_email
    from lawsuit_decision_links k
    join claims l on l.organization_id = k.organization_id and l.id = k.claim_id
    left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
    where k.token_hash = ${token_hash}`)

/** `sent_by`: who of the team, where no token asked for it. */
export type NewLink = Omit<LinkRow, 'used_at' | 'ended_at'> & {
  mail_id: string
  shown_to_partner: boolean
  sent_by: string | null
}

export const insertLink = (tx: Tx, row: NewLink): Promise<number> =>
  tx.run(sql`
    insert into lawsuit_decision_links (id, organization_id, claim_id, token_hash, created_by, created_at, expires_at,
      sent_to, mail_id, shown_to_partner, sent_by)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.token_hash}, ${row.created_by}, ${row.created_at},
      ${row.expires_at}, ${row.sent_to}, ${row.mail_id}, ${row.shown_to_partner}, ${row.sent_by})`)

/** A newer link takes the place of those that were not used. */
export const setLinksEnded = (tx: Tx, claim_id: string, ended_at: Date): Promise<number> =>
  tx.run(sql`
    update lawsuit_decision_links set ended_at = ${ended_at}
    where claim_id = ${claim_id} and used_at is null and ended_at is null`)

/** False where the link is over. */
export const setLinkUsed = async (
  tx: Tx,
  id: string,
  { used_at, used_from }: { used_at: Date; used_from: string },
): Promise<boolean> =>
  (await tx.run(sql`
    update lawsuit_decision_links set used_at = ${used_at}, used_from = ${used_from}
    where id = ${id} and used_at is null and ended_at is null and expires_at > ${used_at}`)) === 1

/** The link that a mail carries. */
export const findLinkOfMail = (
  reader: Reader,
  mail_id: string,
): Promise<Pick<LinkRow, 'id' | 'claim_id'> | undefined> =>
  reader.one(sql`select id, claim_id from lawsuit_decision_links where mail_id = ${mail_id}`)

export type AskedFor = {
  partners_may_forward_links: boolean
  /** The partner of the token, or the organisation. */
  asker_name: string
  email_changed_at: Date | null
  relinked_at: Date | null
  links_lately: number
}

/** What a link of a claim depends on. The claim is locked. */
export const findAskedFor = (
  tx: Tx,
  claim: { id: string; organization_id: string; customer_id: string | null },
  asked: { partner_id: string | null; since: Date },
): Promise<AskedFor | undefined> =>
  tx.one(sql`
    select o.partners_may_forward_links, coalesce(p.name, o.name) as asker_name,
      c.email_changed_by_token_at as email_changed_at,
      (select max(a.at) from claim_activity a where a.claim_id = ${claim.id} and a.actor_type = 'token'
        and a.action = 'claim.changed' and a.details ->> 'customer_before' is not null) as relinked_at,
      (select count(*)::int from lawsuit_decision_links k
        where k.claim_id = ${claim.id} and k.created_at > ${asked.since}) as links_lately
    from organizations o
    left join partners p on p.organization_id = o.id and p.id = ${asked.partner_id}
    left join customers c on c.organization_id = o.id and c.id = ${claim.customer_id}
    where o.id = ${claim.organization_id}`)

export type NewTold = {
  claim_id: string
  organization_id: string
  way: ToldWay
  told_on: string
  told_time: string | null
  told_by: string
  told_to: string | null
  note: string | null
  document_id: string | null
  document_name: string | null
}

/** What the creditor has told the team, beside the decision itself. */
export const insertTold = (tx: Tx, row: NewTold): Promise<number> =>
  tx.run(sql`
    insert into told_decisions (claim_id, organization_id, way, told_on, told_time, told_by, told_to, note, document_id,
      document_name)
    values (${row.claim_id}, ${row.organization_id}, ${row.way}, ${row.told_on}, ${row.told_time}, ${row.told_by},
      ${row.told_to}, ${row.note}, ${row.document_id}, ${row.document_name})`)
