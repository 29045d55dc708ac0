import type { Catalogue } from './catalogue.ts'
import { type Node, nodeOf, nodesOf, numberOf } from './node-tree.ts'

const JOIN = { inner: 0, left: 1 }

/** Columns (`source.column`) that are not null in any row of the result, and sources that every row has. */
export type Facts = { readonly columns: ReadonlySet<string>; readonly sources: ReadonlySet<number> }

export const NO_FACTS: Facts = { columns: new Set(), sources: new Set() }

const known = new WeakMap<Node, Facts>()

/** What the conditions of `where` and inner joins prove, by `x is not null` or by `x = …`, which rejects null. */
export function factsOf(query: Node, catalogue: Catalogue): Facts {
  const found = known.get(query)
  if (found) return found
  const columns = new Set<string>()
  for (const condition of conditionsOf(nodeOf(query.fields.jointree))) {
    for (const column of provenBy(condition, catalogue)) columns.add(column)
  }
  addPartners(query, columns, catalogue)
  const facts = { columns, sources: new Set([...columns].map((column) => Number(column.split('.')[0]))) }
  known.set(query, facts)
  return facts
}

/** A column that a check constraint pairs with a proven one is proven too, and so on. */
function addPartners(query: Node, columns: Set<string>, catalogue: Catalogue): void {
  const tables = nodesOf(query.fields.rtable)
  // Iterating over a set includes what is added meanwhile.
  for (const known_column of columns) {
    const [source, column] = known_column.split('.').map(Number) as [number, number]
    const table = String(tables[source - 1]?.fields.relid)
    for (const pair of catalogue.pairs) {
      if (pair.table !== table || !pair.columns.includes(column)) continue
      for (const partner of pair.columns) columns.add(`${source}.${partner}`)
    }
  }
}

/** Conditions that every row of the result satisfies. Those of an outer join say nothing about unmatched rows. */
function conditionsOf(from: Node | null): Node[] {
  if (!from || from.type === 'RANGETBLREF') return []
  const own = nodeOf(from.fields.quals)
  if (from.type === 'FROMEXPR') return [...(own ? [own] : []), ...nodesOf(from.fields.fromlist).flatMap(conditionsOf)]
  const [left, right] = [nodeOf(from.fields.larg), nodeOf(from.fields.rarg)]
  switch (numberOf(from.fields.jointype)) {
    case JOIN.inner:
      return [...(own ? [own] : []), ...conditionsOf(left), ...conditionsOf(right)]
    case JOIN.left:
      return conditionsOf(left)
    default:
      return []
  }
}

/** The columns of this query that cannot be null if the condition is true. */
function provenBy(condition: Node, catalogue: Catalogue): Set<string> {
  const { fields } = condition
  const args = nodesOf(fields.args)
  switch (condition.type) {
    case 'BOOLEXPR': {
      const each = args.map((one) => provenBy(one, catalogue))
      if (fields.boolop === 'and') return union(each)
      if (fields.boolop === 'or') return common(each)
      return notProvenBy(args[0] as Node, catalogue)
    }
    // 1 means `is not null`.
    case 'NULLTEST':
      return fields.nulltesttype === '1' ? operandOf(nodeOf(fields.arg), catalogue) : new Set()
    default:
      return operandOf(condition, catalogue)
  }
}

/** `not` keeps null as null, so a strict condition proves the same; `not (x is null)` proves `x`. */
function notProvenBy(condition: Node, catalogue: Catalogue): Set<string> {
  if (condition.type === 'NULLTEST' && condition.fields.nulltesttype === '0') {
    return operandOf(nodeOf(condition.fields.arg), catalogue)
  }
  return operandOf(condition, catalogue)
}

