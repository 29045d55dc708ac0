import type { FastifyRequest } from 'fastify'
import type { CreditorPerson } from '../../../kernel/caller.ts'
import { formatOf } from '../../../kernel/format.ts'
import { readersLanguage } from '../../../kernel/language.ts'
import type { Reading } from './facts.ts'
import { WORDS } from './words.ts'

/** The language that was asked for, else the person's own, else the browser's. */
export function readingOf(
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
  { language: chosen, country }: CreditorPerson,
): Reading {
  const language = readersLanguage((query as { lang?: unknown }).lang ?? chosen, headers['accept-language'])
  return { words: WORDS[language], format: formatOf(language, country) }
}
