import { countryCode } from '../../../kernel/countries.ts'
import { invalid } from '../../../kernel/errors.ts'
import type { CitedRow, Procedure } from '../../../law/court.ts'
import { onConstraint } from '../../../platform/db/constraints.ts'
import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { type CreditorParty, type DebtorParty, type Parties, saidOrNull } from './rules/parties.ts'
import {
  DECIDED_ALREADY,
  type DecidedAs,
  type DecidedVia,
  type Decision,
  type LawyerType,
  type ToldWay,
} from './rules.ts'

/** A claim that the caller may see or has locked; this was checked before. */
export type ClaimOfParties = { id: string; organization_id: string; debtor_id: string; customer_id: string | null }

type LooseAddress = Partial<Record<string, string | null>> | null
type PartiesRow = {
  debtor: DebtorParty
  customer:
    | (Pick<CreditorParty, 'name' | 'email' | 'uid' | 'deducts_input_tax'> & { id: string; address: LooseAddress })
    | null
  organization_name: string
  letterhead: LooseAddress
}

const addressOf = (words: LooseAddress) => ({
  street: saidOrNull(words?.street),
  zip: saidOrNull(words?.zip),
  city: saidOrNull(words?.city),
  country: countryCode(words?.country),
})

/** The parties. Without a customer the organisation is the creditor, with the address of its letterhead if it has one. */
export async function findParties(reader: Reader, claim: ClaimOfParties): Promise<Parties> {
  const row = await reader.one<PartiesRow>(sql`
    select jsonb_build_object('id', d.id, 'acting_as', d.acting_as, 'debtor_type', d.debtor_type, 'person', d.person,
        'company', d.company, 'addresses', d.addresses, 'legal_representatives', d.legal_representatives) as debtor,
      case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email, 'uid', c.uid,
        'address', c.address, 'deducts_input_tax', c.deducts_input_tax) end as customer,
      o.name as organization_name, to_jsonb(o) -> 'letterhead' as letterhead
    from organizations o
    join debtors d on d.organization_id = o.id and d.id = ${claim.debtor_id}
    left join customers c on c.organization_id = o.id and c.id = ${claim.customer_id}
    where o.id = ${claim.organization_id}`)
  if (!row) throw new Error('a claim has an organisation and a debtor')
  const { debtor, customer, organization_name, letterhead } = row
  const sender = {
    name: saidOrNull(letterhead?.company_name) ?? organization_name,
    address: addressOf(letterhead),
    uid: saidOrNull(letterhead?.uid),
    register_number: saidOrNull(letterhead?.register_number),
    register_court: saidOrNull(letterhead?.register_court),
    email: saidOrNull(letterhead?.email),
    iban: saidOrNull(letterhead?.iban),
    bic: saidOrNull(letterhead?.bic),
    bank_name: saidOrNull(letterhead?.bank_name),
  }
  const { name, uid, address } = sender
  const creditor = customer
    ? { ...customer, customer_id: customer.id, address: addressOf(customer.address) }
    : { customer_id: null, name, email: null, uid, address, deducts_input_tax: true }
  return { debtor, creditor, sender }
}

export type DecisionRow = {
  claim_id: string
  organization_id: string
  decision: Decision
  decided_at: Date
  decided_via: DecidedVia
  decided_by: string | null
  decided_as: DecidedAs
  /** Of one of the creditor's people. */
  decider_name: string | null
  /** The mailed link through which it was decided. */
  link_id: string | null
  wants_lawyer: boolean | null
  lawyer_type: LawyerType | null
  wunschanwalt_first_name: string | null
  wunschanwalt_last_name: string | null
  wunschanwalt_location: string | null
  wunschanwalt_email: string | null
  procedure: Procedure | null
  streitwert_cents: number
  amount_to_claim_cents: number
  court_fees_cents: number | null
  lawyer_fees_net_cents: number | null
  lawyer_fees_gross_cents: number | null
  competent_court: string | null
  legal_basis: readonly CitedRow[]
}

const DECISION_COLUMNS = sql`claim_id, organization_id, decision, decided_at, decided_via, decided_by, decided_as,
  decider_name, link_id, wants_lawyer, lawyer_type,
  wunschanwalt_first_name, wunschanwalt_last_name, wunschanwalt_location, wunschanwalt_email, procedure, streitwert_cents,
  amount_to_claim_cents, court_fees_cents, lawyer_fees_net_cents, lawyer_fees_gross_cents, competent_court, legal_basis`

