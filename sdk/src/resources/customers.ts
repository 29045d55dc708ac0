import type { Api } from '../api.ts'
import type { CallOptions } from '../options.ts'
import type { CountedPage, Listing } from '../paging.ts'
import type {
  Customer,
  CustomerCreate,
  CustomerListed,
  CustomerPatch,
  ListCustomersQuery,
} from '../schemas.generated.ts'

/** A customer that was created, or that was there before. */
export interface CustomerOrExisting extends Customer {
  /** True when a customer with this uid or reference already existed; it is returned unchanged. */
  reused: boolean
}

/** The creditors on whose behalf claims are collected. */
export interface Customers extends ReturnType<typeof customersOf> {}

export const customersOf = (api: Api) => ({
  /** Brings in a customer, or finds the one with the same `uid` or `partner_client_reference`; see `reused`. */
  async create(body: CustomerCreate, options?: CallOptions): Promise<CustomerOrExisting> {
    const { data, reused } = await api.call('createCustomer', { body }, options)
    return { ...data, reused }
  },
  /** All customers, newest first. */
  list(query: ListCustomersQuery = {}, options?: CallOptions): Listing<CustomerListed, CountedPage<CustomerListed>> {
    return api.list('listCustomers', { query }, options)
  },
  /** One customer. */
  get(id: string, options?: CallOptions): Promise<Customer> {
    return api.data('getCustomer', { path: { id } }, options)
  },
  /** Changes what is sent. Null clears optional fields. */
  update(id: string, body: CustomerPatch, options?: CallOptions): Promise<Customer> {
    return api.data('changeCustomer', { path: { id }, body }, options)
  },
  /** Deletes a customer. Throws a ConflictError while it has claims or debtors. */
  async delete(id: string, options?: CallOptions): Promise<void> {
    await api.call('deleteCustomer', { path: { id } }, options)
  },
})
