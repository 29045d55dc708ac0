import type { Caller } from '../../kernel/caller.ts'
import { AppError } from '../../kernel/errors.ts'
import { type Reader, sql } from '../db/db.ts'
import { codeOf } from '../error-code.ts'

const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE
const CHECK_VIOLATION = '23514'
const QUOTA = 'organization_storage_quota'

/** What an organisation stores, and how much it may store. */
export type StorageUse = { readonly used_bytes: number; readonly quota_bytes: number }

export const findStorageUse = (reader: Reader, organization_id: string): Promise<StorageUse | undefined> =>
  reader.one(sql`
    select coalesce(s.used_bytes, 0) as used_bytes, storage_quota_bytes(o.storage_quota_mb) as quota_bytes
    from organizations o left join organization_storage s on s.organization_id = o.id where o.id = ${organization_id}`)

/** Turns down what can only be too much, before it is sent. The database judges the rest when it commits. */
export async function demandRoomOf(reader: Reader, caller: Caller, file_bytes_min: number): Promise<void> {
  if (!('organization_id' in caller) || file_bytes_min <= 0) return
  const use = await findStorageUse(reader, caller.organization_id)
  if (use && file_bytes_min > use.quota_bytes - use.used_bytes) throw quotaReached(caller, use)
}

/** Turns the database's refusal of too many bytes into ours. Other errors pass through unchanged. */
export async function onQuota<T>(caller: Caller, result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    const { constraint_name, detail } = error as { constraint_name?: string; detail?: string }
    if (codeOf(error) !== CHECK_VIOLATION || constraint_name !== QUOTA || detail === undefined) throw error
    throw quotaReached(caller, JSON.parse(detail) as StorageUse)
  }
}

/** How much the organisation stores is the business of its own programs and of the team, not of debtors and creditors. */
function quotaReached({ type }: Caller, { used_bytes, quota_bytes }: StorageUse): AppError {
  const code = 'storage_quota'
  if (type === 'creditor' || type === 'debtor') {
    const message = 'There is no room for these files at the moment. What you write can be sent without them.'
    return new AppError('payload_too_large', { code, message }, { details: { code } })
  }
  const message = `There is no room for these files: the organisation stores ${sizeInWords(used_bytes)} and may store ${sizeInWords(quota_bytes)}. Delete documents that nobody needs, or have the quota raised.`
  return new AppError('payload_too_large', { code, message }, { details: { code, used_bytes, quota_bytes } })
}

export function sizeInWords(bytes: number): string {
  const [unit, name] = bytes >= GIGABYTE ? [GIGABYTE, 'GB'] : [MEGABYTE, 'MB']
  return `${Number((bytes / unit).toFixed(1))} ${name}`
}
