import { lawOf } from '../../../law/laws.ts'
import type { Stage } from '../../case/claims/index.ts'
import { type Address, primaryAddress } from '../../parties/debtors/index.ts'
import { isAtCourt } from '../../process/messages/index.ts'
import { type PortalLanguage, WORDS } from './words.ts'

type AtCourt = {
  readonly claim: { readonly collection_stage: Stage }
  readonly debtor: { readonly addresses: readonly Address[] }
}

/** From the filing on whoever writes to us must know that the court does not hear it. The procedure is that of the address. */
export function courtNotice({ claim, debtor }: AtCourt, language: PortalLanguage): string | null {
  if (!isAtCourt(claim.collection_stage)) return null
  const { dispute, law_language } = WORDS[language]
  const procedure = lawOf(primaryAddress(debtor)?.country ?? null)?.procedure
  return `${dispute.no_objection} ${procedure?.words[law_language].objection ?? dispute.ask_court}`
}
