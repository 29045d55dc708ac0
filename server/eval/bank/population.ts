import { caseReference } from '../../src/features/case/claims/rules.ts'
import type { CandidateFacts } from '../../src/features/money/bank/rules/suggestions.ts'
import type { Random } from '../random.ts'
import { ibanOf } from './iban.ts'
import { COMPANY_KINDS, FIRST_NAMES, LAST_NAMES, LEGAL_FORMS } from './people.ts'

/** A debtor as a bank would write the name, and the claims. */
export type Debtor = {
  readonly first_name: string | null
  /** Of a company: the whole name. */
  readonly last_name: string
  readonly iban: string
  /** We know the account from an earlier payment. */
  readonly is_known: boolean
  readonly claims: readonly EvalClaim[]
}

export type EvalClaim = CandidateFacts & {
  readonly open_cents: number
  readonly demanded_cents: number
  readonly gross_cents: readonly number[]
}

export type Population = { readonly debtors: readonly Debtor[]; readonly claims: readonly EvalClaim[] }

export const nameOf = ({ first_name, last_name }: Pick<Debtor, 'first_name' | 'last_name'>): string =>
  first_name === null ? last_name : `${first_name} ${last_name}`

/** Subscriptions and small orders: very many debtors owe the same. */
const PRICES_CENTS = [1990, 2990, 4990, 5900, 8990, 12_000, 14_990, 19_900, 24_000, 39_900] as const

/** Each creditor numbers invoices in its own way, one after the other. */
const NUMBERINGS: readonly ((n: number) => string)[] = [
  (n) => `RE-2026-${String(n).padStart(5, '0')}`,
  (n) => `2026/${String(n).padStart(4, '0')}`,
  (n) => `R${10_000 + n}`,
  (n) => String(40_010_000 + n),
  (n) => `AR26-${String(n).padStart(4, '0')}`,
  (n) => String(n),
  (n) => `KD${String(700 + (n % 90))}-${String(n).padStart(6, '0')}`,
]

type Person = Pick<Debtor, 'first_name' | 'last_name'>

/** Debtors with one to three claims. Families, namesakes and equal amounts are as frequent as in a real portfolio. */
export function makePopulation(random: Random, size: number): Population {
  const debtors: Debtor[] = []
  const issued = NUMBERINGS.map(() => 1)
  let number = 0
  let last: Person | undefined
  while (number < size) {
    const person = nextPerson(random, last)
    const is_known = random.chance(0.2)
    const iban = ibanOf(random)
    const count = random.of([1, 1, 1, 1, 1, 1, 1, 1, 2, 3])
    const claims = Array.from({ length: count }, () => {
      number++
      return makeClaim(random, { person, number, issued, ibans: is_known ? [iban] : [] })
    })
    debtors.push({ ...person, iban, is_known, claims })
    last = person
  }
  return { debtors, claims: debtors.flatMap(({ claims }) => claims) }
}

function nextPerson(random: Random, last: Person | undefined): Person {
  // Relatives come to the same creditor: another first name, or father and son of the same.
  if (last?.first_name && random.chance(0.12)) {
    return random.chance(0.15)
      ? { ...last, last_name: `${last.last_name.replace(/ jun\.$/, '')} jun.` }
      : { first_name: random.of(FIRST_NAMES), last_name: last.last_name.replace(/ jun\.$/, '') }
  }
  if (random.chance(0.15)) {
    const name = `${random.of(COMPANY_KINDS)} ${random.of(LAST_NAMES)} ${random.of(LEGAL_FORMS)}`
    return { first_name: null, last_name: name }
  }
  const last_name = random.chance(0.06) ? `${random.of(LAST_NAMES)}-${random.of(LAST_NAMES)}` : random.of(LAST_NAMES)
  return { first_name: random.of(FIRST_NAMES), last_name }
}

type Made = { readonly person: Person; readonly number: number; readonly issued: number[]; readonly ibans: string[] }

function makeClaim(random: Random, { person, number, issued, ibans }: Made): EvalClaim {
  const creditor = random.between(0, NUMBERINGS.length - 1)
  const invoice_numbers = Array.from({ length: random.of([1, 1, 1, 2]) }, () => {
    const next = issued[creditor] as number
    issued[creditor] = next + 1
    return (NUMBERINGS[creditor] as (n: number) => string)(next)
  })
  const gross_cents = invoice_numbers.map(() =>
    random.chance(0.6) ? random.of(PRICES_CENTS) : random.between(1500, 180_000),
  )
  const total_cents = gross_cents.reduce((left, right) => left + right, 0)
  const demanded_cents = total_cents + random.of([1000, 1500, 2500]) + Math.round(total_cents * 0.013)
  return {
    claim_id: claimId(number),
    case_reference: caseReference(2026, number),
    partner_reference: random.chance(0.5) ? `K-${String(800_000 + number)}` : null,
    is_closed: random.chance(0.1),
    debtor_names: [nameOf(person)],
    invoice_numbers,
    amounts_cents: [...new Set([total_cents, demanded_cents, ...gross_cents])],
    ibans,
    payments: [],
    open_cents: total_cents,
    demanded_cents,
    gross_cents,
  }
}

const claimId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
