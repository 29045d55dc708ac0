import type { EntryFacts } from '../../src/features/money/bank/rules/suggestions.ts'
import type { DateOnly } from '../../src/kernel/dates.ts'
import type { Random } from '../random.ts'
import { ibanOf } from './iban.ts'
import { FIRST_NAMES, LAST_NAMES } from './people.ts'
import { type Debtor, type EvalClaim, nameOf, type Population } from './population.ts'
import * as spelling from './spelling.ts'

/** An entry, and the claims that it is for: none where nobody could know. */
export type Remittance = EntryFacts & {
  readonly id: string
  readonly kind: string
  readonly claim_ids: readonly string[]
}

type Draft = { text: string; payer?: Payer; claims?: readonly EvalClaim[]; amount_cents?: number }
type Payer = { readonly name: string; readonly iban: string }

type Case = {
  readonly random: Random
  readonly debtor: Debtor
  readonly claim: EvalClaim
  readonly reference: string
  readonly population: Population
}

const invoiceOf = ({ random, claim }: Case): string => random.of(claim.invoice_numbers)
const vague = ({ random }: Case): string =>
  random.of(['Rechnung', 'Zahlung', 'Rate', 'Mahnung', 'offener Betrag', 'Inkasso', 'lt. Schreiben', 'Danke', ''])

const stranger = (random: Random): Payer => ({
  name: `${random.of(FIRST_NAMES)} ${random.of(LAST_NAMES)}`,
  iban: ibanOf(random),
})

/** Names as banks pass them on. */
function bankName({ random, debtor }: Case): string {
  const { first_name, last_name } = debtor
  const name = nameOf(debtor)
  if (first_name === null) return random.chance(0.3) ? spelling.withoutUmlauts(name) : name
  return random.of([
    ...[name, name, `${last_name} ${first_name}`, spelling.withoutUmlauts(`${last_name} ${first_name}`)],
    `Mag. ${name}`,
    `${last_name} ${first_name} und ${random.of(FIRST_NAMES)}`,
    `Dr. ${first_name} ${last_name}, BSc`,
  ])
}

/** The text is cut where a bank's field ends. */
const cut = (text: string, length: number): string => text.slice(0, length).trimEnd()

const long = (random: Random): string =>
  `Sehr geehrte Damen und Herren, ich zahle hiermit den offenen Betrag lt. Ihrem Schreiben vom ${random.between(1, 28)}.03.2026`

function anotherClaim({ random, claim, population }: Case): EvalClaim {
  const other = random.of(population.claims)
  return other.claim_id === claim.claim_id ? (population.claims[0] as EvalClaim) : other
}

type Kind = {
  readonly kind: string
  readonly count: number
  readonly make: (given: Case) => Draft
  /** Whose money can be of this kind; anybody's otherwise. */
  readonly fits?: (debtor: Debtor, claim: EvalClaim) => boolean
}

const words = (given: Case, text: string): Draft => ({ text: spelling.withWords(given.random, text) })

