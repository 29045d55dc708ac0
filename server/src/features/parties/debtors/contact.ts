import { compactCode } from '../../../kernel/banking.ts'
import { invalid, notFound, type Problem } from '../../../kernel/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { type DebtorRow, lockAnyDebtor, setLanguage } from './queries.ts'
import { type Address, type Channel, LIST_MAX } from './rules.ts'
import { writeChange } from './service.ts'

/** What debtors say about themselves. What is left out stays. */
export type ContactChange = {
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly language?: string | undefined
  readonly address?: Omit<Address, 'is_primary'> | undefined
}

/** The new one becomes primary and the others stay behind it. */
const inFront = (entry: Channel, channels: readonly Channel[]): Channel[] => [
  entry,
  ...channels
    .filter(({ type, value }) => type !== entry.type || value !== entry.value)
    .map((other) => ({ ...other, is_primary: other.is_primary && !entry.is_primary })),
]

function channelsWith(stored: readonly Channel[], { email, phone }: ContactChange): Channel[] {
  const has_primary = stored.some(({ is_primary }) => is_primary)
  const phoned =
    phone === undefined ? [...stored] : inFront({ type: 'phone', value: phone, is_primary: !has_primary }, stored)
  return email === undefined ? phoned : inFront({ type: 'email', value: email, is_primary: true }, phoned)
}

/** Letters go to the new address from now on; the old ones are kept. */
const addressesWith = (stored: readonly Address[], { country, ...address }: Omit<Address, 'is_primary'>): Address[] => [
  { ...address, country: compactCode(country), is_primary: true },
  ...stored.map((old) => ({ ...old, is_primary: false })),
]

/** What others told us about a debtor is never pushed out by what the portal is told. */
function refuseTooMany(lists: Readonly<Record<string, readonly unknown[] | undefined>>): void {
  const problems = Object.entries(lists).flatMap(([field, list]): Problem[] =>
    (list?.length ?? 0) > LIST_MAX ? [{ field, code: 'limit_reached', message: 'has been changed too often' }] : [],
  )
  if (problems.length > 0) throw invalid(...problems)
}

export async function changeContact(work: Work, debtor_id: string, change: ContactChange): Promise<DebtorRow> {
  const stored = await lockAnyDebtor(work.tx, debtor_id)
  if (!stored) throw notFound()
  if (change.language) await setLanguage(work.tx, debtor_id, change.language)
  const { portal_email } = stored
  const others =
    change.email === undefined
      ? stored.communication_channels
      : stored.communication_channels.filter(({ value }) => value !== portal_email)
  const body = {
    ...(change.address ? { addresses: addressesWith(stored.addresses, change.address) } : {}),
    ...(change.email !== undefined || change.phone !== undefined
      ? { communication_channels: channelsWith(others, change) }
      : {}),
  }
  refuseTooMany({ address: body.addresses, email: body.communication_channels })
  const told = change.email === undefined ? stored : { ...stored, portal_email: change.email }
  return writeChange(work, told, { facts: stored, body })
}
