import type { Language } from '../../../kernel/language.ts'
import { DE } from './words/de.ts'
import { EN } from './words/en.ts'
import type { CaseWords } from './words/texts.ts'

export type { CaseWords }

export const WORDS: Readonly<Record<Language, CaseWords>> = { de: DE, en: EN }
