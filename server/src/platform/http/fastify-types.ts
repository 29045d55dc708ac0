import type { AppError, Problem } from '../../kernel/errors.ts'
import type { Trace } from '../trace.ts'
import type { IdempotencyClaim } from './idempotency.ts'
import type { HeldKey } from './key-leases.ts'
import type { Recognise } from './strangers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The path pattern, for the log and metrics. */
    route: string
    answer_timer: NodeJS.Timeout | undefined
    /** Of the caller, if it sent one. */
    trace: Trace | undefined
    raw_body: Buffer | null
    /** A stranger's request that was counted against its address. */
    is_counted: boolean
    idempotency: IdempotencyClaim | null
    /** The key whose lease is renewed until the request is answered, also after its answer was stored. */
    held_key: HeldKey | null
    /** Why a form was put off until later, for the headers of the page that says so. */
    put_off: AppError | null
  }
  interface FastifyInstance {
    /** Whose token or session a request carries, for what must know before the scope's own login. */
    recognise: Recognise
  }
  interface FastifyContextConfig {
    /** Answered with a page for people, errors included. */
    is_page?: boolean
    /** How long the answer may take, if the ordinary limit is too short. */
    answer_within_ms?: number
    /** The body is a file and is read by the handler; see audiences/uploads.ts. */
    is_upload?: boolean
    /** The answer shows a secret once, so it is stored sealed under an idempotency key. */
    answers_secret?: boolean
    /** The body holds a password, so only we can tell under an idempotency key whether it is the same. */
    takes_secret?: boolean
    /** Why no entry is made by itself for the file: the route makes one that says more, or it is about nobody. */
    download?: 'recorded' | 'about_nobody'
    /** Open to an administrator who must set up a second factor before anything else. */
    before_second_factor?: boolean
    /** Declared through `Api<Audience>`, which knows the type of `caller`. */
    body_rule?: (body: Readonly<Record<string, unknown>>, request: never) => Problem[]
  }
  interface FastifySchema {
    operationId?: string
    summary?: string
    description?: string
    tags?: readonly string[]
    hide?: boolean
  }
}
