import { allOf, type Db, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import { START_TOKEN_NAME, type TokenFacts, type TokenKind, tokenBucket } from './rules.ts'

export type TokenRow = {
  id: string
  organization_id: string
  kind: TokenKind
  partner_id: string | null
  name: string
  mode: 'sandbox' | 'live'
  rate_limit_per_hour: number
  token_hash: Buffer
  issued_at: Date
  expires_at: Date | null
  last_used_at: Date | null
  revoked_at: Date | null
  revoked_by: string | null
  created_by: string | null
  created_at: Date
}

const COLUMNS = sql`id, organization_id, kind, partner_id, name, mode, rate_limit_per_hour, token_hash, issued_at, expires_at,
  last_used_at, revoked_at, revoked_by, created_by, created_at`

export const lockToken = (tx: Tx, id: string): Promise<TokenRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from api_tokens where id = ${id} for update`)

export type TokenFilter = { organization_id?: string; partner_id?: string; kind?: TokenKind }

export const listTokens = (reader: Reader, filter: TokenFilter, page: Page): Promise<TokenRow[]> =>
  reader.many(
    sql`select ${COLUMNS} from api_tokens where ${matching(filter)} order by created_at desc, id desc ${pageClause(page)}`,
  )

export type NamedToken = TokenRow & { organization_name: string; partner_name: string | null }

/** The same with the names of those who hold them, for people. */
export const listNamedTokens = (reader: Reader, filter: TokenFilter, page: Page): Promise<NamedToken[]> =>
  reader.many(sql`
    select t.*, o.name as organization_name, p.name as partner_name
    from (select ${COLUMNS} from api_tokens where ${matching(filter)} order by created_at desc, id desc ${pageClause(page)}) t
    join organizations o on o.id = t.organization_id
    left join partners p on p.organization_id = t.organization_id and p.id = t.partner_id
    order by t.created_at desc, t.id desc`)

/** Requests of this hour by token, as the limit counts them. Who made none is not in the answer. */
export const listUsage = (reader: Reader, ids: readonly string[]): Promise<{ bucket: string; used: number }[]> =>
  reader.many(sql`
    select bucket, used from rate_limit_hours
    where bucket = any(${ids.map(tokenBucket)}::text[]) and hour = date_trunc('hour', wall_now(), 'UTC')`)

export const countTokens = async (reader: Reader, filter: TokenFilter): Promise<number> =>
  (await reader.one<{ total: number }>(sql`select count(*) as total from api_tokens where ${matching(filter)}`))
    ?.total ?? 0

const matching = ({ organization_id, partner_id, kind }: TokenFilter): Statement =>
  allOf([
    ...(organization_id ? [sql`organization_id = ${organization_id}`] : []),
    ...(partner_id ? [sql`partner_id = ${partner_id}`] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
  ])

export async function insertToken(tx: Tx, row: TokenRow): Promise<TokenRow> {
  await tx.run(sql`
    insert into api_tokens (id, organization_id, kind, partner_id, name, mode, rate_limit_per_hour, token_hash, issued_at,
      expires_at, created_by, created_at)
    values (${row.id}, ${row.organization_id}, ${row.kind}, ${row.partner_id}, ${row.name}, ${row.mode},
      ${row.rate_limit_per_hour}, ${row.token_hash}, ${row.issued_at}, ${row.expires_at}, ${row.created_by}, ${row.created_at})`)
  return row
}

export const setRevoked = (tx: Tx, id: string, revoked_at: Date, revoked_by: string | null): Promise<number> =>
  tx.run(sql`update api_tokens set revoked_at = ${revoked_at}, revoked_by = ${revoked_by} where id = ${id}`)

/** What a request with this token needs to know, in one read. */
export type KeyRow = TokenFacts & {
  id: string
  organization_id: string
  organization_name: string
  partner_id: string | null
  partner_name: string | null
  name: string
  rate_limit_per_hour: number
  token_hash: Buffer
  isolate_partners: boolean
  created_at: Date
}

export const findKey = (reader: Reader, id: string): Promise<KeyRow | undefined> =>
  reader.one(sql`
    select t.id, t.organization_id, o.name as organization_name, t.kind, t.partner_id, p.name as partner_name, t.name, t.mode,
      t.rate_limit_per_hour, t.token_hash, t.expires_at, t.revoked_at, o.isolate_partners, p.confirmed_at as partner_confirmed_at,
      t.created_at
    from api_tokens t
    join organizations o on o.id = t.organization_id
    left join partners p on p.organization_id = t.organization_id and p.id = t.partner_id
    where t.id = ${id}`)

/** Forward only: a process that was late does not turn the time back. */
export const setLastUsed = (db: Db, ids: readonly string[], at: Date): Promise<unknown[]> =>
  db.alone(sql`
    update api_tokens set last_used_at = ${at}
    where id = any(${ids}::uuid[]) and (last_used_at is null or last_used_at < ${at})`)

/** The oldest good partner token that no person issued: the one that the demo data brought along. */
export const findStartToken = (reader: Reader): Promise<TokenRow | undefined> =>
  reader.one(sql`
    select ${COLUMNS} from api_tokens
    where created_by is null and name = ${START_TOKEN_NAME} and revoked_at is null and expires_at is null
    order by created_at, id limit 1`)
