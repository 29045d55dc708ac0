import { useParams, useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import type { ClaimSearch } from './search.ts'

export type ClaimFile = Schemas['ClaimFile']
export type FileProps = { readonly file: ClaimFile }
/** Of parts that offer deeds to the palette, under the same heading. */
export type OfferingProps = FileProps & { readonly about: string }
type Debtor = Schemas['TeamDebtor']

export const FROM = '/shell/claims/$claim_id'

/** Today according to the service, which in a sandbox is not the browser's date. */
export const todayOf = ({ balance }: ClaimFile): string => balance.as_of

export const debtorName = ({ company, person }: Pick<Debtor, 'company' | 'person'>): string =>
  company?.company_name ?? [person?.first_name, person?.last_name].filter(Boolean).join(' ')

/** The search parameters in the URL, and a function to change them. */
export function useClaimSearch(): [ClaimSearch, (change: Partial<ClaimSearch>) => void] {
  const search = useSearch({ from: FROM })
  const { claim_id } = useParams({ from: FROM })
  const go = useGo()
  return [
    search,
    (change) => go({ to: paths.claim, params: { claim_id }, search: { ...search, ...change } }, { replace: true }),
  ]
}
