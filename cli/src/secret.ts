import { randomBytes } from 'node:crypto'
import { wrongUse } from './exit.ts'
import type { Shell } from './shell.ts'

/** Like those that the product makes. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

/** The secret of the receiver, from the option or the environment; undefined if neither has one. */
export function givenSecret({ env }: Shell, option: string | undefined): string | undefined {
  const secret = option ?? env.MAHNWERK_WEBHOOK_SECRET
  if (secret === '') throw wrongUse('--secret is empty: with an empty secret anybody could sign.')
  return secret
}

export function requireSecret(shell: Shell, option: string | undefined): string {
  const secret = givenSecret(shell, option)
  if (!secret) throw wrongUse('A secret is needed: give --secret or set MAHNWERK_WEBHOOK_SECRET.')
  return secret
}
