import type { ListColumn } from '../../../shared/ui/ListTable.tsx'
import { ClaimLink } from '../ClaimLink.tsx'
import type { Tab } from '../claim/search.ts'
import { useListWords } from './words.ts'

type OfClaim = { readonly claim_id: string; readonly case_reference: string; readonly debtor_name: string }
type OfCreditor = { readonly customer_name: string | null }

/** Which claim a row is about. The link opens this tab of its file. */
export function useClaimColumn<Row extends OfClaim>(tab: Tab): ListColumn<Row> {
  const say = useListWords()
  return {
    accessor: 'case_reference',
    title: say('column.case_reference'),
    render: ({ claim_id, case_reference }) => <ClaimLink id={claim_id} reference={case_reference} tab={tab} />,
  }
}

export function useDebtorColumn<Row extends OfClaim>(width: number): ListColumn<Row> {
  const say = useListWords()
  return { accessor: 'debtor_name', title: say('column.debtor'), width }
}

export function useCreditorColumn<Row extends OfCreditor>(width: number): ListColumn<Row> {
  const say = useListWords()
  return {
    accessor: 'customer_name',
    title: say('column.customer'),
    width,
    render: ({ customer_name }) => customer_name ?? '–',
  }
}
