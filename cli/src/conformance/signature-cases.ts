import { newSecret } from '../secret.ts'
import type { Case, Step } from './case.ts'
import { bodyDigest, digestOf, headerOf, later, partsOf, type Signer } from './signatures.ts'
import { type MakeStep, moveOf, packed } from './step.ts'

const AGE_MIN = 10
const VERIFY = 'Verify over the raw bytes, before JSON is parsed, in constant time; a mismatch answers 401.'
const TOLERANCE = 'Reject when the difference between now and t exceeds 5 minutes. Any 4xx does; 401 is usual.'
const FORM = 'The header is t=<unix-seconds>,v1=<hex>: exactly one t, and at least one v1 of 64 hex digits.'

type Header = (signer: Signer, now: Date) => string | null

/** Headers that no receiver may take for a signature. */
const MALFORMED: readonly (readonly [sent: string, header: Header])[] = [
  ['the header "nonsense"', () => 'nonsense'],
  ['a t and no v1', (signer, now) => `t=${partsOf(signer, now).t}`],
  ['an empty v1', (signer, now) => `t=${partsOf(signer, now).t},v1=`],
  ['the right v1 and no t', (signer, now) => `v1=${partsOf(signer, now).v1}`],
  ['t=soon, with a v1 over "soon" and the body', (signer) => `t=soon,v1=${digestOf(signer, 'soon')}`],
  ['the right signature under the name v0', (signer, now) => headerOf(signer, now).replace('v1=', 'v0=')],
  [
    'two t: an old one that is signed, and the present',
    (signer, now) => headerOf(signer, later(now, -AGE_MIN)).replace(',', `,t=${partsOf(signer, now).t},`),
  ],
]

const ZEROS = '0'.repeat(32)

/** Parts of the right signature. The first three have the wrong length. */
const PARTIAL: readonly (readonly [sent: string, vary: (v1: string) => string])[] = [
  ['the first 32 digits of the right signature', (v1) => v1.slice(0, 32)],
  ['the right signature without its last digit', (v1) => v1.slice(0, -1)],
  ['the right signature with two digits more', (v1) => `${v1}00`],
  ['64 digits, of which only the first 32 are right', (v1) => v1.slice(0, 32) + ZEROS],
  ['64 digits, of which only the last 32 are right', (v1) => ZEROS + v1.slice(32)],
]

