import { debtorKindOf } from '@mahnwerk/claim-table'
import type { Problem } from '../../../../kernel/errors.ts'
import { DEBTOR_FIELDS, type DebtorField, type TypedCase } from '../../creditor-submit/index.ts'
import type { Line } from './columns.ts'

/** What is not said follows from the name. '?' is a kind that we do not know. */
function kindOf({ debtor_kind, company_name }: Line['values']): string {
  if (debtor_kind === '') return company_name === '' ? 'person' : 'company'
  return debtorKindOf(debtor_kind) ?? '?'
}

/** Lines with the same text in the column for it, else each line by itself. In the order of their first lines. */
export function groupLines(lines: readonly Line[]): (readonly [Line, ...Line[]])[] {
  const groups = Map.groupBy(lines, ({ line, values }) => (values.case === '' ? line : values.case.toLowerCase()))
  return [...groups.values()] as [Line, ...Line[]][]
}

/** `home`: the country of a debtor whose line names none. */
export function typedCaseOf(group: readonly [Line, ...Line[]], home: string): TypedCase {
  const [{ values }] = group
  const debtor = Object.fromEntries(DEBTOR_FIELDS.map((field) => [field, values[field]])) as Record<DebtorField, string>
  return {
    kind: kindOf(values),
    debtor: { ...debtor, country: debtor.country || home },
    contract_date: values.contract_date,
    invoices: group.map((line) => line.values),
  }
}

const IN_INVOICE = /^invoices\.(\d+)\.(.+)$/

/** What is wrong with a case, by the lines that it stands in. What is wrong with its debtor stands in the first. */
export function problemsByLine(
  group: readonly [Line, ...Line[]],
  problems: readonly Problem[],
): Map<number, Problem[]> {
  const found = new Map<number, Problem[]>()
  const put = (line: number, problem: Problem) => found.set(line, [...(found.get(line) ?? []), problem])
  for (const problem of problems) {
    const [, at, field] = IN_INVOICE.exec(problem.field) ?? []
    if (field === undefined) put(group[0].line, nameKind(group[0], problem))
    else put(group[Number(at)]?.line ?? group[0].line, { ...problem, field })
  }
  for (const line of group.slice(1)) {
    const field = DEBTOR_FIELDS.find((name) => line.values[name] !== '' && line.values[name] !== group[0].values[name])
    if (field) put(line.line, { field: 'case', code: 'inconsistent', message: 'has another debtor than the case' })
  }
  return found
}

/** A table has no list to choose from. */
const nameKind = ({ values }: Line, problem: Problem): Problem =>
  problem.field === 'debtor_kind' && values.debtor_kind !== ''
    ? { ...problem, code: 'not_allowed', message: 'is no kind of debtor that we know' }
    : problem
