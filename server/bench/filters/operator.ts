import { asked, dayOf, filter, type Kinds, type Lists, NOBODY } from './lists.ts'
import { CLAIMS_OF_THE_TEAM } from './operator-claims.ts'

const SMALL = 'The others are asked for beside it.'
const is = (name: string, value: string, more: Parameters<typeof filter>[2] = {}): Kinds =>
  filter(name, { many: value, lacks: SMALL }, more)
const rarely = (name: string, value: string): Kinds => filter(name, { rare: value, lacks: SMALL })
const never = (name: string, value: string): Kinds => filter(name, { none: value, lacks: SMALL })

const organization_id = filter('organization_id', {
  many: ({ places }) => places.mixed.organization_id,
  rare: ({ places }) => places.settled_but_few.organization_id,
  none: NOBODY,
})
const organizationIn = (more: Parameters<typeof filter>[2]): Kinds =>
  filter(
    'organization_id',
    {
      many: ({ places }) => places.mixed.organization_id,
      rare: ({ places }) => places.settled_but_few.organization_id,
      none: NOBODY,
    },
    more,
  )
const partner_id = filter('partner_id', {
  many: ({ partner_id }) => partner_id,
  rare: ({ places }) => places.settled_but_few.partner_id,
  none: ({ idle_partner_id }) => idle_partner_id,
})
const claim_id = filter('claim_id', {
  rare: ({ claim_id }) => claim_id,
  none: NOBODY,
  lacks: 'A claim has few of them.',
})

