import type { FastifyRequest } from 'fastify'
import type { DebtorCaller } from '../../../kernel/caller.ts'
import { type Language, readersLanguage } from '../../../kernel/language.ts'

/** The one that was asked for, else the one that the debtor has chosen, else the browser's. */
export const languageFor = (
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
  debtor: DebtorCaller | undefined,
): Language => readersLanguage((query as { lang?: unknown }).lang ?? debtor?.language, headers['accept-language'])
