import type { Language } from '@mahnwerk/claim-table'
import { useTranslation } from 'react-i18next'

/** The language of the pages, as tables are told of in it. */
export const useTableLanguage = (): Language => (useTranslation().i18n.language === 'de' ? 'de' : 'en')
