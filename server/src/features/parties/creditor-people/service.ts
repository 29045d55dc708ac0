import type { CreditorPerson } from '../../../kernel/caller.ts'
import { conflict, notFound } from '../../../kernel/errors.ts'
import { type AdministrationAction, recordAudit } from '../../../platform/audit/audit.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import type { TeamWork, Work } from '../../../platform/work.ts'
import {
  deleteMembership,
  demandMember,
  listMembers,
  listPeople,
  lockPeople,
  type Recipient,
} from '../creditors/index.ts'
import {
  actorOf,
  type ColleagueRow,
  type CustomerKey,
  inviteAgain,
  inviteColleague,
  listColleagues,
  lockInvitable,
  recordCustomerChange,
  withdrawColleague,
  withdrawInvitedBy,
} from '../customers/index.ts'
import { removedMail } from './mail.ts'
import { HAS_ACCESS, LAST_PERSON, PEOPLE_MAX, TOO_MANY_PEOPLE } from './rules.ts'
import type { People } from './schema.ts'

export async function readPeople(reader: Reader, customer: CustomerKey): Promise<People> {
  const [members, invited] = await Promise.all([listMembers(reader, customer), listColleagues(reader, customer)])
  return { members, invited }
}

const isSame = (email: string) => (other: { email: string }) => other.email.toLowerCase() === email.toLowerCase()

/** Whether the address has an account elsewhere plays no part, so that nobody learns it. */
export async function invitePerson(
  work: Work<CreditorPerson>,
  person: { email: string; name: string | null },
  public_url: string,
): Promise<ColleagueRow> {
  // load
  if (!(await lockPeople(work.tx, work.caller))) throw notFound()
  await demandMember(work)
  const { members, invited } = await readPeople(work.tx, work.caller)

  // judge
  if (members.some(isSame(person.email))) throw conflict('already_member', HAS_ACCESS)
  const others = invited.filter((one) => !isSame(person.email)(one))
  if (members.length + others.length >= PEOPLE_MAX) throw conflict('limit_reached', TOO_MANY_PEOPLE)

  // write
  return inviteColleague(work, person, public_url)
}

/** Ends somebody's access to the own customer, or takes an invitation back. One may go oneself, unless one is the last. */
export async function removePerson(work: Work<CreditorPerson>, id: string): Promise<void> {
  const { caller } = work
  if (!(await lockPeople(work.tx, caller))) throw notFound()
  await demandMember(work)
  const people = await listPeople(work.tx, caller)
  const person = people.find((one) => one.id === id)
  if (person && people.length === 1) throw conflict('last_person', LAST_PERSON)
  if (person) return endAccess(work, { customer: caller, name: caller.customer_name, person })
  if (!(await withdrawColleague(work, caller, { id, actor: actorOf(caller) }))) throw notFound()
}

/** By the team, which may leave nobody: afterwards it invites the customer again. */
export async function withdrawAccess(work: TeamWork, customer_id: string, person_id: string): Promise<void> {
  const customer = await takeCustomer(work, customer_id)
  const person = (await listPeople(work.tx, customer)).find((one) => one.id === person_id)
  await record(work, 'customer.person_removed', customer, { person_id })
  if (person) return endAccess(work, { customer, name: customer.name, person })
  if (!(await withdrawColleague(work, customer, { id: person_id, actor: actorOf(work.caller) }))) throw notFound()
}

type Ending = { customer: CustomerKey; name: string; person: Recipient }

async function endAccess(work: Work<CreditorPerson> | TeamWork, { customer, name, person }: Ending): Promise<void> {
  await deleteMembership(work.tx, customer, person.id)
  const actor = actorOf(work.caller)
  await recordCustomerChange(work, customer, { kind: 'person_removed', actor, person })
  if (work.caller.id === person.id) return
  await withdrawInvitedBy(work, customer, { inviter_id: person.id, actor })
  sendMail(work, removedMail(person, name), customer.organization_id)
}

/** A new link to the customer's own address, also when nobody is left who could let others in. */
export async function sendInvitationAgain(work: TeamWork, customer_id: string, public_url: string): Promise<void> {
  const customer = await takeCustomer(work, customer_id)
  const members = await listMembers(work.tx, customer)
  if (members.some(isSame(customer.email))) throw conflict('already_member', HAS_ACCESS)
  await inviteAgain(work, customer, public_url)
  await recordCustomerChange(work, customer, { kind: 'customer_invited', actor: actorOf(work.caller) })
  await record(work, 'customer.invited', customer)
}

const record = (
  work: TeamWork,
  action: AdministrationAction,
  { organization_id, customer_id: id }: CustomerKey,
  details: Record<string, unknown> = {},
): Promise<unknown> => recordAudit(work, { action, organization_id, subject: { kind: 'customer', id }, details })

async function takeCustomer(work: TeamWork, customer_id: string) {
  const customer = await lockInvitable(work.tx, customer_id)
  if (!customer) throw notFound()
  return { ...customer, customer_id }
}
