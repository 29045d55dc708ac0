import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paths } from './paths.ts'

test('bookmarked URLs remain valid', () => {
  assert.deepEqual(paths, {
    login: '/login',
    overview: '/',
    work: '/work',
    tasks: '/tasks',
    claims: '/claims',
    new_claim: '/new-claim',
    claim: '/claims/$claim_id',
    debtor: '/debtors/$debtor_id',
    payments: '/payments',
    bank: '/bank',
    settlements: '/settlements',
    payment_runs: '/payment-runs',
    books: '/books',
    invoices: '/invoices',
    import: '/import',
    letters: '/letters',
    plans: '/plans',
    disputes: '/disputes',
    court: '/court',
    partners: '/partners',
    partner: '/partners/$partner_id',
    customer: '/customers/$customer_id',
    revenue: '/revenue',
    mail: '/mail',
    team: '/team',
    privacy: '/privacy',
    privacy_request: '/privacy/requests/$request_id',
    account: '/account',
    settings: '/settings',
    organization: '/settings/organizations/$organization_id',
  })
})
