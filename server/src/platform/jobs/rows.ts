export type JobRow = {
  readonly id: string
  readonly seq: number
  readonly name: string
  /** Whose turn it is: that of an organisation, of nobody, or of a recurring job. */
  readonly lane: string
  readonly payload: object
  readonly every_s: number | null
  readonly run_at: Date
  readonly attempts: number
  readonly lease_id: string | null
  /** Of the work that queued it. */
  readonly traceparent: string | null
}

/** The names this program knows. Rows of other names belong to another version and are left alone. */
export type JobNames = { readonly queued: readonly string[]; readonly recurring: readonly string[] }