/** The caller has checked that the claim may be seen, or has locked it. */
export const findDecision = (reader: Reader, claim: Pick<ClaimOfParties, 'id'>): Promise<DecisionRow | undefined> =>
  reader.one(sql`select ${DECISION_COLUMNS} from lawsuit_decisions where claim_id = ${claim.id}`)

/** The primary key would stop a second decision even if the lock on the claim were forgotten. */
export async function insertDecision(tx: Tx, row: DecisionRow): Promise<DecisionRow> {
  await onConstraint(
    tx.run(sql`
      insert into lawsuit_decisions (${DECISION_COLUMNS})
      values (${row.claim_id}, ${row.organization_id}, ${row.decision}, ${row.decided_at}, ${row.decided_via},
        ${row.decided_by}, ${row.decided_as}, ${row.decider_name}, ${row.link_id}, ${row.wants_lawyer}, ${row.lawyer_type}, ${row.wunschanwalt_first_name},
        ${row.wunschanwalt_last_name}, ${row.wunschanwalt_location}, ${row.wunschanwalt_email}, ${row.procedure},
        ${row.streitwert_cents}, ${row.amount_to_claim_cents}, ${row.court_fees_cents}, ${row.lawyer_fees_net_cents},
        ${row.lawyer_fees_gross_cents}, ${row.competent_court}, ${JSON.stringify(row.legal_basis)}::text::jsonb)`),
    { lawsuit_decisions_pkey: () => invalid(DECIDED_ALREADY) },
  )
  return row
}

/** How it came to a decision: who made it, and which way its link has taken. */
export type DecisionRecordRow = {
  decided_as: DecidedAs
  /** The person, or the token. */
  name: string | null
  /** The partner that the deciding token belongs to. */
  partner_name: string | null
  link: {
    /** Null for links from before they were mailed. */
    sent_to: string | null
    sent_at: string
    /** Who asked for it: the token, and the partner that it belongs to. */
    token_name: string | null
    partner_name: string | null
    /** Who of the team has sent it, where no token asked for it. */
    operator_name: string | null
    shown_to_partner: boolean
    used_at: string
    /** The network; null for links that were used before it was kept. */
    used_from: string | null
  } | null
  /** What the creditor has told the team. */
  told: ToldRow | null
}

export type ToldRow = {
  way: ToldWay
  told_on: string
  told_time: string | null
  told_by: string
  told_to: string | null
  note: string | null
  document_id: string | null
  document_name: string | null
}

/** The caller has checked that the claim may be seen. */
export const findDecisionRecord = (reader: Reader, claim_id: string): Promise<DecisionRecordRow | undefined> =>
  reader.one(sql`
    select x.decided_as, coalesce(x.decider_name, t.name, o.name) as name, p.name as partner_name,
      case when k.id is not null then jsonb_build_object('sent_to', k.sent_to, 'sent_at', k.created_at,
        'token_name', h.name, 'partner_name', hp.name, 'operator_name', ho.name, 'shown_to_partner', k.shown_to_partner, 'used_at', k.used_at,
        'used_from', k.used_from) end as link,
      case when w.claim_id is not null then jsonb_build_object('way', w.way, 'told_on', w.told_on,
        'told_time', to_char(w.told_time, 'HH24:MI'), 'told_by', w.told_by, 'told_to', w.told_to, 'note', w.note,
        'document_id', w.document_id, 'document_name', w.document_name) end as told
    from lawsuit_decisions x
    left join api_tokens t on x.decided_as = 'token' and t.id = x.decided_by
    left join partners p on p.id = t.partner_id
    left join operators o on x.decided_as = 'operator' and o.id = x.decided_by
    left join lawsuit_decision_links k on k.claim_id = x.claim_id and k.id = x.link_id
    left join api_tokens h on h.id = k.created_by
    left join partners hp on hp.id = h.partner_id
    left join operators ho on ho.id = k.sent_by
    left join told_decisions w on w.claim_id = x.claim_id
    where x.claim_id = ${claim_id}`)
