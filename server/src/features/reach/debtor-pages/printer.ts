import { type Printer, printerOf as printerIn } from '../../../audiences/pages/printer.ts'
import { formatOf } from '../../../kernel/format.ts'
import { type PortalLanguage, WORDS } from '../debtor-case/index.ts'

/** In German the names of months differ by the reader's country. */
export const printerOf = (language: PortalLanguage, country: string | null = null): Printer =>
  printerIn(formatOf(WORDS[language].locale, country))
