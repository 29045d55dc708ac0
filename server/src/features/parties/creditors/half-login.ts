import { createHash, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../platform/work.ts'
import type { PersonRow } from './queries.ts'
import { HALF_LOGIN_MINUTES } from './rules.ts'

const contentOf = ({ id, password_hash }: PersonRow, until_ms: number): string =>
  createHash('sha256').update(`half login ${id} ${password_hash} ${until_ms}`).digest('base64url')

/**
 * Stands for a right password on the page that asks for the code, so that nobody types the password twice and no page
 * holds it. It opens nothing without the code.
 */
export function halfLogin({ vault, clock }: Deps, person: PersonRow): string {
  const until_ms = clock.wall().getTime() + HALF_LOGIN_MINUTES * 60_000
  return vault.seal(`${until_ms} ${contentOf(person, until_ms)}`).toString('base64url')
}

/** Whether it was made for this person and this password a short while ago. */
export function isHalfOf({ vault, clock }: Deps, half: string, person: PersonRow): boolean {
  const [until = '', content = ''] = openedBy(vault, half).split(' ')
  const until_ms = Number(until)
  const [given, expected] = [Buffer.from(content), Buffer.from(contentOf(person, until_ms))]
  return until_ms > clock.wall().getTime() && given.length === expected.length && timingSafeEqual(given, expected)
}

function openedBy(vault: Deps['vault'], half: string): string {
  try {
    return vault.open(Buffer.from(half, 'base64url'))
  } catch {
    return ''
  }
}
