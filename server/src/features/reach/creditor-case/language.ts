import type { FastifyRequest } from 'fastify'
import type { CreditorPerson } from '../../../kernel/caller.ts'
import { formatOf } from '../../../kernel/format.ts'
import { type Language, readersLanguage } from '../../../kernel/language.ts'
import type { Reading } from './facts.ts'
import { WORDS } from './words.ts'

type Asking = Pick<FastifyRequest, 'query' | 'headers'>

/** The language that was asked for, else the person's own, else the browser's. */
export const languageFor = ({ query, headers }: Asking, { language }: Pick<CreditorPerson, 'language'>): Language =>
  readersLanguage((query as { lang?: unknown }).lang ?? language, headers['accept-language'])

export function readingOf(asking: Asking, person: CreditorPerson): Reading {
  const language = languageFor(asking, person)
  const { country } = person
  return { words: WORDS[language], format: formatOf(language, country) }
}
