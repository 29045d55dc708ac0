import { debtorOwnedBy, debtorVisibleTo, type Owned } from '../../../audiences/visibility.ts'
import type { CreditorPerson, Submitter, TokenCaller } from '../../../kernel/caller.ts'
import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { Address, Channel, DebtorFacts, Representative, RestrictionReason, Situation } from './rules.ts'

export type DebtorRow = DebtorFacts & {
  id: string
  organization_id: string
  customer_id: string | null
  addresses: Address[]
  communication_channels: Channel[]
  iban: string | null
  bic: string | null
  /** The e-mail address that came through the portal, which nobody has confirmed. */
  portal_email: string | null
  situation: Situation
  representative: Representative | null
  /** Of a company; only the team knows and sees them. */
  legal_representatives: string[]
  /** Since then the file is kept and nothing else is done with it. */
  restricted_at: Date | null
  restriction_reason: RestrictionReason | null
  /** The debtor was told that the restriction will be lifted. */
  lifting_announced_at: Date | null
  created_at: Date
  updated_at: Date
}

const COLUMNS = sql`d.id, d.organization_id, d.customer_id, d.acting_as, d.debtor_type, d.person, d.company, d.addresses,
  d.communication_channels, d.iban, d.bic, d.portal_email, d.situation, d.representative, d.legal_representatives, d.restricted_at,
  d.restriction_reason, d.lifting_announced_at, d.created_at, d.updated_at`

/** What `primaryAddress` finds, as JSON, of a row of debtors called `d`; null where there is none. */
export const PRIMARY_ADDRESS = sql`jsonb_path_query_first(d.addresses, '$[*] ? (@.is_primary == true)')`

export const findDebtor = (reader: Reader, caller: TokenCaller, id: string): Promise<DebtorRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from debtors d where d.id = ${id} and ${debtorVisibleTo(caller)}`)

/** For the team and the system, which see every organisation. */
export const findAnyDebtor = (reader: Reader, id: string): Promise<DebtorRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from debtors d where d.id = ${id}`)

export const lockDebtor = (tx: Tx, caller: TokenCaller, id: string): Promise<Owned<DebtorRow> | undefined> =>
  tx.one(sql`
    select ${COLUMNS}, ${debtorOwnedBy(caller)} as is_own from debtors d
    where d.id = ${id} and ${debtorVisibleTo(caller)} for update of d`)

export const lockAnyDebtor = (tx: Tx, id: string): Promise<DebtorRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from debtors d where d.id = ${id} for no key update of d`)

/** Those of a customer with a name like this, and until commit nobody else looks for the same name. Oldest first. */
export async function lockDebtorsNamed(
  tx: Tx,
  { organization_id, customer_id }: Pick<CreditorPerson, 'organization_id' | 'customer_id'>,
  name: string,
): Promise<DebtorRow[]> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`debtor ${customer_id} ${name}`}, 0))`)
  return tx.many(sql`
    select ${COLUMNS} from debtors d
    where d.organization_id = ${organization_id} and d.customer_id = ${customer_id}
      and regexp_replace(replace(lower(normalize(btrim(coalesce(d.company ->> 'company_name',
        concat_ws(' ', nullif(d.person ->> 'first_name', ''), d.person ->> 'last_name'))))), 'ß', 'ss'), '\\s+', ' ', 'g') = ${name}
    order by d.created_at, d.id for key share of d`)
}

/** What of a debtor may stand against a claim from its first day on. */
export type HeldDebtor = { situation: Situation; birth_date: string | null; has_representative: boolean }

/** Keeps it from being deleted until commit, for rows that are about to refer to it. */
export const holdDebtor = (tx: Tx, caller: Submitter, id: string): Promise<Owned<HeldDebtor> | undefined> =>
  tx.one(sql`
    select d.situation, d.person ->> 'birth_date' as birth_date, d.representative is not null as has_representative,
      ${debtorOwnedBy(caller)} as is_own
    from debtors d where d.id = ${id} and ${debtorVisibleTo(caller)} for key share of d`)

const json = JSON.stringify

export function insertDebtor(tx: Tx, row: DebtorRow): DebtorRow {
  tx.send(sql`
    insert into debtors (id, organization_id, customer_id, acting_as, debtor_type, person, company, addresses,
      communication_channels, iban, bic, created_at, updated_at)
    values (${row.id}, ${row.organization_id}, ${row.customer_id}, ${row.acting_as}, ${row.debtor_type}, ${row.person},
      ${row.company}, ${json(row.addresses)}::text::jsonb, ${json(row.communication_channels)}::text::jsonb, ${row.iban},
      ${row.bic}, ${row.created_at}, ${row.updated_at})`)
  return row
}

/** What the debtor has chosen for the portal, which may be no language of letters; null where they have not. */
export const findLanguage = async (reader: Reader, id: string): Promise<string | null> =>
  (await reader.one<{ language: string | null }>(sql`select language from debtors where id = ${id}`))?.language ?? null

/** Chosen by the debtor. */
export const setLanguage = (tx: Tx, id: string, language: string): Promise<number> =>
  tx.run(sql`update debtors set language = ${language} where id = ${id}`)

/** What the team alone sets. */
export const setCircumstances = (
  tx: Tx,
  { id, situation, representative, updated_at }: Pick<DebtorRow, 'id' | 'situation' | 'representative' | 'updated_at'>,
): Promise<number> =>
  tx.run(sql`
    update debtors set situation = ${situation}, representative = ${representative}, updated_at = ${updated_at}
    where id = ${id}`)

export type Restriction = Pick<DebtorRow, 'restricted_at' | 'restriction_reason' | 'lifting_announced_at'>

export const setRestriction = (tx: Tx, row: Pick<DebtorRow, 'id' | 'updated_at'> & Restriction): Promise<number> =>
  tx.run(sql`
    update debtors set restricted_at = ${row.restricted_at}, restriction_reason = ${row.restriction_reason},
      lifting_announced_at = ${row.lifting_announced_at}, updated_at = ${row.updated_at}
    where id = ${row.id}`)

/** Whether the data of a debtor may only be kept now. */
export const findIsRestricted = async (reader: Reader, id: string): Promise<boolean> =>
  (await reader.one(sql`select 1 as one from debtors where id = ${id} and restricted_at is not null`)) !== undefined

export function setDebtor(tx: Tx, row: DebtorRow): DebtorRow {
  tx.send(sql`
    update debtors set customer_id = ${row.customer_id}, acting_as = ${row.acting_as}, debtor_type = ${row.debtor_type},
      person = ${row.person}, company = ${row.company}, addresses = ${json(row.addresses)}::text::jsonb,
      communication_channels = ${json(row.communication_channels)}::text::jsonb, iban = ${row.iban}, bic = ${row.bic},
      portal_email = ${row.portal_email}, legal_representatives = ${json(row.legal_representatives)}::text::jsonb, updated_at = ${row.updated_at}
    where id = ${row.id} and organization_id = ${row.organization_id}`)
  return row
}
