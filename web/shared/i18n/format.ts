import { useTranslation } from 'react-i18next'
import { type Format, formatOf } from './formats.ts'

const formats = new Map<string, Format>()

/** Money, dates and numbers as they are written in the language that is spoken. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  const known = formats.get(i18n.language) ?? formatOf(i18n.language)
  formats.set(i18n.language, known)
  return known
}
