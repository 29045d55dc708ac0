import { asked, filter, inPlaces, type Kinds, type Lists, later, NOBODY } from './lists.ts'

const OWN = 'It belongs to one row, so nobody has very many.'
/** Open claims of an organisation that has settled nearly all, and settled ones of one that has nearly all open. */
const OPEN = { many: 'mixed', rare: 'settled_but_few', none: 'settled' } as const
const CLOSED = { many: 'mixed', rare: 'open_but_few', none: 'open' } as const

const together = (values: Parameters<typeof asked>[0]): Kinds => ({
  many: asked(values),
  lacks: 'Each of the filters is asked for alone too.',
})

export const PARTNER_LISTS: Lists = {
  '/openapi/claims': {
    filters: {
      debtor_id: filter('debtor_id', { rare: ({ debtor_id }) => debtor_id, none: NOBODY, lacks: OWN }),
      customer_id: filter('customer_id', {
        many: ({ customer_id }) => customer_id,
        none: NOBODY,
        lacks: 'A customer of few claims is found like one of many.',
      }),
      'status=pending': inPlaces({ status: 'pending' }, OPEN),
      'status=in_collection': inPlaces({ status: 'in_collection' }, OPEN),
      'status=partial_payment': inPlaces({ status: 'partial_payment' }, OPEN),
      'status=disputed': inPlaces({ status: 'disputed' }, OPEN),
      'status=paid': inPlaces({ status: 'paid' }, OPEN),
      'status=resolved': inPlaces({ status: 'resolved' }, OPEN),
      'status=closed': inPlaces({ status: 'closed' }, CLOSED),
      'case_status=open': inPlaces({ case_status: 'open' }, OPEN),
      'case_status=disputed': inPlaces({ case_status: 'disputed' }, OPEN),
      'case_status=closed': inPlaces({ case_status: 'closed' }, CLOSED),
      'collection_stage=first_demand_letter': inPlaces({ collection_stage: 'first_demand_letter' }, OPEN),
      'collection_stage=closed': inPlaces({ collection_stage: 'closed' }, CLOSED),
      'collection_stage=mzr': {
        rare: asked({ collection_stage: 'mzr_klage_recommended' }),
        none: asked({ collection_stage: 'mzr_aufhebungserklaerung_sent' }, 'open'),
        lacks: 'Few claims are about a tenancy.',
      },
      partner_reference: filter('partner_reference', {
        rare: ({ partner_reference }) => partner_reference,
        none: 'nowhere',
        lacks: OWN,
      }),
      created_after: filter('created_after', {
        many: ({ first_at }) => first_at.toISOString(),
        rare: ({ last_at }) => later(last_at, -1),
        none: ({ last_at }) => later(last_at, 24),
      }),
      created_before: filter('created_before', {
        many: ({ last_at }) => last_at.toISOString(),
        rare: ({ few_until }) => few_until.toISOString(),
        none: ({ first_at }) => later(first_at, -24 * 4_000),
      }),
      updated_after: filter('updated_after', {
        many: ({ first_at }) => first_at.toISOString(),
        rare: ({ last_at }) => later(last_at, -1),
        none: ({ last_at }) => later(last_at, 24),
      }),
    },
    together: {
      'customer and status': together({ customer_id: ({ customer_id }) => customer_id, status: 'paid' }),
      'customer and stage': together({
        customer_id: ({ customer_id }) => customer_id,
        collection_stage: 'first_demand_letter',
      }),
      'created and stage': {
        many: asked({
          created_after: ({ first_at }) => first_at.toISOString(),
          collection_stage: 'second_demand_letter',
        }),
        rare: asked(
          { created_before: ({ last_at }) => last_at.toISOString(), status: 'in_collection' },
          'settled_but_few',
        ),
        none: asked(
          { created_after: ({ last_at }) => later(last_at, -1), collection_stage: 'first_demand_letter' },
          'settled',
        ),
      },
      'status and stage': {
        many: asked({ status: 'in_collection', collection_stage: 'third_demand_letter' }),
        rare: asked({ status: 'partial_payment', collection_stage: 'first_demand_letter' }, 'settled_but_few'),
        none: asked({ status: 'paid', collection_stage: 'first_demand_letter' }),
      },
      'changed and status': together({ updated_after: ({ last_at }) => later(last_at, -24), status: 'in_collection' }),
    },
  },
  '/openapi/claims/{claim_id}/documents': {
    path: ({ claim_id }) => `/openapi/claims/${claim_id}/documents`,
    filters: {
      documentType: filter('documentType', { many: 'contract', none: 'legal', lacks: 'A claim has few documents.' }),
      processingStatus: filter('processingStatus', {
        many: 'uploaded',
        none: 'failed',
        lacks: 'A claim has few documents.',
      }),
    },
  },
  '/openapi/customers': {
    filters: {
      partner_id: filter('partner_id', {
        many: ({ partner_id }) => partner_id,
        none: ({ idle_partner_id }) => idle_partner_id,
        lacks: 'Customers of a partner have an index of their own, in their order.',
      }),
    },
  },
  '/openapi/events': {
    filters: {
      include: filter('include', { many: 'activity', lacks: 'It adds fields to each row.' }),
      after: filter('after', { none: 'latest', lacks: 'The place to go on from; the beginning is without it.' }),
    },
  },
  '/openapi/revenue-shares': {
    filters: {
      month: filter('month', {
        many: ({ last_at }) => later(last_at, 0).slice(0, 7),
        none: '2001-01',
        lacks: 'Shares have an index in the order of time.',
      }),
      'status=accrued': filter('status', { many: 'accrued', lacks: 'Others follow.' }),
      'status=approved': filter('status', { many: 'approved', lacks: 'Others follow.' }),
      'status=paid_out': inPlaces(
        { status: 'paid_out' },
        { rare: 'mixed', none: 'open' },
        'Payouts are made by month.',
      ),
      claim_id: filter('claim_id', { rare: ({ claim_id }) => claim_id, none: NOBODY, lacks: OWN }),
    },
    together: {
      'month and status': together({ month: ({ last_at }) => later(last_at, 0).slice(0, 7), status: 'approved' }),
    },
  },
  '/openapi/revenue-shares/statements': {
    filters: { month: filter('month', { none: '2001-01', lacks: 'A partner has a statement for each month.' }) },
  },
  '/openapi/webhook/deliveries': {
    filters: {
      'status=delivered': filter('status', { many: 'delivered', lacks: 'Others follow.' }),
      'status=failed': filter('status', { many: 'failed', lacks: 'Others follow.' }),
      'status=pending': inPlaces({ status: 'pending' }, { none: 'mixed' }, 'Pending ones are sent.'),
    },
  },
}
