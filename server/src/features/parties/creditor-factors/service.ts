import { conflict, notFound } from '../../../kernel/errors.ts'
import { resetSecondFactor } from '../../../platform/login/second-factor.ts'
import { NO_FACTOR } from '../../../platform/login/words.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { accountOf, deleteSessionsOf, listPeople } from '../creditors/index.ts'
import { findAnyCustomer } from '../customers/index.ts'
import { factorResetMail } from './mail.ts'

/** For one of a customer's people who lost everything. Whoever has found it is logged out. */
export async function resetPersonsFactor(work: TeamWork, customer_id: string, person_id: string): Promise<void> {
  const customer = await findAnyCustomer(work.tx, customer_id)
  const people = customer ? await listPeople(work.tx, { ...customer, customer_id }) : []
  const person = people.find((one) => one.id === person_id)
  if (!person) throw notFound()
  if (!(await resetSecondFactor(work, accountOf(person_id)))) throw conflict('no_totp', NO_FACTOR)
  await deleteSessionsOf(work.tx, person_id)
  sendMail(work, factorResetMail(person), customer?.organization_id ?? null)
}
