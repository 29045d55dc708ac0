import { stat } from 'node:fs/promises'
import type { TableName } from '../../law/tables.ts'
import { type Config, isLoopback } from '../../platform/config.ts'
import type { Reader } from '../../platform/db/db.ts'
import { parseUrl, readPasswords, sslModeOf } from '../../platform/db/link.ts'
import { secretsOf } from '../../platform/settings/secret-lines.ts'
import { checkAdministrators, checkFigures, checkLetterheads, checkRole } from './database.ts'
import { type Finding, ok, warn } from './finding.ts'
import { isGuessable } from './guessable.ts'

/**
 * What is careless with real data, for every start of a live installation. `doctor` asks the same questions, each in its
 * place. Nothing here stops a start: that is for `liveFaults`. In the sandbox there is nothing to be careless with.
 */
export async function findCareless(config: Config, db: Reader, stale: readonly TableName[]): Promise<Finding[]> {
  if (config.mode !== 'live') return []
  const found = [
    ...carelessSettings(config),
    ...(await checkPrivacy(config)),
    ...(await checkRole(db)),
    // A drill is held with restored data: what they say about the real installation is not to be mended here.
    ...(config.is_drill
      ? []
      : [
          ...missingMail(config),
          ...(await checkAdministrators(db, config)),
          ...(await checkLetterheads(db, { with_names: false })),
          ...checkFigures(stale),
        ]),
  ]
  return found.filter(({ verdict }) => verdict !== 'ok')
}

/** What the variables alone tell. */
export function carelessSettings(config: Config): Finding[] {
  if (config.mode !== 'live') return []
  return [...carelessReach(config), ...carelessDatabase(config), ...carelessSwitches(config), ...weakSecrets(config)]
}

function carelessReach({ host, public_url, trust_proxy, roles, port_is_given }: Config): Finding[] {
  const AREA = 'Network'
  const is_private = isLoopback(host)
  const { hostname } = new URL(public_url)
  const findings: Finding[] = []
  if (isLoopback(hostname))
    findings.push(
      warn(AREA, `letters and mails will name ${public_url}`, 'Set PUBLIC_URL to the https address that people use.'),
    )
  if (!is_private && !trust_proxy && (roles.includes('api') || port_is_given))
    findings.push(
      warn(
        AREA,
        `plain HTTP on ${host}, which other machines may reach`,
        'Set HOST=127.0.0.1 behind a proxy with TLS; or TRUST_PROXY=true, if only the proxy can reach this port.',
      ),
    )
  if (is_private && !trust_proxy && !isLoopback(hostname) && roles.includes('api'))
    findings.push(
      warn(AREA, 'everybody behind the proxy counts as one address, with one limit for all', 'Set TRUST_PROXY=true.'),
    )
  return findings
}

/** Names without a dot and private addresses are taken for a network of one's own. */
const OWN_NETWORK = /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|\.(internal|local|localhost)$|^[^.:]{0,255}$/

function carelessDatabase({ database_link }: Config): Finding[] {
  const url = database_link && parseUrl(database_link.url)
  if (!url) return []
  const is_encrypted = /^(require|verify-ca|verify-full)$/.test(sslModeOf(database_link, url))
  const far = url.hosts.find(({ host }) => !isLoopback(host) && !OWN_NETWORK.test(host) && !host.startsWith('/'))
  if (is_encrypted || !far) return []
  const text = `what goes to the database at ${far.host} is not encrypted`
  return [warn('Database link', text, 'Add ?sslmode=verify-full to DATABASE_URL.')]
}

function carelessSwitches({ demo_data, webhook_allow_private, is_drill }: Config): Finding[] {
  const findings: Finding[] = []
  if (demo_data && !is_drill)
    findings.push(
      warn(
        'Demo data',
        'DEMO_DATA puts invented people and claims into an empty live database',
        'Unset DEMO_DATA, and begin with a database that holds none of them.',
      ),
    )
  if (webhook_allow_private)
    findings.push(
      warn('Webhooks', 'may go to private addresses', 'Unset WEBHOOK_ALLOW_PRIVATE, which is for development.'),
    )
  return findings
}

const SECRET_LENGTH_MIN = 32
const PASSWORD_LENGTH_MIN = 12

function weakSecrets({ token_secret, operator_password, database_link, s3 }: Config): Finding[] {
  const url = database_link && parseUrl(database_link.url)
  const weak_database = url
    ? readPasswords(database_link, url).some((password) => isGuessable(password, PASSWORD_LENGTH_MIN))
    : false
  const weak = [
    ...(token_secret && secretsOf(token_secret).some((secret) => isGuessable(secret, SECRET_LENGTH_MIN))
      ? ['TOKEN_SECRET']
      : []),
    ...(operator_password && isGuessable(operator_password, PASSWORD_LENGTH_MIN) ? ['OPERATOR_PASSWORD'] : []),
    ...(weak_database ? [database_link?.password ? 'DATABASE_PASSWORD' : 'DATABASE_URL'] : []),
    ...(s3 && isGuessable(s3.secret_key, PASSWORD_LENGTH_MIN) ? ['S3_SECRET_KEY'] : []),
  ]
  if (weak.length === 0) return []
  const text = `short, or like one that everybody tries first: ${weak.join(', ')}`
  return [warn('Secrets', text, 'Make one with: openssl rand -base64 36. See "Secrets and their rotation" first.')]
}

/** A folder that was there before the first start keeps its rights. */
export async function checkPrivacy({ data_dir }: Config): Promise<Finding[]> {
  const AREA = 'Data directory'
  const mode = process.platform === 'win32' ? 0o700 : (await stat(data_dir)).mode
  if ((mode & 0o077) === 0) return [ok(AREA, `${data_dir} is closed to other users`)]
  return [warn(AREA, `other users of this machine can look into ${data_dir}`, `Run: chmod 700 ${data_dir}`)]
}

export function missingMail({ smtp_url }: Config): Finding[] {
  if (smtp_url) return []
  const text = 'no SMTP_URL: mails are kept in the outbox, for the operator pages'
  return [warn('Mail', text, 'Set SMTP_URL so that mails leave.')]
}
