import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DebtorCaller } from '../../../kernel/caller.ts'
import type { Deps } from '../../../platform/work.ts'
import { findDebtor } from '../../process/debtor-access/index.ts'
import { WORDS } from '../debtor-case/index.ts'
import { caseFrame, frameOf, innerPage, type PortalFrame, portalPage, send } from '../debtor-pages/index.ts'
import { readHelp, readImprint } from './help.ts'
import { type HelpPage, helpPage, privacyPage } from './pages.ts'

const HIDDEN = { schema: { hide: true } } as const

/** Pages for everybody. Whoever is inside sees what concerns the own case. */
export function helpPageRoutes(scope: FastifyInstance, deps: Deps): void {
  scope.get('/debtor/help', HIDDEN, async (request, reply) => {
    const debtor = await findInside(deps, request)
    const help = await readHelp(deps, debtor)
    return send(
      reply,
      pageFor(deps, request, debtor, (reader) => helpPage(reader, help)),
    )
  })
  scope.get('/debtor/privacy', HIDDEN, async (request, reply) => {
    const debtor = await findInside(deps, request)
    const { language } = debtor ? caseFrame(deps, request, debtor) : frameOf(request)
    const imprint = await readImprint(deps, debtor, WORDS[language].law_language)
    return send(
      reply,
      pageFor(deps, request, debtor, (reader) => privacyPage(reader, imprint)),
    )
  })
}

/** The code of a returned letter may be in somebody else's hands: to them we are strangers. */
async function findInside(deps: Deps, request: FastifyRequest): Promise<DebtorCaller | undefined> {
  const debtor = await findDebtor(deps, request)
  return debtor?.is_contact_only ? undefined : debtor
}

type Show = (reader: Pick<PortalFrame, 'language'> & { is_inside: boolean }) => HelpPage

function pageFor(deps: Deps, request: FastifyRequest, debtor: DebtorCaller | undefined, show: Show): string {
  if (!debtor) {
    const frame = frameOf(request)
    return portalPage(frame, show({ language: frame.language, is_inside: false }))
  }
  const frame = caseFrame(deps, request, debtor)
  const { title, body } = show({ language: frame.language, is_inside: true })
  return innerPage(frame, title, body)
}
