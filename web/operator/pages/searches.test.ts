import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entriesAsked, readBankSearch } from './bank/search.ts'
import { readBooksSearch } from './books/search.ts'
import { keyOfTab, readClaimSearch, TABS } from './claim/search.ts'
import { readClaimsSearch } from './claims/search.ts'
import { sortOf, statusOf } from './claims/sort.ts'
import { deskStatusOf, readCourtSearch, scopeOf } from './court/search.ts'
import { readLettersSearch } from './letters/search.ts'
import { readLoginSearch } from './login/search.ts'
import { readMailSearch } from './mail/search.ts'
import { readPartnerSearch, readPartnersSearch } from './partners/search.ts'
import { filterOf } from './plans/queries.ts'
import { readRevenueSearch } from './revenue/search.ts'
import { queryOf, readWorkSearch } from './work/search.ts'

test('valid search parameters are read, and the rest is ignored', () => {
  assert.deepEqual(
    readClaimsSearch({ q: 4711, collection_stage: 'new', sort: 'nonsense', page: 1, is_held: 'true', age: '5' }),
    { q: '4711', collection_stage: 'new', is_held: true },
  )
  assert.deepEqual(
    readClaimsSearch({
      collection_stage: 'closed,nonsense,new',
      country: 'DE,XX',
      amount_from: 500.5,
      amount_to: '1.234',
      created_from: '2026-02-01',
      due_to: '2026-13-01',
      owner: 'somebody',
    }),
    { collection_stage: 'new,closed', country: 'DE', amount_from: 500.5, created_from: '2026-02-01' },
  )
  assert.deepEqual(readClaimSearch({ tab: 'court', kind: 'none', open: '' }), { tab: 'court' })
  assert.deepEqual(readLettersSearch({ status: 'lost', kind: 'third_demand_letter', page: '2' }), {
    kind: 'third_demand_letter',
    page: 2,
  })
  assert.deepEqual(readMailSearch({ status: 'kept', page: -1, mail: 'm' }), { status: 'kept', mail: 'm' })
  assert.deepEqual(readPartnersSearch({ tab: 'tokens', confirmed: 'maybe' }), { tab: 'tokens' })
  assert.deepEqual(readPartnerSearch({ tab: 'deliveries', status: 'failed', from: '2026-04-15' }), {
    tab: 'deliveries',
    status: 'failed',
    from: '2026-04-15',
  })
})

test('every tab of a claim file has its own key, in the order of the keyboard', () => {
  assert.deepEqual(TABS.map(keyOfTab), ['1', '2', '3', '4', '5', '6', '7', 'c', '8', '9', '0'])
})

test('only a valid month is read', () => {
  assert.deepEqual(readRevenueSearch({ month: '2026-05' }), { month: '2026-05' })
  for (const month of ['2026-13', '2026-5', '1999-01', 'May']) assert.deepEqual(readRevenueSearch({ month }), {})
})

test('a login never redirects to another server', () => {
  assert.deepEqual(readLoginSearch({ next: '/claims' }), { next: '/claims' })
  assert.deepEqual(readLoginSearch({ next: 'https://elsewhere.example/' }), {})
  assert.deepEqual(readLoginSearch({ next: 7 }), {})
})

test("the work queue shows items that are mine or nobody's unless everybody's are requested", () => {
  assert.deepEqual(queryOf(readWorkSearch({})), { owner: 'me_or_nobody' })
  assert.deepEqual(queryOf(readWorkSearch({ owner: 'all', include_snoozed: true })), { include_snoozed: true })
  assert.deepEqual(queryOf(readWorkSearch({ kind: 'dispute', owner: 'u' })), { kind: 'dispute', owner: 'u' })
})

test('the court desk opens with what is to be filed, and keeps its filters', () => {
  const search = readCourtSearch({ country: 'DE', page: 2, claim_id: 'c' })
  assert.equal(deskStatusOf(search), 'decided_to_sue')
  assert.equal(deskStatusOf(readCourtSearch({ tab: 'filed' })), 'filed')
  assert.equal(deskStatusOf(readCourtSearch({ tab: 'invoices' })), 'decided_to_sue', 'its counts are shown there too')
  assert.deepEqual(scopeOf(search), { country: 'DE' })
})

test('overdue plans are active plans', () => {
  assert.deepEqual(filterOf('missed'), { status: 'active', missed: true })
  assert.deepEqual(filterOf('completed'), { status: 'completed' })
})

test('the column heads of the claims list and the URL agree on the order', () => {
  assert.deepEqual(statusOf({}), { columnAccessor: 'created_at', direction: 'desc' })
  const by_debtor = { columnAccessor: 'debtor_name', direction: 'asc' } as const
  assert.deepEqual(sortOf(by_debtor), { sort: 'debtor', order: 'asc' })
  assert.deepEqual(statusOf(sortOf(by_debtor)), by_debtor)
})

test('the bank opens with what waits for somebody, and each view asks for its own entries', () => {
  assert.deepEqual(entriesAsked(readBankSearch({ q: 120, entry_id: 'e' })), { is_open: true, q: '120' })
  assert.deepEqual(entriesAsked(readBankSearch({ view: 'today' })), { booked_today: true })
  assert.deepEqual(entriesAsked(readBankSearch({ view: 'to_refund', page: 3 })), { status: 'to_refund', page: 3 })
  assert.deepEqual(entriesAsked(readBankSearch({ view: 'all', claim_id: 'c' })), { claim_id: 'c' })
})

test('the books read days and accounts that exist', () => {
  assert.deepEqual(readBooksSearch({ from: '2026-05-01', to: 'May', account: 'cash', tab: 'journal' }), {
    tab: 'journal',
    from: '2026-05-01',
  })
})
