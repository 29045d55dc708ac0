const UNREACHABLE = 'the host cannot be reached'
const CLOSED = 'the connection was closed before an answer came'
const NO_NAME = 'the host name could not be resolved'

const PHRASES: Readonly<Record<string, string>> = {
  ENOTFOUND: NO_NAME,
  EAI_AGAIN: NO_NAME,
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: CLOSED,
  ECONNABORTED: CLOSED,
  EPIPE: CLOSED,
  ETIMEDOUT: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
}

/** Why nothing came back, as a phrase. For TLS and the like the system's own text helps more than ours could. */
export function networkWordsOf(error: unknown): string {
  const [code] = codesOf(error)
  const phrase = PHRASES[code ?? '']
  if (phrase) return phrase
  if (code?.startsWith('HPE_')) return 'the answer is not valid HTTP'
  const message = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').trim() : ''
  return message || 'the request could not be sent'
}

/** The codes of an error and of everything that it wraps, its own first. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  const inner = error instanceof AggregateError ? error.errors : []
  return [...own, ...[error.cause, ...inner].flatMap(codesOf)]
}
