export type FieldProblem = { readonly field: string; readonly message: string; readonly code?: string }

/** An unsuccessful answer, with everything that a person needs to fix it or to ask about it. */
export class ApiFault extends Error {
  readonly status: number
  readonly code: string | null
  /** Why, as a word in snake_case; its meaning does not change. */
  readonly reason: string | null
  readonly details: readonly FieldProblem[]
  readonly request_id: string | null
  /** How long to wait before trying again; null if the server does not say. */
  readonly retry_after_s: number | null

  constructor(status: number, body: FaultBody, headers: Headers) {
    super(body.message ?? `The server answered ${status}`)
    this.name = 'ApiFault'
    this.status = status
    this.code = body.error ?? null
    this.reason = body.code ?? null
    this.details = Array.isArray(body.details) ? body.details : []
    this.request_id = body.request_id ?? headers.get('x-request-id')
    this.retry_after_s = Number(headers.get('retry-after')) || null
  }
}

type FaultBody = { message?: string; error?: string; code?: string; details?: FieldProblem[]; request_id?: string }

export async function faultOf(response: Response): Promise<ApiFault> {
  const body: unknown = await response.json().catch(() => null)
  return new ApiFault(response.status, typeof body === 'object' && body !== null ? body : {}, response.headers)
}
