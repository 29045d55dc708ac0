import { compactCode } from '../../../kernel/banking.ts'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { type AdministrationAction, recordAudit } from '../../../platform/audit/audit.ts'
import { changesBetween } from '../../../platform/audit/changes.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import type { Work } from '../../../platform/work.ts'
import { organizationExists } from '../organizations/index.ts'
import { mailsAboutChange } from './mail.ts'
import { findPartner, holdPartner, insertPartner, lockPartner, type PartnerRow, setPartner } from './queries.ts'
import { addressOf, type PartnerCreate, type PartnerPatch, uidOf } from './schema.ts'

export async function addPartner(work: Work, body: PartnerCreate): Promise<PartnerRow> {
  if (!(await organizationExists(work, body.organization_id))) {
    throw invalid({ field: 'organization_id', code: 'unknown_reference', message: 'is not a known organisation' })
  }
  const { address, uid } = body
  const partner = await insertPartner(work.tx, {
    ...body,
    id: newId(),
    address: address ? addressOf(address) : null,
    uid: uidOf(uid),
    payout_iban: null,
    ...{ confirmed_at: null, confirmed_by: null, created_at: work.now, updated_at: work.now },
  })
  await record(work, 'partner.created', partner, { commission_rate: partner.commission_rate })
  return partner
}

const record = (
  work: Work,
  action: AdministrationAction,
  { id, organization_id }: PartnerRow,
  details: Record<string, unknown> = {},
): Promise<unknown> => recordAudit(work, { action, organization_id, subject: { kind: 'partner', id }, details })

/** A partner may be a single person. */
const SHOWING = { hidden: ['name', 'email', 'address', 'uid'], accounts: ['payout_iban'], skipped: ['updated_at'] }

export async function changePartner(work: Work, id: string, body: PartnerPatch): Promise<PartnerRow> {
  const partner = await takePartner(work, id)
  const { address, uid, payout_iban, ...rest } = body
  const changed = await setPartner(work.tx, {
    ...partner,
    ...rest,
    ...(address === undefined ? {} : { address: address && addressOf(address) }),
    ...(uid === undefined ? {} : { uid: uidOf(uid) }),
    ...(payout_iban === undefined ? {} : { payout_iban: payout_iban && compactCode(payout_iban) }),
    updated_at: work.now,
  })
  const changes = changesBetween(partner, changed, SHOWING)
  if (changes.length > 0) await record(work, 'partner.changed', partner, { changes })
  for (const mail of mailsAboutChange(partner, changed)) sendMail(work, mail, partner.organization_id)
  return changed
}

/** Confirming twice changes nothing: the first time stands. */
export async function confirmPartner(work: Work, id: string): Promise<PartnerRow> {
  const partner = await takePartner(work, id)
  if (partner.confirmed_at) return partner
  await record(work, 'partner.confirmed', partner)
  return setPartner(work.tx, {
    ...partner,
    confirmed_at: work.now,
    confirmed_by: work.caller.id,
    updated_at: work.now,
  })
}

/** A partner of that organisation, or nothing: a foreign one and an unknown one are the same. */
export const partnerOf = (work: Work, organization_id: string, id: string): Promise<PartnerRow | undefined> =>
  holdPartner(work.tx, organization_id, id)

/** Of whatever organisation: for the team. */
export const partnerExists = async (reader: Reader, id: string): Promise<boolean> =>
  (await findPartner(reader, id)) !== undefined

/** A partner that somebody is about to act for. */
export async function confirmedPartner(reader: Reader, id: string): Promise<PartnerRow> {
  const partner = await findPartner(reader, id)
  if (!partner) throw notFound()
  if (!partner.confirmed_at) throw conflict('partner_not_confirmed', 'The partner is not confirmed yet')
  return partner
}

async function takePartner(work: Work, id: string): Promise<PartnerRow> {
  const partner = await lockPartner(work.tx, id)
  if (!partner) throw notFound()
  return partner
}
