import { LETTER_KINDS, letterNumber } from '../../features/case/claims/index.ts'
import { CREDITORS } from './people.ts'

/** What happens to a demo case, `days` before today. The services are the same as for real cases. */
export type DemoStep =
  | { readonly days: number; readonly act: 'accept' | 'letter' | 'recommend' | 'break plan' | 'wait for rent' }
  | { readonly days: number; readonly act: 'look' | 'terminate' | 'sue' | 'decline' | 'file' | 'title' | 'dispute' }
  | { readonly days: number; readonly act: 'hold' | 'recommend rent' | 'letter comes back' | 'write' | 'promise' }
  /** A share of the outstanding amount. */
  | { readonly days: number; readonly act: 'pay'; readonly share: number }
  /** `count` monthly instalments, the first after `first_after` days. */
  | { readonly days: number; readonly act: 'plan'; readonly count: number; readonly first_after: number }
  | { readonly days: number; readonly act: 'close'; readonly reason: 'written_off' | 'withdrawn' | 'disputed' }

export type DemoCase = {
  readonly reference: string
  readonly creditor: number
  readonly claim_type: 'standard' | 'tenancy'
  readonly filed_days: number
  /** Without an invoice the case waits for its amount. */
  readonly invoices: number
  readonly has_document: boolean
  /** Its invoice came as a file, and a field of it needs a check. */
  readonly has_invoice_file: boolean
  readonly steps: readonly DemoStep[]
}

type Story = {
  readonly count: number
  readonly filed_days: number
  readonly steps: readonly DemoStep[]
  readonly claim_type?: 'tenancy'
  readonly invoices?: number
}

const ACCEPTED = (days: number): DemoStep => ({ days, act: 'accept' })
const LETTERS = (...days: number[]): DemoStep[] => days.map((day) => ({ days: day, act: 'letter' }))
/** The number of demand letters until out-of-court collection is exhausted. */
const DEMANDS = LETTER_KINDS.filter((kind) => letterNumber(kind) !== null).length
const INTERVAL = 14
const DEMANDED = (filed: number, letters: number): DemoStep[] => [
  ACCEPTED(filed),
  ...LETTERS(...Array.from({ length: letters }, (_, index) => filed - 1 - index * INTERVAL)),
]
const EXHAUSTED = (filed: number): DemoStep[] => [
  ...DEMANDED(filed, DEMANDS),
  { days: filed - 1 - DEMANDS * INTERVAL, act: 'recommend' },
]
/** A plan whose first instalment was missed. */
const BROKEN_PLAN = (filed: number): DemoStep[] => [
  ACCEPTED(filed),
  { days: filed - 1, act: 'plan', count: 6, first_after: 10 },
  { days: filed - 20, act: 'break plan' },
]

/** Paid in the end. The figures of a year need cases from all its months. */
const PAID = (count: number, filed_days: number, letters: readonly number[], paid_days: number): Story => ({
  count,
  filed_days,
  steps: [ACCEPTED(filed_days), ...LETTERS(...letters), { days: paid_days, act: 'pay', share: 1 }],
})

/** `count` cases in total that wait after the third letter or a later one, which they got eleven days ago. */
const AFTER_MORE_LETTERS = (count: number): Story[] =>
  Array.from({ length: DEMANDS - 2 }, (_, index) => {
    const filed_days = 12 + (index + 2) * INTERVAL
    const share = Math.floor((count * (index + 1)) / (DEMANDS - 2)) - Math.floor((count * index) / (DEMANDS - 2))
    return { count: share, filed_days, steps: DEMANDED(filed_days, index + 3) }
  })