const KINDS: readonly Kind[] = [
  { kind: 'RF as printed', count: 120, make: (c) => ({ text: spelling.printedRf(c.reference) }) },
  { kind: 'RF without spaces', count: 120, make: (c) => words(c, spelling.rfOf(c.reference)) },
  { kind: 'case reference', count: 130, make: (c) => words(c, c.reference) },
  {
    kind: 'lower case',
    count: 80,
    make: (c) => ({
      text: words(c, c.random.chance(0.5) ? spelling.printedRf(c.reference) : c.reference).text.toLowerCase(),
    }),
  },
  { kind: 'spaces and separators', count: 80, make: (c) => words(c, spelling.spaced(c.random, c.reference)) },
  {
    kind: 'missing RF',
    count: 80,
    make: (c) =>
      words(
        c,
        c.random.of([
          spelling.rfOf(c.reference).slice(2),
          spelling.printedRf(c.reference).slice(2),
          `RF ${c.reference}`,
        ]),
      ),
  },
  {
    kind: 'same reference twice',
    count: 40,
    make: (c) => ({ text: `${spelling.printedRf(c.reference)} ${c.random.of(['', 'Fall '])}${c.reference}` }),
  },
  { kind: 'phone or IBAN beside it', count: 80, make: besides },
  { kind: 'cut at 35 after it', count: 60, make: (c) => ({ text: cut(`${c.reference} ${long(c.random)}`, 35) }) },
  {
    kind: 'cut at 35 through it',
    count: 50,
    make: (c) => ({
      text: cut(`${'Ueberweisung fuer Rechnung Nr'.slice(0, c.random.between(24, 29))} ${c.reference}`, 35),
    }),
  },
  {
    kind: 'cut at 140',
    count: 30,
    make: (c) => ({
      text: cut(
        `${long(c.random)} ${c.random.chance(0.7) ? `${c.reference} ` : ''}${long(c.random)} ${c.reference}`,
        140,
      ),
    }),
  },
  {
    kind: 'broken into lines',
    count: 60,
    make: (c) => ({
      text: spelling.inLines(
        `${long(c.random).slice(0, c.random.between(10, 30))} ${spelling.rfOf(c.reference)} ${nameOf(c.debtor)}`,
        c.random.of([27, 35]),
      ),
    }),
  },
  { kind: 'one wrong digit', count: 60, make: (c) => words(c, spelling.slipped(c.random, c.reference)) },
  { kind: 'swapped digits', count: 60, make: (c) => words(c, spelling.swapped(c.random, c.reference)) },
  { kind: 'a digit left out', count: 50, make: (c) => words(c, spelling.leftOut(c.random, c.reference)) },
  { kind: 'a digit twice', count: 30, make: (c) => words(c, spelling.doubled(c.random, c.reference)) },
  { kind: 'letters for digits', count: 40, make: (c) => words(c, spelling.withLetters(c.reference)) },
  { kind: 'wrong RF around it', count: 50, make: (c) => words(c, spelling.wrongRf(c.random, c.reference)) },
  {
    kind: 'missing MW',
    count: 50,
    make: (c) =>
      words(c, c.random.of([c.reference.slice(2), `Fall ${c.reference.slice(2)}`, `W${c.reference.slice(2)}`])),
  },
  {
    kind: 'zeros dropped',
    count: 30,
    make: (c) => ({ text: `MW26${c.reference.slice(4).replace(/^0+/, '')} ${c.random.between(1, 99)} EUR` }),
  },
  { kind: 'two references', count: 70, make: twoReferences },
  { kind: 'paid by somebody else', count: 50, make: (c) => ({ ...words(c, c.reference), payer: strangerOrDebtor(c) }) },
  { kind: "another creditor's RF", count: 30, make: (c) => ({ text: `RF18539007547034 ${vague(c)}` }) },
  {
    kind: 'only the invoice number',
    count: 130,
    make: (c) => ({
      text: spelling.typedNumber(c.random, invoiceOf(c)),
      ...(c.random.chance(0.3) ? { payer: stranger(c.random) } : {}),
    }),
  },
  { kind: 'only the name', count: 100, make: (c) => ({ text: vague(c) }) },
  {
    kind: 'umlauts as ae, oe, ue',
    count: 60,
    make: (c) => ({ text: vague(c), payer: { name: spelling.withoutUmlauts(nameOf(c.debtor)), iban: c.debtor.iban } }),
  },
  {
    kind: 'name in the text',
    count: 60,
    make: (c) => ({
      text: `${vague(c)} ${c.random.of(['für', 'fuer', 'von', ''])} ${c.random.chance(0.5) ? spelling.withoutUmlauts(nameOf(c.debtor)) : nameOf(c.debtor)}`,
      payer: stranger(c.random),
    }),
  },
  {
    kind: 'known IBAN',
    count: 90,
    fits: ({ is_known }) => is_known,
    make: (c) => ({
      text: vague(c),
      payer: {
        name: c.random.chance(0.5) ? bankName(c) : `${c.random.of(FIRST_NAMES)} ${c.random.of(LAST_NAMES)}`,
        iban: c.debtor.iban,
      },
    }),
  },
  {
    kind: "partner's reference",
    count: 20,
    make: (c) => words(c, c.claim.partner_reference ?? ''),
    fits: (_, { partner_reference }) => partner_reference !== null,
  },
  { kind: 'nothing useful', count: 90, make: nothing },
]

