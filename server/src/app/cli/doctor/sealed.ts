import { counted } from '@mahnwerk/cli'
import { isUsable, listTokens, openTokenSigner, tokenOf } from '../../../features/parties/tokens/index.ts'
import type { Clock } from '../../../platform/clock.ts'
import { knownNumber, type Reader, sql } from '../../../platform/db/db.ts'
import { findTokenSecret } from '../../../platform/secrets.ts'
import { openVault, type Vault } from '../../../platform/vault.ts'
import { type Finding, fail, ok, warn } from '../../checks/finding.ts'
import type { Opened } from '../database.ts'

/** Whether the newest tokens were signed with the current secret. */
export async function checkTokens({ db, config }: Opened, clock: Clock): Promise<Finding[]> {
  const secret = await findTokenSecret(config)
  if (!secret) return []
  const signer = openTokenSigner(secret)
  const rows = await listTokens(db, {}, { page: 1, limit: 20 })
  const good = rows.filter((row) =>
    isUsable({ ...row, partner_confirmed_at: row.created_at }, config.mode, clock.wall()),
  )
  const foreign = good.filter((row) => !tokenOf(signer, row))
  const older = good.filter((row) => tokenOf(signer, row)?.is_newest === false)
  if (good.length === 0) return []
  if (foreign.length === 0 && older.length > 0)
    return [
      warn(
        'Tokens',
        `${older.length} of the newest ${good.length} are signed with an older secret`,
        'Issue them anew before it is taken off; "mahnwerk reseal" tells what else needs it.',
      ),
    ]
  if (foreign.length === 0) return [ok('Tokens', `${counted(good.length, 'token')} looked at, signed with this secret`)]
  return [
    fail(
      'Tokens',
      `${foreign.length} of the newest ${good.length} are signed with another secret and refused`,
      'Restore the secret that they were issued with, or issue them anew.',
    ),
  ]
}

/** Of each kind the oldest, which a secret before may have sealed, and the newest, which a reseal may not have reached. */
const LOOKED_AT = 250

type SealedRow = { readonly kind: string; readonly sealed: Buffer }

/** One statement that only reads: what seals anew locks its rows. */
function listSealed(reader: Reader): Promise<SealedRow[]> {
  const some = (kind: string, rows: ReturnType<typeof sql>) => sql`
    select ${kind}::text as kind, s.sealed from (
      (select r.id, r.sealed from (${rows}) r order by r.id limit ${knownNumber(LOOKED_AT)})
      union
      (select r.id, r.sealed from (${rows}) r order by r.id desc limit ${knownNumber(LOOKED_AT)})) s`
  return reader.many(sql`
    ${some('webhook secrets', sql`select id, secret_sealed as sealed from webhooks`)}
    union all ${some('authenticators', sql`select id, sealed_secret as sealed from login_totp`)}
    union all ${some('access codes', sql`select id, code_sealed as sealed from debtor_access_codes`)}
    union all ${some('mails', sql`select id, sealed_text as sealed from mails where sealed_text is not null`)}`)
}

export async function checkSealed({ db, config }: Opened): Promise<Finding[]> {
  const secret = await findTokenSecret(config)
  return secret ? judgeSealed(openVault(secret), await listSealed(db)) : []
}

export function judgeSealed(vault: Vault, rows: readonly SealedRow[]): Finding[] {
  const AREA = 'Sealed rows'
  const unreadable = rows.filter(({ sealed }) => !opens(vault, sealed))
  const older = rows.filter((row) => !unreadable.includes(row) && !vault.isNewest(row.sealed))
  const kinds = (some: readonly SealedRow[]) => [...new Set(some.map(({ kind }) => kind))].join(', ')
  if (unreadable.length > 0)
    return [
      fail(
        AREA,
        `${unreadable.length} of ${rows.length} looked at cannot be opened with this token secret: ${kinds(unreadable)}`,
        'Add the secret that sealed them to TOKEN_SECRET as the last line, then run "mahnwerk reseal".',
      ),
    ]
  if (older.length > 0)
    return [
      warn(
        AREA,
        `${older.length} of ${rows.length} looked at are sealed with an older token secret: ${kinds(older)}`,
        'Run "mahnwerk reseal" before the older secret is taken off.',
      ),
    ]
  return [ok(AREA, `${counted(rows.length, 'row')} looked at, sealed with this secret`)]
}

function opens(vault: Vault, sealed: Buffer): boolean {
  try {
    vault.open(sealed)
    return true
  } catch {
    return false
  }
}
