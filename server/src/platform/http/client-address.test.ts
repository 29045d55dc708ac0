import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { addressBucket, addressNetwork, clientAddress } from './client-address.ts'

test('requests without a token count against the address, or the /64 for IPv6', () => {
  const table = {
    '203.0.113.7': 'address:203.0.113.7',
    '::ffff:203.0.113.7': 'address:203.0.113.7',
    '2001:db8:1:2:3:4:5:6': 'address:2001:db8:1:2::/64',
    '2001:DB8:0001:2::9': 'address:2001:db8:1:2::/64',
    '2001:db8::1': 'address:2001:db8:0:0::/64',
    '::1': 'address:0:0:0:0::/64',
    'fe80::1%eth0': 'address:fe80:0:0:0::/64',
  }
  for (const [address, bucket] of Object.entries(table)) assert.equal(addressBucket(address), bucket, address)
})

test('only an IP address counts, whatever a proxy passes on', () => {
  const from = (ip: string) => clientAddress({ ip, socket: { remoteAddress: '10.0.0.1' } } as FastifyRequest)
  assert.equal(from('203.0.113.7'), '203.0.113.7')
  assert.equal(from('203.0.113.7:4711'), '203.0.113.7')
  assert.equal(from('[2001:db8::1]:4711'), '2001:db8::1')
  assert.equal(from('2001:db8::1'), '2001:db8::1')
  for (const nonsense of ['unknown', '', 'x'.repeat(6_000), '1.2.3', '203.0.113.7, evil'])
    assert.equal(from(nonsense), '10.0.0.1')
})

test('a record keeps the network of an address and not the address', () => {
  const table = {
    '203.0.113.77': '203.0.113.0/24',
    '::ffff:203.0.113.77': '203.0.113.0/24',
    '2001:db8:1:2:3:4:5:6': '2001:db8:1::/48',
    '2001:0DB8::1': '2001:db8:0::/48',
    '::1': '0:0:0::/48',
  }
  for (const [address, network] of Object.entries(table)) assert.equal(addressNetwork(address), network, address)
})
