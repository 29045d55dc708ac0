/** The language that the page is shown in, for code that runs without one too. */
export const spokenLanguage = (): 'de' | 'en' | undefined => {
  const lang = globalThis.document?.documentElement.lang
  return lang === 'de' || lang === 'en' ? lang : undefined
}
