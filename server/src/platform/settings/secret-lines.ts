/**
 * A token secret is one line, or several while it is being replaced: the first signs, seals and hashes, and what any of
 * them signed, sealed or hashed is still good.
 */
export const secretsOf = (token_secret: string): string[] => linesOf(token_secret).map(({ text }) => text)

/**
 * All that may have signed: the lines, newest first, and then the longer texts, as they stand there, that begin with the
 * first line or end with the last. Before there was a list, a secret with line breaks, such as "openssl rand" makes them,
 * counted as one. So it is still known as it was, and also above or below the one that takes its place.
 */
export function knownSecrets(token_secret: string): string[] {
  const lines = linesOf(token_secret)
  const [begin, end] = [lines[0]?.begin ?? 0, lines.at(-1)?.end ?? 0]
  const longer = lines
    .slice(1)
    .flatMap((line) => [token_secret.slice(line.begin, end), token_secret.slice(begin, line.end)])
  return [...new Set([...lines.map(({ text }) => text), ...longer])]
}

type Line = { readonly text: string; readonly begin: number; readonly end: number }

/** Without the empty ones. */
function linesOf(token_secret: string): Line[] {
  let begin = 0
  return token_secret.split('\n').flatMap((line) => {
    const text = line.trim()
    const at = begin + line.indexOf(text)
    begin += line.length + 1
    return text ? [{ text, begin: at, end: at + text.length }] : []
  })
}
