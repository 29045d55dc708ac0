const COMMON =
  /change|replace|secret|token|passwor[dt]|passwd|example|default|admin|root|user|postgres|mahnwerk|letmein|welcome|qwert[yz]?|asdf|test|key|1234(567890?|56?)?|abc|me|my|this|the/gi
const OTHER_CHARACTERS_MIN = 6
const DIFFERENT_CHARACTERS_MIN = 6

/** Too short, nearly the same character all along, or nothing but words that everybody tries first. */
export function isGuessable(secret: string, length_min: number): boolean {
  if (secret.length < length_min || new Set(secret).size < DIFFERENT_CHARACTERS_MIN) return true
  return secret.replace(COMMON, '').replace(/[^\p{L}\p{N}]/gu, '').length < OTHER_CHARACTERS_MIN
}
