import { countryCode } from '../../../kernel/countries.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { type Reader, sql } from '../../../platform/db/db.ts'
import { PRIMARY_ADDRESS, type Situation } from '../../parties/debtors/index.ts'
import { promisedAt } from './queries.promises.ts'
import type { ClaimRow } from './queries.ts'
import { type BlockFacts, stageForBlocks } from './rules/blocking.ts'

type StoredFacts = {
  situation: Situation
  birth_date: string | null
  has_representative: boolean
  is_consumer: boolean
  debtor_country: string | null
  customer_country: string | null
  sender_country: string | null
  minimum_claim_cents: number
  has_files: boolean
  first_due_on: string | null
  has_undated: boolean
  promised_on: string | null
  has_open_request: boolean
  has_open_entry: boolean
  is_restricted: boolean
}

/** A gross amount that somebody has sent, entered or accepted is certain; then nothing else of the file is doubted. */
const IS_CERTAIN = (field: string) => sql`exists (
  select 1 from invoice_fields x where x.invoice_id = f.invoice_id and x.field = ${field}
    and (x.source in ('partner', 'creditor', 'team') or x.accepted_at is not null))`

const IS_READ = (field: string) => sql`exists (
  select 1 from invoice_fields x where x.invoice_id = f.invoice_id and x.field = ${field} and x.confidence >= 0.8)`

const IS_FOREIGN = sql`f.currency is not null and f.currency <> 'EUR'`

const IS_DOUBTFUL = sql`i.data_extraction_status in ('pending', 'processing') or not ${IS_READ('invoice_amount_gross')}
  or not (${IS_READ('invoice_number')} or ${IS_CERTAIN('invoice_number')})`

type FileFacts = Pick<BlockFacts, 'has_doubtful_invoice' | 'has_foreign_currency'>
const NO_FILES: FileFacts = { has_doubtful_invoice: false, has_foreign_currency: false }

/** What was read from files. Apart, since most claims have none and these questions cost more than all others. */
const readFileFacts = async (reader: Reader, claim_id: string): Promise<FileFacts> =>
  (await reader.one<FileFacts>(sql`
    select coalesce(bool_or(not (${IS_FOREIGN}) and (${IS_DOUBTFUL})), false) as has_doubtful_invoice,
      coalesce(bool_or(${IS_FOREIGN}), false) as has_foreign_currency
    from invoice_files f join invoices i on i.id = f.invoice_id
    where i.claim_id = ${claim_id} and i.split_at is null and not ${IS_CERTAIN('invoice_amount_gross')}`)) ?? NO_FILES

/** The entries of invoices that stand: their dates tell what is due. */
const DUE = sql`
  select min(coalesce(greatest(e.due_on, e.issued_on), e.due_on, e.issued_on)) as first_due_on,
    coalesce(bool_or(e.due_on is null and e.issued_on is null), false) as has_undated
  from account_entries e
  where e.claim_id = l.id and e.kind = 'invoice' and not exists (select 1 from account_entries r where r.reverses = e.id)`

/** The creditor says that money came, or asks us to stop, and the team has not decided yet. */
const HAS_OPEN_REQUEST = sql`(
  exists (select 1 from payment_reports r where r.claim_id = l.id and r.state = 'reported')
  or exists (select 1 from withdrawals w where w.claim_id = l.id and w.state = 'requested'))`

/** A bank entry names the claim and nobody has settled yet whose money it is. What is not certain counts too. */
const HAS_OPEN_ENTRY = sql`exists (
  select 1 from bank_suggestions s join bank_entries e on e.id = s.entry_id
  where s.claim_id = l.id and s.is_named and e.status in ('unread', 'suggested', 'unmatched'))`

/** Statements are stored without looking at claims, so whoever is about to write to a debtor asks. */
export const hasOpenEntry = async (reader: Reader, claim_id: string): Promise<boolean> =>
  (await reader.one(sql`select 1 as one from claims l where l.id = ${claim_id} and ${HAS_OPEN_ENTRY}`)) !== undefined

