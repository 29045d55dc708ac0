import { type Random, seeded } from '../crash/random.ts'
import { BOUNDARY } from '../test/files.ts'
import type { Caller, Route, Target } from './target.ts'
import { brokenJson, hostileText, uploadBody, valueFor } from './values.ts'

export type Attack = {
  readonly index: number
  readonly caller: Caller
  readonly method: string
  /** As it is sent, which need not be a path. */
  readonly path: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
  /** False if the request is never completed, so that the server may hang up. */
  readonly is_answer_due: boolean
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW']
const NO_TOKENS = [
  `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ sub: 'x', organization_id: 'x', exp: 9_999_999_999 })}.`,
  `${encoded({ alg: 'HS256' })}.${encoded({ exp: '9e99' })}.AAAA`,
  ...['', '.', '..', 'a.b.c', 'null', 'eyJ', 'x'.repeat(6_000)],
]

/** The request with this number. It depends on nothing but the seed, the number and the target. */
export function attackNumber(index: number, seed: number, target: Target): Attack {
  const random = seeded((seed + Math.imul(index + 1, 0x9e3779b1)) >>> 0)
  const route = random.pick(target.routes)
  const caller = callerFor(route, random, target.callers)
  const method = random.below(25) === 0 ? random.pick(METHODS) : route.method
  const { body, type } = bodyFor(route, random, target)
  const headers = headersFor(caller, random)
  if (body.length > 0) headers.push(['content-type', type])
  const lie = random.below(60)
  const length =
    lie === 0 ? body.length + 10 : lie === 1 ? random.pick(['-1', '1e3', 'x', '9'.repeat(30)]) : body.length
  if (body.length > 0 || lie < 2) headers.push(['content-length', String(length)])
  return { index, caller, method, path: pathFor(route, random, target), headers, body, is_answer_due: lie > 1 }
}

/** Mostly the audience of the route, so that most requests pass the login; sometimes anybody. */
function callerFor({ path }: Route, random: Random, callers: readonly Caller[]): Caller {
  const audience = ['operator', 'creditor', 'debtor'].find((name) => path.includes(`/${name}`)) ?? 'partner'
  const fitting = audience === 'operator' ? random.pick(['admin', 'admin', 'agent']) : audience
  return (random.below(3) > 0 && callers.find(({ name }) => name === fitting)) || random.pick(callers)
}

function pathFor({ path }: Route, random: Random, { ids }: Target): string {
  const filled = path
    .split('/')
    .map((part) => (part.startsWith(':') || part.includes('*') ? segmentFor(random, ids) : part))
    .join('/')
  const bent = random.below(12) === 0 ? bend(filled, random) : filled
  return random.below(3) === 0 ? `${bent}?${queryFor(random, ids)}` : bent
}

function segmentFor(random: Random, ids: readonly string[]): string {
  if (random.below(5) > 0) return random.pick(ids)
  const odd = [
    '%2e%2e',
    '..',
    '.',
    '%2f',
    '%5c..',
    '%c0%af',
    '%ff',
    '%00',
    '%',
    '%zz',
    '*',
    ':id',
    '__proto__',
    '1',
    '-1',
  ]
  return random.pick([...odd, encodeText(hostileText(random)), 'x'.repeat(2_000)])
}

const bend = (path: string, random: Random): string =>
  random.pick([
    () => path.replaceAll('/', '//'),
    () => path.replaceAll('/', '/./'),
    () => path.replace(/^\//, '/%2f'),
    () => `${path}/`,
    () => `${path}/..%2f..%2fetc`,
    () => path.toUpperCase(),
    () => `http://evil.example${path}`,
    () => `${path};a=b`,
    () => `${path}%c0%ae`,
    () => `${path}#x`,
    () => '*',
  ])()

const NAMES = [
  'page',
  'limit',
  'sort',
  'status',
  'q',
  'search',
  'lang',
  'month',
  'format',
  'from',
  'claim_id',
  'cursor',
  '__proto__',
  'a[b]',
]

function queryFor(random: Random, ids: readonly string[]): string {
  const one = () => {
    const value =
      random.below(4) === 0
        ? random.pick(ids)
        : random.pick(['1', '0', '-1', '9'.repeat(30), '%', '%ff', encodeText(hostileText(random).slice(0, 900))])
    return `${random.pick(NAMES)}=${value}`
  }
  return Array.from({ length: 1 + random.below(4) }, one).join('&')
}

function headersFor({ headers: own }: Caller, random: Random): [string, string][] {
  const headers = Object.entries(own)
  const odd: (() => [string, string][])[] = [
    () => [['authorization', `Bearer ${random.pick(NO_TOKENS)}`]],
    () => [['cookie', random.pick(['a=%E0%A4%A; b=%', ';;;=', `s=${'x'.repeat(4_000)}`, 'mw_session=\x80\xff'])]],
    () => [['idempotency-key', random.pick(['', 'x', 'a b', 'ä', 'x'.repeat(255), 'x'.repeat(4_000), '"k"'])]],
    () => [['range', random.pick(['bytes=9-2', 'bytes=0-0,1-1,2-2', 'bytes=-0', `bytes=${'0-1,'.repeat(500)}`])]],
    () => [['expect', random.pick(['100-continue', 'miracles'])]],
    () => [['accept', ';;;']],
    () => [['accept-language', random.pick([';q=x,,,;', 'x'.repeat(3_000), 'de;q=2,*;q=-1'])]],
    () => [['content-encoding', random.pick(['gzip', 'br', 'x'])]],
    () => [['transfer-encoding', 'identity']],
    () => [['origin', random.pick(['null', 'https://evil.example'])]],
    () => [['x-forwarded-for', random.pick(['127.0.0.1', '::1,'.repeat(300), 'x\x80'])]],
    () => [['host', 'evil.example']],
    () => [
      ['if-none-match', '*'],
      ['if-modified-since', 'never'],
    ],
    () => Array.from({ length: 200 }, (_, at): [string, string] => [`x-many-${at}`, 'y']),
    () => [['x-long', 'z'.repeat(20_000)]],
    () => [['x-odd\x01name', 'v']],
  ]
  return random.below(4) === 0 ? [...headers, ...random.pick(odd)()] : headers
}

const WRONG_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'x',
  '',
]
const NOTHING = Buffer.alloc(0)

function bodyFor({ method, path }: Route, random: Random, target: Target): { body: Buffer; type: string } {
  const documented = target.bodies[`${method} ${path}`]
  const has_none = method === 'GET' || method === 'HEAD'
  if (has_none && random.below(30) > 0) return { body: NOTHING, type: '' }
  const wanted =
    documented?.types[0] ?? (path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded')
  const type = random.below(20) === 0 ? random.pick(WRONG_TYPES) : wanted
  if (wanted.startsWith('multipart/'))
    return { body: uploadBody(random), type: type === wanted ? `${wanted}; boundary=${BOUNDARY}` : type }
  const value = valueFor(documented?.schema ?? { type: 'object' }, random, target)
  if (wanted === 'application/x-www-form-urlencoded') return { body: Buffer.from(formOf(value, random)), type }
  const fitting = JSON.stringify(value) ?? ''
  return { body: Buffer.from(random.below(10) === 0 ? brokenJson(random, fitting) : fitting), type }
}

const FORM_NAMES = [
  'email',
  'password',
  'code',
  'csrf',
  'name',
  'decision',
  'amount',
  'message',
  '__proto__',
  'case_reference',
]

const formOf = (_: unknown, random: Random): string =>
  random.pick([
    () => Array.from({ length: 5 }, () => `${random.pick(FORM_NAMES)}=${encodeText(hostileText(random))}`).join('&'),
    () => 'email=%00&password=%ff',
    () => 'a=b&'.repeat(3_000),
    () => '%',
  ])()

/** `encodeURIComponent` refuses lone surrogates. */
const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed())

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
