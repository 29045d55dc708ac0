import { type Static, Type } from 'typebox'
import type { Problem } from '../../../kernel/errors.ts'
import { Email, strictObject, Uuid } from '../../../kernel/wire.ts'
import { parseJson, problemsBeforeSchema } from '../../../platform/http/json-body.ts'
import type { UploadRules } from '../../../platform/http/upload.ts'
import { checkWhenAsked } from '../../../platform/http/validation.ts'
import { Claim, ClaimCreate, type ClaimRow, claimOut } from '../../case/claims/index.ts'
import { Invoice, InvoiceCreate, type InvoiceRow, invoiceOut } from '../../case/invoices/index.ts'
import {
  DebtorCreate,
  type DebtorRow,
  debtorName,
  newDebtorProblems,
  primaryAddress,
} from '../../parties/debtors/index.ts'
import { INVOICES_FOLDER, WRONG_FILE } from '../../process/extraction/index.ts'
import { CaseDebtor as CreditorCaseDebtor, debtorPlaceOut } from '../creditor-case/index.ts'
import { type CaseBody, type ReadCase, readTypedCase, type TypedAs, type TypedCase } from './rules/typed-case.ts'
import { FILES_MAX } from './rules.ts'

const { customer_id: _, ...debtor_fields } = DebtorCreate.properties
/** Whose debtor it is goes without saying. */
const CaseDebtor = strictObject('CaseDebtor', debtor_fields)

const { subject_matter, contract_date, claim_type } = ClaimCreate.properties
const CLAIM_FIELDS = { subject_matter, contract_date, claim_type }

export const CaseCreate = strictObject('CaseCreate', {
  debtor: CaseDebtor,
  invoices: Type.Array(InvoiceCreate, { minItems: 1, maxItems: 100 }),
  ...CLAIM_FIELDS,
})
export type CaseCreate = Static<typeof CaseCreate>
export type CaseDebtor = Static<typeof CaseDebtor>

const inDebtor = (problem: Problem): Problem => ({ ...problem, field: `debtor.${problem.field}` })

const wholeDebtorProblems = (debtor: CaseDebtor): Problem[] => newDebtorProblems(debtor).map(inDebtor)

/** A case whose invoices are figures, as JSON. */
export const JSON_RULES: UploadRules<typeof CaseCreate> = {
  fields: CaseCreate,
  check: ({ debtor }) => wholeDebtorProblems(debtor),
  kinds: ['pdf'],
  wrong_kind: WRONG_FILE,
  folder: INVOICES_FOLDER,
  files_max: 0,
}

const debtorProblems = checkWhenAsked(CaseDebtor, 'body')

/** The text fields beside the files. */
export const CaseUpload = strictObject('CaseUpload', {
  debtor: Type.String({ description: 'The debtor as JSON.' }),
  ...CLAIM_FIELDS,
})

/** A part of the form that is a whole JSON text has a JSON text's faults. */
export const debtorOf = (text: string): CaseDebtor => parseJson(Buffer.from(text)) as CaseDebtor

function debtorTextProblems(text: string): Problem[] {
  const debtor = debtorOf(text)
  const { problems, is_readable } = problemsBeforeSchema(debtor)
  const all = is_readable ? [...problems, ...debtorProblems(debtor)] : problems
  if (all.length === 0) return wholeDebtorProblems(debtor)
  return all.map((problem) => (problem.field === 'body' ? { ...problem, field: 'debtor' } : inDebtor(problem)))
}

const uploadProblems = ({ debtor }: Static<typeof CaseUpload>, files: number): Problem[] => [
  ...(files > 0 ? [] : [{ field: 'file', code: 'required', message: 'is required' } as const]),
  ...debtorTextProblems(debtor),
]

/** A case whose invoices are files, which are read for the creditor. */
export const UPLOAD_RULES: UploadRules<typeof CaseUpload> = {
  fields: CaseUpload,
  check: uploadProblems,
  kinds: ['pdf'],
  wrong_kind: WRONG_FILE,
  folder: INVOICES_FOLDER,
  files_max: FILES_MAX,
}

export const NewCase = strictObject('NewCase', {
  claim: Claim,
  debtor: strictObject('NewCaseDebtor', { id: Uuid, ...CreditorCaseDebtor.properties }),
  invoices: Type.Array(Invoice),
})

export type HandedOver = { claim: ClaimRow; debtor: DebtorRow; invoices: readonly InvoiceRow[] }

/** Of a debtor who was known before, others may have told us more than this creditor knows. */
export function newCaseOut({ claim, debtor, invoices }: HandedOver): Static<typeof NewCase> {
  const address = primaryAddress(debtor)
  return {
    claim: claimOut(claim),
    debtor: {
      id: debtor.id,
      ...debtorPlaceOut({
        name: debtorName(debtor),
        zip: address?.zip ?? null,
        city: address?.city ?? null,
        country: address?.country ?? null,
      }),
    },
    invoices: invoices.map(invoiceOut),
  }
}

const bodyProblems = checkWhenAsked(CaseCreate, 'body')
const mailProblems = checkWhenAsked(strictObject('CaseMail', { email: Type.Optional(Email) }), 'body')

/** Everything that is wrong with a typed case, each under the name of its field in the form. */
export function judgeTypedCase(typed: TypedCase, as: TypedAs): ReadCase {
  const { body, problems } = readTypedCase(typed, as)
  const email = typed.debtor.email.trim()
  const more = [...bodyProblems(body).map((problem) => ofForm(problem, body)), ...mailProblems(email ? { email } : {})]
  // What was left out or cannot be read has been said already, in better words.
  const known = new Set(problems.map(({ field }) => field))
  return { body, problems: [...problems, ...more.filter(({ field }) => !known.has(field))] }
}

/** `debtor.addresses.0.zip` is the field `zip` of the form. */
function ofForm(problem: Problem, { debtor }: CaseBody): Problem {
  const [first, list, at, ...rest] = problem.field.split('.')
  if (first !== 'debtor') return problem
  const channel = list === 'communication_channels' ? debtor.communication_channels[Number(at)] : undefined
  return { ...problem, field: channel?.type ?? rest.at(-1) ?? at ?? problem.field }
}