/** What holds a claim back besides its own row, which the caller has and may be about to change, or to write. */
export async function readBlockFacts(reader: Reader, claim: ClaimRow, now: Date): Promise<BlockFacts> {
  const row = await reader.one<StoredFacts>(sql`
    select d.situation, d.person ->> 'birth_date' as birth_date, d.representative is not null as has_representative,
      d.restricted_at is not null as is_restricted,
      d.debtor_type = 'privateperson' as is_consumer, ${PRIMARY_ADDRESS} ->> 'country' as debtor_country,
      c.address ->> 'country' as customer_country, o.letterhead ->> 'country' as sender_country, o.minimum_claim_cents,
      exists (select 1 from invoice_files f join invoices i on i.id = f.invoice_id where i.claim_id = l.id) as has_files,
      due.first_due_on, due.has_undated, (${promisedAt(claim)}) as promised_on, ${HAS_OPEN_REQUEST} as has_open_request,
      ${HAS_OPEN_ENTRY} as has_open_entry
    from organizations o
    cross join (select ${claim.id}::uuid as id) l
    join debtors d on d.organization_id = o.id and d.id = ${claim.debtor_id}
    left join customers c on c.organization_id = o.id and c.id = ${claim.customer_id}
    cross join lateral (${DUE}) due
    where o.id = ${claim.organization_id}`)
  if (!row) throw new Error('a claim has an organisation and a debtor')
  const { customer_country, sender_country, has_files, ...facts } = row
  return {
    ...facts,
    ...(has_files ? await readFileFacts(reader, claim.id) : NO_FILES),
    case_status: claim.case_status,
    ...stageForBlocks(claim.collection_stage),
    handed_over_on: dayInVienna(claim.created_at),
    total_cents: claim.total_cents,
    has_address: facts.debtor_country !== null,
    today: dayInVienna(now),
    obligation_fulfilled: claim.obligation_fulfilled,
    governing_law: claim.governing_law,
    creditor_country: countryCode(customer_country) ?? countryCode(sender_country),
    address_unknown: claim.address_unknown,
    all_barred_on: claim.all_barred_on,
    is_held: claim.is_held,
    held_until: claim.held_until,
    lifted_blocks: claim.lifted_blocks,
  }
}

/**
 * The day on which a block ends by itself. What was promised for a day may come on it. A hold of the team ends on its day
 * even if something else holds the claim on.
 */
export const BLOCK_ENDS_ON = sql`
  least(l.blocked_until + case when l.blocked_reason = 'held' and not l.is_held then 1 else 0 end, l.held_until)`

/** Claims whose block may have begun or ended by itself: something fell due or is barred, or the minimum was changed. */
export const listBlocksToReview = (
  reader: Reader,
  today: string,
  after: string,
  limit: number,
): Promise<{ id: string }[]> =>
  reader.many(sql`
      select l.id from claims l join organizations o on o.id = l.organization_id
      where l.case_status <> 'closed' and l.id > ${after}::uuid and ((l.blocked_until <= ${today}::date and ${BLOCK_ENDS_ON} <= ${today}::date)
        or (l.blocked_reason = 'held' and l.held_until <= ${today}::date)
        or (l.all_barred_on <= ${today}::date and l.blocked_reason is null and not l.lifted_blocks ? 'time_barred'
          and l.collection_stage <> 'installment_payment')
        or (l.collection_stage = 'new' and l.total_cents > 0 and l.blocked_reason is not distinct from 'below_minimum'
          and l.total_cents >= o.minimum_claim_cents)
        or (l.collection_stage = 'new' and l.blocked_reason is null and l.total_cents < o.minimum_claim_cents
          and not l.lifted_blocks ? 'below_minimum'))
      order by l.id limit ${limit}`)

/** The open claims of a debtor. */
export const listOpenClaims = async (reader: Reader, debtor_id: string): Promise<string[]> =>
  (
    await reader.many<{ id: string }>(
      sql`select id from claims where debtor_id = ${debtor_id} and case_status <> 'closed' order by id`,
    )
  ).map(({ id }) => id)

/** Claims of a customer for which a letter is made and not sent. */
export const listWithLetter = async (reader: Reader, customer_id: string): Promise<string[]> =>
  (
    await reader.many<{ id: string }>(
      sql`select id from claims where customer_id = ${customer_id} and waiting_letter_id is not null order by id`,
    )
  ).map(({ id }) => id)

export const listWithoutLaw = async (reader: Reader, customer_id: string): Promise<string[]> =>
  (
    await reader.many<{ id: string }>(
      sql`select id from claims where customer_id = ${customer_id} and blocked_reason = 'no_law' order by id`,
    )
  ).map(({ id }) => id)
