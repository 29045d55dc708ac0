import { api, type Schemas } from '../../../shared/api/operator.ts'
import type { Found } from './FoundSelect.tsx'

export type FoundDebtor = Found & { readonly debtor: Schemas['FoundDebtor'] }

const LETTERS_MIN = 2

/** Debtors of this name, as the quick search finds them. */
export const debtorsNamed = (q: string) => ({
  queryKey: ['parties', 'debtors', q],
  queryFn: async (): Promise<readonly FoundDebtor[]> => {
    if (q.length < LETTERS_MIN) return []
    const { data } = await api.GET('/api/operator/parties', { params: { query: { q } } })
    return (data?.data.debtors ?? []).map((debtor) => ({ value: debtor.id, label: labelOf(debtor), debtor }))
  },
})

function labelOf({ name, city, customer_name }: Schemas['FoundDebtor']): string {
  const beside = [city, customer_name].filter(Boolean).join(', ')
  return beside ? `${name} (${beside})` : name
}