export const KIND_NAMES = KINDS.map(({ kind }) => kind)

function besides(given: Case): Draft {
  const { random, reference } = given
  const other = random.of([
    spelling.phone(random),
    ibanOf(random),
    ibanOf(random).replace(/(.{4})/g, '$1 '),
    `Kd.Nr. ${random.between(10_000, 99_999)}`,
  ])
  return { text: random.chance(0.5) ? `${reference} ${other}` : `${other} ${spelling.printedRf(reference)}` }
}

function twoReferences(given: Case): Draft {
  const { random, claim, reference } = given
  const other = anotherClaim(given)
  const joint = random.of([' ', ' und ', ' + ', '/', ', '])
  const text = random.of([
    `${reference}${joint}${other.case_reference}`,
    `${spelling.rfOf(reference)} ${other.case_reference}`,
    `${reference}${joint}${other.case_reference.slice(2)}`,
    `${reference}${joint}${spelling.slipped(random, other.case_reference)}`,
    cut(`Zahlung fuer ${reference}${joint}${other.case_reference}`, 35),
  ])
  return { text, claims: [claim, other], amount_cents: claim.demanded_cents + other.demanded_cents }
}

/** A mother, an employer, or another debtor of ours. */
function strangerOrDebtor({ random, population }: Case): Payer {
  if (random.chance(0.5)) return stranger(random)
  const other = random.of(population.debtors)
  return { name: nameOf(other), iban: other.iban }
}

function nothing(given: Case): Draft {
  const { random } = given
  const text = random.of([
    vague(given),
    spelling.phone(random),
    `Kundennummer ${random.between(100_000, 99_999_999)}`,
    `Rueckzahlung ${ibanOf(random)}`,
    `Miete ${random.between(1, 12)}/2026 Top ${random.between(1, 40)}`,
    `BMW ${random.between(1_000_000_000, 9_999_999_999)}`,
  ])
  return {
    text,
    payer: { name: `Unbekannt${random.between(1, 9999)} Xaver${random.between(1, 999)}`, iban: ibanOf(random) },
    claims: [],
  }
}

const WHOLE = 2000

/** So many texts, or a part of them with every kind in its share. */
export function makeRemittances(random: Random, population: Population, size = WHOLE): Remittance[] {
  const drafts = KINDS.flatMap(({ kind, count, make, fits }) =>
    Array.from({ length: Math.ceil((count * size) / WHOLE) }, () => {
      const { debtor, claim } = someone(random, population, fits)
      const given = { random, debtor, claim, reference: claim.case_reference, population }
      return { kind, ...finished(given, make(given)) }
    }),
  )
  return drafts.map((draft, place) => ({ ...draft, id: entryId(place + 1) }))
}

function someone(random: Random, { debtors }: Population, fits: Kind['fits']): Pick<Case, 'debtor' | 'claim'> {
  for (;;) {
    const debtor = random.of(debtors)
    const claim = random.of(debtor.claims)
    if (!fits || fits(debtor, claim)) return { debtor, claim }
  }
}

const entryId = (number: number): string => `00000000-0000-4000-b000-${String(number).padStart(12, '0')}`

function finished(given: Case, draft: Draft): Omit<Remittance, 'id' | 'kind'> {
  const { random, debtor, claim } = given
  const payer = draft.payer ?? { name: bankName(given), iban: debtor.iban }
  return {
    text: draft.text.trim(),
    end_to_end_id: null,
    payer_name: payer.name,
    payer_iban: payer.iban,
    amount_cents: draft.amount_cents ?? paidCents(random, claim),
    value_date: '2026-04-15' as DateOnly,
    claim_ids: (draft.claims ?? [claim]).map(({ claim_id }) => claim_id),
  }
}

/** Most pay what the letter says, some what the invoice said, some what they have. */
function paidCents(random: Random, claim: EvalClaim): number {
  const share = random.next()
  if (share < 0.55) return claim.demanded_cents
  return share < 0.8 ? claim.open_cents : random.between(1, 20) * 1000
}
