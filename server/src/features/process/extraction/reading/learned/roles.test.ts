import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasRole, ROLES, type Role, rolesOf } from './roles.ts'

const rolesIn = (text: string): Role[] => ROLES.filter((role) => hasRole(rolesOf(text), role))

test('a label is what its parts speak of, whatever it is put together from', () => {
  assert.deepEqual(rolesIn('Ausgangsrechnungs-Nr.'), ['document', 'number', 'issued'])
  assert.ok(['delivery', 'date'].every((role) => rolesIn('Lieferscheindatum').includes(role as Role)))
  assert.ok(['customer', 'number'].every((role) => rolesIn('Kd.-Nr.').includes(role as Role)))
  assert.deepEqual(rolesIn(''), [])
})

test('umlauts may be written as two letters', () => {
  assert.ok(rolesIn('zu zahlen bis spaetestens').includes('due'))
  assert.deepEqual(rolesIn('Faelligkeit'), rolesIn('Fälligkeit'))
  assert.deepEqual(rolesIn('Kaeufer'), rolesIn('Käufer'))
  assert.deepEqual(rolesIn('Steuer'), rolesIn('STEUER'))
})
