import { operator, type Schemas } from '../../../../shared/api/operator.ts'

export type Action = Schemas['ClaimBatchBody']['action']
export type Asked = Schemas['ClaimBatchPreviewBody']
export type Preview = Schemas['ClaimBatchPreview']
export type Batch = Schemas['ClaimBatch']
export type BatchSummary = Schemas['ClaimBatchSummary']

const RECENT = 25
const LOOK_AGAIN_MS = 1_000

/** Reads, though it is sent as a command: hundreds of ids do not fit into an address. Never shown again when it is old. */
export const previewQuery = (body: Asked) =>
  operator.queryOptions(
    'post',
    '/api/operator/claims/batch-preview',
    { body },
    { staleTime: 0, gcTime: 0, retry: false, refetchOnWindowFocus: false },
  )

/** Looks again as long as it runs. */
export const batchQuery = (id: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims/batches/{id}',
    { params: { path: { id } } },
    { refetchInterval: ({ state }) => (state.data && !state.data.data.finished_at ? LOOK_AGAIN_MS : false) },
  )

export const batchesQuery = () =>
  operator.queryOptions('get', '/api/operator/claims/batches', { params: { query: { limit: RECENT } } })
