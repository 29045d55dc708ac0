import type { DateOnly } from '../../../../../kernel/dates.ts'
import type { Choice } from './choices.ts'
import { DUE_DATE_FEATURES, ISSUE_DATE_FEATURES } from './date-choices.ts'
import type { Role } from './roles.ts'

/**
 * A reminder has a day of its own and sets a new one for payment. What is claimed is the invoice that it repeats, so only days
 * count that it names as those of the invoice, or beside the invoice's number.
 */
export function daysOfRepeated(number: Choice<string> | undefined): {
  issued: (choices: readonly Choice<DateOnly>[]) => Choice<DateOnly>[]
  due: (choices: readonly Choice<DateOnly>[]) => Choice<DateOnly>[]
} {
  return {
    issued: (choices) => namedOrBeside(choices, ISSUED, number),
    due: (choices) => namedOrBeside(choices, DUE, number),
  }
}

function namedOrBeside(
  choices: readonly Choice<DateOnly>[],
  named: Named,
  number: Choice<string> | undefined,
): Choice<DateOnly>[] {
  const labelled = choices.filter((one) => isLabelled(one, named))
  return labelled.length > 0 ? labelled : choices.filter((one) => isBeside(one, number))
}

type Named = { readonly by: readonly Role[]; readonly never: readonly Role[]; readonly features: readonly string[] }

/** „Rechnungsdatum". */
const ISSUED: Named = { by: ['document', 'date'], never: [], features: ISSUE_DATE_FEATURES }
/** „Fällig am"; „zu zahlen bis" is the reminder's own day. */
const DUE: Named = { by: ['due'], never: ['until', 'pay'], features: DUE_DATE_FEATURES }

const isLabelled = ({ features }: Choice<DateOnly>, named: Named): boolean =>
  ['own', 'left', 'above'].some((where) => {
    const speaks = (role: Role): boolean => features[named.features.indexOf(`${where}_${role}`)] === 1
    return named.by.every(speaks) && !named.never.some(speaks)
  })

function isBeside({ page, box }: Choice<DateOnly>, number: Choice<string> | undefined): boolean {
  if (!box || !number?.box || number.page !== page) return false
  const middle = box.y + box.height / 2
  return middle > number.box.y && middle < number.box.y + number.box.height
}
