import { type TSchema, Type } from 'typebox'
import { about } from '../../kernel/wire.ts'
import { TOTAL_MAX } from './paging.ts'

export const ok = <T>(data: T) => ({ success: true as const, data })

export const Success = Type.Literal(true, { description: 'True on every answer that is no refusal.' })
export const Total = Type.Integer({ description: 'How many rows there are on all pages together.' })
const DATA = 'What the request asked for, made or changed.'

/** What the answer is, for the API document; without one it says that all went well. */
const saying = (description: string | undefined) => (description ? { description } : {})

const makeDataOf = <S extends TSchema>(data: S, description: string | undefined) =>
  Type.Object({ success: Success, data: about(data, DATA) }, saying(description))

const answers = new WeakMap<TSchema, Map<string | undefined, unknown>>()

/** The same object for the same data, so that all routes which answer alike share one serialiser. */
export function dataOf<S extends TSchema>(data: S, description?: string) {
  const known = answers.get(data) ?? new Map<string | undefined, unknown>()
  const answer =
    (known.get(description) as ReturnType<typeof makeDataOf<S>> | undefined) ?? makeDataOf(data, description)
  answers.set(data, known.set(description, answer))
  return answer
}

/** All rows at once. */
export const listOf = <S extends TSchema>(row: S, description?: string) =>
  Type.Object(
    { success: Success, data: Type.Array(row, { description: 'The rows, in the order that the summary names.' }) },
    saying(description),
  )

/** Which page this is, on every list that is read page by page. */
export const PageFacts = {
  page: Type.Integer({ description: 'The page that this is, from 1.' }),
  limit: Type.Integer({ description: 'How many rows a page has at most.' }),
}
export const HasMore = Type.Boolean({ description: 'Whether there are more rows after these.' })

/** A page of a list whose total is known. */
export const pageOf = <S extends TSchema>(row: S) =>
  Type.Object({ ...listOf(row).properties, total: Total, ...PageFacts })

/** A page of a list that is not always counted to its end. */
export const boundedPageOf = <S extends TSchema>(
  row: S,
  bound = `beyond ${TOTAL_MAX} only counts are told that are kept`,
) =>
  Type.Object({
    ...pageOf(row).properties,
    total_is_exact: Type.Boolean({
      description: `Whether there are exactly \`total\`. If not, there are more: ${bound}.`,
    }),
  })

/** The answer to a deletion. */
export const Gone = Type.Object({
  success: Success,
  message: Type.String({ description: 'What was done, as a sentence for people.' }),
})

/** A page with the count of each kind, so that tabs need no requests of their own. */
export const countedPageOf = <S extends TSchema, const K extends string>(row: S, kinds: readonly K[], more = '') =>
  Type.Object({
    ...pageOf(row).properties,
    counts: Type.Object(
      Object.fromEntries(kinds.map((kind) => [kind, Type.Integer()])) as Record<K, ReturnType<typeof Type.Integer>>,
      { description: `How many there are of each, whichever of them is asked for.${more}` },
    ),
  })

/** The total of all kinds. */
export const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

const Code = Type.String({
  description:
    'Why it was refused, as a word in snake_case for programs. It keeps its meaning; messages may change. All codes are listed at `/docs/errors`, and new ones may be added.',
})

const ProblemOut = Type.Object(
  {
    field: Type.String({
      description: 'Where the fault is: the name of a field or parameter, with dots into objects and lists.',
    }),
    code: Code,
    message: Type.String({ description: 'What is wrong with it, in English, to be read after the name of the field.' }),
  },
  { title: 'Problem' },
)

const errorBody = (title: string, more: Record<string, TSchema>) =>
  Type.Object(
    {
      success: Type.Literal(false, { description: 'False on every refusal.' }),
      code: Code,
      ...more,
      message: Type.String({ description: 'Why, in a sentence for people. It may change; do not compare it.' }),
    },
    { title },
  )

const KIND = 'The kind of refusal; the same for all with this status.'

/** Where only `success` and `message` are promised, the header alone has the code. */
const Refusal = errorBody('Refusal', {
  error: Type.Optional(Type.String({ description: `${KIND} Some refusals have none.` })),
  code: Type.Optional(Code),
})