/** How many cases are at which point. The days are chosen so that every waiting time ends after today. */
const STORIES: readonly Story[] = [
  { count: 14, filed_days: 1, steps: [], invoices: 0 },
  { count: 6, filed_days: 4, steps: [ACCEPTED(4), { days: 4, act: 'hold' }] },
  { count: 11, filed_days: 8, steps: [ACCEPTED(8), ...LETTERS(7)] },
  { count: 3, filed_days: 8, steps: [ACCEPTED(8), ...LETTERS(7), { days: 2, act: 'write' }] },
  { count: 2, filed_days: 8, steps: [ACCEPTED(8), ...LETTERS(7), { days: 1, act: 'promise' }] },
  { count: 8, filed_days: 12, steps: [ACCEPTED(12), ...LETTERS(11), { days: 3, act: 'pay', share: 0.4 }] },
  { count: 12, filed_days: 25, steps: [ACCEPTED(25), ...LETTERS(24, 10)] },
  { count: 2, filed_days: 25, steps: [ACCEPTED(25), ...LETTERS(24, 10), { days: 4, act: 'letter comes back' }] },
  ...AFTER_MORE_LETTERS(10),
  {
    count: 16,
    filed_days: 45,
    steps: [
      ACCEPTED(45),
      ...LETTERS(44),
      { days: 40, act: 'plan', count: 6, first_after: 25 },
      { days: 14, act: 'pay', share: 1 / 6 },
    ],
  },
  { count: 8, filed_days: 30, steps: BROKEN_PLAN(30) },
  { count: 8, filed_days: 62, steps: [...BROKEN_PLAN(62), { days: 28, act: 'recommend' }] },
  { count: 8, filed_days: 75, steps: EXHAUSTED(75) },
  { count: 5, filed_days: 80, steps: [...EXHAUSTED(80), { days: 12, act: 'sue' }] },
  { count: 4, filed_days: 82, steps: [...EXHAUSTED(82), { days: 15, act: 'decline' }] },
  {
    count: 7,
    filed_days: 110,
    steps: [...EXHAUSTED(110), { days: 60, act: 'sue' }, { days: 52, act: 'file' }],
  },
  {
    count: 6,
    filed_days: 170,
    steps: [...EXHAUSTED(170), { days: 120, act: 'sue' }, { days: 112, act: 'file' }, { days: 40, act: 'title' }],
  },
  { count: 9, filed_days: 33, steps: [ACCEPTED(33), ...LETTERS(32), { days: 26, act: 'dispute' }] },
  PAID(6, 20, [], 19),
  PAID(8, 60, [59], 51),
  PAID(5, 130, [129, 115], 102),
  PAID(4, 190, [189], 175),
  PAID(4, 250, [249, 235, 221], 205),
  PAID(4, 285, [], 280),
  PAID(3, 325, [324], 305),
  { count: 6, filed_days: 90, steps: [ACCEPTED(90), ...LETTERS(89), { days: 70, act: 'close', reason: 'withdrawn' }] },
  {
    count: 5,
    filed_days: 95,
    steps: [ACCEPTED(95), ...LETTERS(94), { days: 60, act: 'close', reason: 'written_off' }],
  },
  { count: 3, filed_days: 70, steps: [ACCEPTED(70), { days: 66, act: 'close', reason: 'disputed' }] },
  { count: 3, filed_days: 6, steps: [ACCEPTED(6), ...LETTERS(5)], claim_type: 'tenancy' },
  {
    count: 3,
    filed_days: 60,
    steps: [ACCEPTED(60), ...LETTERS(59), { days: 58, act: 'wait for rent' }, { days: 30, act: 'look' }],
    claim_type: 'tenancy',
  },
  {
    count: 2,
    filed_days: 66,
    steps: [
      ACCEPTED(66),
      ...LETTERS(65),
      { days: 64, act: 'wait for rent' },
      { days: 36, act: 'look' },
      { days: 9, act: 'terminate' },
    ],
    claim_type: 'tenancy',
  },
  {
    count: 2,
    filed_days: 90,
    steps: [
      ACCEPTED(90),
      ...LETTERS(89),
      { days: 88, act: 'wait for rent' },
      { days: 60, act: 'look' },
      { days: 50, act: 'terminate' },
      { days: 35, act: 'recommend rent' },
    ],
    claim_type: 'tenancy',
  },
]

/** Only a landlord claims rent. */
const LANDLORD = CREDITORS.findIndex(([, subject]) => subject === 'Miete')

/** The same cases in the same order every time. */
export function demoCases(): DemoCase[] {
  const cases: DemoCase[] = []
  for (const { count, filed_days, steps, claim_type = 'standard', invoices } of STORIES) {
    for (let index = 0; index < count; index++) {
      const number = cases.length + 1
      const others = CREDITORS.length - 1
      const creditor = claim_type === 'tenancy' ? LANDLORD : (LANDLORD + 1 + (number % others)) % CREDITORS.length
      cases.push({
        reference: `NL-${String(number).padStart(4, '0')}`,
        creditor,
        claim_type,
        filed_days,
        invoices: invoices ?? 1 + (number % 3 === 0 ? 1 : 0) + (number % 11 === 0 ? 2 : 0),
        has_document: number % 7 === 0,
        has_invoice_file: invoices === 0 && index % 2 === 0,
        steps,
      })
    }
  }
  return cases
}
