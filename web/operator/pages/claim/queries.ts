import { operator } from '../../../shared/api/operator.ts'

/** An XML file is read a moment after it was stored. */
const LOOK_AGAIN_MS = 2_000

export const claimFileQuery = (id: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims/{id}',
    { params: { path: { id } } },
    {
      refetchInterval: ({ state }) =>
        state.data?.data.documents.some(({ is_being_read }) => is_being_read) ? LOOK_AGAIN_MS : false,
    },
  )

/** What a claim owes today, with interest and costs. */
export const balanceQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/claims/{id}/balance', { params: { path: { id } } })

/** What the debtor and the team wrote to each other. */
export const messagesQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/claims/{id}/messages', { params: { path: { id } } })

/** What the creditor told the team, and was asked. */
export const creditorRequestsQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/claims/{id}/creditor-requests', { params: { path: { id } } })

/** What it would do to take back the title, or the filing. */
export const courtReversalQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/claims/{id}/court-reversal', { params: { path: { id } } })

/** What going to court would cost, for a creditor who has not decided. */
export const estimateQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/claims/{id}/lawsuit-decision/estimate', { params: { path: { id } } })
