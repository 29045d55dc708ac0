import { allOf, listOf, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import { SHOWN_NAME } from '../../parties/debtors/index.ts'
import type { Settled } from './rules/arithmetic.ts'
import type { Line, NumberKind, SettlementFacts } from './rules/settlement.ts'

export type SettlementRow = Settled & {
  id: string
  organization_id: string
  customer_id: string
  number: string
  up_to: string
  follows: string | null
  invoice_number: string | null
  issued_on: string
  facts: SettlementFacts
  created_by: string | null
  created_at: Date
}

const COLUMNS = sql`s.id, s.organization_id, s.customer_id, s.number, s.up_to, s.follows, s.collected_cents, s.fees_net_cents,
  s.fees_vat_cents, s.court_fees_cents, s.set_off_cents, s.remitted_cents, s.receivable_before_cents, s.receivable_after_cents,
  s.overdraft_before_cents, s.overdraft_after_cents, s.invoice_number, s.issued_on, s.facts, s.created_by, s.created_at`

/** Waits for a transaction that is taking a number of the same year, so that a rollback leaves no gap. */
export const nextNumber = async (
  tx: Tx,
  { organization_id, kind, year }: { organization_id: string; kind: NumberKind; year: number },
): Promise<number> =>
  (
    await tx.one<{ last_number: number }>(sql`
      insert into settlement_numbers as n (organization_id, kind, year, last_number) values (${organization_id}, ${kind}, ${year}, 1)
      on conflict (organization_id, kind, year) do update set last_number = n.last_number + 1 returning last_number`)
  )?.last_number as number

export const insertSettlement = (tx: Tx, row: SettlementRow): Promise<number> =>
  tx.run(sql`
    insert into settlements (id, organization_id, customer_id, number, up_to, follows, collected_cents, fees_net_cents,
      fees_vat_cents, court_fees_cents, set_off_cents, remitted_cents, receivable_before_cents, receivable_after_cents,
      overdraft_before_cents, overdraft_after_cents, invoice_number, issued_on, facts, created_by, created_at)
    values (${row.id}, ${row.organization_id}, ${row.customer_id}, ${row.number}, ${row.up_to}, ${row.follows},
      ${row.collected_cents}, ${row.fees_net_cents}, ${row.fees_vat_cents}, ${row.court_fees_cents}, ${row.set_off_cents},
      ${row.remitted_cents}, ${row.receivable_before_cents}, ${row.receivable_after_cents}, ${row.overdraft_before_cents},
      ${row.overdraft_after_cents}, ${row.invoice_number}, ${row.issued_on}, ${row.facts}, ${row.created_by},
      ${row.created_at})`)

/** As many as there are, by one text. */
export const insertLines = (tx: Tx, settlement_id: string, lines: readonly Line[]): Promise<number> =>
  tx.run(sql`
    insert into settlement_lines (settlement_id, position, kind, source_kind, source_id, source_position, reverses, claim_id,
      payment_id, case_reference, text, date, amount_cents, vat, received_by, is_filed)
    select ${settlement_id}::uuid, r.* from jsonb_to_recordset(
      ${JSON.stringify(lines.map((line, position) => ({ ...line, position })))}::text::jsonb) as r (position integer, kind text,
      source_kind text, source_id uuid, source_position smallint, reverses uuid, claim_id uuid, payment_id uuid,
      case_reference text, text text, date date, amount_cents bigint, vat jsonb, received_by text, is_filed boolean)`)

/** The one that nothing follows yet. */
export const findLast = (reader: Reader, customer_id: string): Promise<SettlementRow | undefined> =>
  reader.one(sql`
    select ${COLUMNS} from settlements s
    where s.customer_id = ${customer_id} and not exists (select from settlements n where n.follows = s.id)`)

/**
 * Invoices for court fees that settlements have charged, that are set off whole by now and not marked as paid yet. What is set
 * off goes to what was carried over first, then to court fees in the order of the lines, then to our fees; what we take back
 * of a debt counts alike. Where nothing is left to carry over, everything before is paid.
 */
export const listSetOffCourtFees = async (reader: Reader, customer_id: string): Promise<string[]> =>
  (
    await reader.many<{ id: string }>(sql`
      select i.id from settlement_lines d
      join settlements s on s.id = d.settlement_id and s.customer_id = ${customer_id}
      join court_fee_invoices i on i.id = d.source_id and i.paid_on is null
      cross join lateral (
        select sum(n.set_off_cents + greatest(0, 0 - n.fees_net_cents - n.fees_vat_cents - n.court_fees_cents)) as cents,
          bool_or(n.receivable_after_cents = 0) as is_all
        from settlements n where n.customer_id = s.customer_id and n.number >= s.number) taken
      where d.kind = 'court_fee' and d.source_kind = 'invoice'
        and not exists (select from court_fee_invoices c where c.corrects = i.id)
        and (taken.is_all or taken.cents >= s.receivable_before_cents + (
          select sum(b.amount_cents) from settlement_lines b
          where b.settlement_id = s.id and b.kind = 'court_fee' and b.amount_cents > 0 and b.position <= d.position))
      order by s.number, d.position`)
  ).map(({ id }) => id)

export type SettlementFilter = { organization_id?: string; customer_id?: string }

const matching = ({ organization_id, customer_id }: SettlementFilter): Statement =>
  allOf([
    ...(organization_id ? [sql`s.organization_id = ${organization_id}`] : []),
    ...(customer_id ? [sql`s.customer_id = ${customer_id}`] : []),
  ])

/** Newest first. */
export const listSettlements = (reader: Reader, filter: SettlementFilter, page: Page): Promise<SettlementRow[]> =>
  reader.many(sql`
    select ${COLUMNS} from settlements s where ${matching(filter)} order by s.created_at desc, s.id desc ${pageClause(page)}`)

export const countSettlements = async (reader: Reader, filter: SettlementFilter): Promise<number> =>
  (await reader.one<{ total: number }>(sql`select count(*)::int as total from settlements s where ${matching(filter)}`))
    ?.total ?? 0

/** With an owner, settlements of others are not found. */
export const findSettlement = (
  reader: Reader,
  id: string,
  owner: SettlementFilter = {},
): Promise<SettlementRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from settlements s where s.id = ${id} and ${matching(owner)}`)

/** A line with the name of the debtor, as far as that is still known. */
export type NamedLine = Line & { debtor_name: string | null }

export const listLines = (reader: Reader, settlement_id: string): Promise<NamedLine[]> =>
  reader.many(sql`
    select s.kind, s.source_kind, s.source_id, s.source_position::int as source_position, s.reverses, s.claim_id, s.payment_id,
      s.case_reference, s.text, s.date, s.amount_cents, s.vat, s.received_by, s.is_filed, case when d.id is not null then ${SHOWN_NAME} end as debtor_name
    from settlement_lines s left join claims l on l.id = s.claim_id
    left join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    where s.settlement_id = ${settlement_id} order by s.position`)

/** It waits since it was left out first. */
export const insertLeftOut = (
  tx: Tx,
  { id, organization_id }: { id: string; organization_id: string },
  { lacks, since }: { lacks: string; since: Date },
): Promise<number> =>
  tx.run(sql`
    insert into settlements_left_out (customer_id, organization_id, lacks, since)
    values (${id}, ${organization_id}, ${lacks}, ${since}) on conflict (customer_id) do update set lacks = excluded.lacks`)

export const deleteLeftOut = (tx: Tx, customer_id: string): Promise<number> =>
  tx.run(sql`delete from settlements_left_out where customer_id = ${customer_id}`)

export const FILE_KINDS = ['invoice', 'statement'] as const
export type FileKind = (typeof FILE_KINDS)[number]
export type MailedFile = { kind: FileKind; blob_key: string; file_size: number; sha256: string }

export const hasFiles = async (reader: Reader, settlement_id: string): Promise<boolean> =>
  (await reader.one(sql`select 1 as one from settlement_files where settlement_id = ${settlement_id} limit 1`)) !==
  undefined

/** Whoever writes files for the same settlement at the same time waits, and then finds them. */
export const lockSettlement = (tx: Tx, id: string): Promise<{ id: string } | undefined> =>
  tx.one(sql`select id from settlements where id = ${id} for no key update`)

export const insertFiles = (
  tx: Tx,
  settlement_id: string,
  files: readonly MailedFile[],
  created_at: Date,
): Promise<number> =>
  tx.run(sql`
    insert into settlement_files (settlement_id, kind, blob_key, file_size, sha256, created_at)
    values ${listOf(
      files.map(
        (file) =>
          sql`(${settlement_id}, ${file.kind}, ${file.blob_key}, ${file.file_size}, ${file.sha256}, ${created_at})`,
      ),
    )}`)

/** Which of these stored files have a row. */
export const listKnownFiles = async (reader: Reader, keys: readonly string[]): Promise<string[]> =>
  (
    await reader.many<{ blob_key: string }>(
      sql`select blob_key from settlement_files where blob_key = any(${keys}::text[])`,
    )
  ).map(({ blob_key }) => blob_key)
