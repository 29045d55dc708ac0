import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { recordAccess, recordAccessOf } from '../../../platform/audit/audit.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import type { Deps, TeamWork } from '../../../platform/work.ts'
import { countRequests, listRequests } from './queries.ts'
import * as desk from './schema.ts'
import { announceLifting, correct, liftRestriction, restrict } from './service.measures.ts'
import {
  addSubject,
  answerRequest,
  checkIdentity,
  extendRequest,
  readRequestFile,
  recordRequest,
  refuseRequest,
  removeSubject,
  searchPeople,
  tellRecipient,
} from './service.ts'

const TAGS = ['Privacy']
const RequestPath = Type.Object({ id: Uuid })
const RecipientPath = Type.Object({ id: Uuid, recipient_id: Uuid })
const ERRORS = errorsOf(400, 401, 403, 404, 409, 413, 415)

/** The same look of the same person is one entry in this time, as at the files of claims. */
const LOOK = { once_in_s: 3_600 }

/** A request shows who its records are about. */
const looksAt = ({ records }: desk.RequestFile) =>
  records.map(
    ({ kind, id, organization_id }) =>
      ({ action: 'privacy.person_read', organization_id, subject: { kind, id } }) as const,
  )

export function privacyDeskRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/privacy/people',
    {
      schema: {
        operationId: 'findPeople',
        summary: 'Everybody who may be meant, across organisations and kinds; nothing is merged',
        tags: TAGS,
        querystring: desk.PeopleQuery,
        response: { 200: dataOf(desk.PeopleFound), ...errorsOf(400, 401) },
      },
    },
    async ({ caller, query: { q } }) => {
      const { people, is_cut } = await searchPeople(deps.db, q)
      const found = people.reduce((sum, { records }) => sum + records.length, 0)
      await recordAccess(deps.db, caller, { action: 'privacy.people_searched', details: { found } })
      return ok({ people: people.map(desk.personOut), is_cut })
    },
  )

  api.get(
    '/privacy/requests',
    {
      schema: {
        operationId: 'listPrivacyRequests',
        summary: 'What people ask about their data; open ones first, by the day on which they are due',
        tags: TAGS,
        querystring: desk.RequestQuery,
        response: { 200: pageOf(desk.PrivacyRequest), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit, ...filter } }) => {
      const [rows, total] = await Promise.all([
        listRequests(deps.db, filter, { page, limit }),
        countRequests(deps.db, filter),
      ])
      return { ...ok(rows.map(desk.requestOut)), total, page, limit }
    },
  )

  api.get(
    '/privacy/requests/:id',
    {
      schema: {
        operationId: 'getPrivacyRequest',
        summary: 'One request with its records, who has to be told, and who did what',
        tags: TAGS,
        params: RequestPath,
        response: { 200: dataOf(desk.PrivacyRequestFile), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params: { id } }) => {
      const file = await readRequestFile(deps.db, id)
      for (const look of looksAt(file)) await recordAccess(deps.db, caller, look, LOOK)
      return ok(desk.fileOut(file))
    },
  )

  const answerWith = async (work: TeamWork, id: string) => {
    const file = await readRequestFile(work.tx, id)
    for (const look of looksAt(file)) await recordAccessOf(work, look, LOOK)
    return ok(desk.fileOut(file))
  }

  api.post(
    '/privacy/requests',
    {
      schema: {
        operationId: 'recordPrivacyRequest',
        summary: 'Record what somebody asks; it is due one month after its receipt',
        tags: TAGS,
        body: desk.RequestCreate,
        response: { 201: dataOf(desk.PrivacyRequestFile), ...errorsOf(400, 401, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const id = await recordRequest(work, request.body)
        return { status: 201, body: await answerWith(work, id) }
      }),
  )

  api.post(
    '/privacy/requests/:id/subjects',
    {
      schema: {
        operationId: 'addPrivacySubject',
        summary: "Recognise a record as the person's",
        tags: TAGS,
        params: RequestPath,
        body: desk.SubjectBody,
        response: { 200: dataOf(desk.PrivacyRequestFile), ...ERRORS },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await addSubject(work, request.params.id, request.body)
        return { status: 200, body: await answerWith(work, request.params.id) }
      }),
  )

  api.post(
    '/privacy/requests/:id/subjects/remove',
    {
      schema: {
        operationId: 'removePrivacySubject',
        summary: "A record is not the person's after all",
        tags: TAGS,
        params: RequestPath,
        body: desk.SubjectBody,
        response: { 200: dataOf(desk.PrivacyRequestFile), ...ERRORS },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await removeSubject(work, request.params.id, request.body)
        return { status: 200, body: await answerWith(work, request.params.id) }
      }),
  )

  api.post(
    '/privacy/requests/:id/identity',
    {
      schema: {
        operationId: 'checkPrivacyIdentity',
        summary: 'Record how it was checked who asks; nobody is answered before',
        tags: TAGS,
        params: RequestPath,
        body: desk.IdentityBody,
        response: { 200: dataOf(desk.PrivacyRequestFile), ...ERRORS },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await checkIdentity(work, request.params.id, request.body)
        return { status: 200, body: await answerWith(work, request.params.id) }
      }),
  )

  api.post(
    '/privacy/requests/:id/recipients/:recipient_id/told',
    {
      schema: {
        operationId: 'tellPrivacyRecipient',
        summary: 'A recipient of the data was told what was done with them (Art. 19)',
        tags: TAGS,
        params: RecipientPath,
        body: desk.ToldBody,
        response: { 200: dataOf(desk.PrivacyRequestFile), ...ERRORS },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { id, recipient_id } = request.params
        await tellRecipient(work, id, recipient_id, request.body.note)
        return { status: 200, body: await answerWith(work, id) }
      }),
  )

  const measure = <const S extends Body>(
    { path, operationId, summary, body }: { path: string; operationId: string; summary: string; body: S },
    act: (work: TeamWork, id: string, body: Given<S>) => Promise<void>,
  ): void =>
    api.post(
      `/privacy/requests/:id/${path}`,
      {
        onRequest: adminOnly,
        schema: {
          ...{ operationId, summary, tags: TAGS, params: RequestPath, body },
          response: { 200: dataOf(desk.PrivacyRequestFile), ...ERRORS },
        },
      },
      (request, reply) =>
        answerCommand(deps, request, reply, async (work) => {
          const { id } = request.params as { id: string }
          await act(work, id, request.body as Given<S>)
          return { status: 200, body: await answerWith(work, id) }
        }),
    )

  measure(
    {
      ...{ path: 'extend', operationId: 'extendPrivacyRequest', body: desk.ReasonBody },
      summary: 'Two further months, for a reason that the person was told within the first (Art. 12 (3))',
    },
    (work, id, { reason }) => extendRequest(work, id, reason),
  )
  measure(
    {
      ...{ path: 'answer', operationId: 'answerPrivacyRequest', body: desk.AnswerBody },
      summary: 'The person was answered',
    },
    (work, id, { note }) => answerRequest(work, id, note),
  )
  measure(
    {
      ...{ path: 'refuse', operationId: 'refusePrivacyRequest', body: desk.ReasonBody },
      summary: 'Refused, for a reason that the person was told',
    },
    (work, id, { reason }) => refuseRequest(work, id, reason),
  )
  measure(
    {
      ...{ path: 'correction', operationId: 'correctPrivacyData', body: desk.CorrectionBody },
      summary: 'Correct the data of a debtor, or record what was corrected elsewhere (Art. 16)',
    },
    (work, id, body) => correct(work, id, body),
  )
  measure(
    {
      ...{ path: 'restriction', operationId: 'restrictProcessing', body: desk.RestrictionBody },
      summary: 'Only keep the data of a debtor: no letter, message or step until that is lifted (Art. 18)',
    },
    (work, id, body) => restrict(work, id, body),
  )
  measure(
    {
      ...{ path: 'restriction/announce', operationId: 'announceLifting', body: desk.DebtorBody },
      summary: 'Tell the person by mail that the restriction will be lifted (Art. 18 (3))',
    },
    (work, id, { debtor_id }) => announceLifting(work, id, debtor_id),
  )
  measure(
    {
      ...{ path: 'restriction/lift', operationId: 'liftRestriction', body: desk.LiftingBody },
      summary: 'Lift a restriction of which the person was told; waiting times run on',
    },
    (work, id, body) => liftRestriction(work, id, body),
  )
}

type Body = (typeof desk)[
  | 'ReasonBody'
  | 'AnswerBody'
  | 'CorrectionBody'
  | 'RestrictionBody'
  | 'DebtorBody'
  | 'LiftingBody']
type Given<S extends Body> = import('typebox').Static<S>
