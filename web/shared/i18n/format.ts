import { useTranslation } from 'react-i18next'
import { type Format, formatOf } from './formats.ts'

const formats = new Map<string, Format>()

/** Formats money, dates and numbers for the current language. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  const known = formats.get(i18n.language) ?? formatOf(i18n.language)
  formats.set(i18n.language, known)
  return known
}
