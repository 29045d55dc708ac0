import { LANGUAGES, type Language } from '../../kernel/language.ts'

export type MailText = { readonly subject: string; readonly text: string }

/** In the reader's language, or in all of ours while we do not know it. */
export function writtenFor(language: Language | null, write: (language: Language) => MailText): MailText {
  const texts = (language ? [language] : LANGUAGES).map(write)
  return {
    subject: texts.map(({ subject }) => subject).join(' / '),
    text: texts.map(({ text }) => text).join('\n--\n\n'),
  }
}
