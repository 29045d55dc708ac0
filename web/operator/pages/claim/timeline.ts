import { DISPUTE_REASONS, OBSTACLES, WORK_KINDS } from '../../../shared/api/vocabulary.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useStageName } from '../../../shared/i18n/stage-name.ts'
import type { Stage } from '../../../shared/i18n/stages.ts'
import { isFieldName, useFieldText } from '../invoices/field-text.ts'
import { useInvoicesWords } from '../invoices/words.ts'
import { useLettersWords } from '../letters/words.ts'
import { useWorkWords } from '../work/words.ts'
import { type Activity, chargesIn, contactsIn, type NamedParts, partsOf, sentenceOf } from './activity.ts'
import { useBlockWords } from './words.blocks.ts'
import { useTimelineWords } from './words.timeline.ts'

type Told = Pick<Activity, 'action' | 'details'>

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** A log entry as one sentence, with names instead of ids. */
export function useSentences(file: NamedParts, country: string | null): (entry: Told) => string {
  const say = useTimelineWords()
  const valuesOf = useValues(file, country)
  return (entry) => {
    const values = valuesOf(entry)
    const key = `action.${sentenceOf(entry)}` as Parameters<typeof say>[0]
    const sentence = say(key, values)
    // The log may contain actions that these pages do not know yet.
    return sentence === key ? entry.action : sentence
  }
}

function useValues(file: NamedParts, country: string | null): (entry: Told) => Record<string, string> {
  const say = useTimelineWords()
  const block = useBlockWords()
  const letter = useLettersWords()
  const work = useWorkWords()
  const common = useCommonWords()
  const { money, day } = useFormat()
  const checkOf = useCheckValues()
  const nameOf = useStageName()
  const stage = (value: unknown) => (textOf(value) ? nameOf(value as Stage, country) : '–')
  return ({ action, details }) => {
    const found = partsOf(file, details)
    // The reason for a returned letter is free text, even if it equals one of our codes.
    const obstacle = action === 'letter.returned' ? undefined : OBSTACLES.find((code) => code === details.reason)
    const disputed = DISPUTE_REASONS.find((code) => code === details.reason)
    const work_kind = WORK_KINDS.find((kind) => kind === details.kind)
    return {
      ...Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])),
      ...checkOf(details),
      // Whose claim it was before is not a field that somebody sent.
      fields: Object.keys(details)
        .filter((name) => name !== 'customer_before')
        .join(', '),
      contacts: contactsIn(details)
        .map((name) => say(`contact.${name}`))
        .join(', '),
      ...(obstacle ? { reason: block(`name.${obstacle}`) } : {}),
      disputed: disputed ? say(`dispute.${disputed}`) : '',
      promised: textOf(details.promised_on) ? day(details.promised_on as string) : '',
      work: work_kind ? work(`kind.${work_kind}`) : '',
      situation: textOf(details.situation) ? block(`situation.name.${details.situation as 'none'}`) : '',
      law: action === 'claim.law_changed' ? block(`law.name.${details.to as 'AT'}`) : '',
      from: stage(details.from_stage),
      to: stage(details.to_stage),
      closure: textOf(details.closure_reason) ? common(`closure.${details.closure_reason as 'paid'}`) : '',
      invoice: found.invoice?.invoice_number ?? '',
      amount: found.payment
        ? money(found.payment.amount)
        : typeof details.amount === 'number'
          ? money(details.amount)
          : '',
      paid_on: textOf(details.payment_date) ? day(details.payment_date as string) : '',
      letter: textOf(details.kind) ? letter(`kind.${details.kind as 'first_demand_letter'}`) : '',
      void_reason: textOf(details.void_reason) ? letter(`void_reason.${details.void_reason as 'team'}`) : '',
      due: textOf(details.due_on) ? day(details.due_on as string) : '',
      deadline: textOf(details.deadline) ? day(details.deadline as string) : '',
      document: found.document?.original_filename ?? textOf(details.original_filename) ?? say('unknown'),
      decision: textOf(details.decision) ? say(`decision.${details.decision as 'sue'}`) : '',
      message_kind: textOf(details.kind) ? say(`message_kind.${details.kind as 'served'}`) : '',
      charge: chargesIn(details)
        .map(({ kind, amount_cents }) => `${say(`charge.${kind}`)} ${money(amount_cents / 100)}`)
        .join(', '),
    }
  }
}

/** The field of an invoice that a step of the check is about, and what it was and is. */
function useCheckValues(): (details: Activity['details']) => Record<string, string> {
  const say = useInvoicesWords()
  const textOf = useFieldText()
  return ({ field, before, after }): Record<string, string> => {
    if (!isFieldName(field)) return {}
    const shown = (value: unknown) =>
      typeof value === 'string' || typeof value === 'number' ? textOf(field, value) : say('none')
    return { field: say(`field.${field}`), before: shown(before), after: shown(after) }
  }
}

export function useActorName(): (entry: Pick<Activity, 'actor_type' | 'actor_name'>) => string {
  const say = useTimelineWords()
  return ({ actor_type, actor_name }) => {
    if (actor_type === 'system') return say('by.system')
    const name = actor_name || say(actor_type === 'creditor' ? 'by.link' : 'by.somebody')
    return say(`by.${actor_type}`, { name })
  }
}
