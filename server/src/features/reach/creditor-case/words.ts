import type { Language } from '../../../kernel/language.ts'
import type { BlockedReason } from '../../case/claims/index.ts'
import type { Standing } from './rules.ts'
import { DE } from './words/de.ts'
import { EN } from './words/en.ts'
import type { CaseWords, TimelineKind } from './words/texts.ts'

export type { CaseWords, TimelineKind }

export const WORDS: Readonly<Record<Language, CaseWords>> = { de: DE, en: EN }

/** What can stand in the timeline of a case. */
export const TIMELINE_KINDS = Object.keys(DE.timeline) as [TimelineKind, ...TimelineKind[]]

type Stood = { readonly standing: Standing; readonly blocked_reason: BlockedReason | null }

/** How a case stands, in a few words. What rests says why. */
export function standingWords({ standing, blocked_reason }: Stood, language: Language): string {
  const { short, blocked } = WORDS[language]
  return standing === 'blocked' && blocked_reason
    ? `${short.blocked}: ${blocked[blocked_reason].short}`
    : short[standing]
}
