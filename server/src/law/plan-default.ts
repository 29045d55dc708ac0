/** When the terms of an instalment plan are lost, so that all that is open may be claimed at once. */
export type PlanDefault = {
  /** For so many days the oldest missed instalment must have been overdue. */
  readonly overdue_days: number
  /** So many days after a reminder that threatens the loss. */
  readonly notice_days: number
}
