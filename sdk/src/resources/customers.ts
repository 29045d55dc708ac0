import type { Api } from '../api.ts'
import type { Body, Customer, Query } from '../operations.ts'
import type { CallOptions } from '../options.ts'

export const customersOf = (api: Api) => ({
  /** `reused` is true when a customer with this uid or reference already existed; it is returned unchanged. */
  async create(body: Body<'createCustomer'>, options?: CallOptions): Promise<Customer & { reused: boolean }> {
    const { data, reused } = await api.call('createCustomer', { body }, options)
    return { ...data, reused }
  },
  list: (query: Omit<Query<'listCustomers'>, 'page'> = {}, options?: CallOptions) =>
    api.list('listCustomers', { query }, options),
  get: (id: string, options?: CallOptions) => api.data('getCustomer', { path: { id } }, options),
  /** Null clears optional fields. */
  update: (id: string, body: Body<'changeCustomer'>, options?: CallOptions) =>
    api.data('changeCustomer', { path: { id }, body }, options),
  /** Throws a ConflictError while the customer has claims or debtors. */
  async delete(id: string, options?: CallOptions): Promise<void> {
    await api.call('deleteCustomer', { path: { id } }, options)
  },
})
