import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DebtorCaller } from '../../../kernel/caller.ts'
import { readersLanguage } from '../../../kernel/language.ts'
import { type Frame, goTo, HTML, inLanguage } from '../../../platform/http/plain-pages.ts'
import { newId } from '../../../platform/ids.ts'
import type { Deps } from '../../../platform/work.ts'
import { findDebtor } from '../../process/debtor-access/index.ts'
import { languageFor } from '../debtor-case/index.ts'
import type { CaseFrame } from './frame.ts'

export type Query = { lang?: string; case_reference?: string; amount?: string; done?: string; reason?: string }
export type PageRequest = FastifyRequest<{ Querystring: Query }>

export const caseFrame = ({ config }: Deps, request: FastifyRequest, debtor: DebtorCaller): CaseFrame => ({
  ...frameOf(request),
  language: languageFor(request, debtor),
  is_sandbox: config.mode === 'sandbox',
  form_key: newId(),
})

export function frameOf(request: FastifyRequest): Frame {
  const { query, headers, url } = request as PageRequest
  return { language: readersLanguage(query.lang, headers['accept-language']), path: url.split('?')[0] as string }
}

export const send = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).type(HTML).send(page)

export type Inside = (
  deps: Deps,
  at: { request: PageRequest; reply: FastifyReply; debtor: DebtorCaller },
) => Promise<FastifyReply>

/** A stranger is sent to the door, and whoever has the code of a returned letter to the contact data. */
export const inside =
  (deps: Deps, show: Inside, is_contact = false) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const debtor = await findDebtor(deps, request)
    if (!debtor) return goTo(reply, inLanguage('/debtor', frameOf(request).language))
    const frame = caseFrame(deps, request, debtor)
    if (debtor.is_contact_only && !is_contact) return goTo(reply, inLanguage('/debtor/contact', frame.language))
    return show(deps, { request: request as PageRequest, reply, debtor })
  }
