import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

export const LANGUAGES = ['de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const KEY = 'mahnwerk-language'

const isLanguage = (value: string | null): value is Language => LANGUAGES.includes(value as Language)

/** The language chosen here before, else the browser's if we have it, else English. */
export function firstLanguage(): Language {
  const chosen = localStorage.getItem(KEY)
  return isLanguage(chosen) ? chosen : browserLanguage()
}

export function browserLanguage(): Language {
  return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en'
}

// Initialised at once, since every area adds its words when it is loaded.
void i18next.use(initReactI18next).init({
  lng: firstLanguage(),
  fallbackLng: false,
  initAsync: false,
  resources: {},
  interpolation: { escapeValue: false },
})
document.documentElement.lang = i18next.language

export { i18next }

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(KEY, language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}