/** Everything that is wrong about a signature, and what only looks wrong. */
export function signatureCases(make: MakeStep, now: Date): Case[] {
  const fresh = () => packed(moveOf(now))
  const wrong = (signer: Signer, at: Date) => headerOf({ ...signer, secret: newSecret() }, at)
  const refused = (sent: string, header: Header): Step => make({ sent, delivery: fresh(), header, expected: 'refused' })
  const mismatch = (sent: string, header: Header): Step => make({ sent, delivery: fresh(), header, expected: '401' })

  return [
    {
      name: 'bad_signature',
      title: 'A signature made with another secret',
      rule: VERIFY,
      mend: 'Compute the HMAC-SHA256 of t, a dot and the body with your secret, whsec_ included, and compare it with v1.',
      steps: () => [mismatch('an event, signed with another secret', wrong)],
    },
    {
      name: 'missing_header',
      title: 'No signature at all',
      rule: 'Without X-Service-Signature nothing shows that the request is ours. Any 4xx does; 401 is usual.',
      mend: 'Refuse before you read anything else of the request, also when the header is there but empty.',
      steps: () => [
        refused('an event without the header X-Service-Signature', () => null),
        refused('an event with an empty header', () => ''),
      ],
    },
    {
      name: 'malformed_header',
      title: 'Headers of another form',
      rule: FORM,
      mend: 'Check the form first: one t of digits, at least one v1. An empty list of signatures matches nothing. A 5xx here is an exception that nobody caught.',
      steps: () => MALFORMED.map(([sent, header]) => refused(sent, header)),
    },
    {
      name: 'altered_body',
      title: 'A body that was changed on the way',
      rule: VERIFY,
      mend: 'Sign the bytes that arrived, not only the id or the headers.',
      steps: () => {
        const [signed, altered] = alteredPair(now)
        const header: Header = ({ secret }, at) => headerOf({ body: signed, secret }, at)
        const delivery = { ...fresh(), body: altered }
        return [make({ sent: 'an event whose to_stage was changed after signing', delivery, header, expected: '401' })]
      },
    },
    {
      name: 'truncated_signature',
      title: 'Parts of the right signature',
      rule: VERIFY,
      mend: 'Compare all 64 digits, with a function for equal length that takes constant time; check the length before you call it.',
      steps: () =>
        PARTIAL.map(([sent, vary]) =>
          refused(sent, (signer, at) => `t=${partsOf(signer, at).t},v1=${vary(partsOf(signer, at).v1)}`),
        ),
    },
    {
      name: 'old_timestamp',
      title: 'A good signature, ten minutes old',
      rule: TOLERANCE,
      mend: 'Compare t, in seconds, with the clock of your machine. Without this a recorded request can be sent again for ever.',
      steps: () => [refused('an event, signed ten minutes ago', (signer, at) => headerOf(signer, later(at, -AGE_MIN)))],
    },
    {
      name: 'future_timestamp',
      title: 'A good signature, ten minutes ahead',
      rule: TOLERANCE,
      mend: 'Take the absolute value of the difference: a time in the future is as wrong as one in the past.',
      steps: () => [
        refused('an event, signed for ten minutes later', (signer, at) => headerOf(signer, later(at, AGE_MIN))),
      ],
    },
    {
      name: 'moved_timestamp',
      title: 'An old signature under a new t',
      rule: 'The signature covers t too: whoever changes t needs the secret.',
      mend: 'Put t and a dot before the body when you compute the HMAC.',
      steps: () => [
        mismatch('the v1 of ten minutes ago with the present t', (signer, at) => {
          return `t=${partsOf(signer, at).t},v1=${partsOf(signer, later(at, -AGE_MIN)).v1}`
        }),
        mismatch('a v1 over the body alone', (signer, at) => {
          return `t=${partsOf(signer, at).t},v1=${bodyDigest(signer)}`
        }),
      ],
    },
    {
      name: 'two_signatures',
      title: 'Two v1, one of them right',
      rule: 'Several v1 are allowed; one of them must match. Other names in the header are ignored.',
      mend: 'Collect every v1 of the header and accept the request if one is right, wherever it stands.',
      steps: () => [
        make({
          sent: 'a wrong v1, then the right one',
          delivery: fresh(),
          header: (s, at) => twoOf(s, at, 'right last'),
        }),
        make({
          sent: 'the right v1, then a wrong one',
          delivery: fresh(),
          header: (s, at) => twoOf(s, at, 'right first'),
        }),
        make({
          sent: 'the right v1, and a v2 that is unknown',
          delivery: fresh(),
          header: (signer, at) => `${headerOf(signer, at)},v2=unknown`,
        }),
      ],
    },
    {
      name: 'two_wrong_signatures',
      title: 'Two v1, both wrong',
      rule: 'Several v1 are allowed; one of them must match.',
      mend: 'Two signatures are no better than one: compare each with the one that you computed.',
      steps: () => [mismatch('two different v1, both wrong', (signer, at) => twoOf(signer, at, 'none right'))],
    },
  ]
}

function twoOf(signer: Signer, at: Date, how: 'right first' | 'right last' | 'none right'): string {
  const { t, v1 } = partsOf(signer, at)
  const [one, other] = [newSecret(), newSecret()].map((secret) => digestOf({ ...signer, secret }, t))
  if (how === 'none right') return `t=${t},v1=${one},v1=${other}`
  return how === 'right first' ? `t=${t},v1=${v1},v1=${one}` : `t=${t},v1=${one},v1=${v1}`
}

/** What was signed, and what arrives. */
function alteredPair(now: Date): [signed: Buffer, altered: Buffer] {
  const text = JSON.stringify(moveOf(now))
  return [Buffer.from(text), Buffer.from(text.replace('"to_stage":"new"', '"to_stage":"closed"'))]
}
