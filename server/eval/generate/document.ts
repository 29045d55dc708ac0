import { createHash } from 'node:crypto'
import { type Random, seededRandom } from '../random.ts'
import type { TruthItem, Wanted } from '../truth.ts'
import { type Composed, composeInvoice } from './compose/document.ts'
import { brandOf } from './compose/letterhead.ts'
import { composeOther } from './compose/other-kind.ts'
import { type Facts, makeFacts } from './facts.ts'
import type { Family } from './family.ts'
import type { Kind, OtherKind } from './kinds.ts'

export type GeneratedDocument = Composed & { readonly facts: Facts; readonly truth: TruthItem }

export type Wish = { readonly seed: number; readonly number: number; readonly family: Family; readonly kind: Kind }

/** One document with its truth. It depends on seed, family and place in the run only. */
export function makeDocument({ seed, number, family, kind }: Wish): GeneratedDocument {
  const random = randomFor(`${seed} ${family.name} ${number}`)
  const facts = makeFacts(random, family)
  const composed = kind === 'invoice' ? composeInvoice(random, facts) : composeOther(random, facts, kind)
  const file = `${String(number).padStart(5, '0')}-${family.name}.pdf`
  return { ...composed, facts, truth: truthOf({ file, kind, facts, composed }) }
}

const randomFor = (name: string): Random => seededRandom(createHash('sha256').update(name).digest().readUInt32LE(0))

type Told = { readonly file: string; readonly kind: Kind; readonly facts: Facts; readonly composed: Composed }

function truthOf({ file, kind, facts, composed }: Told): TruthItem {
  const { family, locale, totals } = facts
  const about = { file, family: family.name, lang: locale.lang, kind, currency: locale.currency, xml: null }
  const spelt = (names: readonly string[]): string[] => names.map(composed.spell)
  const parties = { invoice_issuer: spelt(issuerNames(facts)), invoice_recipient: spelt(facts.recipient.names) }
  if (kind !== 'invoice')
    return { ...about, open_amount: null, printed: { ...parties, ...printedElsewhere(kind, facts) } }
  const is_open = totals.open_cents !== totals.gross_cents
  return {
    ...about,
    open_amount: is_open ? totals.open_cents / 100 : null,
    printed: {
      invoice_number: facts.number,
      invoice_issue_date: facts.issued,
      invoice_due_date: facts.terms.due,
      invoice_amount_net: netOf(facts, composed),
      invoice_amount_gross: totals.gross_cents / 100,
      ...parties,
    },
  }
}

/** A brand that stands large over everything is a right name too. */
const issuerNames = ({ issuer, family }: Facts): string[] =>
  family.look.letterhead === 'brand' ? [...issuer.names, brandOf(issuer.name)] : [...issuer.names]

/** Without tax, one printed amount is net and gross; nobody who leaves the net amount empty is wrong. */
function netOf({ totals }: Facts, { net }: Composed): Wanted {
  if (net === 'missing') return null
  return net === 'printed' ? totals.net_cents / 100 : [totals.net_cents / 100, null]
}

/** A reminder repeats an invoice. Nothing is to be claimed from any other paper, whatever amounts stand on it. */
function printedElsewhere(kind: OtherKind, facts: Facts): TruthItem['printed'] {
  if (kind !== 'reminder') return { invoice_amount_net: null, invoice_amount_gross: null, invoice_due_date: null }
  return {
    invoice_number: facts.number,
    invoice_issue_date: facts.issued,
    invoice_amount_net: null,
    invoice_amount_gross: facts.totals.gross_cents / 100,
  }
}
