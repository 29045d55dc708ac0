import type { Api } from '../api.ts'
import type { Body, Customer, Query } from '../operations.ts'
import type { CallOptions } from '../options.ts'

export const customersOf = (api: Api) => ({
  /** `reused` says that a customer with this uid or reference was there already; it is answered as it stands. */
  async create(body: Body<'createCustomer'>, options?: CallOptions): Promise<Customer & { reused: boolean }> {
    const { data, reused } = await api.call('createCustomer', { body }, options)
    return { ...data, reused }
  },
  list: (query: Omit<Query<'listCustomers'>, 'page'> = {}, options?: CallOptions) =>
    api.list('listCustomers', { query }, options),
  get: (id: string, options?: CallOptions) => api.data('getCustomer', { path: { id } }, options),
  /** Null clears what can be cleared. */
  update: (id: string, body: Body<'changeCustomer'>, options?: CallOptions) =>
    api.data('changeCustomer', { path: { id }, body }, options),
  /** A ConflictError while the customer has claims or debtors. */
  async delete(id: string, options?: CallOptions): Promise<void> {
    await api.call('deleteCustomer', { path: { id } }, options)
  },
})
