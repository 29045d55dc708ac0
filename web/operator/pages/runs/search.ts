import type { Schemas } from '../../../shared/api/operator.ts'
import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

export const RUN_STATUSES = [
  'open',
  'released',
  'executed',
  'withdrawn',
] as const satisfies readonly Schemas['PaymentRun']['status'][]

export const RUN_VIEWS = ['runs', 'waiting'] as const
export type RunView = (typeof RUN_VIEWS)[number]

/** Reads the search parameters of the payment runs; without a status, all of them. */
export const readRunsSearch = (search: Record<string, unknown>) =>
  chosen({
    view: oneOf(search, 'view', RUN_VIEWS),
    status: oneOf(search, 'status', RUN_STATUSES),
    run_id: textOf(search, 'run_id'),
    /** Of that run, marked. */
    item_id: textOf(search, 'item_id'),
    page: pageOf(search),
  })

export type RunsSearch = ReturnType<typeof readRunsSearch>
