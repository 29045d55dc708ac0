import { asked, dayOf, filter, type Kinds, type List, NOBODY } from './lists.ts'

const OF_ALL = 'Many and few are found in the same way: the list counts no further than 5,000.'
const each = (name: string, value: string, more: Parameters<typeof filter>[2] = {}): Kinds =>
  filter(name, { many: value, lacks: 'The rare ones are asked for beside it.' }, more)

/** One stage or status, of an organisation that has very many at it, a handful and none. */
const perPlace = (
  name: string,
  value: string,
  kinds: readonly ['settled_but_few' | 'open_but_few', 'settled' | 'open'],
): Kinds => ({
  many: asked({ [name]: value }),
  rare: asked({ [name]: value, organization_id: ({ places }) => places[kinds[0]].organization_id }),
  none: asked({ [name]: value, organization_id: ({ places }) => places[kinds[1]].organization_id }),
})
const OPEN = ['settled_but_few', 'settled'] as const
const CLOSED = ['open_but_few', 'open'] as const

/** The list of claims that the team works with. */
export const CLAIMS_OF_THE_TEAM: List = {
  filters: {
    q: filter('q', { many: 'gmbh', rare: ({ case_reference }) => case_reference, none: 'nowhere to be found' }),
    'collection_stage=first_demand_letter': perPlace('collection_stage', 'first_demand_letter', OPEN),
    'collection_stage=closed': perPlace('collection_stage', 'closed', CLOSED),
    'collection_stage=mzr': filter('collection_stage', {
      rare: 'mzr_klage_recommended',
      none: 'mzr_aufhebungserklaerung_sent',
      lacks: 'Few claims are about a tenancy.',
    }),
    'case_status=open': perPlace('case_status', 'open', OPEN),
    'case_status=disputed': perPlace('case_status', 'disputed', OPEN),
    'case_status=closed': perPlace('case_status', 'closed', CLOSED),
    amount_from: filter('amount_from', { many: '100', rare: '9040', none: '9000000' }),
    amount_to: filter('amount_to', {
      many: '5000',
      rare: '0.01',
      lacks: 'Settled claims have nothing open.',
    }),
    created_from: filter('created_from', {
      many: ({ first_at }) => dayOf(first_at),
      rare: ({ last_at }) => dayOf(last_at),
      none: ({ last_at }) => dayOf(last_at, 3),
    }),
    created_to: filter('created_to', {
      many: ({ last_at }) => dayOf(last_at),
      rare: ({ first_at }) => dayOf(first_at),
      none: ({ first_at }) => dayOf(first_at, -4_000),
    }),
    due_from: filter('due_from', {
      many: ({ first_at }) => dayOf(first_at),
      rare: ({ last_at }) => dayOf(last_at, 39),
      none: ({ last_at }) => dayOf(last_at, 60),
    }),
    due_to: filter('due_to', {
      many: ({ last_at }) => dayOf(last_at, 60),
      rare: ({ first_at }) => dayOf(first_at, 41),
      none: ({ first_at }) => dayOf(first_at, -4_000),
    }),
    owner: filter('owner', { many: 'nobody', rare: 'me', none: NOBODY }),
    country: filter('country', { many: 'AT', rare: 'CH', none: 'FR' }),
    organization_id: filter('organization_id', {
      many: ({ places }) => places.mixed.organization_id,
      none: NOBODY,
      lacks: OF_ALL,
    }),
    partner_id: filter('partner_id', {
      many: ({ partner_id }) => partner_id,
      none: ({ idle_partner_id }) => idle_partner_id,
      lacks: OF_ALL,
    }),
    customer_id: filter('customer_id', { many: ({ customer_id }) => customer_id, none: NOBODY, lacks: OF_ALL }),
    debtor_id: filter('debtor_id', {
      rare: ({ debtor_id }) => debtor_id,
      none: NOBODY,
      lacks: 'A debtor has few claims.',
    }),
    'age=0-30': each('age', '0-30'),
    'age=181+': each('age', '181+'),
    opened_month: filter('opened_month', {
      many: ({ last_at }) => dayOf(last_at).slice(0, 7),
      none: '2001-01',
      lacks: OF_ALL,
    }),
    'is_held=true': each('is_held', 'true'),
    'is_held=false': each('is_held', 'false'),
    'is_stuck=true': each('is_stuck', 'true'),
    'is_stuck=false': each('is_stuck', 'false'),
    'disputed=true': each('disputed', 'true'),
    'disputed=false': each('disputed', 'false'),
  },
  together: {
    'partner and stage': {
      many: asked({ partner_id: ({ partner_id }) => partner_id, collection_stage: 'first_demand_letter' }),
      rare: asked({
        partner_id: ({ places }) => places.settled_but_few.partner_id,
        collection_stage: 'first_demand_letter',
      }),
      none: asked({ partner_id: ({ places }) => places.settled.partner_id, collection_stage: 'first_demand_letter' }),
    },
    'owner and stage': {
      rare: asked({ owner: 'me', collection_stage: 'mzr_klage_recommended' }),
      none: asked({ owner: 'me', collection_stage: 'closed' }),
      lacks: 'Nobody has very many.',
    },
    'customer and status': {
      many: asked({ customer_id: ({ customer_id }) => customer_id, case_status: 'open' }),
      none: asked({ customer_id: NOBODY, case_status: 'open' }),
      lacks: OF_ALL,
    },
    'search and stage': {
      many: asked({ q: 'gmbh', collection_stage: 'first_demand_letter' }),
      rare: asked({ q: 'gmbh', collection_stage: 'mzr_klage_recommended' }),
      none: asked({ q: 'nowhere to be found', collection_stage: 'first_demand_letter' }),
    },
  },
}
