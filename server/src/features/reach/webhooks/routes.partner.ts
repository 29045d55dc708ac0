import { type Static, Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import type { TokenCaller } from '../../../kernel/caller.ts'
import { AppError, type Fault, notFound } from '../../../kernel/errors.ts'
import { about, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { dataOf, errorsOf, FEED_GONE, HasMore, ok, pageOf, Success } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import type { Deps } from '../../../platform/work.ts'
import { CaseStatusText, ClosureReasonText, EVENT_SCHEMAS, EventEnvelope, StageText } from '../../case/claims/index.ts'
import {
  ACTIVITY_KINDS,
  type FeedRow,
  findEnd,
  isArchivedAfter,
  LATEST,
  listClaimStates,
  listEvents,
  listRuns,
} from './feed.ts'
import { findWebhook, listDeliveries } from './queries.ts'
import { CURSOR_MAX_LENGTH, cursorText, newestArchive, type Place, readCursor, resume } from './rules.cursor.ts'
import { Delivery, DeliveryStatusText, deliveryOut, Webhook, webhookOut } from './schema.ts'

const TAGS = ['Webhooks']

const cursorProblem = (text: string): Fault | undefined =>
  text === LATEST || readCursor(text)
    ? undefined
    : { code: 'wrong_format', message: 'must be a cursor that this list has answered, or latest' }

const FeedQuery = Type.Object(
  {
    after: Type.Optional(
      Type.String({
        maxLength: CURSOR_MAX_LENGTH,
        description:
          '`next` of the answer before; `latest` answers no events and the place to go on from now. Left out: from the first event on.',
        'x-check': cursorProblem,
      }),
    ),
    limit: Type.Integer({ minimum: 1, maximum: 1_000, default: 100, description: 'How many rows to answer at most.' }),
    include: Type.Optional(
      oneOf(['activity'], { description: '`activity`: also what is no event of a webhook, in the same order.' }),
    ),
  },
  { additionalProperties: false },
)

const FeedActivity = strictObject('FeedActivity', {
  type: Type.Literal('activity', { description: 'Tells such a row from an event.' }),
  kind: oneOf(ACTIVITY_KINDS, {
    description:
      'Reading a file ended, with nothing to check or with something that is to be checked first, by the team or by your PATCH of the invoice; the claim was blocked, or goes on. The claim and its invoices tell more.',
  }),
  claim_id: about(Uuid, 'The claim that it happened to.'),
  at: about(Timestamp, 'When it happened.'),
})

const FeedRowShape = { anyOf: [...Object.values(EVENT_SCHEMAS), EventEnvelope, FeedActivity] }

const Feed = Type.Object({
  success: Success,
  // Written as it is: an event was checked when it was made.
  data: Type.Array(Type.Unsafe<unknown>({ 'x-shown': FeedRowShape }), {
    description: 'Events as webhooks send them, oldest first; with `include=activity` also rows of type `activity`.',
  }),
  next: about(
    nullable(Type.String()),
    'Where to go on: send it as `after`. The place that was asked for when nothing is new; null where nothing ever happened.',
  ),
  has_more: HasMore,
})

const Standing = {
  claim_id: about(Uuid, 'The claim, by its `id`.'),
  collection_stage: about(StageText, 'The stage that it is at.'),
  case_status: about(CaseStatusText, 'Whether the case is open, disputed or closed.'),
  closure_reason: about(nullable(ClosureReasonText), 'Why it was closed; null unless it is.'),
}
const DriftBody = strictObject('DriftBody', {
  claims: Type.Array(strictObject('DriftRow', Standing), {
    minItems: 1,
    maxItems: 1_000,
    description: 'The claims as you know them.',
  }),
})
const Drift = strictObject('Drift', {
  differing: Type.Array(
    Type.Object({ ...Standing, updated_at: about(Timestamp, 'When it changed last.') }, { title: 'DriftedClaim' }),
    {
      description: 'The claims that stand otherwise with us, as they stand with us.',
    },
  ),
  unknown: Type.Array(about(Uuid, 'The id of such a claim.'), {
    description: 'Ids of claims that we do not know, or that are not yours.',
  }),
})

export function eventRoutes(api: Api<'partner'>, deps: Deps): void {
  api.get(
    '/events',
    {
      schema: {
        operationId: 'listEvents',
        summary: 'What happened, in order and without gaps, also while the webhook was off',
        description:
          'Read it with the `next` of the last answer to miss nothing: it has everything that webhooks send, whether it arrived or not, but for test events. If our database had to be restored from a backup, a cursor of after that backup is answered with 410 and the place to go on from. Events of cases that were closed long ago may be archived; a cursor from before them is answered in the same way, once.',
        tags: TAGS,
        querystring: FeedQuery,
        response: { 200: Feed, ...errorsOf(400, 401, 429), ...FEED_GONE },
      },
    },
    async (request) => {
      const { after, limit, include } = request.query
      if (after === LATEST)
        return { ...ok([]), next: await placeText(deps.db, await findEnd(deps.db)), has_more: false }
      const from = after === undefined ? undefined : await placeAfter(deps.db, request.caller, after)
      const with_activity = include === 'activity'
      const { rows, has_more } = await listEvents(deps.db, request.caller, { after: from, limit, with_activity })
      const last = rows.at(-1)
      if (!last) return { ...ok([]), next: after ?? null, has_more }
      // Read after the rows. A newer run knows their places too, but a row of a newer one is no part of an older one.
      const runs = await listRuns(deps.db, [])
      if (from && newestArchive(runs) > from.archive) await refuseArchived(deps.db, request.caller, from)
      return { ...ok(rows.map(feedRowOut)), next: cursorText(last, runs), has_more }
    },
  )

  api.post(
    '/claims/drift',
    {
      schema: {
        operationId: 'findDrift',
        summary: 'Compare your copy of claims with ours',
        description:
          'Up to 1,000 claims as you know them. Answers those that stand otherwise, and ids that are not known.',
        tags: TAGS,
        body: DriftBody,
        response: { 200: dataOf(Drift), ...errorsOf(400, 401, 409, 413, 415, 429) },
      },
    },
    // A command, so that a key may come with it like with every POST; it changes nothing.
    (request, reply) =>
      answerCommand(deps, request, reply, async ({ tx, caller }) => ({
        status: 200,
        body: ok(await driftOf(tx, caller, request.body)),
      })),
  )

  ownWebhookRoutes(api, deps)
}

const placeText = async (reader: Reader, place: Place): Promise<string> => cursorText(place, await listRuns(reader, []))

const gone = async (reader: Reader, place: Place, code: 'feed_restored' | 'events_archived', message: string) =>
  new AppError('gone', { code, message }, { details: { next: await placeText(reader, place) } })

/** A place, and the newest archive that its reader has been told of or that is told now. */
type KnownPlace = Place & { readonly archive: number }

async function placeAfter(reader: Reader, caller: TokenCaller, text: string): Promise<KnownPlace | undefined> {
  const cursor = readCursor(text)
  if (!cursor) return undefined
  const marks = cursor.runs.map(({ mark }) => mark)
  const runs = await listRuns(reader, marks)
  const { place, is_lost } = resume(cursor, runs)
  if (is_lost)
    throw await gone(
      ...([reader, place, 'feed_restored'] as const),
      'Our database was restored from a backup, and this cursor is of a later state that is lost. Go on from the place in details.',
    )
  const newest = newestArchive(runs)
  if (cursor.archive < newest) await refuseArchived(reader, caller, { ...place, archive: cursor.archive })
  return { ...place, archive: newest }
}

/** If events after a place were archived since it was told. */
async function refuseArchived(reader: Reader, caller: TokenCaller, place: KnownPlace): Promise<void> {
  if (await isArchivedAfter(reader, caller, place))
    throw await gone(
      ...([reader, place, 'events_archived'] as const),
      'Events of cases closed long ago, which come after this cursor, were archived. Go on from the place in details; the others are there.',
    )
}

const feedRowOut = ({ body, kind, claim_id, at }: FeedRow): unknown =>
  body ? JSON.parse(Buffer.from(body).toString('utf8')) : { type: 'activity', kind, claim_id, at: at.toISOString() }

async function driftOf(
  reader: Reader,
  caller: TokenCaller,
  { claims }: Static<typeof DriftBody>,
): Promise<Static<typeof Drift>> {
  const rows = await listClaimStates(
    reader,
    caller,
    claims.map(({ claim_id }) => claim_id),
  )
  const ours = new Map(rows.map((row) => [row.claim_id, row]))
  const theirs = new Map(claims.map((row) => [row.claim_id.toLowerCase(), row]))
  const differing = [...theirs].flatMap(([id, their]) => {
    const our = ours.get(id)
    const is_same =
      !our ||
      (our.collection_stage === their.collection_stage &&
        our.case_status === their.case_status &&
        our.closure_reason === their.closure_reason)
    return is_same ? [] : [{ ...our, updated_at: our.updated_at.toISOString() }]
  })
  return {
    differing: differing as Static<typeof Drift>['differing'],
    unknown: [...theirs.keys()].filter((id) => !ours.has(id)),
  }
}

/** Of a partner's token; an organisation's has no webhook. */
function ownWebhookRoutes(api: Api<'partner'>, deps: Deps): void {
  api.get(
    '/webhook',
    {
      schema: {
        operationId: 'getOwnWebhook',
        summary: 'Where your events are sent',
        description: 'Our team sets the address up, in the sandbox you do it yourself; 404 until then.',
        tags: TAGS,
        response: { 200: dataOf(Webhook), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async ({ caller }) => {
      const webhook = caller.partner_id === null ? undefined : await findWebhook(deps.db, caller.partner_id)
      if (!webhook) throw notFound()
      return ok(webhookOut(webhook))
    },
  )

  api.get(
    '/webhook/deliveries',
    {
      schema: {
        operationId: 'listOwnDeliveries',
        summary: 'What was sent to you, with every attempt, newest first',
        description:
          'Shows what your endpoint answered to each attempt, so that you can find out why an event did not arrive.',
        tags: TAGS,
        querystring: Type.Object(
          { status: Type.Optional(DeliveryStatusText), ...PageQuery },
          { additionalProperties: false },
        ),
        response: { 200: pageOf(Delivery), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async ({ caller: { partner_id }, query: { page, limit, status } }) => {
      if (partner_id === null) throw notFound()
      const wanted = { partner_id, status }
      const { rows, total } = await listDeliveries(deps.db, wanted, { page, limit })
      return { ...ok(rows.map(deliveryOut)), total, page, limit }
    },
  )
}
