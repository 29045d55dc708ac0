import { type TSchema, Type } from 'typebox'

export const ok = <T>(data: T) => ({ success: true as const, data })

export const dataOf = <S extends TSchema>(data: S) => Type.Object({ success: Type.Literal(true), data })

/** A page of a list whose total is known. */
export const pageOf = <S extends TSchema>(row: S) =>
  Type.Object({
    success: Type.Literal(true),
    data: Type.Array(row),
    total: Type.Integer(),
    page: Type.Integer(),
    limit: Type.Integer(),
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

const ProblemOut = Type.Object({ field: Type.String(), code: Code, message: Type.String() }, { title: 'Problem' })

const errorBody = (title: string, more: Record<string, TSchema>) =>
  Type.Object({ success: Type.Literal(false), code: Code, ...more, message: Type.String() }, { title })

/** Where only `success` and `message` are promised, the header alone has the code. */
const Refusal = errorBody('Refusal', { error: Type.Optional(Type.String()), code: Type.Optional(Code) })

const Conflict = errorBody('Conflict', { error: Type.Literal('Conflict') })

const ValidationError = errorBody('ValidationError', {
  error: Type.Literal('VALIDATION_ERROR'),
  details: Type.Array(ProblemOut),
})

const LimitError = errorBody('LimitError', {
  error: Type.Literal('Too Many Requests'),
  details: Type.Object({
    limit: Type.Integer(),
    window: Type.String(),
    resets_at: Type.String({ format: 'date-time' }),
  }),
})

const TooLarge = errorBody('TooLarge', {
  error: Type.Literal('Payload Too Large'),
  details: Type.Optional(
    Type.Object(
      { code: Code, used_bytes: Type.Optional(Type.Integer()), quota_bytes: Type.Optional(Type.Integer()) },
      {
        description: 'Where there is no room for the files: `storage_quota`, and to whom the figures are known, these.',
      },
    ),
  ),
})

const Failure = errorBody('Failure', { error: Type.String(), request_id: Type.String() })

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
  503: [Failure, 'The database or the files are away for the moment; `Retry-After` says when to try again.'],
} as const

export type ErrorStatus = keyof typeof ERROR_BODIES

/** The error answers of a route, for its `response` schema. */
export function errorsOf(...statuses: ErrorStatus[]): Record<number, TSchema> {
  return Object.fromEntries(
    statuses.map((status) => {
      const [body, description] = ERROR_BODIES[status]
      return [status, { ...body, description }]
    }),
  )
}
