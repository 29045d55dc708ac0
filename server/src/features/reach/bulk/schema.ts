import { type Static, type TSchema, Type } from 'typebox'
import { type Problem, placedAt } from '../../../kernel/errors.ts'
import { about, filledText, nullable, oneOf, strictObject, Uuid } from '../../../kernel/wire.ts'
import { checkWhenAsked } from '../../../platform/http/validation.ts'
import { ClaimCreate } from '../../case/claims/index.ts'
import { InvoiceCreate } from '../../case/invoices/index.ts'
import { CustomerCreate } from '../../parties/customers/index.ts'
import { DebtorCreate, newDebtorProblems } from '../../parties/debtors/index.ts'

export const ITEMS_MAX = 500
export const BULK_BYTES_MAX = 8 * 1_048_576
const INVOICES_MAX = 50
/** On average, for the whole body: free objects may hold more in one item and less in others. */
const VALUES_PER_ITEM = 200

const BulkCustomer = strictObject('BulkCustomer', {
  ...CustomerCreate.properties,
  partner_id: Type.Optional(
    about(Uuid, 'The partner that brings the customer in. A partner token may leave it out: it is its own.'),
  ),
})

const { customer_id: _, ...DEBTOR } = DebtorCreate.properties
const BulkDebtor = strictObject('BulkDebtor', DEBTOR)

const { debtor_id: _debtor, customer_id: _customer, ...CLAIM } = ClaimCreate.properties
const BulkClaim = strictObject('BulkClaim', {
  ...CLAIM,
  partner_reference: filledText(255, 'Your own id of the case. What was sent before is found by it, not made again.'),
})

const Known = strictObject('BulkKnown', { id: about(Uuid, 'The id of a customer or debtor that is there already.') })
const Invoices = Type.Array(InvoiceCreate, {
  maxItems: INVOICES_MAX,
  description: 'What is owed. A case may come without invoices and get them later.',
})

type OrKnown<Made> = Made | Static<typeof Known>

export type BulkItem = {
  customer: OrKnown<Static<typeof BulkCustomer>>
  debtor: OrKnown<Static<typeof BulkDebtor>>
  claim: Static<typeof BulkClaim>
  invoices: Static<typeof Invoices>
}

const orKnown = (made: TSchema, description: string) => Type.Union([made, Known], { description })

/** As the document shows it. Each part is checked by itself, so that one wrong item fails alone. */
const ShownItem = strictObject('BulkItem', {
  customer: orKnown(BulkCustomer, 'A new one, matched by its keys as ever, or the `id` of one that is there.'),
  debtor: orKnown(BulkDebtor, 'A new one, or the `id` of one that is there.'),
  claim: about(BulkClaim, 'The case itself.'),
  invoices: Type.Optional(Invoices),
})

const AnyItem = Type.Unsafe<unknown>({ 'x-shown': ShownItem, 'x-values': VALUES_PER_ITEM })

export const BulkBody = strictObject('BulkClaims', {
  items: Type.Array(AnyItem, {
    minItems: 1,
    maxItems: ITEMS_MAX,
    description: 'The cases. Each is done wholly or not at all, and counts as one request.',
  }),
})

const Details = Type.Array(
  strictObject('BulkFault', {
    field: Type.String({ description: 'Where in the item the fault is, such as `debtor.person.last_name`.' }),
    code: Type.String({ description: 'What is wrong, as a word in snake_case for programs; it keeps its meaning.' }),
    message: Type.String({ description: 'What is wrong, in English, to be read after the name of the field.' }),
  }),
  {
    description: 'What was wrong with the item; empty where nothing was.',
  },
)

export const BulkResult = strictObject('BulkResult', {
  index: Type.Integer({ description: 'The place of the item in `items`, from 0.' }),
  status: oneOf(['created', 'existing', 'failed'], {
    description:
      '`created`: a new case. `existing`: a case of the partner has this reference, and nothing of the item was used. `failed`: nothing was done, see `details`.',
  }),
  claim_id: about(nullable(Uuid), 'The case that was made or found; null where the item failed.'),
  details: Details,
})
export type BulkResult = Static<typeof BulkResult>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const PARTS = ['customer', 'debtor', 'claim', 'invoices'] as const
const CHECKS = {
  customer: partCheck(BulkCustomer),
  debtor: partCheck(BulkDebtor, newDebtorProblems),
  claim: partCheck(BulkClaim),
  invoices: partCheck(Invoices),
}
const checkKnown = checkWhenAsked(Known, 'body')

function partCheck(schema: TSchema, rule: (body: Record<string, unknown>) => Problem[] = () => []) {
  const check = checkWhenAsked(schema, 'body')
  return (value: unknown): Problem[] => [...check(value), ...(isObject(value) ? rule(value) : [])]
}

/** The item, if it can be one; else all that is wrong with it. */
export function readItem(given: unknown): { item: BulkItem; problems: [] } | { item?: never; problems: Problem[] } {
  if (!isObject(given)) return { problems: [{ field: 'item', code: 'wrong_type', message: 'must be an object' }] }
  const whole = { invoices: [], ...given }
  const problems: Problem[] = Object.keys(given)
    .filter((field) => !(PARTS as readonly string[]).includes(field))
    .map((field) => ({ field, code: 'unknown_field', message: 'is not a known field' }))
  for (const part of PARTS) problems.push(...faultsOfPart(part, (whole as Record<string, unknown>)[part]))
  return problems.length > 0 ? { problems } : { item: whole as unknown as BulkItem, problems: [] }
}

function faultsOfPart(part: (typeof PARTS)[number], value: unknown): Problem[] {
  if (value === undefined) return [{ field: part, code: 'required', message: 'is required' }]
  const is_known = (part === 'customer' || part === 'debtor') && isObject(value) && 'id' in value
  const faults = (is_known ? checkKnown : CHECKS[part])(value)
  // A fault of the part as a whole has no field of its own.
  return faults.map((fault) =>
    fault.field === 'body' ? { ...fault, field: part } : (placedAt(part, [fault])[0] as Problem),
  )
}
