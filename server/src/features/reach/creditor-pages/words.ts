import type { Language } from '../../../kernel/language.ts'
import { DE, type PageWords } from './words/de.ts'
import { EN } from './words/en.ts'

export type { PageWords }

export const WORDS: Readonly<Record<Language, PageWords>> = { de: DE, en: EN }
