import { columnsOf, padded, paint, wrapped } from '@mahnwerk/cli/print'
import type { Config } from '../platform/config.ts'
import { type Finding, warn } from './checks/finding.ts'
import { DEMO_CREDITOR } from './demo/people.ts'
import type { Service } from './service.ts'
import { WITHOUT_STORE } from './start-error.ts'

type Started = Pick<Service, 'first_start' | 'stale_tables' | 'careless' | 'store_away'> & {
  deps: Pick<Service['deps'], 'config'>
}

/** What a person reads when the server is up. */
export function welcomeText(started: Started): string {
  const {
    deps: { config },
    first_start: { operator, sandbox_token },
  } = started
  if (!config.roles.includes('api'))
    return pageOf([`Mahnwerk is running (${modeName(config)}, background work only).`], started)
  const local = localAddress(config)
  const lines = [
    `Mahnwerk is running (${modeName(config)}).`,
    '',
    `  Address         ${config.public_url}`,
    `  Operator pages  ${config.public_url}/operator`,
    `  Quick start     ${config.public_url}/docs/quick-start`,
    `  API reference   ${config.public_url}/docs`,
  ]
  if (operator) {
    lines.push(`  Operator login  ${operator.email}`)
    lines.push(`  Password        ${operator.generated_password ?? 'the one given in OPERATOR_PASSWORD'}`)
    if (operator.generated_password) lines.push('                  (shown only this once)')
  }
  if (operator && config.demo_data) {
    lines.push('  Demo data       200 claims, added in the background within a minute')
    lines.push(`  Creditor pages  ${config.public_url}/creditor, login ${DEMO_CREDITOR.email}, the same password`)
  }
  if (sandbox_token) {
    lines.push('', '  Sandbox token', `  ${sandbox_token}`, '', '  Try it')
    lines.push(`  curl -H "Authorization: Bearer ${sandbox_token}" ${local}/openapi/me`)
  } else {
    lines.push(
      '',
      '  To make an API token, log in as the operator, then create an organisation, a partner and a token:',
    )
    lines.push(
      `  curl -c cookies -H "Content-Type: application/json" -d '{"email":"${config.operator_email}","password":"…"}' ${local}/api/operator/session`,
    )
    lines.push(
      `  and POST to ${local}/api/operator/organizations, /partners, /partners/{id}/confirm and /tokens with -b cookies.`,
    )
  }
  return pageOf(lines, started)
}

const pageOf = (lines: readonly string[], { careless, store_away }: Started): string =>
  `\n${[...lines, ...storeLines(store_away), ...carelessLines(careless), '', '  Ctrl-C stops everything.'].join('\n')}\n\n`

const AREA_WIDTH = 14
const INDENT = ' '.repeat(AREA_WIDTH + 4)

const storeLines = (store_away: string | null): string[] =>
  store_away === null ? [] : ['', ...findingLines([warn('Files', store_away, WITHOUT_STORE)])]

function carelessLines(careless: readonly Finding[]): string[] {
  if (careless.length === 0) return []
  return ['', '  To mend before it holds real data ("mahnwerk doctor" looks again):', '', ...findingLines(careless)]
}

/** In the columns of the lines above. */
function findingLines(findings: readonly Finding[]): string[] {
  const { stdout } = process
  const width = columnsOf(stdout) - INDENT.length
  return findings.flatMap(({ area, text, mend = '' }) => {
    const [first = '', ...others] = wrapped(text, width)
    return [
      `  ${padded(paint(stdout, ['bold', 'yellow'], area), AREA_WIDTH)}  ${first}`,
      ...others.map((line) => INDENT + line),
      ...wrapped(mend, width).map((line) => INDENT + paint(stdout, 'cyan', line)),
    ]
  })
}

const modeName = ({ mode, is_drill }: Config): string =>
  is_drill ? `a drill on a ${mode} database: nothing leaves` : mode

/** The same for a program that started the server, as one line among the log lines. */
export function welcomeJson({ deps: { config }, first_start, stale_tables, careless, store_away }: Started): string {
  const { operator, sandbox_token } = first_start
  const line = {
    what: 'started',
    mode: config.mode,
    is_drill: config.is_drill,
    roles: config.roles,
    address: config.roles.includes('api') ? config.public_url : null,
    operator: operator && { email: operator.email, password: operator.generated_password },
    sandbox_token,
    stale_tables,
    careless,
    store_away,
  }
  return `${JSON.stringify(line)}\n`
}

/** Where this machine reaches the server, regardless of its public address. */
function localAddress({ host, port }: Config): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
