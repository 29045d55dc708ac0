import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { digest, end, GOOD, LIMIT_BYTES, type Parts, Refusal } from './receivers.ts'

/** A receiver that is wrong in one thing, and the cases that find it. */
export type Flaw = { readonly what: string; readonly found_by: readonly string[]; readonly parts: Partial<Parts> }

const KNOWN = ['claim.collection_stage_changed', 'claim.status_changed']

const isOneEqual = (given: readonly string[], expected: string): boolean => given.includes(expected)

/** Takes signatures of any form that are there. */
const parseLoosely: Parts['parse'] = (header = '') => {
  const parts = header.split(',').map((part) => part.split('='))
  const named = (name: string) => parts.filter(([one]) => one === name).map(([, value = '']) => value)
  const [times, signatures] = [named('t'), named('v1')]
  if (times.length !== 1 || !/^\d+$/.test(times[0] ?? '') || signatures.some((one) => !one)) throw new Refusal(401)
  return { t: times[0] as string, signatures }
}

const needOne = (parsed: ReturnType<Parts['parse']>) => {
  if (parsed.signatures.length === 0) throw new Refusal(401)
  return parsed
}

export const IN_SIGNATURES: readonly Flaw[] = [
  {
    what: 'checks form and time, and never the signature',
    found_by: [
      ...['bad_signature', 'altered_body', 'truncated_signature', 'moved_timestamp'],
      ...['two_wrong_signatures', 'raw_body', 'forged_duplicate'],
    ],
    parts: { isMatch: () => true },
  },
  {
    what: 'believes a request without a signature',
    found_by: ['missing_header'],
    parts: { before: ({ headers }) => (headers['x-service-signature'] ? undefined : 200) },
  },
  {
    what: 'accepts an empty list of signatures',
    found_by: ['malformed_header'],
    parts: {
      parse: (header) => (/^t=\d+$/.test(header ?? '') ? parseLoosely(header) : GOOD.parse(header)),
      isMatch: (given, expected) => given.every((one) => one !== expected) === (given.length === 0),
    },
  },
  {
    what: 'breaks on a header of another form',
    found_by: ['malformed_header'],
    parts: { parse: (header) => (header === 'nonsense' ? JSON.parse(header) : GOOD.parse(header)) },
  },
  {
    what: 'takes a time that is no number',
    found_by: ['malformed_header'],
    parts: {
      parse: (header) => ({
        ...GOOD.parse(header?.replace('t=soon', 't=1')),
        t: /t=(\w+)/.exec(header ?? '')?.[1] ?? '',
      }),
      isFresh: (t) => !(Math.abs(Date.now() / 1000 - Number(t)) > 300),
    },
  },
  {
    what: 'takes the signature under any name',
    found_by: ['malformed_header'],
    parts: { parse: (header) => GOOD.parse(header?.replace('v0=', 'v1=')) },
  },
  {
    what: 'verifies the first t and looks at the age of the last',
    found_by: ['malformed_header'],
    parts: firstAndLastTime(),
  },
  {
    what: 'compares only as much as was given',
    found_by: ['truncated_signature'],
    parts: {
      parse: (header) => needOne(parseLoosely(header)),
      isMatch: (given, expected) => given.some((one) => expected.startsWith(one)),
    },
  },
  {
    what: 'compares only the first 16 digits',
    found_by: ['truncated_signature'],
    parts: { isMatch: (given, expected) => given.some((one) => one.slice(0, 16) === expected.slice(0, 16)) },
  },
  {
    what: 'compares only the last 16 digits',
    found_by: ['truncated_signature'],
    parts: { isMatch: (given, expected) => given.some((one) => one.slice(-16) === expected.slice(-16)) },
  },
  {
    what: 'breaks on a signature of another length',
    found_by: ['truncated_signature'],
    parts: { parse: (header) => needOne(parseLoosely(header)) },
  },
  {
    what: 'checks no time at all',
    found_by: ['old_timestamp', 'future_timestamp'],
    parts: { isFresh: () => true },
  },
  {
    what: 'checks only for the future',
    found_by: ['old_timestamp'],
    parts: { isFresh: (t) => Number(t) - Date.now() / 1000 <= 300 },
  },
  {
    what: 'checks only for age',
    found_by: ['future_timestamp'],
    parts: { isFresh: (t) => Date.now() / 1000 - Number(t) <= 300 },
  },
  {
    what: 'also takes a signature without the time',
    found_by: ['moved_timestamp'],
    parts: bodyAloneToo(),
  },
  {
    what: 'looks at the first signature only',
    found_by: ['two_signatures'],
    parts: { isMatch: ([first], expected) => first === expected },
  },
  {
    what: 'looks at the last signature only',
    found_by: ['two_signatures'],
    parts: { isMatch: (given, expected) => given.at(-1) === expected },
  },
  {
    what: 'wants every signature to be right',
    found_by: ['two_signatures'],
    parts: { isMatch: (given, expected) => given.every((one) => one === expected) },
  },
  {
    what: 'refuses names in the header that it does not know',
    found_by: ['two_signatures'],
    parts: { parse: (header) => (header?.includes('v2=') ? GOOD.parse('') : GOOD.parse(header)) },
  },
  {
    what: 'takes two signatures for a proof',
    found_by: ['two_wrong_signatures'],
    parts: { isMatch: (given, expected) => given.length > 1 || isOneEqual(given, expected) },
  },
]

