import { createSigner, createVerifier } from 'fast-jwt'
import { knownSecrets } from '../../../platform/settings/secret-lines.ts'

const ISSUER = 'mahnwerk'
/** A header of our own: every token begins with the same letters, so that a leaked one is found by a search. */
const TYPE = 'mahnwerk+jwt'
const ALGORITHM = 'HS256'

export type TokenClaims = {
  jti: string
  org: string
  kind: 'partner' | 'organization'
  partner: string | null
  mode: 'sandbox' | 'live'
  /** Seconds, as the standard has it. */
  iat: number
  exp: number | null
}

export type TokenSigner = {
  /** With the newest secret. */
  sign(claims: TokenClaims): string
  /** What each secret makes of the claims, the newest first. */
  signEach(claims: TokenClaims): readonly string[]
  /** Whether one of the secrets signed it. */
  verify(token: string): { jti: string } | undefined
}

export function openTokenSigner(token_secret: string): TokenSigner {
  const [newest, ...older] = knownSecrets(token_secret).map(signerOf) as [OneSigner, ...OneSigner[]]
  return {
    sign: (claims) => newest.sign(claims),
    signEach: (claims) => [newest, ...older].map((signer) => signer.sign(claims)),
    verify(token) {
      for (const signer of [newest, ...older]) {
        const claims = signer.verify(token)
        if (claims) return claims
      }
      return undefined
    },
  }
}

type OneSigner = Omit<TokenSigner, 'signEach'>

function signerOf(secret: string): OneSigner {
  const sign = createSigner({ key: secret, algorithm: ALGORITHM, header: { typ: TYPE, alg: ALGORITHM } })
  // Expiry is judged by the stored row and our clock; the signature is judged here.
  const verify = createVerifier({
    key: secret,
    algorithms: [ALGORITHM],
    allowedIss: ISSUER,
    requiredClaims: ['jti', 'org', 'kind', 'mode'],
    checkTyp: TYPE,
    ignoreExpiration: true,
  })
  return {
    sign: ({ partner, exp, ...claims }) =>
      sign({ iss: ISSUER, ...claims, ...(partner ? { partner } : {}), ...(exp === null ? {} : { exp }) }),
    verify(token) {
      try {
        const { jti } = verify(token) as { jti: unknown }
        return typeof jti === 'string' ? { jti } : undefined
      } catch {
        return undefined
      }
    },
  }
}
