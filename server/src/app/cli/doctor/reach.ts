import { type Config, isLoopback } from '../../../platform/config.ts'
import { type Answer, ask } from '../../../platform/outbound/ask.ts'
import { type Finding, fail, ok, warn } from '../../checks/finding.ts'

/** An export without anything in it, which every collector takes. */
export async function checkTelemetry({ otlp }: Config): Promise<Finding[]> {
  if (!otlp) return []
  const empty = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  const answers = [await ask(`${otlp.endpoint}/v1/metrics`, empty), await ask(`${otlp.endpoint}/v1/traces`, empty)]
  return judgeTelemetry(otlp.endpoint, answers)
}

export function judgeTelemetry(endpoint: string, answers: readonly Answer[]): Finding[] {
  const AREA = 'Telemetry'
  const bad = answers.find((answer) => 'fault' in answer || answer.status >= 300)
  if (!bad) return [ok(AREA, `${endpoint} takes metrics and traces`)]
  const found = 'fault' in bad ? `does not answer (${bad.fault})` : `answers with ${bad.status}`
  const mend =
    'Correct OTEL_EXPORTER_OTLP_ENDPOINT (without /v1/…), or start the collector; the service itself goes on.'
  return [warn(AREA, `${endpoint} ${found}: metrics and traces are dropped`, mend)]
}

export async function checkPublicUrl({ public_url, roles }: Config): Promise<Finding[]> {
  return roles.includes('api') ? judgePublicUrl(public_url, await ask(`${public_url}/healthz`)) : []
}

const UNKNOWN_NAME = new Set(['ENOTFOUND', 'EAI_AGAIN'])
const NOBODY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'TimeoutError'])

/** What people and partners reach under the address that we print. */
export function judgePublicUrl(public_url: string, answer: Answer): Finding[] {
  const AREA = 'Public URL'
  const is_here = isLoopback(new URL(public_url).hostname)
  if ('fault' in answer) {
    if (UNKNOWN_NAME.has(answer.code))
      return [
        // Inside a network it may be known by another name only.
        warn(
          AREA,
          `the name in ${public_url} is not known here (${answer.code})`,
          'Correct PUBLIC_URL or the DNS, unless it is known outside.',
        ),
      ]
    if (!NOBODY.has(answer.code) && !answer.code.startsWith('UND_ERR'))
      return [
        fail(
          AREA,
          `${public_url} cannot be opened (${answer.fault})`,
          'Give the proxy a certificate that is good for this name, or correct PUBLIC_URL.',
        ),
      ]
    if (is_here) return [ok(AREA, `${public_url}; no server answers there now`)]
    return [
      warn(
        AREA,
        `${public_url} does not answer from here (${answer.fault})`,
        'Start the server and its proxy, and look at the firewall; it may still answer from outside.',
      ),
    ]
  }
  const wanted = new URL(public_url)
  const reached = new URL(answer.url)
  if (reached.origin !== wanted.origin)
    return [
      warn(
        AREA,
        `${public_url} leads on to ${reached.origin}`,
        `Set PUBLIC_URL=${reached.origin}, which is what people see.`,
      ),
    ]
  if (answer.status === 200 && answer.text.includes('"status":"ok"')) return [ok(AREA, `${public_url} answers`)]
  return [
    warn(
      AREA,
      `${public_url} is not this service: /healthz answers with ${answer.status}`,
      'Let the proxy pass on all paths to the server, and start the server; else correct PUBLIC_URL.',
    ),
  ]
}