export const IN_EVENTS: readonly Flaw[] = [
  {
    what: 'verifies what it has parsed and written again',
    found_by: ['raw_body'],
    parts: {
      signedBytes: (t, body) => Buffer.from(`${t}.${JSON.stringify(JSON.parse(body.toString('utf8')))}`),
    },
  },
  {
    what: 'takes the body for Latin-1',
    found_by: ['unicode'],
    parts: { signedBytes: (t, body) => Buffer.from(`${t}.${body.toString('latin1')}`, 'utf8') },
  },
  { what: 'breaks on an event that it knows', found_by: ['duplicate'], parts: breaksOnKnown() },
  { what: 'looks for the id before it verifies', found_by: ['forged_duplicate'], parts: looksBeforeItVerifies() },
  { what: 'refuses what is older than the newest', found_by: ['out_of_order'], parts: refusesOlder() },
  {
    what: 'refuses types that it does not know',
    found_by: ['unknown_type'],
    parts: { acknowledge: ({ type }) => (KNOWN.includes(type) ? 200 : 422) },
  },
]

export const IN_ROUGH_WEATHER: readonly Flaw[] = [
  {
    what: 'ends when a request breaks off',
    // There is nobody left to try the last two with.
    found_by: ['aborted_request', 'slow_body', 'oversized_body'],
    parts: { onAbort: end },
  },
  { what: 'reads without a limit', found_by: ['oversized_body'], parts: { read: (request) => buffer(request) } },
  { what: 'believes the announced length', found_by: ['oversized_body'], parts: { read: readAnnounced } },
]

function firstAndLastTime(): Partial<Parts> {
  let last = ''
  return {
    parse(header = '') {
      const [first = '', ...others] = header.match(/\bt=\d+/g) ?? []
      last = (others.at(-1) ?? first).slice(2)
      return GOOD.parse(header.replace(/,t=\d+/, ''))
    },
    isFresh: () => GOOD.isFresh(last),
  }
}

function bodyAloneToo(): Partial<Parts> {
  let body_alone = ''
  return {
    signedBytes(t, body) {
      body_alone = digest(body)
      return GOOD.signedBytes(t, body)
    },
    isMatch: (given, expected) => isOneEqual(given, expected) || isOneEqual(given, body_alone),
  }
}

function breaksOnKnown(): Partial<Parts> {
  const known = new Set<string>()
  return {
    acknowledge({ id }) {
      const is_known = known.has(id)
      known.add(id)
      return is_known ? 500 : 200
    },
  }
}

function looksBeforeItVerifies(): Partial<Parts> {
  const known = new Set<string>()
  return {
    before: (_, body) => (known.has(/"id": ?"([^"]+)"/.exec(body.toString())?.[1] ?? '') ? 200 : undefined),
    acknowledge({ id }) {
      known.add(id)
      return 200
    },
  }
}

function refusesOlder(): Partial<Parts> {
  let newest = ''
  return {
    acknowledge({ data }) {
      const changed_at = String(data.changed_at ?? newest)
      if (changed_at < newest) return 409
      newest = changed_at
      return 200
    },
  }
}

function readAnnounced(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > LIMIT_BYTES) throw new Refusal(413)
  return buffer(request)
}
