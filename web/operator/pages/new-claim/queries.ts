import { api } from '../../../shared/api/operator.ts'
import type { Found } from '../parties/FoundSelect.tsx'

const FOUND_MAX = 10

/** Creditors of the partner that match the typed text. */
export const customersOf = (partner_id: string | null) => (q: string) => ({
  queryKey: ['new claim', 'customers', partner_id, q],
  queryFn: async (): Promise<readonly Found[]> => {
    const query = { limit: FOUND_MAX, ...(partner_id ? { partner_id } : {}), ...(q ? { q } : {}) }
    const { data } = await api.GET('/api/operator/customers', { params: { query } })
    return (data?.data ?? []).map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))
  },
})

/** Debtors of the partner's claims that match the typed text; each of them once. */
export const debtorsOf = (partner_id: string | null) => (q: string) => ({
  queryKey: ['new claim', 'debtors', partner_id, q],
  queryFn: async (): Promise<readonly Found[]> => {
    const query = { limit: FOUND_MAX, ...(partner_id ? { partner_id } : {}), ...(q ? { q } : {}) }
    const { data } = await api.GET('/api/operator/claims', { params: { query } })
    const found = (data?.data ?? []).map(({ debtor_id, debtor_name, customer_name }) => ({
      value: debtor_id,
      label: customer_name ? `${debtor_name} (${customer_name})` : debtor_name,
    }))
    return [...new Map(found.map((one) => [one.value, one])).values()]
  },
})