export const OPERATOR_LISTS: Lists = {
  '/api/operator/claims': CLAIMS_OF_THE_TEAM,
  '/api/operator/court-desk': {
    filters: {
      'status=awaiting_decision': is('status', 'awaiting_decision'),
      'status=decided_to_sue': is('status', 'decided_to_sue'),
      'status=declined': is('status', 'declined'),
      'status=filed': is('status', 'filed'),
      'status=titled': is('status', 'titled'),
      organization_id: organizationIn({ status: 'filed' }),
      partner_id,
      customer_id: filter('customer_id', { many: ({ customer_id }) => customer_id, none: NOBODY, lacks: SMALL }),
      country: filter('country', { many: 'AT', rare: 'CH', none: 'FR' }),
    },
  },
  '/api/operator/court-fee-invoices': {
    filters: {
      claim_id,
      organization_id,
      customer_id: filter('customer_id', { many: ({ customer_id }) => customer_id, none: NOBODY, lacks: SMALL }),
    },
  },
  '/api/operator/customers': {
    filters: { q: filter('q', { many: 'gmbh', rare: 'rarely', none: 'nowhere' }), organization_id, partner_id },
  },
  '/api/operator/installment-plans': {
    filters: {
      'status=active': is('status', 'active'),
      'status=cancelled': is('status', 'cancelled'),
      'status=completed': never('status', 'completed'),
      'status=ended': never('status', 'ended'),
      'missed=true': is('missed', 'true', { status: 'active' }),
      organization_id: organizationIn({ status: 'active' }),
    },
  },
  '/api/operator/invoices/to-check': { filters: { organization_id } },
  '/api/operator/letters': {
    filters: {
      'status=outbox': is('status', 'outbox'),
      'status=posted': is('status', 'posted'),
      'status=mailed': never('status', 'mailed'),
      'status=returned': is('status', 'returned'),
      'status=void': rarely('status', 'void'),
      claim_id,
      'kind=first_demand_letter': is('kind', 'first_demand_letter'),
      'kind=third_demand_letter': rarely('kind', 'third_demand_letter'),
      'kind=mzr_aufhebungserklaerung': never('kind', 'mzr_aufhebungserklaerung'),
      organization_id,
      print_run_id: filter('print_run_id', { none: NOBODY, lacks: 'A print run has few hundred letters.' }),
    },
    together: {
      'status and organisation': organizationIn({ status: 'posted' }),
      'kind and status': {
        rare: asked({ status: 'void', kind: 'first_demand_letter' }),
        none: asked({ status: 'posted', kind: 'mzr_aufhebungserklaerung' }),
        lacks: SMALL,
      },
      'kind and organisation': organizationIn({ kind: 'third_demand_letter' }),
    },
  },
  '/api/operator/mail': {
    filters: {
      'status=sent': is('status', 'sent'),
      'status=failed': is('status', 'failed'),
      'status=queued': rarely('status', 'queued'),
      'status=kept': never('status', 'kept'),
      q: filter('q', { many: 'example.com', rare: 'rarely', none: 'nowhere' }),
    },
    together: {
      'status and search': {
        many: asked({ status: 'sent', q: 'example.com' }),
        rare: asked({ status: 'queued', q: 'example.com' }),
        none: asked({ status: 'failed', q: 'nowhere' }),
      },
    },
  },
  '/api/operator/partners/{id}/webhook/deliveries': {
    path: ({ partner_id: id }) => `/api/operator/partners/${id}/webhook/deliveries`,
    filters: {
      'status=delivered': is('status', 'delivered'),
      'status=failed': is('status', 'failed'),
      'status=pending': never('status', 'pending'),
      from: filter('from', {
        many: ({ first_at }) => dayOf(first_at),
        rare: ({ last_at }) => dayOf(last_at),
        none: ({ last_at }) => dayOf(last_at, 60),
      }),
    },
  },
  '/api/operator/payments': {
    filters: {
      organization_id,
      partner_id,
      claim_id,
      'status=completed': is('status', 'completed'),
      'status=reversed': is('status', 'reversed'),
      from: filter('from', {
        many: ({ first_at }) => dayOf(first_at),
        rare: ({ last_at }) => dayOf(last_at, 49),
        none: ({ last_at }) => dayOf(last_at, 200),
      }),
      to: filter('to', {
        many: ({ last_at }) => dayOf(last_at),
        rare: ({ first_at }) => dayOf(first_at, 26),
        none: ({ first_at }) => dayOf(first_at, -4_000),
      }),
    },
    together: {
      'status and organisation': organizationIn({ status: 'reversed' }),
      'status and partner': {
        many: asked({ status: 'reversed', partner_id: ({ partner_id: id }) => id }),
        none: asked({ status: 'reversed', partner_id: ({ idle_partner_id: id }) => id }),
        lacks: SMALL,
      },
    },
  },
  '/api/operator/partners': {
    filters: {
      organization_id,
      q: filter('q', { many: 'partner', rare: 'rarely', none: 'nowhere' }),
      'is_confirmed=true': is('is_confirmed', 'true'),
      'is_confirmed=false': never('is_confirmed', 'false'),
    },
  },
  '/api/operator/revenue-shares': {
    filters: {
      partner_id,
      month: filter('month', { many: ({ last_at }) => dayOf(last_at).slice(0, 7), none: '2001-01', lacks: SMALL }),
      'status=accrued': is('status', 'accrued'),
      'status=approved': is('status', 'approved'),
      'status=paid_out': rarely('status', 'paid_out'),
      claim_id,
    },
    together: {
      'partner and status': {
        many: asked({ partner_id: ({ partner_id: id }) => id, status: 'approved' }),
        rare: asked({ partner_id: ({ partner_id: id }) => id, status: 'paid_out' }),
        none: asked({ partner_id: ({ idle_partner_id: id }) => id, status: 'approved' }),
      },
      'month and status': {
        none: asked({ month: ({ last_at }) => dayOf(last_at).slice(0, 7), status: 'paid_out' }),
        lacks: SMALL,
      },
    },
  },
  '/api/operator/revenue-shares/payable': {
    filters: {
      month: filter('month', { many: ({ last_at }) => dayOf(last_at).slice(0, 7), none: '2001-01', lacks: SMALL }),
      partner_id,
    },
  },
}
