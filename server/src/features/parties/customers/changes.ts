import type { CreditorPerson, OperatorCaller } from '../../../kernel/caller.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { type CustomerChangeRow, type CustomerKey, insertCustomerChange } from './queries.changes.ts'
import type { ChangeKind } from './rules.ts'

/** How a person is called: by their name, or by their address while we do not know it. */
export const calledBy = ({ name, email }: { name: string | null; email: string }): string => name ?? email

type Actor = Pick<CustomerChangeRow, 'actor_type' | 'actor_id' | 'actor_name'>

export const actorOf = (caller: Pick<CreditorPerson | OperatorCaller, 'type' | 'id' | 'name' | 'email'>): Actor => ({
  actor_type: caller.type,
  actor_id: caller.id,
  actor_name: calledBy(caller),
})

/** `person` is whom it is about; without an id while they have no access. */
type Change = {
  kind: ChangeKind
  actor: Actor
  person?: { id?: string; name: string | null; email: string }
  values?: { was: string | null; became: string | null }
}

/** The customer's own log: what its people and the team have changed. */
export async function recordCustomerChange(work: Work, customer: CustomerKey, change: Change): Promise<void> {
  const { organization_id, customer_id } = customer
  const { kind, actor, person, values = { was: null, became: null } } = change
  const about = { person_id: person?.id ?? null, person_name: person ? calledBy(person) : null }
  const row = { id: newId(), organization_id, customer_id, kind, ...actor, ...about, ...values, made_at: work.now }
  insertCustomerChange(work.tx, row)
}
