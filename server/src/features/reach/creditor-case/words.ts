import type { Language } from '../../../kernel/language.ts'
import { DE } from './words/de.ts'
import { EN } from './words/en.ts'
import type { CaseWords, TimelineKind } from './words/texts.ts'

export type { CaseWords, TimelineKind }

export const WORDS: Readonly<Record<Language, CaseWords>> = { de: DE, en: EN }

/** What can stand in the timeline of a case. */
export const TIMELINE_KINDS = Object.keys(DE.timeline) as [TimelineKind, ...TimelineKind[]]
