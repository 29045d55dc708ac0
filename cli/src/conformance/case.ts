import type { Delivery } from '../delivery.ts'

/** What an endpoint must do with a request. */
export type Expected = 'acknowledged' | '401' | 'refused' | 'turned_away' | 'survived' | 'cut'

/** How a request reaches the endpoint. All but the first two are what bad networks and bad people do. */
export type Manner =
  | 'whole'
  /** Without a Content-Length. */
  | 'chunked'
  /** Half of the body, a long pause, the rest. */
  | 'slow'
  | 'cut_after_head'
  | 'cut_in_body'
  | 'reset_in_body'
  | 'cut_before_answer'

/** One request of a case. */
export type Step = {
  /** In words. */
  readonly sent: string
  readonly delivery: Delivery
  /** `X-Service-Signature` at the moment of sending; null for no header. */
  signatureAt(now: Date): string | null
  readonly manner: Manner
  readonly expected: Expected
  /** Sent, and judged, while this slow request is under way. */
  readonly meanwhile?: Step
}

export type Case = {
  readonly name: string
  readonly title: string
  /** What the specification says about it. */
  readonly rule: string
  /** What to do about an endpoint that fails. */
  readonly mend: string
  /** Made when its turn comes: one of them is large. */
  steps(): readonly Step[]
}

export type Outcome = {
  /** Null when no answer came. */
  readonly status_code: number | null
  readonly error: string | null
  readonly duration_ms: number
  /** The beginning of the answer's body. */
  readonly response_head: string
  /** `unreached`: no connection came about. `cut`: by us, before an answer. */
  readonly end: 'answered' | 'closed' | 'silent' | 'unreached' | 'cut'
}

export type Answer = { readonly step: Step; readonly outcome: Outcome; readonly fault: string | undefined }

export type Result = {
  readonly tried: Case
  /** Empty if the endpoint was gone before it could be tried. */
  readonly answers: readonly Answer[]
  readonly fault: string | undefined
}
