import { codeOf } from '../error-code.ts'
import { ADDRESS_REFUSED, NAME_UNKNOWN } from './vetted-lookup.ts'

/** Why we stopped an attempt. */
export class StopError extends Error {
  readonly is_ours: boolean
  constructor(message: string, is_ours: boolean) {
    super(message)
    this.is_ours = is_ours
  }
}

export type Failure = { readonly error: string; readonly is_ours: boolean }

/** Our own machine has run out of something; the endpoint has nothing to do with it. */
const OURS = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS', 'EADDRNOTAVAIL'])

const UNTRUSTED = 'TLS: the certificate is not signed by a trusted authority'
const UNREACHABLE = 'the host cannot be reached'
const CLOSED = 'the connection was closed before an answer came'

/** Partners read these. Each code has a phrase of ours, never the system's text, which names addresses. */
const PHRASES: Readonly<Record<string, string>> = {
  [NAME_UNKNOWN]: 'the host name could not be resolved',
  [ADDRESS_REFUSED]: 'the host name leads to an internal address',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: CLOSED,
  ECONNABORTED: CLOSED,
  EPIPE: CLOSED,
  ETIMEDOUT: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  EHOSTDOWN: UNREACHABLE,
  ENETDOWN: UNREACHABLE,
  HPE_HEADER_OVERFLOW: "the answer's header is too large",
  CERT_HAS_EXPIRED: 'TLS: the certificate has expired',
  CERT_NOT_YET_VALID: 'TLS: the certificate is not valid yet',
  CERT_REVOKED: 'TLS: the certificate was revoked',
  ERR_TLS_CERT_ALTNAME_INVALID: 'TLS: the certificate is made out for another host name',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  CERT_UNTRUSTED: UNTRUSTED,
}

export function failureOf(error: unknown): Failure {
  if (error instanceof StopError) return { error: error.message, is_ours: error.is_ours }
  const codes = codesOf(error)
  if (codes.some((code) => OURS.has(code))) return { error: 'the service was short of resources', is_ours: true }
  return { error: phraseOf(codes[0] ?? ''), is_ours: false }
}

function phraseOf(code: string): string {
  const phrase = PHRASES[code]
  if (phrase) return phrase
  if (code.startsWith('HPE_')) return 'the answer is not valid HTTP'
  if (/^(?:ERR_SSL_|ERR_TLS_|EPROTO$)/.test(code)) return 'TLS: no secure connection could be agreed on'
  // The remaining OpenSSL names for faults of a certificate or its chain.
  if (/CERT|CRL|CHAIN|ISSUER|SIGNATURE|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH/.test(code))
    return 'TLS: the certificate is not valid'
  return 'the request could not be sent'
}

/** The codes of an error and of everything that it wraps, its own first. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors : []
  return [codeOf(error), ...[error.cause, ...inner].flatMap(codesOf)].filter(Boolean)
}
