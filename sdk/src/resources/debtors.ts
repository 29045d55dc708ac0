import type { Api } from '../api.ts'
import type { Body } from '../operations.ts'
import type { CallOptions } from '../options.ts'

export const debtorsOf = (api: Api) => ({
  create: (body: Body<'createDebtor'>, options?: CallOptions) => api.data('createDebtor', { body }, options),
  get: (id: string, options?: CallOptions) => api.data('getDebtor', { path: { id } }, options),
  /** A list that is sent replaces the stored one entirely. */
  update: (id: string, body: Body<'changeDebtor'>, options?: CallOptions) =>
    api.data('changeDebtor', { path: { id }, body }, options),
})
