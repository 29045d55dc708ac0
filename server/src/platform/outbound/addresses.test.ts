import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPrivateAddress, isPublicAddress } from './addresses.ts'
import { targetProblem } from './target-url.ts'

/** Both ends of every range outside the public internet, and every spelling that hides one. */
const REFUSED = [
  ...['0.0.0.0', '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.64.0.0', '100.127.255.255', '127.0.0.1'],
  ...['127.255.255.255', '169.254.0.1', '169.254.169.254', '172.16.0.0', '172.31.255.255', '192.0.0.0', '192.0.0.192'],
  ...['192.0.2.1', '192.88.99.1', '192.168.0.1', '192.168.255.255', '198.18.0.0', '198.19.255.255', '198.51.100.7'],
  ...['203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...['::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::FFFF:10.0.0.1', '0:0:0:0:0:ffff:a9fe:a9fe'],
  ...['64:ff9b::7f00:1', '64:ff9b::10.1.2.3', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1', '64:ff9b:0:0:0:1:808:808'],
  ...['2002:7f00:1::', '2002:a00:1::1', '2002:c0a8:101::', 'fe80::1', 'fe80::1%eth0', 'febf::1', 'fec0::1'],
  ...['fc00::1', 'fd00:ec2::254', 'fdff::1', 'ff02::1', 'ff0e::1', '100::1', '5f00::1', '4000::1', 'e000::1'],
  ...['2001::1', '2001:10::1', '2001:1ff::1', '2001:db8::1', '2001:db8:ffff::1', '3ffe::1', '3fff::1', '3fff:fff::1'],
]
const NO_ADDRESS = [
  '',
  'localhost',
  '127.1',
  '2130706433',
  '0x7f.1',
  '1.2.3',
  '8.8.8.8:443',
  ' 8.8.8.8',
  '[::1]',
  '8.8.8.8/8',
  ':::',
]
const PUBLIC = [
  ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'],
  ...['128.0.0.1', '169.253.255.255', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.167.255.255', '198.17.0.1'],
  ...['198.20.0.0', '203.0.114.0', '223.255.255.255', '168.63.129.17', '2606:4700:4700::1111', '2a00:1450:4001::200e'],
  ...['2001:200::1', '2001:4860:4860::8888', '3ffd::1', '::ffff:8.8.8.8', '64:ff9b::808:808', '2002:808:808::1'],
]

test('an address outside the public internet is refused, however it is written', () => {
  for (const ip of [...REFUSED, ...NO_ADDRESS]) assert.equal(isPublicAddress(ip), false, ip)
})

test('a public address is accepted up to the edges of the refused ranges', () => {
  for (const ip of PUBLIC) assert.equal(isPublicAddress(ip), true, ip)
})

test('private addresses are loopback and local networks, and never the metadata service', () => {
  for (const ip of [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
  ])
    assert.equal(isPrivateAddress(ip), true, ip)
  for (const ip of [
    '8.8.8.8',
    '169.254.169.254',
    '::ffff:169.254.169.254',
    'fe80::1',
    '0.0.0.0',
    '::',
    '224.0.0.1',
    'x',
  ])
    assert.equal(isPrivateAddress(ip), false, ip)
})

const STRICT = { allow_private: false, own_host: 'Mahnwerk.example.com' }
const PRIVATE = { allow_private: true, own_host: 'localhost' }
const INTERNAL = 'must not lead to an internal address'
const bracketed = (ip: string) => (ip.includes(':') ? `[${ip}]` : ip)

test('every refused address is refused as the host of a URL', () => {
  for (const ip of REFUSED.filter((address) => !address.includes('%')))
    assert.equal(targetProblem(`https://${bracketed(ip)}/hooks`, STRICT), INTERNAL, ip)
  assert.equal(targetProblem('https://[fe80::1%25eth0]/', STRICT), 'must be a valid URL')
  for (const ip of PUBLIC) assert.equal(targetProblem(`https://${bracketed(ip)}/hooks`, STRICT), undefined, ip)
})

test('odd spellings of an internal host are recognised', () => {
  const hosts = [
    ...['127.1', '0x7f.1', '2130706433', '017700000001', '0', '0x0', '127.0.0.1.', '①②⑦.⓪.⓪.①', '%31%32%37.1'],
    ...['localhost', 'LOCALHOST', 'localhost.', 'foo.localhost', 'foo.localhost.', 'db.internal', 'printer.local'],
    ...[
      'metadata.google.internal',
      'nas.home.arpa',
      'intranet',
      'intranet.',
      'ｌｏｃａｌｈｏｓｔ',
      '[::ffff:a9fe:a9fe]',
    ],
  ]
  for (const host of hosts) assert.equal(targetProblem(`https://${host}/`, STRICT), INTERNAL, host)
})

test('a URL is https, without user info and fragment, at port 443 or 8443, at most 2,048 characters long', () => {
  const rows: [string, string | undefined][] = [
    ['https://hooks.example.com', undefined],
    ['HTTPS://Hooks.Example.COM:443/a/b?c=%20d&e=@', undefined],
    ['https://hooks.example.com:8443/', undefined],
    ['https://hooks.example.com./', undefined],
    ['https://bücher.example/', undefined],
    ['https://localhost.example.com/', undefined],
    ['https://notlocal/', INTERNAL],
    ['http://hooks.example.com/', 'must begin with https://'],
    ['http://127.0.0.1/', 'must begin with https://'],
    ['ftp://hooks.example.com/', 'must begin with https://'],
    ['https:hooks.example.com', 'must begin with https://'],
    ['https:/hooks.example.com', 'must begin with https://'],
    ['//hooks.example.com/', 'must begin with https://'],
    [' https://hooks.example.com/', 'must begin with https://'],
    ['', 'must begin with https://'],
    ['https://', 'must be a valid URL'],
    ['https:///hooks.example.com/', 'must be a valid URL'],
    ['https://hooks.example.com/a b', 'must be a valid URL'],
    ['https://hooks.example.com/\n', 'must be a valid URL'],
    ['https://hooks.example.com\\@evil.example/', 'must be a valid URL'],
    ['https://hooks..example.com/', 'must be a valid URL'],
    ['https://256.256.256.256/', 'must be a valid URL'],
    [`https://${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.example/`, 'must be a valid URL'],
    ['https://user:secret@hooks.example.com/', 'must not contain a user name or password'],
    ['https://user@hooks.example.com/', 'must not contain a user name or password'],
    ['https://@hooks.example.com/', 'must not contain a user name or password'],
    ['https://hooks.example.com/#top', 'must not contain a fragment'],
    ['https://hooks.example.com:80/', 'must use port 443 or 8443'],
    ['https://hooks.example.com:22/', 'must use port 443 or 8443'],
    ['https://hooks.example.com:99999/', 'must be a valid URL'],
    ['https://mahnwerk.EXAMPLE.com/', 'must not lead to this service'],
    ['https://mahnwerk.example.com.:8443/', 'must not lead to this service'],
    [`https://hooks.example.com/${'a'.repeat(2_022)}`, undefined],
    [`https://hooks.example.com/${'a'.repeat(2_023)}`, 'must have at most 2048 characters'],
  ]
  for (const [text, problem] of rows) assert.equal(targetProblem(text, STRICT), problem, text)
})

test('where private targets are allowed, they may have any name and port but must still be https', () => {
  const fine = [
    'https://localhost:9443/',
    'https://127.0.0.1:1/',
    'https://[::1]:9/',
    'https://10.0.0.7/',
    'https://receiver/',
  ]
  for (const text of fine) assert.equal(targetProblem(text, PRIVATE), undefined, text)
  assert.equal(targetProblem('http://localhost:9443/', PRIVATE), 'must begin with https://')
  assert.equal(targetProblem('https://169.254.169.254/', PRIVATE), INTERNAL)
  assert.equal(targetProblem('https://u:p@localhost/', PRIVATE), 'must not contain a user name or password')
})
