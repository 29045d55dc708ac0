import { DE } from './words/de.ts'
import { EN } from './words/en.ts'
import type { CaseWords } from './words/texts.ts'

export type { CaseWords }

/** A further language is one more file and its line here. The first counts where a browser prefers none of them. */
const FILES = { de: DE, en: EN }

/** A language of the debtor portal. Letters may not be written in it. */
export type PortalLanguage = keyof typeof FILES

export const WORDS: Readonly<Record<PortalLanguage, CaseWords>> = FILES
