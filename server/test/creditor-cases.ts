import { makeCollectable } from './cases.ts'
import { asCreditor, enterPortal } from './creditors.ts'
import { advance } from './debtors.ts'
import type { World } from './world.ts'

type Options = Omit<NonNullable<Parameters<typeof makeCollectable>[1]>, 'customer_id'> &
  NonNullable<Parameters<typeof enterPortal>[1]>

/** One of a creditor's people in the portal, with a case whose first letter is sent. */
export async function creditorWithCase(world: World, { partner, email, name, ...more }: Options = {}) {
  const person = await enterPortal(world, {
    ...(partner ? { partner } : {}),
    ...(email ? { email } : {}),
    ...(name ? { name } : {}),
  })
  const { id } = await makeCollectable(person.partner, { ...more, customer_id: person.customer_id })
  await advance(world, 1800)
  return { ...person, id, ...asCreditor(world, person.cookie) }
}
export type CreditorCase = Awaited<ReturnType<typeof creditorWithCase>>
