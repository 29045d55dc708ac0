import { EACH_MAX } from '../../src/features/money/bank/queries.candidates.ts'
import { type Lookups, lookupsOf } from '../../src/features/money/bank/rules/lookups.ts'
import { nameWords } from '../../src/features/money/bank/rules/names.ts'
import { digitsOf } from '../../src/features/money/bank/rules/numbers.ts'
import { onlyNamed } from '../../src/features/money/bank/rules/references.ts'
import { type CandidateFacts, type EntryFacts, namedByEntry } from '../../src/features/money/bank/rules/suggestions.ts'
import type { EvalClaim } from './population.ts'

export type Finder = (entry: EntryFacts & { readonly id: string }) => readonly CandidateFacts[]

/** Looks claims up in memory by the same keys by which the product asks the database, with the same limit for each. */
export function memoryFinder(claims: readonly EvalClaim[]): Finder {
  const by_reference = indexOf(claims, ({ case_reference }) => [case_reference])
  const by_number = indexOf(claims, ({ invoice_numbers }) => invoice_numbers.map(digitsOf))
  const by_partner = indexOf(claims, ({ partner_reference }) => (partner_reference === null ? [] : [partner_reference]))
  const by_iban = indexOf(claims, ({ ibans }) => ibans)
  const by_word = indexOf(claims, ({ debtor_names }) => debtor_names.flatMap(nameWords))
  const words_of = new Map(claims.map((claim) => [claim, claim.debtor_names.flatMap(nameWords)]))

  const named = (words: readonly string[]): EvalClaim[] =>
    (by_word.get(words[0] as string) ?? []).filter((claim) =>
      words.every((word) => words_of.get(claim)?.includes(word)),
    )
  const beginning = (start: string): EvalClaim[] =>
    [...by_word].filter(([word]) => word.startsWith(start)).flatMap(([, some]) => some)

  return (entry) => {
    const best = (some: readonly EvalClaim[]): EvalClaim[] => ranked(some, entry).slice(0, EACH_MAX)
    const wanted: Lookups = lookupsOf(entry)
    const referred = wanted.references.flatMap((reference) => by_reference.get(reference) ?? [])
    if (onlyNamed(namedByEntry(entry)) !== null && referred.length > 0) return referred
    const found = new Set([
      ...referred,
      ...wanted.numbers.flatMap((number) => best(by_number.get(number) ?? [])),
      ...wanted.partner_references.flatMap((reference) => best(by_partner.get(reference) ?? [])),
      ...wanted.ibans.flatMap((iban) => best(by_iban.get(iban) ?? [])),
      ...wanted.names.flatMap((words) => best(named(words))),
    ])
    return found.size > 0 ? [...found] : [...new Set(wanted.beginnings.flatMap((start) => best(beginning(start))))]
  }
}

const ranked = (claims: readonly EvalClaim[], { amount_cents }: EntryFacts): EvalClaim[] => {
  const isAsked = ({ open_cents, demanded_cents }: EvalClaim) => [open_cents, demanded_cents].includes(amount_cents)
  return [...claims].sort(
    (one, other) => Number(one.is_closed) - Number(other.is_closed) || Number(isAsked(other)) - Number(isAsked(one)),
  )
}

function indexOf(
  claims: readonly EvalClaim[],
  keysOf: (claim: EvalClaim) => readonly string[],
): Map<string, EvalClaim[]> {
  const index = new Map<string, EvalClaim[]>()
  for (const claim of claims) {
    for (const key of new Set(keysOf(claim))) {
      const some = index.get(key)
      if (some) some.push(claim)
      else index.set(key, [claim])
    }
  }
  return index
}
