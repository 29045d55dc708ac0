import { ownRow } from '../../../audiences/visibility.ts'
import { compactCode } from '../../../kernel/banking.ts'
import type { Submitter, TokenCaller } from '../../../kernel/caller.ts'
import { conflict, invalid, notFound, type Problem } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { happening } from '../../../platform/happenings.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { customerFaults } from '../customers/index.ts'
import {
  type DebtorRow,
  findAnyDebtor,
  findIsRestricted,
  type HeldDebtor,
  holdDebtor,
  insertDebtor,
  lockAnyDebtor,
  lockDebtor,
  type Restriction,
  setCircumstances,
  setDebtor,
  setRestriction,
} from './queries.ts'
import {
  type Address,
  type Channel,
  type DebtorFacts,
  isSamePlace,
  judgeDebtor,
  primaryAddress,
  type Representative,
  type Situation,
  withPrimary,
} from './rules.ts'
import type { DebtorCreate, DebtorPatch, TeamDebtorPatch } from './schema.ts'

export type { DebtorRow }

type DebtorWork = Work<TokenCaller>

/** The debtor of a claim. The claim was read before, so its debtor exists. */
export async function readAnyDebtor(reader: Reader, id: string): Promise<DebtorRow> {
  const debtor = await findAnyDebtor(reader, id)
  if (!debtor) throw notFound()
  return debtor
}

export async function addDebtor(work: Work<Submitter>, body: DebtorCreate): Promise<DebtorRow> {
  const { problems, facts } = judgeDebtor(null, body)
  problems.push(...(await linkFaults(work, body)))
  if (problems.length > 0) throw invalid(...problems)
  return insertDebtor(work.tx, {
    id: newId(),
    organization_id: work.caller.organization_id,
    customer_id: body.customer_id ?? null,
    ...facts,
    addresses: addressesOf(body) ?? [],
    communication_channels: channelsOf(body) ?? [],
    iban: compactOrNull(body.iban),
    bic: compactOrNull(body.bic),
    portal_email: null,
    situation: 'none',
    representative: null,
    legal_representatives: [],
    restricted_at: null,
    restriction_reason: null,
    lifting_announced_at: null,
    created_at: work.now,
    updated_at: work.now,
  })
}

export async function changeDebtor(work: DebtorWork, id: string, body: DebtorPatch): Promise<DebtorRow> {
  // load
  const found = await lockDebtor(work.tx, work.caller, id)
  if (!found) throw notFound()
  const stored = ownRow(found)

  // judge
  const { problems, facts } = judgeDebtor(stored, body)
  problems.push(...(await linkFaults(work, body)))
  if (problems.length > 0) throw invalid(...problems)

  // write
  return writeChange(work, stored, { facts, body })
}

/** A change by the team, in any organisation, for example after a letter was returned. The customer stays the same. */
export async function mendDebtor(work: Work, id: string, body: TeamDebtorPatch): Promise<DebtorRow> {
  // load
  const stored = await lockAnyDebtor(work.tx, id)
  if (!stored) throw notFound()

  // judge
  const { problems, facts } = judgeDebtor(stored, body)
  if (problems.length > 0) throw invalid(...problems)

  // write
  return writeChange(work, stored, { facts, body })
}

/** What a debtor has come to, as the team has learnt. Whoever calls logs it with the claims. */
export async function setSituation(work: Work, id: string, situation: Situation): Promise<DebtorRow> {
  const stored = await lockAnyDebtor(work.tx, id)
  if (!stored) throw notFound()
  const changed = { ...stored, situation, updated_at: work.now }
  await setCircumstances(work.tx, changed)
  return changed
}

/** Begins, announces the end of, or ends a restriction. What it holds back follows from `DEBTOR_CHANGED`. */
export async function restrictDebtor(work: Work, stored: DebtorRow, restriction: Restriction): Promise<DebtorRow> {
  const changed = { ...stored, ...restriction, updated_at: work.now }
  await setRestriction(work.tx, changed)
  await work.tell(DEBTOR_CHANGED, { debtor_id: changed.id })
  return changed
}

/** Nothing goes out to a debtor whose data may only be kept. */
export async function refuseRestricted(reader: Reader, debtor_id: string): Promise<void> {
  if (await findIsRestricted(reader, debtor_id))
    throw conflict(
      'processing_restricted',
      'The data of this debtor may only be kept: the privacy desk has restricted them',
    )
}

/** Letters for a minor go to this person from now on. */
export async function setRepresentative(work: Work, id: string, representative: Representative): Promise<void> {
  const stored = await lockAnyDebtor(work.tx, id)
  if (stored) await setCircumstances(work.tx, { ...stored, representative, updated_at: work.now })
}

/** Lists are replaced as a whole. Null clears a field. Fields that were not sent stay. */
export async function writeChange(
  work: Work,
  stored: DebtorRow,
  { facts, body }: { facts: DebtorFacts; body: DebtorPatch & TeamDebtorPatch },
): Promise<DebtorRow> {
  if (Object.keys(body).length === 0) return stored
  const changed = setDebtor(work.tx, {
    ...stored,
    ...facts,
    customer_id: body.customer_id === undefined ? stored.customer_id : body.customer_id,
    addresses: addressesOf(body) ?? stored.addresses,
    communication_channels: channelsOf(body) ?? stored.communication_channels,
    iban: body.iban === undefined ? stored.iban : compactOrNull(body.iban),
    bic: body.bic === undefined ? stored.bic : compactOrNull(body.bic),
    // Whoever else sends the list has seen what is in it.
    portal_email: body.communication_channels && work.caller.type !== 'debtor' ? null : stored.portal_email,
    legal_representatives: body.legal_representatives ?? stored.legal_representatives,
    updated_at: work.now,
  })
  if (hasMoved(stored, changed)) await work.tell(DEBTOR_MOVED, { debtor_id: changed.id })
  await work.tell(DEBTOR_CHANGED, { debtor_id: changed.id })
  return changed
}

/** Anything about the debtor may have changed. */
export const DEBTOR_CHANGED = happening<{ debtor_id: string }>('debtor changed')

/** Letters go to another address from now on. */
export const DEBTOR_MOVED = happening<{ debtor_id: string }>('debtor moved')

const hasMoved = (before: DebtorRow, after: DebtorRow): boolean =>
  !isSamePlace(primaryAddress(before), primaryAddress(after))

/** For rows that are about to refer to a debtor; undefined where it is unknown or of another organisation. */
export async function holdKnownDebtor(work: Work<Submitter>, debtor_id: string): Promise<HeldDebtor | undefined> {
  const known = await holdDebtor(work.tx, work.caller, debtor_id)
  return known && ownRow(known)
}

export const UNKNOWN_DEBTOR: Problem = {
  field: 'debtor_id',
  code: 'unknown_reference',
  message: 'is not a known debtor',
}

const linkFaults = async (
  work: Work<Submitter>,
  { customer_id }: { customer_id?: string | null },
): Promise<Problem[]> => (customer_id ? customerFaults(work, customer_id) : [])

const compactOrNull = (text: string | null | undefined): string | null => (text ? compactCode(text) : null)

const addressesOf = ({ addresses }: DebtorPatch): Address[] | undefined =>
  addresses && withPrimary(addresses).map((address) => ({ ...address, country: compactCode(address.country) }))

const channelsOf = ({ communication_channels }: DebtorPatch): Channel[] | undefined =>
  communication_channels && withPrimary(communication_channels)
