/** Where a token comes from. */
export const TOKEN_HINT =
  '`npm start` of a sandbox prints a token; a live one comes from the service team, and each works in its own mode only'

/** What to check when there was no connection, by the runtime's code for it. */
const BY_CODE: readonly (readonly [code: RegExp, hint: string])[] = [
  [/^(?:ECONNREFUSED|ConnectionRefused)$/, 'nothing listens there: is the service running, and is the port right?'],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'there is no such host, or no name server: is base_url spelled right?'],
  [/^(?:EPROTO|ERR_SSL_WRONG_VERSION_NUMBER)$/, 'is it http:// and not https://, or the other way round?'],
  [/CERT|^UNABLE_TO_|^ERR_TLS_/, 'its certificate is not accepted: is its issuer known here (NODE_EXTRA_CA_CERTS)?'],
]

/** What to check, in words. */
export const connectionHint = (code: string | undefined): string =>
  BY_CODE.find(([pattern]) => pattern.test(code ?? ''))?.[1] ?? 'check base_url, the network, and any proxy in between'
