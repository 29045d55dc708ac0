import type { Schemas } from '../../../shared/api/operator.ts'
import { paths } from '../../paths.ts'

export type Item = Schemas['WorkItem']
type Target = { to: string; search: Record<string, string> }

const fileOf = ({ claim_id }: Item, search: Record<string, string> = {}): Target => ({
  to: paths.claim.replace('$claim_id', claim_id ?? ''),
  search,
})

const TARGETS: Readonly<Record<Item['kind'], (item: Item) => Target>> = {
  new_claim: fileOf,
  extraction_review: ({ invoice_id }) => ({ to: paths.invoices, search: { invoice_id: invoice_id ?? '' } }),
  dispute: fileOf,
  missed_installment: (item) => fileOf(item, { tab: 'plan' }),
  decision_declined: (item) => fileOf(item, { tab: 'court' }),
  filing_to_dispatch: ({ claim_id }) => ({
    to: paths.court,
    search: { tab: 'decided_to_sue', claim_id: claim_id ?? '' },
  }),
  stuck_step: fileOf,
  letter_to_print: ({ letter_id }) => ({ to: paths.letters, search: { status: 'outbox', letter_id: letter_id ?? '' } }),
  // What is mended is the debtor's address, which the file has.
  returned_letter: (item) => fileOf(item, { tab: 'letters' }),
  tenancy_review: fileOf,
  failed_deliveries: ({ partner_id }) => ({
    to: paths.partner.replace('$partner_id', partner_id ?? ''),
    search: { tab: 'deliveries', status: 'failed' },
  }),
}

/** Where the work of an item is done. */
export const targetOf = (item: Item): Target => TARGETS[item.kind](item)

/** Whom or what an item is about, as it is called in a list. */
export const titleOf = (item: Item): string =>
  item.debtor_name ?? item.partner_name ?? item.case_reference ?? item.organization_name
