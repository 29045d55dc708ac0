import { Readable } from 'node:stream'
import { acceptClaim, closeClaim } from '../../features/case/account/index.ts'
import {
  type ClaimRow,
  holdClaim,
  type LetterKind,
  letterFor,
  moveClaim,
  movesFrom,
  outstandingCents,
  promisePayment,
  readClaim,
  type Stage,
  submitClaim,
  takeClaim,
} from '../../features/case/claims/index.ts'
import { addDocument } from '../../features/case/documents/index.ts'
import { agreePlan, cancelPlan, equalInstallments, readPlanAmount } from '../../features/case/installments/index.ts'
import { enterInvoice } from '../../features/case/invoices/index.ts'
import { recordPayment } from '../../features/case/payments/index.ts'
import { addDebtor, debtorName } from '../../features/parties/debtors/index.ts'
import { assess, decide, recordFiling, recordTitle } from '../../features/process/court/index.ts'
import { listLetters, markReturned } from '../../features/process/letters/index.ts'
import { disputeOwn, writeMessage } from '../../features/process/messages/index.ts'
import { makeLetter, sendOrWait } from '../../features/process/workflow/index.ts'
import { type Caller, type DebtorCaller, SYSTEM, type TokenCaller } from '../../kernel/caller.ts'
import { addDays, DAY_MS, dayInVienna } from '../../kernel/dates.ts'
import { cents, toEuro } from '../../kernel/money.ts'
import type { Legal } from '../../law/tables.ts'
import { newId } from '../../platform/ids.ts'
import { type Deps, openWork, type Work } from '../../platform/work.ts'
import { refuseAfterReset } from './begun-anew.ts'
import type { DemoCase, DemoStep } from './cases.ts'
import { uploadDemoInvoice } from './invoice-file.ts'
import { COMPANIES, CREDITORS, FIRST_NAMES, FORMS, LAST_NAMES, PLACES, STREETS } from './people.ts'
import { told } from './receiver.ts'

/** What a demo case is played with. The same case gets the same people and amounts every time. */
export type Stagehand = {
  readonly deps: Deps
  readonly caller: TokenCaller
  /** In the order of the list of creditors. */
  readonly customer_ids: readonly string[]
  readonly today: Date
}

/** Acts in the past: the same commands at an earlier instant. */
function actAt<T, C extends Caller>(deps: Deps, caller: C, now: Date, act: (work: Work<C>) => Promise<T>): Promise<T> {
  return deps.db.transaction((tx) => act(openWork(deps, { tx, caller, now })))
}

const numberOf = ({ reference }: DemoCase): number => Number(reference.slice(-4))

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T

export async function playCase(stage: Stagehand, demo: DemoCase): Promise<void> {
  const { deps, caller, today } = stage
  const ago = (days: number) => new Date(today.getTime() - days * DAY_MS)
  const partner_id = caller.partner_id as string
  const id = await actAt(deps, caller, ago(demo.filed_days), (work) =>
    told(work, partner_id, () => fileCase(work, stage, demo)),
  )
  if (demo.has_invoice_file) await sendInvoice(stage, id, demo)
  if (demo.has_document) await attach(stage, id, ago(demo.filed_days))
  for (const [index, step] of demo.steps.entries()) {
    // A minute apart, so that steps on the same day keep their order.
    await playStep(deps, id, { partner_id, step, at: new Date(ago(step.days).getTime() + (index + 1) * 60_000) })
  }
}

async function fileCase(work: Work<TokenCaller>, stage: Stagehand, demo: DemoCase): Promise<string> {
  await refuseAfterReset(work.tx, work.caller.partner_id as string)
  const number = numberOf(demo)
  const customer_id = stage.customer_ids[demo.creditor] as string
  const [creditor, subject] = CREDITORS[demo.creditor] as (typeof CREDITORS)[number]
  const debtor = await addDebtor(work, { ...debtorOf(demo), customer_id })
  const claim = await submitClaim(work, {
    debtor_id: debtor.id,
    customer_id,
    partner_reference: demo.reference,
    subject_matter: subject,
    claim_type: demo.claim_type,
  })
  const filed = dayInVienna(work.now)
  for (let index = 0; index < demo.invoices; index++) {
    const net = 18_000 + ((number * 7919 + index * 104_729) % 620_000)
    await enterInvoice(work, claim.id, {
      invoice_number: `RE-${filed.slice(0, 4)}-${1000 + number * 3 + index}`,
      invoice_issuer: creditor,
      subject,
      invoice_amount_net: toEuro(cents(net)),
      invoice_amount_gross: toEuro(cents(Math.round(net * 1.2))),
      invoice_issue_date: addDays(filed, -75 + index * 12),
      invoice_due_date: addDays(filed, -61 + index * 12),
    })
  }
  return claim.id
}

