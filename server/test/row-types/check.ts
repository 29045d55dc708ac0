import type { Node, SourceFile } from 'typescript/unstable/ast'
import { type Catalogue, type Client, readCatalogue } from './catalogue.ts'
import { faultsOf } from './compare.ts'
import { type Column, describeStatement, type Parameter } from './describe.ts'
import type { Exception } from './exceptions.ts'
import type { Expanded } from './expand.ts'
import { type Kind, kindsOf } from './row-type.ts'
import type { Sources } from './sources.ts'
import { findStatements } from './statements.ts'

export type Report = {
  readonly statements: number
  readonly faults: readonly string[]
  readonly unused: readonly Exception[]
}

/** Prepares every statement in the files against the database and compares its rows with their types. */
export async function checkRowTypes(
  sources: Sources,
  client: Client,
  { files, exceptions = [] }: { files: readonly SourceFile[]; exceptions?: readonly Exception[] },
): Promise<Report> {
  const catalogue = await readCatalogue(client)
  const { sendings, faults } = findStatements(sources, files)
  const used = new Set<Exception>()
  const excepted = (variant: Expanded) => (column: Column) => {
    const exception = exceptions.find((one) => one.column === column.name && one.text.test(textOf(variant)))
    if (!exception || column.nullability !== 'may be null') return column
    used.add(exception)
    return { ...column, nullability: 'not null here' as const }
  }
  for (const { place, variants, row } of sendings) {
    const described: Column[][] = []
    for (const variant of distinct(variants)) {
      try {
        const columns = await describeVariant(sources, client, catalogue, variant)
        described.push(columns.map(excepted(variant)))
      } catch (error) {
        faults.push(`${place}: PostgreSQL refuses it: ${(error as Error).message}`)
      }
    }
    if (row && described.length > 0) faults.push(...faultsOf(row, described).map((fault) => `${place}: ${fault}`))
  }
  return { statements: sendings.length, faults, unused: exceptions.filter((one) => !used.has(one)) }
}

const textOf = ({ parts }: Expanded): string => parts.reduce((text, part, position) => `${text}$${position}${part}`)

const distinct = (variants: readonly Expanded[]): Expanded[] => [
  ...new Map(variants.map((variant) => [textOf(variant), variant])).values(),
]

function describeVariant(sources: Sources, client: Client, catalogue: Catalogue, variant: Expanded): Promise<Column[]> {
  const parameters = variant.values.map((value) => parameterOf(sources, value))
  return describeStatement(client, catalogue, textOf(variant), parameters)
}

const ANNOUNCED: Partial<Record<Kind, string>> = { Date: 'timestamptz', boolean: 'boolean', Buffer: 'bytea' }

function parameterOf({ checker, typeOf }: Sources, value: Node): Parameter {
  const type = typeOf(value)
  const kinds = kindsOf(checker, type)
  const [only] = kinds.size === 1 ? kinds : []
  const [item] = type.isTypeReference() && checker.isArrayLikeType(type) ? checker.getTypeArguments(type) : []
  return {
    type: (only && ANNOUNCED[only]) ?? 'unknown',
    may_be_null: mayBeNull(kinds),
    items_may_be_null: !item || mayBeNull(kindsOf(checker, item)),
  }
}

const mayBeNull = (kinds: ReadonlySet<Kind>): boolean =>
  kinds.has('null') || kinds.has('undefined') || kinds.has('anything')
