import type { RetentionKind } from '../../../../law/retention.ts'
import { goesOn, type Period, yearsOf } from './retention.ts'

/** In place of a name that had to stand somewhere. The pages may say it in their own words. */
export const ERASED = '[erased]'

export const SUBJECT_KINDS = ['debtor', 'creditor_person', 'customer', 'partner', 'operator'] as const
export type PrivacySubject = { kind: (typeof SUBJECT_KINDS)[number]; id: string }

export const HOLDINGS = [
  'activity_notes',
  'agreements',
  'answers_to_requests',
  'bank_entries',
  'bank_statements',
  'claim_texts',
  'company_data',
  'contact_data',
  'court_fee_invoices',
  'court_papers',
  'decision_links',
  'documents',
  'invoices',
  'letters',
  'mails',
  'master_data',
  'messages',
  'names_in_logs',
  'payments',
  'payout_statements',
  'portal_access',
  'privacy_requests',
  'reader_results',
  'requests_of_creditors',
  'team_notes',
  'transfers',
  'webhook_answers',
] as const
export type Holding = (typeof HOLDINGS)[number]

export const KEPT_REASONS = [
  'open_claim',
  'title',
  'restricted',
  'books',
  'receipts',
  'letters',
  'file',
  'open_relation',
] as const
export type KeptReason = (typeof KEPT_REASONS)[number]

/** Data of a claim that end together. Nothing of the claim itself is a book; its debtor's name is needed for the books. */
export const PARTS = ['file', 'letters', 'receipts', 'books'] as const satisfies readonly RetentionKind[]
export type Part = (typeof PARTS)[number]

export type ClaimFacts = {
  id: string
  debtor_id: string
  governing_law: string | null
  is_closed: boolean
  /** Of its closure, or of a payment that came later. */
  last_day: string
  title_date: string | null
  is_restricted: boolean
  /** Parts that are gone already. */
  erased: readonly string[]
}

export type Verdict = { goes: true } | { goes: false; reason: KeptReason; until: string | null }

const GOES: Verdict = { goes: true }
const kept = (reason: KeptReason, until: string | null): Verdict => ({ goes: false, reason, until })

/** What of a claim nothing but the law or a living claim can keep: then neither a request nor time erases anything. */
function holdOf(claim: ClaimFacts, periods: readonly Period[], today: string): Verdict {
  if (claim.is_restricted) return kept('restricted', null)
  if (!claim.is_closed) return kept('open_claim', null)
  const title_until = claim.title_date && goesOn(claim.title_date, yearsOf(periods, claim.governing_law, 'titles'))
  return title_until && title_until > today ? kept('title', title_until) : GOES
}

export type Judging = { periods: readonly Period[]; today: string; is_request: boolean }

/** Whether a part of a claim's data goes today. A person may ask for what no law wants kept before its time. */
export function judgePart(claim: ClaimFacts, part: Part, { periods, today, is_request }: Judging): Verdict {
  const hold = holdOf(claim, periods, today)
  if (!hold.goes || (part === 'file' && is_request)) return hold
  const until = goesOn(claim.last_day, yearsOf(periods, claim.governing_law, part))
  return until > today ? kept(part, until) : GOES
}

/** What keeps longest: a claim or a restriction before any day. */
const later = (one: Verdict, other: Verdict): Verdict => {
  if (one.goes || other.goes) return one.goes ? other : one
  if (one.until === null || other.until === null) return one.until === null ? one : other
  return one.until >= other.until ? one : other
}

/** How to reach a debtor is needed as long as any claim's file is. */
export const judgeContact = (claims: readonly ClaimFacts[], judging: Judging): Verdict =>
  claims.map((claim) => judgePart(claim, 'file', judging)).reduce(later, GOES)

/** A debtor's name and address are needed as long as anything else that is kept. */
export const judgeIdentity = (claims: readonly ClaimFacts[], judging: Judging): Verdict =>
  claims.flatMap((claim) => PARTS.map((part) => judgePart(claim, part, judging))).reduce(later, GOES)

/** Kept only because a law has papers kept: nobody works with them any more. */
export const isBlockable = (verdict: Verdict): verdict is Verdict & { goes: false; until: string } =>
  !verdict.goes && ['books', 'receipts', 'letters'].includes(verdict.reason)

/** What keeps data for no day that is known: the erasure is carried out when it has ended. */
const WAITED_FOR: readonly KeptReason[] = ['open_claim', 'restricted', 'open_relation']

export const waitsFor = ({ kept }: Pick<ErasurePlan, 'kept'>): KeptReason[] =>
  WAITED_FOR.filter((reason) => kept.some((one) => one.reason === reason))

export type Counted = { what: Holding; count: number }
export type ErasurePlan = {
  /** What goes now. */
  erased: Counted[]
  /** What stays, why, and until which day; null while nobody knows. */
  kept: { what: Holding; count: number; reason: KeptReason; until: Date | null }[]
}

/** Sums of the same holding, and the same reason and day. */
export function summed({ erased, kept: all }: ErasurePlan): ErasurePlan {
  const gone = Map.groupBy(erased, ({ what }) => what)
  const stays = Map.groupBy(all, ({ what, reason, until }) => `${what} ${reason} ${until?.toISOString()}`)
  const total = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)
  return {
    erased: [...gone].map(([what, rows]) => ({ what, count: total(rows) })).filter(({ count }) => count > 0),
    kept: [...stays.values()]
      .map((rows) => ({ ...(rows[0] as (typeof rows)[number]), count: total(rows) }))
      .filter(({ count }) => count > 0),
  }
}
