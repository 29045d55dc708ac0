import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DebtorCaller } from '../../../kernel/caller.ts'
import { setCaller } from '../../../platform/http/caller.ts'
import { goTo, HTML, inLanguage } from '../../../platform/http/plain-pages.ts'
import { newId } from '../../../platform/ids.ts'
import type { Deps } from '../../../platform/work.ts'
import { findDebtor } from '../../process/debtor-access/index.ts'
import { SAMPLE_LETTERHEAD } from '../../process/letters/index.ts'
import { languageFor, PORTAL_LANGUAGES, WORDS } from '../debtor-case/index.ts'
import type { CaseFrame, PortalFrame } from './frame.ts'

export type Query = { lang?: string; case_reference?: string; amount?: string; done?: string; reason?: string }
export type PageRequest = FastifyRequest<{ Querystring: Query }>

export const caseFrame = ({ config }: Deps, request: FastifyRequest, debtor: DebtorCaller): CaseFrame => ({
  ...frameFor(request, debtor),
  is_sandbox: config.mode === 'sandbox',
  form_key: newId(),
  country: debtor.country,
  // As on the letters of an organisation that has no letterhead yet.
  brand: debtor.collector ?? SAMPLE_LETTERHEAD.company_name,
})

const LANGUAGE_NAMES = Object.fromEntries(PORTAL_LANGUAGES.map((language) => [language, WORDS[language].name]))

function frameFor(request: FastifyRequest, debtor: DebtorCaller | undefined): PortalFrame {
  const language = languageFor(request, debtor)
  const path = request.url.split('?')[0] as string
  return { language, path, words: WORDS[language].frame, languages: LANGUAGE_NAMES }
}

/** For pages that show nothing of a case. */
export const frameOf = (request: FastifyRequest): PortalFrame => frameFor(request, undefined)

export const send = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).type(HTML).send(page)

export type Inside = (
  deps: Deps,
  at: { request: PageRequest; reply: FastifyReply; debtor: DebtorCaller; frame: CaseFrame },
) => Promise<FastifyReply>

/**
 * A stranger is sent to the door, and whoever has the code of a returned letter to the contact data. The door tells those
 * who sent a form that it did not arrive.
 */
export const inside =
  (deps: Deps, show: Inside, is_contact = false) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const debtor = await findDebtor(deps, request)
    if (!debtor) {
      const door = request.method === 'POST' ? '/debtor?done=expired' : '/debtor'
      return goTo(reply, inLanguage(door, frameOf(request).language))
    }
    setCaller(request, debtor)
    const frame = caseFrame(deps, request, debtor)
    if (debtor.is_contact_only && !is_contact) return goTo(reply, inLanguage('/debtor/contact', frame.language))
    return show(deps, { request: request as PageRequest, reply, debtor, frame })
  }
