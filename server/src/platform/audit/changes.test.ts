import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesBetween } from './changes.ts'

test('a change names each setting with its old and its new value', () => {
  const before = { name: 'A', rate: 0.1, head: { city: 'Wien', iban: 'AT611904300234573201' }, since: new Date(0) }
  const after = { ...before, rate: 0.2, head: { city: 'Graz', iban: 'AT021100000622888600' } }
  assert.deepEqual(changesBetween(before, after, { accounts: ['head.iban'] }), [
    { field: 'head.city', from: 'Wien', to: 'Graz' },
    { field: 'head.iban', from: '…3201', to: '…8600' },
    { field: 'rate', from: 0.1, to: 0.2 },
  ])
  assert.deepEqual(changesBetween(before, { ...before, since: new Date(0) }), [])
})

test('what tells something about a person is named without its values, and what is skipped is not named', () => {
  const changed = changesBetween(
    { email: 'a@b.example', address: { city: 'Wien' }, updated_at: 1 },
    { email: 'c@d.example', address: null, updated_at: 2 },
    { hidden: ['email', 'address'], skipped: ['updated_at'] },
  )
  assert.deepEqual(changed, [{ field: 'address.city' }, { field: 'email' }])
})

test('an object that comes or goes is told by its parts', () => {
  assert.deepEqual(changesBetween({ head: null }, { head: { city: 'Graz' } }), [
    { field: 'head.city', from: null, to: 'Graz' },
  ])
})
