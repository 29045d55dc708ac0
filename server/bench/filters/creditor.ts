import { filter, type Lists } from './lists.ts'

const OWN_CUSTOMER = 'A list of one customer: `npm run bench -- portals` has one of very many claims.'

/** Of a customer with as many claims as in the small database, among very many others. */
export const CREDITOR_LISTS: Lists = {
  '/api/creditor/claims': {
    filters: {
      q: filter('q', { many: 'bench', none: 'nowhere to be found', lacks: OWN_CUSTOMER }),
      'state=open': filter('state', { many: 'open', lacks: OWN_CUSTOMER }),
      'state=needs_you': filter('state', { many: 'needs_you', lacks: OWN_CUSTOMER }),
      'state=disputed': filter('state', { many: 'disputed', lacks: OWN_CUSTOMER }),
      'state=closed': filter('state', { many: 'closed', lacks: OWN_CUSTOMER }),
    },
  },
  '/api/creditor/money': {
    filters: { year: filter('year', { many: '2026', none: '2001', lacks: OWN_CUSTOMER }) },
  },
}
