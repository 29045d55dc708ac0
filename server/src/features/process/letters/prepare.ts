import { Readable } from 'node:stream'
import type { DateOnly } from '../../../kernel/dates.ts'
import { type Language, languageOf } from '../../../kernel/language.ts'
import { cents } from '../../../kernel/money.ts'
import type { LawCode } from '../../../law/codes.ts'
import { procedureForAmount } from '../../../law/court-step.ts'
import { LAWS } from '../../../law/laws.ts'
import type { LeaseLaw } from '../../../law/letters.ts'
import { rentDeadline } from '../../../law/rent-dates.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { mailProblems } from '../../../platform/mail/mail.ts'
import { TypesetFault } from '../../../platform/typeset/typesetting-worker.ts'
import type { Deps } from '../../../platform/work.ts'
import { claimNotFound, letterNumber } from '../../case/claims/index.ts'
import { emailOf } from '../../parties/debtors/index.ts'
import { readLetterSettings } from '../../parties/organizations/index.ts'
import { accessCodeFor } from '../debtor-access/index.ts'
import { type LetterMail, letterMail } from './mail-text.ts'
import { creditorOf, letterAddress, letterheadOf } from './parties.ts'
import { findLetterSubject, type LetterSubject, listLetterInvoices, listSentLetters } from './queries.ts'
import { earlierLetters, type LetterKind, LetterProblem, obstacleOf } from './rules.ts'
import type { PreparedLetter } from './service.ts'
import { typesetPaper } from './typeset.ts'
import { composeLetter, withAccessCode } from './wording/compose.ts'
import type { LetterContent } from './wording/content.ts'
import type { AnyLetterFacts, LetterBalance } from './wording/facts.ts'
import { arrearsOf, type BrokenPlan, composeInstallmentReminder } from './wording/installment-reminder.ts'
import type { WholeDebtKind } from './wording/kinds.ts'

/** The first segment of the key of every letter in the storage. */
export const LETTERS_FOLDER = 'letters'

export type LetterOrder = OrderedLetter &
  ({ readonly kind: WholeDebtKind } | { readonly kind: 'installment_reminder'; readonly broken_plan: BrokenPlan })

type OrderedLetter = {
  readonly id: string
  readonly claim_id: string
  /** The number of the claim's move. There is at most one letter per move. */
  readonly move_number: number
  readonly letter_date: DateOnly
  /** That of the claim. */
  readonly law: LawCode
  /** The balance of this day. Its lines add up to its total. */
  readonly balance: LetterBalance
  /** Where rent is reminded of, the next rent date counts instead. */
  readonly deadline: DateOnly
  /** By default the language of the debtor's address. */
  readonly language?: Language
}

/** `db` may be a transaction that alone sees the claim yet. */
export type DepsOfLetters = Pick<Deps, 'config' | 'storage' | 'typesetter' | 'vault' | 'legal'> & {
  readonly db: Reader
}

/**
 * Makes a letter and stores its file; outside of any transaction. Then `recordLetter` writes it down together with the move.
 * Throws `LetterProblem` when somebody has to mend something first.
 */
export async function prepareLetter(deps: DepsOfLetters, order: LetterOrder): Promise<PreparedLetter> {
  const demanded_cents = demandedCents(order)
  const { facts, subject, mail_letters } = await gatherFacts(deps, order, demanded_cents)
  const { code: access_code, row: new_code } = await accessCodeFor(deps.db, deps.vault, subject.id)
  const content = contentOf(order, facts)
  const pdf = await typeset(deps, withAccessCode(content, access_code), subject.organization_id)
  const { id } = order
  const blob_key = `${LETTERS_FOLDER}/${id}`
  const { bytes, sha256 } = await deps.storage.put(blob_key, Readable.from([pdf]))
  return {
    id,
    organization_id: subject.organization_id,
    claim_id: subject.id,
    move_number: order.move_number,
    kind: order.kind,
    language: facts.language,
    recipient: [...content.recipient],
    content,
    total_cents: cents(demanded_cents),
    letter_date: facts.letter_date,
    deadline: facts.deadline,
    blob_key,
    filename: `${subject.case_reference}-${order.kind.replaceAll('_', '-')}.pdf`,
    file_size: bytes,
    sha256,
    new_code,
    debtor_updated_at: subject.debtor_updated_at,
    mail: mail_letters
      ? mailOf(order.kind, subject, (to) => letterMail(facts, { to, demanded_cents, access_code }))
      : null,
  }
}