/** A mix of persons and companies, most of them in Austria. */
function debtorOf(demo: DemoCase): Parameters<typeof addDebtor>[1] {
  const number = numberOf(demo)
  // Only Austrian law has the stages of a tenancy.
  const is_tenant = demo.claim_type === 'tenancy'
  const place = pick(is_tenant ? PLACES.filter(({ country }) => country === 'AT') : PLACES, number * 5)
  const address = { street: `${pick(STREETS, number * 3)} ${1 + (number % 87)}`, ...place }
  if (is_tenant || number % 5 < 3) {
    const first_name = pick(FIRST_NAMES, number * 7)
    const last_name = pick(LAST_NAMES, number * 11)
    const value = `demo-${number}@schuldner.example`
    return {
      acting_as: 'person',
      person: { first_name, last_name, birth_date: `19${60 + (number % 40)}-0${1 + (number % 9)}-1${number % 9}` },
      addresses: [address],
      communication_channels: number % 2 === 0 ? [{ type: 'email', value }] : [],
    }
  }
  const form = pick(FORMS[place.country], number)
  const register =
    form === 'GmbH' && place.country === 'AT' ? { firmenbuchnummer: `FN ${100_000 + number * 37} a` } : {}
  return {
    acting_as: 'company',
    company: { company_name: `${pick(COMPANIES, number * 3)} ${form}`, ...register },
    addresses: [address],
  }
}

async function sendInvoice({ deps, caller, today }: Stagehand, claim_id: string, demo: DemoCase): Promise<void> {
  const number = numberOf(demo)
  const filed_at = new Date(today.getTime() - demo.filed_days * DAY_MS)
  const debtor_name = debtorName({ person: null, company: null, ...debtorOf(demo) })
  const record = await uploadDemoInvoice(deps, claim_id, { number, creditor: demo.creditor, debtor_name, filed_at })
  await actAt(deps, caller, filed_at, record)
}

async function attach({ deps, caller }: Stagehand, claim_id: string, at: Date): Promise<void> {
  const text = 'Lieferschein\n\nDie Ware wurde vollständig und ohne Mängel übernommen.\n'
  const filename = newId()
  const blob = await deps.storage.put(`documents/${filename}`, Readable.from([Buffer.from(text)]))
  const file = { ...blob, key: `documents/${filename}`, filename, original_filename: 'Lieferschein.txt' }
  const kind = { kind: 'txt', mime_type: 'text/plain' } as const
  await actAt(deps, caller, at, (work) =>
    addDocument(work, claim_id, { fields: { documentType: 'general' }, file: { ...file, ...kind } }),
  )
}

type Played = { partner_id: string; step: DemoStep; at: Date }

async function playStep(deps: Deps, id: string, played: Played): Promise<void> {
  const { partner_id, step, at } = played
  if (step.act === 'letter' || step.act === 'terminate') return playLetter(deps, id, played)
  await actAt(deps, SYSTEM, at, (work) =>
    told(work, partner_id, async () => {
      await playPlain(work, await takeClaim(work, id), { step, deps })
      return id
    }),
  )
  const claim = await readClaim(deps.db, SYSTEM, id)
  if (step.act === 'break plan' && claim.owed_letter)
    await sendLetter(deps, claim, { ...played, kind: claim.owed_letter, to: null })
}

async function playLetter(deps: Deps, id: string, played: Played): Promise<void> {
  const claim = await readClaim(deps.db, SYSTEM, id)
  // Waiting for the next rent may come first. The demo sends the letter anyway if the table allows it.
  const to = movesFrom(claim).find((stage) => letterFor(stage))
  const kind = to && letterFor(to)
  if (!kind) throw new Error(`the demo case ${claim.partner_reference} gets no letter at ${claim.collection_stage}`)
  await sendLetter(deps, claim, { ...played, kind, to })
}

