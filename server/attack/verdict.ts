import type { Attack } from './requests.ts'
import type { Answer, Outcome } from './wire.ts'

/** What only the inside of the product would print, whatever a request says. */
const INSIDES = [
  '\n    at ',
  '\\n    at ',
  '/server/src/',
  'node_modules/',
  'PostgresError',
  'duplicate key value',
  'violates ',
  'syntax error at',
]

/** What is wrong with an answer; empty if nothing. */
export function faultsOf(attack: Attack, outcome: Outcome): string[] {
  if (outcome === 'hung') return ['no answer']
  if (outcome === 'dropped') return attack.is_answer_due ? ['the connection was dropped without an answer'] : []
  const faults = outcome.status >= 500 ? [`status ${outcome.status}`] : []
  if (outcome.more.length > 0) faults.push(`a second answer: ${outcome.more.toString('latin1').slice(0, 40)}`)
  return [...faults, ...leaksIn(attack, outcome), ...formFaults(attack, outcome)]
}

function leaksIn({ caller }: Attack, { status, head, body }: Answer): string[] {
  const text = `${head}\n${body.toString('utf8')}`
  const shown = caller.hidden.filter((secret) => text.includes(secret)).map((secret) => `shows ${secret.slice(0, 8)}…`)
  const is_told = status >= 400 || head.includes('application/json')
  const inner = is_told
    ? INSIDES.filter((sign) => text.includes(sign)).map((sign) => `prints ${JSON.stringify(sign)}`)
    : []
  return [...shown, ...inner]
}

/** Every answer of an interface is an envelope, every other refusal an envelope or a page. */
function formFaults({ method, path }: Attack, { status, head, body }: Answer): string[] {
  if (method === 'HEAD' || status === 204 || status === 304 || body.length === 0) {
    const may_be_empty = method === 'HEAD' || method === 'OPTIONS' || status < 400
    return may_be_empty ? [] : [`status ${status} without a body`]
  }
  if (head.includes('application/json')) return isEnvelope(body, path) ? [] : ['JSON without an envelope']
  if (status < 400) return []
  return body.includes('<!doctype html') || body.includes('<!DOCTYPE html')
    ? []
    : ['a refusal that is neither JSON nor a page']
}

function isEnvelope(body: Buffer, path: string): boolean {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    const is_object = typeof value === 'object' && value !== null
    // Health, documents and files have forms of their own.
    return is_object && ('success' in value || !/^\/(?:api|openapi|sandbox)\//.test(path) || 'openapi' in value)
  } catch {
    return false
  }
}
