import type { FastifyRequest } from 'fastify'
import type { DebtorCaller } from '../../../kernel/caller.ts'
import { preferredOf } from '../../../kernel/language.ts'
import { PORTAL_LANGUAGES } from './schema.ts'
import type { PortalLanguage } from './words.ts'

/** The one that was asked for, else the one that the debtor has chosen, else the browser's. */
export const languageFor = (
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
  debtor: Pick<DebtorCaller, 'language'> | undefined,
): PortalLanguage =>
  preferredOf(PORTAL_LANGUAGES, (query as { lang?: unknown }).lang ?? debtor?.language, headers['accept-language'])