const Conflict = errorBody('Conflict', { error: Type.Literal('Conflict', { description: KIND }) })

const ValidationError = errorBody('ValidationError', {
  error: Type.Literal('VALIDATION_ERROR', { description: KIND }),
  details: Type.Array(ProblemOut, {
    description: 'The faults of the request, all at once: one for each field, at most 100.',
  }),
})

const LimitError = errorBody('LimitError', {
  error: Type.Literal('Too Many Requests', { description: KIND }),
  details: Type.Object(
    {
      limit: Type.Integer({ description: 'How many requests the token has in an hour.' }),
      window: Type.String({ description: 'What they are counted in: a clock hour, UTC.' }),
      resets_at: Type.String({
        format: 'date-time',
        description: 'When the next hour begins and counting starts anew.',
      }),
    },
    { description: 'The limit that was reached.' },
  ),
})

/** Of the feed. */
const Restored = errorBody('FeedRestored', {
  error: Type.Literal('Gone', { description: KIND }),
  details: Type.Object(
    { next: Type.String({ description: 'Where to go on without missing an event: send it as `after`.' }) },
    { description: 'The newest place that is still there, or the cursor itself where only old events were archived.' },
  ),
})

export const FEED_GONE = {
  410: {
    ...Restored,
    description:
      'Our database was restored from a backup, and the cursor is of a later state that is lost (`feed_restored`); or events after it were archived (`events_archived`). `details.next` is where to go on.',
  },
}

const TooLarge = errorBody('TooLarge', {
  error: Type.Literal('Payload Too Large', { description: KIND }),
  details: Type.Optional(
    Type.Object(
      {
        code: Code,
        used_bytes: Type.Optional(Type.Integer({ description: 'How many bytes the files of the organisation take.' })),
        quota_bytes: Type.Optional(Type.Integer({ description: 'How many bytes they may take.' })),
      },
      {
        description: 'Where there is no room for the files: `storage_quota`, and to whom the figures are known, these.',
      },
    ),
  ),
})

const Failure = errorBody('Failure', {
  error: Type.String({ description: KIND }),
  request_id: Type.String({ description: 'The same as `X-Request-Id`. Tell us; it finds the request in our log.' }),
})

const ERROR_BODIES = {
  400: [ValidationError, 'The request has faults; `details` names every one.'],
  401: [Refusal, 'Credentials are missing or not valid.'],
  403: [Refusal, 'Not allowed.'],
  404: [Refusal, 'Unknown, or not visible with these credentials.'],
  409: [Conflict, 'In conflict with what is stored.'],
  410: [Refusal, 'A link that was good once: used up, or too old.'],
  413: [TooLarge, 'The body is too large, or there is no room for its files.'],
  415: [Refusal, 'The body has a media type that this route does not take.'],
  416: [Refusal, 'The file has no such bytes.'],
  429: [LimitError, 'The hourly limit is used up.'],
  500: [Failure, 'Our fault. The request id finds it in our log.'],
  503: [
    Failure,
    'Not possible for the moment: the database or the files are away, or too much is being done. `Retry-After` says when to try again.',
  ],
} as const

/** What can happen to any request, and to any body. The document adds them to every operation. */
export const FAILURES = {
  408: answerOf(Refusal, 'The body came too slowly.'),
  500: answerOf(...ERROR_BODIES[500]),
  503: answerOf(...ERROR_BODIES[503]),
} as const

function answerOf(schema: TSchema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** A file that is refused has no details: one sentence says it all. */
export const UPLOAD_FAULTS = {
  400: Type.Union([ValidationError, Refusal], {
    description: 'The fields have faults, which `details` names; or the file is missing or of a wrong kind.',
  }),
}

export type ErrorStatus = keyof typeof ERROR_BODIES

/** One object for each status, so that all routes share its serialiser. */
const ERROR_ANSWERS: Readonly<Record<string, TSchema>> = Object.fromEntries(
  Object.entries(ERROR_BODIES).map(([status, [body, description]]) => [status, { ...body, description }]),
)

/** The error answers of a route, for its `response` schema. */
export const errorsOf = (...statuses: ErrorStatus[]): Record<number, TSchema> =>
  Object.fromEntries(statuses.map((status) => [status, ERROR_ANSWERS[status] as TSchema]))