type SentLetter = Played & { kind: LetterKind; to: Stage | null }

async function sendLetter(deps: Deps, claim: ClaimRow, { partner_id, at, kind, to }: SentLetter): Promise<void> {
  const made = await makeLetter(deps, claim, { kind, to, at })
  await actAt(deps, SYSTEM, at, (work) =>
    told(work, partner_id, async () => (await sendOrWait(work, await takeClaim(work, claim.id), made)).id),
  )
}

const TARGETS: Readonly<Partial<Record<DemoStep['act'], Stage>>> = {
  recommend: 'dunning_action_recommended',
  'wait for rent': 'warten_auf_zinstermin',
  look: 'manuelle_pruefung',
  'recommend rent': 'mzr_klage_recommended',
}

async function playPlain(
  work: Work,
  claim: ClaimRow,
  { step, deps }: { step: DemoStep; deps: Deps },
): Promise<unknown> {
  const legal = await deps.legal.read(work.tx)
  const target = TARGETS[step.act]
  if (target) return moveClaim(work, claim, target)
  switch (step.act) {
    case 'accept':
      return acceptClaim(work, claim)
    case 'pay':
      return recordPayment(work, claim.id, { amount: toEuro(cents(Math.floor(outstandingCents(claim) * step.share))) })
    case 'plan': {
      const today = dayInVienna(work.now)
      const { open_cents } = await readPlanAmount(work.tx, claim, { today, legal })
      const installments = equalInstallments(open_cents, step.count, addDays(today, step.first_after - 30))
      return agreePlan(work, claim, { installments, via: 'team' })
    }
    case 'break plan':
      return cancelPlan(work, claim)
    case 'hold':
      return holdClaim(work, claim, { held: true, note: 'Unterlagen angefordert' })
    case 'letter comes back': {
      const [letter] = await listLetters(work.tx, { claim_id: claim.id }, { page: 1, limit: 1 })
      if (!letter) throw new Error(`the demo case ${claim.partner_reference} has no letter that could come back`)
      return markReturned(work, letter.id, 'Unbekannt verzogen')
    }
    case 'dispute':
      return disputeOwn(byDebtor(work, claim), 'not_delivered', {
        text: 'Die Ware kam beschädigt an. Ich habe das gleich am nächsten Tag gemeldet.',
        files: [],
      })
    case 'write':
      return writeMessage(byDebtor(work, claim), {
        text: 'Guten Tag, ich finde die Rechnung nicht mehr. Worum geht es dabei?',
        files: [],
      })
    case 'promise':
      return promisePayment(byDebtor(work, claim), claim, addDays(dayInVienna(work.now), 7))
    case 'close':
      return closeClaim(work, claim, step.reason)
    case 'decline':
      return decide(work, claim.id, { decision: 'decline' }, { via: 'portal', legal })
    case 'sue':
      return sue(work, claim, legal)
    case 'file':
      return recordFiling(work, claim.id, { reference: `MK ${claim.case_reference.slice(4)}` })
    case 'title': {
      const title = { reference: `1 C ${claim.case_reference.slice(-4)}/26`, date: dayInVienna(work.now) }
      return recordTitle(work, claim.id, title)
    }
    default:
      throw new Error(`the demo does not know how to ${step.act}`)
  }
}

/** As if the debtor were in the portal. */
const byDebtor = (work: Work, { id: claim_id, debtor_id: id, organization_id }: ClaimRow): Work<DebtorCaller> => ({
  ...work,
  caller: {
    type: 'debtor',
    id,
    organization_id,
    claim_id,
    session_id: '',
    is_contact_only: false,
    collector: null,
    language: null,
    country: null,
  },
})

/** With a lawyer if the law requires one. */
async function sue(work: Work, claim: ClaimRow, legal: Legal): Promise<unknown> {
  const { estimate } = await assess(work.tx, claim, { now: work.now, legal })
  const lawyer =
    estimate.lawyer === 'lawyer_required' ? { wants_lawyer: true, lawyer_type: 'svc_network' as const } : {}
  return decide(work, claim.id, { decision: 'sue', ...lawyer }, { via: 'portal', legal })
}
