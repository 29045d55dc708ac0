import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { MadeFileAnswer, sendMade } from '../../../platform/http/download.ts'
import { countedPageOf, dataOf, errorsOf, ok, pageOf, sumOf } from '../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../platform/http/paging.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { Claim, claimOut, readClaim } from '../../case/claims/index.ts'
import { packagePage } from './package-page.ts'
import { countCourtCasesByStatus, countMessages, listCourtCases, listMessages } from './queries.court.ts'
import { COURT_STATUSES } from './rules.ts'
import * as court from './schema.court.ts'
import { FilingPackage, packageOut } from './schema.package.ts'
import { Estimate } from './schema.ts'
import { recordFiling, recordMessage, recordTitle } from './service.court.ts'
import { readFilingPackage, readReadiness } from './service.package.ts'
import { readIfReversed, reverseFiling, reverseTitle } from './service.reversal.ts'
import { readEstimate } from './service.ts'

const TAGS = ['Court']
const IdPath = Type.Object({ id: Uuid })

export function courtRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/court-desk',
    {
      schema: {
        operationId: 'listCourtDesk',
        summary: 'Claims at the court step; who has waited longest comes first',
        tags: TAGS,
        querystring: pagedQuery(court.COURT_FILTERS),
        response: { 200: countedPageOf(court.CourtCase, COURT_STATUSES), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit, ...filter } }) => {
      const [rows, counts] = await Promise.all([
        listCourtCases(deps.db, filter, { page, limit }),
        countCourtCasesByStatus(deps.db, filter),
      ])
      const total = filter.status ? counts[filter.status] : sumOf(counts)
      return { ...ok(rows.map(court.courtCaseOut)), total, page, limit, counts }
    },
  )

  packageRoutes(api, deps)
  courtStepRoutes(api, deps)
  reversalRoutes(api, deps)
  messageRoutes(api, deps)
}

/** A claim and the moment at which it is looked at. */
async function look(deps: Deps, caller: OperatorCaller, id: string) {
  const claim = await readClaim(deps.db, caller, id)
  const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  return { claim, at: { now, legal: await deps.legal.read(deps.db) } }
}

function packageRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/claims/:id/court-readiness',
    {
      schema: {
        operationId: 'getTeamCourtReadiness',
        summary: 'What is missing for a filing, each with the call that mends it',
        tags: TAGS,
        params: IdPath,
        response: { 200: dataOf(court.Readiness), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params: { id } }) => {
      const { claim, at } = await look(deps, caller, id)
      const { estimate, missing } = await readReadiness(deps.db, claim, at)
      return ok(court.readinessOut(id, estimate.procedure, missing))
    },
  )

  api.get(
    '/claims/:id/lawsuit-decision/estimate',
    {
      schema: {
        operationId: 'getTeamLawsuitEstimate',
        summary: 'What going to court would cost, and whether it is possible',
        tags: TAGS,
        params: IdPath,
        response: { 200: dataOf(Estimate), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params: { id } }) => {
      const { claim, at } = await look(deps, caller, id)
      return ok(await readEstimate(deps.db, claim, at))
    },
  )

  api.get(
    '/claims/:id/filing-package',
    {
      schema: {
        operationId: 'getFilingPackage',
        summary: 'All that the form of the court asks for, with the evidence and where it is downloaded',
        tags: TAGS,
        params: IdPath,
        response: { 200: dataOf(FilingPackage), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params: { id } }) => {
      const { claim, at } = await look(deps, caller, id)
      return ok(packageOut(await readFilingPackage(deps.db, claim, at)))
    },
  )

  api.get(
    '/claims/:id/filing-package.pdf',
    {
      schema: {
        operationId: 'getFilingPackageFile',
        summary: 'The same as a PDF file',
        tags: TAGS,
        params: IdPath,
        response: { ...MadeFileAnswer, ...errorsOf(400, 401, 404, 503) },
      },
    },
    async ({ caller, params: { id } }, reply) => {
      const { claim, at } = await look(deps, caller, id)
      const facts = await readFilingPackage(deps.db, claim, at)
      const page = packagePage(facts, { is_sandbox: deps.config.mode === 'sandbox' })
      const bytes = await deps.typesetter.pdf('filing-package', page, claim.organization_id)
      const filename = `${claim.case_reference}-filing.pdf`
      return sendMade(reply, { bytes, mime_type: 'application/pdf', filename }) as never
    },
  )
}

function courtStepRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/claims/:id/filing',
    {
      schema: {
        operationId: 'recordFiling',
        summary: 'Record that the filing was dispatched; the claim moves to dunning_action_filed',
        tags: TAGS,
        params: IdPath,
        body: court.FilingBody,
        response: { 200: dataOf(court.FiledClaim), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(court.filedOut(await recordFiling(work, request.params.id, request.body))),
      })),
  )

  api.post(
    '/claims/:id/title',
    {
      schema: {
        operationId: 'recordTitle',
        summary: 'Record the enforceable title; the claim moves to exekutionsantrag_recommended',
        tags: TAGS,
        params: IdPath,
        body: court.TitleBody,
        response: { 200: dataOf(court.TitledClaim), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(court.titledOut(await recordTitle(work, request.params.id, request.body))),
      })),
  )
}

function reversalRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/claims/:id/court-reversal',
    {
      schema: {
        operationId: 'getCourtReversal',
        summary: 'What it would do to take back the title, or the filing where there is no title',
        tags: TAGS,
        params: IdPath,
        response: { 200: dataOf(court.IfReversed), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params: { id } }) => {
      const { claim, at } = await look(deps, caller, id)
      return ok(court.ifReversedOut(await readIfReversed(deps.db, claim, at)))
    },
  )

  api.post(
    '/claims/:id/filing/reverse',
    {
      schema: {
        operationId: 'reverseFiling',
        summary: 'Take back a filing that was recorded by mistake; the claim goes back to dunning_action_recommended',
        tags: TAGS,
        params: IdPath,
        body: court.CourtReversal,
        response: { 200: dataOf(Claim), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(claimOut(await reverseFiling(work, request.params.id, request.body.note))),
      })),
  )

  api.post(
    '/claims/:id/title/reverse',
    {
      schema: {
        operationId: 'reverseTitle',
        summary: 'Take back a title that was recorded by mistake; the claim goes back to dunning_action_filed',
        tags: TAGS,
        params: IdPath,
        body: court.CourtReversal,
        response: { 200: dataOf(Claim), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(claimOut(await reverseTitle(work, request.params.id, request.body.note))),
      })),
  )
}

function messageRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/claims/:id/court-messages',
    {
      schema: {
        operationId: 'recordCourtMessage',
        summary: 'Record what the court let us know; an objection makes the case disputed',
        tags: TAGS,
        params: IdPath,
        body: court.MessageBody,
        response: { 201: dataOf(court.Message), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 201,
        body: ok(court.messageOut(await recordMessage(work, request.params.id, request.body))),
      })),
  )

  api.get(
    '/claims/:id/court-messages',
    {
      schema: {
        operationId: 'listCourtMessages',
        summary: 'What the court let us know, newest first',
        tags: TAGS,
        params: IdPath,
        querystring: pagedQuery({}),
        response: { 200: pageOf(court.Message), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params: { id }, query: { page, limit } }) => {
      await readClaim(deps.db, caller, id)
      const [rows, total] = await Promise.all([listMessages(deps.db, id, { page, limit }), countMessages(deps.db, id)])
      return { ...ok(rows.map(court.messageOut)), total, page, limit }
    },
  )
}
