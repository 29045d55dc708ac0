import { lawOf } from '../../../law/laws.ts'
import { isAtCourt, type Stage } from '../../case/claims/index.ts'
import { type Address, primaryAddress } from '../../parties/debtors/index.ts'
import { hasTitle } from './rules.ts'
import { type PortalLanguage, WORDS } from './words.ts'

type AtCourt = {
  readonly claim: { readonly collection_stage: Stage }
  readonly debtor: { readonly addresses: readonly Address[] }
}

/**
 * From the filing on whoever writes to us must know that the court does not hear it. The procedure is that of the
 * address. Once there is a title, what helped before helps no more.
 */
export function courtNotice({ claim, debtor }: AtCourt, language: PortalLanguage): string | null {
  if (!isAtCourt(claim.collection_stage)) return null
  const { dispute, law_language } = WORDS[language]
  const by_law = lawOf(primaryAddress(debtor)?.country ?? null)?.procedure?.words[law_language]
  const what_helps = hasTitle(claim.collection_stage)
    ? (by_law?.after_title ?? dispute.ask_advice)
    : (by_law?.objection ?? dispute.ask_court)
  return `${dispute.no_objection} ${what_helps}`
}