/** The columns that make an expression null when they are null. */
function operandOf(node: Node | null, catalogue: Catalogue): Set<string> {
  if (!node) return new Set()
  const { fields } = node
  const through = () => union(nodesOf(fields.args).map((one) => operandOf(one, catalogue)))
  const isStrict = (id: string) => catalogue.function(id).is_strict
  switch (node.type) {
    case 'VAR':
      return numberOf(fields.varlevelsup) === 0 ? new Set([`${fields.varno}.${fields.varattno}`]) : new Set()
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
    case 'COLLATEEXPR':
    case 'NAMEDARGEXPR':
      return operandOf(nodeOf(fields.arg), catalogue)
    case 'OPEXPR':
    case 'SCALARARRAYOPEXPR':
      return isStrict(catalogue.functionOfOperator(String(fields.opno))) ? through() : new Set()
    case 'FUNCEXPR':
      return isStrict(String(fields.funcid)) ? through() : new Set()
    // `x in (select …)`
    case 'SUBLINK':
      return fields.subLinkType === '2' ? operandOf(nodeOf(fields.testexpr), catalogue) : new Set()
    default:
      return new Set()
  }
}

const common = (sets: readonly Set<string>[]): Set<string> =>
  new Set([...union(sets)].filter((column) => sets.every((one) => one.has(column))))

const union = (sets: readonly Set<string>[]): Set<string> => new Set(sets.flatMap((one) => [...one]))

/**
 * Whether an outer join always finds its row: it joins one table only by a foreign key whose columns are never null.
 * Such a join is written as an outer one so that PostgreSQL can omit it when nothing needs it.
 */
export function isMatchedJoin(query: Node, index: number, catalogue: Catalogue): boolean {
  const join = findJoin(nodeOf(query.fields.jointree), index)
  const right = nodeOf(join?.fields.rarg)
  const condition = nodeOf(join?.fields.quals)
  if (numberOf(join?.fields.jointype) !== JOIN.left || right?.type !== 'RANGETBLREF' || !condition) return false
  const target = numberOf(right.fields.rtindex)
  const pairs = equalities(condition, catalogue)
  const tables = nodesOf(query.fields.rtable)
  const tableOf = (source: number) => String(tables[source - 1]?.fields.relid)
  return catalogue.foreign_keys.some(({ from, to, columns }) => {
    if (to !== tableOf(target) || pairs?.length !== columns.length) return false
    return columns.every(([own, other]) =>
      pairs.some((pair) => {
        const [near, far] = pair[0].source === target ? [pair[1], pair[0]] : pair
        return (
          far.source === target &&
          far.column === other &&
          near.column === own &&
          near.is_whole &&
          tableOf(near.source) === from &&
          catalogue.isNotNull(from, own)
        )
      }),
    )
  })
}

function findJoin(from: Node | null, index: number): Node | null {
  if (!from || from.type === 'RANGETBLREF') return null
  if (from.type === 'JOINEXPR' && numberOf(from.fields.rtindex) === index) return from
  const inner = [...nodesOf(from.fields.fromlist), ...nodesOf([from.fields.larg ?? null, from.fields.rarg ?? null])]
  return inner.map((one) => findJoin(one, index)).find((one) => one !== null) ?? null
}

type Side = { source: number; column: number; is_whole: boolean }

/** The two sides of each equation, if the condition consists of equations only. */
function equalities(condition: Node, catalogue: Catalogue): [Side, Side][] | null {
  const { fields, type } = condition
  const args = nodesOf(fields.args)
  if (type === 'BOOLEXPR') {
    const each = args.map((one) => equalities(one, catalogue))
    return each.every((one) => one !== null) && fields.boolop === 'and' ? each.flat() : null
  }
  const is_equation =
    type === 'OPEXPR' && /eq$/.test(catalogue.function(catalogue.functionOfOperator(String(fields.opno))).name)
  if (!is_equation || args.some((one) => one.type !== 'VAR')) return null
  return [args.map(sideOf) as [Side, Side]]
}

const sideOf = ({ fields }: Node): Side => ({
  source: numberOf(fields.varno),
  column: numberOf(fields.varattno),
  is_whole: (fields.varnullingrels as readonly string[]).length === 0,
})
