import {
  EXIT,
  instantOf,
  isDay,
  paint,
  printJson,
  printLine,
  secondsOf,
  signOf,
  tableLines,
  wrongUse,
} from '@mahnwerk/cli'
import {
  issueToken,
  openTokenSigner,
  RATE_LIMIT_MAX,
  TOKEN_KINDS,
  type TokenCreate,
  type TokenKind,
  tokenOut,
} from '../../features/parties/tokens/index.ts'
import { SYSTEM } from '../../kernel/caller.ts'
import { readTokenSecret } from '../../platform/secrets.ts'
import { transact } from '../../platform/work.ts'
import { chooseOrganization, choosePartner } from './choose-holder.ts'
import { depsOf, requireReady, withDatabase } from './database.ts'
import type { Shell } from './shell.ts'
import type { CreateOptions } from './token-options.ts'

export async function createToken(shell: Shell, options: CreateOptions): Promise<number> {
  const wall_now = shell.clock.wall()
  const asked = askedOf(options, wall_now)
  const { row, token, ...holder } = await withDatabase(shell, { purpose: 'token create' }, async (opened) => {
    await requireReady(opened)
    const { config, db } = opened
    const organization = await chooseOrganization(db, options.organization)
    const partner = asked.kind === 'partner' ? await choosePartner(db, organization, options.partner) : null
    const body = { ...asked, organization_id: organization.id, ...(partner ? { partner_id: partner.id } : {}) }
    const secret = await readTokenSecret(config)
    if (!secret) throw wrongUse(`The file token-secret in ${config.data_dir} is empty; restore it.`)
    const issuing = { signer: openTokenSigner(secret), mode: config.mode, wall_now }
    const issued = await transact(await depsOf(opened, shell), SYSTEM, (work) => issueToken(work, body, issuing))
    return { ...issued, organization, partner }
  })
  const { stdout } = shell
  if (options.json) printJson(stdout, { ...tokenOut(row), token })
  else {
    const rows = [
      ['Id', row.id],
      ['Organisation', holder.organization.name],
      ...(holder.partner ? [['Partner', holder.partner.name]] : []),
      ['Kind', `${row.kind}, ${row.mode}`],
      ['Limit', `${row.rate_limit_per_hour} requests an hour`],
      ['Expires', row.expires_at?.toISOString() ?? 'never'],
    ]
    printLine(stdout, `${signOf(stdout, 'ok')} Token "${row.name}" issued.`)
    for (const line of tableLines(rows)) printLine(stdout, `  ${line}`)
    printLine(stdout, `\n${paint(stdout, 'bold', token)}\n`)
    printLine(stdout, paint(stdout, 'dim', 'It is shown this once and kept nowhere.'))
  }
  return EXIT.ok
}

type Asked = Omit<TokenCreate, 'organization_id' | 'partner_id'>

function askedOf({ partner, kind: given, name, rateLimit, expires }: CreateOptions, wall_now: Date): Asked {
  const kind = (given ?? (partner === undefined ? 'organization' : 'partner')) as TokenKind
  const problems: string[] = []
  if (!TOKEN_KINDS.includes(kind)) problems.push(`--kind must be partner or organization, but is "${given}".`)
  if (kind === 'organization' && partner !== undefined)
    problems.push('--partner cannot be given for an organization token: it stands for the whole organisation.')
  if (name !== undefined && (name.trim() === '' || name.length > 255))
    problems.push('--name must have 1 to 255 characters.')
  const limit = rateLimit === undefined ? undefined : Number(rateLimit)
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= RATE_LIMIT_MAX))
    problems.push(`--rate-limit must be a whole number from 1 to ${RATE_LIMIT_MAX}, but is "${rateLimit}".`)
  const expires_at = expires === undefined ? undefined : expiryOf(expires, wall_now)
  if (expires_at === null || (expires_at && expires_at <= wall_now))
    problems.push(`--expires must lie ahead, as 2027-12-31, 2027-12-31T12:00:00Z or 90d, but is "${expires}".`)
  if (problems.length > 0) throw wrongUse(...problems)
  return {
    kind,
    ...(name === undefined ? {} : { name }),
    ...(limit === undefined ? {} : { rate_limit_per_hour: limit }),
    ...(expires_at ? { expires_at: expires_at.toISOString() } : {}),
  }
}

/** A day counts to its end. Null if the text cannot be parsed. */
function expiryOf(text: string, wall_now: Date): Date | null {
  const seconds = secondsOf(text)
  if (seconds !== undefined) return new Date(wall_now.getTime() + seconds * 1000)
  return isDay(text) ? new Date(`${text}T23:59:59.000Z`) : (instantOf(text) ?? null)
}
