import type { ClaimFile } from './file.ts'

type Told = Readonly<Record<string, string>>

/** How the partner learns of a change, as the context of words: by webhook, only from its feed, or there is none. */
export function toldBy({ partner_id, partner_webhook }: Pick<ClaimFile, 'partner_id' | 'partner_webhook'>): Told {
  if (partner_id === null) return { context: 'alone' }
  return partner_webhook ? {} : { context: 'feed' }
}
