import type { Api } from '../api.ts'
import type { DebtorCreate, DebtorPatch } from '../bodies.ts'
import type { CallOptions } from '../options.ts'
import type { Debtor } from '../schemas.generated.ts'

/** The people and companies that owe. */
export interface Debtors extends ReturnType<typeof debtorsOf> {}

export const debtorsOf = (api: Api) => ({
  /** Adds a person or a company that owes. A partner token must name the customer. */
  create(body: DebtorCreate, options?: CallOptions): Promise<Debtor> {
    return api.data('createDebtor', { body }, options)
  },
  /** One debtor. */
  get(id: string, options?: CallOptions): Promise<Debtor> {
    return api.data('getDebtor', { path: { id } }, options)
  },
  /** Changes what is sent. A list that is sent replaces the stored one entirely. */
  update(id: string, body: DebtorPatch, options?: CallOptions): Promise<Debtor> {
    return api.data('changeDebtor', { path: { id }, body }, options)
  },
})
