import { conflict, forbidden, invalid, notFound } from '../../../kernel/errors.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { changesBetween } from '../../../platform/audit/changes.ts'
import { mailProblems, sendMail } from '../../../platform/mail/mail.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { listPeople } from '../creditors/index.ts'
import {
  actorOf,
  CUSTOMER_MOVED,
  CUSTOMER_NAMED,
  customerLanguage,
  isNamedAnew,
  recordCustomerChange,
} from '../customers/index.ts'
import { emailMails } from './mail.ts'
import { type CompanyRow, lockAnyCompany, setCompany } from './queries.ts'
import { addressLine, CUSTOMER_ERASED, EMAIL_BY_ADMIN, isElsewhere, teamKinds } from './rules.ts'
import type { TeamCustomerPatch } from './schema.ts'

/**
 * What the team corrects, in any organisation, for a creditor that has called or written. The old and the new address are
 * told, as when one of the creditor's own people changes it. Whoever reads the mail of a creditor can become it, so only an
 * administrator changes where it goes, and links to decisions wait as after a change by a token.
 */
export async function changeByTeam(work: TeamWork, id: string, patch: TeamCustomerPatch): Promise<void> {
  // load
  const stored = await lockAnyCompany(work.tx, id)
  if (!stored) throw notFound()
  const changed = { ...stored, ...patch, updated_at: work.now }
  const kinds = teamKinds(stored, changed)
  if (kinds.length === 0) return

  // judge
  if (stored.is_erased) throw conflict('customer_erased', CUSTOMER_ERASED)
  if (kinds.includes('email') && work.caller.role !== 'admin') throw forbidden('admin_required', EMAIL_BY_ADMIN)
  if (kinds.includes('email') && mailProblems({ to: changed.email, subject: '', text: '' }).length > 0)
    throw invalid({ field: 'email', code: 'wrong_format', message: 'must be an email address' })

  // write
  await setCompany(work.tx, changed, { links_wait_from: work.now })
  await recordBoth(work, stored, changed)
  if (isElsewhere(stored.address, changed.address)) await work.tell(CUSTOMER_MOVED, { customer_id: id })
  if (isNamedAnew(stored, changed)) await work.tell(CUSTOMER_NAMED, { customer_id: id })
  if (kinds.includes('email')) await tellAddresses(work, stored, changed)
}

/** Both values stand in the customer's log; the audit log, which nothing is erased from, says only that they changed. */
async function recordBoth(work: TeamWork, stored: CompanyRow, changed: CompanyRow): Promise<void> {
  const { organization_id, id } = stored
  const textOf = (row: CompanyRow) => ({ ...row, address: addressLine(row.address) })
  const [was, became] = [textOf(stored), textOf(changed)]
  for (const kind of teamKinds(stored, changed)) {
    const values = kind === 'deducts_input_tax' ? {} : { values: { was: was[kind], became: became[kind] } }
    const change = { kind, actor: actorOf(work.caller), ...values }
    await recordCustomerChange(work, { organization_id, customer_id: id }, change)
  }
  const factsOf = ({ name, email, phone, address, deducts_input_tax }: CompanyRow) => ({
    ...{ name, email, phone, deducts_input_tax },
    address: addressLine(address),
  })
  const changes = changesBetween(factsOf(stored), factsOf(changed), { hidden: ['name', 'email', 'phone', 'address'] })
  const subject = { kind: 'customer', id }
  await recordAudit(work, { action: 'customer.changed', organization_id, subject, details: { changes } })
}

async function tellAddresses(work: TeamWork, stored: CompanyRow, changed: CompanyRow): Promise<void> {
  const { organization_id, id: customer_id } = stored
  const people = await listPeople(work.tx, { organization_id, customer_id })
  const language = customerLanguage(stored.address?.country ?? null) ?? null
  const own = [stored.email, changed.email].map((email) => ({ email, language }))
  const facts = { customer: changed.name, by: null, was: stored.email, is: changed.email }
  for (const mail of emailMails([...own, ...people], facts)) sendMail(work, mail, organization_id)
}
