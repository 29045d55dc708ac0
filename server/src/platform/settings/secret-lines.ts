/**
 * A token secret is one line, or several while it is being replaced: the first signs, seals and hashes, and what any of
 * them signed, sealed or hashed is still good.
 */
export const secretsOf = (token_secret: string): string[] =>
  token_secret
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