const demandedCents = (order: LetterOrder): number =>
  order.kind === 'installment_reminder' ? arrearsOf(order.broken_plan) : order.balance.total_open_cents

const contentOf = (order: LetterOrder, facts: AnyLetterFacts): LetterContent =>
  order.kind === 'installment_reminder'
    ? composeInstallmentReminder({ ...facts, ...order.broken_plan })
    : composeLetter({ ...facts, kind: order.kind })

/** Deletes the file of a letter that is not recorded after all. What is not discarded is swept away after a day. */
export const discardLetter = ({ storage }: Pick<Deps, 'storage'>, { blob_key }: PreparedLetter): Promise<void> =>
  storage.delete(blob_key)

async function typeset({ typesetter }: DepsOfLetters, content: LetterContent, whose: string): Promise<Buffer> {
  try {
    return await typesetPaper(typesetter, content, whose)
  } catch (error) {
    if (!(error instanceof TypesetFault)) throw error
    throw new LetterProblem('typesetting_failed', 'debtor', error.message)
  }
}

/** A declaration whose delivery must be provable goes by post, never by mail. */
function mailOf(kind: LetterKind, subject: LetterSubject, mailTo: (to: string) => LetterMail): LetterMail | null {
  // A letter prints the access code, and nobody has confirmed an address that came through the portal.
  const confirmed = subject.communication_channels.filter(({ value }) => value !== subject.portal_email)
  const to = emailOf({ communication_channels: confirmed })
  if (!to || kind === 'mzr_aufhebungserklaerung') return null
  const mail = mailTo(to)
  return mailProblems(mail).length > 0 ? null : mail
}

async function gatherFacts(deps: DepsOfLetters, order: LetterOrder, total_cents: number) {
  const subject = await findLetterSubject(deps.db, order.claim_id)
  if (!subject) throw claimNotFound()
  const [settings, invoices, sent] = await Promise.all([
    readLetterSettings(deps.db, subject.organization_id),
    listLetterInvoices(deps.db, subject.id),
    listSentLetters(deps.db, subject.id),
  ])
  const { letterhead: own, mail_letters } = settings
  const address = letterAddress(subject)
  const creditor = creditorOf(subject, settings)
  const obstacle = obstacleOf({
    kind: order.kind,
    is_live: deps.config.mode === 'live',
    is_tenancy: subject.claim_type === 'tenancy',
    is_private: subject.debtor_type === 'privateperson',
    country: address?.country ?? null,
    law: order.law,
    has_letterhead: own !== null,
    has_supervisory_authority: Boolean(own?.supervisory_authority),
    has_creditor_address: creditor.address_lines.length > 0,
    total_cents,
  })
  if (obstacle || !address) throw obstacle ?? new Error('a letter without address was let through')
  assertAddsUp(order.balance)
  const { lease } = LAWS[order.law]
  const legal = await deps.legal.read(deps.db)
  const facts: AnyLetterFacts = {
    language: order.language ?? languageOf(address),
    law: order.law,
    procedure: procedureForAmount(
      { country: address.country, streitwert_cents: order.balance.principal_open_cents },
      { on: order.letter_date, legal },
    ),
    claim: subject,
    debtor: { ...subject, address },
    creditor,
    letterhead: letterheadOf(settings),
    is_specimen: deps.config.mode === 'sandbox',
    letter_date: order.letter_date,
    deadline: deadlineFor(order, subject, lease),
    invoices,
    balance: order.balance,
    interest_rate: LAWS[order.law].interest.rateOn(
      { legal, is_consumer: subject.debtor_type === 'privateperson' },
      order.letter_date,
    ),
    portal: { url: `${deps.config.public_url}/debtor` },
    earlier_letters: earlierLetters(order.kind, sent),
  }
  return { facts, subject, mail_letters }
}

function deadlineFor(
  { kind, letter_date, deadline }: LetterOrder,
  { claim_type }: LetterSubject,
  lease: LeaseLaw | null,
): DateOnly {
  const is_reminder_of_rent = claim_type === 'tenancy' && letterNumber(kind) !== null
  return lease && is_reminder_of_rent ? rentDeadline(lease, letter_date) : deadline
}

/** A letter whose rows do not add up to its total must not be sent. */
function assertAddsUp({ lines, total_open_cents }: LetterBalance): void {
  const sum = lines.reduce((total, { amount_cents }) => total + amount_cents, 0)
  if (sum !== total_open_cents) throw new Error(`the lines of a letter make ${sum} cents and not ${total_open_cents}`)
}
