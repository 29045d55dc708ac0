export type FieldProblem = { readonly field: string; readonly code?: string; readonly values?: Values }

/** What the sentence of a refusal names: a limit, a day, a state. */
type Values = Readonly<Record<string, string | number>>

/**
 * An unsuccessful answer, with everything that a person needs to fix it or to ask about it. The server's sentences are
 * in English and are left out, so that no page can show them: `refusals` says what codes mean.
 */
export class ApiFault extends Error {
  readonly status: number
  readonly code: string | null
  /** Why, as a word in snake_case; its meaning does not change. */
  readonly reason: string | null
  readonly values: Values
  readonly details: readonly FieldProblem[]
  readonly request_id: string | null
  /** How long to wait before trying again; null if the server does not say. */
  readonly retry_after_s: number | null

  constructor(status: number, body: FaultBody, headers: Headers) {
    super(`${status} ${body.code ?? ''}`)
    this.name = 'ApiFault'
    this.status = status
    this.code = body.error ?? null
    this.reason = body.code ?? headers.get('x-error-code')
    this.values = body.values ?? {}
    this.details = Array.isArray(body.details)
      ? body.details.map(({ field, code, values }) => ({ field, code, values }))
      : []
    this.request_id = body.request_id ?? headers.get('x-request-id')
    this.retry_after_s = Number(headers.get('retry-after')) || null
  }
}

type FaultBody = {
  readonly error?: string
  readonly code?: string
  readonly values?: Values
  readonly details?: readonly FieldProblem[]
  readonly request_id?: string
}

export async function faultOf(response: Response): Promise<ApiFault> {
  const body: unknown = await response.json().catch(() => null)
  return new ApiFault(response.status, typeof body === 'object' && body !== null ? body : {}, response.headers)
}
