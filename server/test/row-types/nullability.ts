import type { Catalogue } from './catalogue.ts'
import { factsOf, isMatchedJoin, NO_FACTS } from './facts.ts'
import { isTrue, type Node, nodeOf, nodesOf, numberOf } from './node-tree.ts'
import * as rules from './null-rules.ts'

/** A query and the queries around it, innermost first. */
type Level = { readonly query: Node; readonly outer: Level | null; readonly is_returning?: boolean }

const RTE = { table: 0, subquery: 1, join: 2, function: 3, values: 5, cte: 6, group: 9 }
const SUBLINK = { exists: 0, expression: 4, array: 6 }

/** `not null here`: only this statement proves it, by a condition or by what it writes, so both types are allowed. */
export type Nullability = 'never null' | 'not null here' | 'may be null'

/** Whether a parameter, counted from 1, is typed without null, and whether the items of a list are. */
export type Given = { isGiven(parameter: number): boolean; areItemsGiven(parameter: number): boolean }

/** The columns of a statement. A column that is not proven may be null. */
export function columnsOf(
  statement: Node,
  catalogue: Catalogue,
  given: Given,
): { name: string; nullability: Nullability }[] {
  const outermost: Level = { query: statement, outer: null }
  const byTables = proverOf(catalogue, given, { counts_statement: false })
  const byStatement = proverOf(catalogue, given, { counts_statement: true })
  return outputs(statement).map(({ fields }, index) => {
    const column = index + 1
    const here = byStatement(outermost, column) ? 'not null here' : 'may be null'
    return { name: String(fields.resname), nullability: byTables(outermost, column) ? 'never null' : here }
  })
}

type Prover = (level: Level, column: number) => boolean

function proverOf(catalogue: Catalogue, given: Given, { counts_statement }: { counts_statement: boolean }): Prover {
  const under_way = new Set<Node>()
  return isColumnProven

  function isColumnProven(level: Level, column: number): boolean {
    const { query, outer } = level
    const combined = nodeOf(query.fields.setOperations)
    if (combined)
      return leaves(combined).every((leaf) => isColumnProven({ query: subqueryAt(query, leaf), outer: level }, column))
    const target = outputs(query).find((one) => numberOf(one.fields.resno) === column)
    const expression = nodeOf(target?.fields.expr)
    return expression !== null && isProven(expression, { query, outer, is_returning: !isSelect(query) })
  }

  function isProven(node: Node, level: Level): boolean {
    const { fields } = node
    const args = nodesOf(fields.args)
    const all = () => args.every((one) => isProven(one, level))
    switch (node.type) {
      case 'VAR':
        return isVariableProven(node, level)
      case 'PARAM':
        return given.isGiven(numberOf(fields.paramid))
      case 'CONST':
        return !isTrue(fields.constisnull)
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'SQLVALUEFUNCTION':
        return true
      // Both skip nulls.
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return args.some((one) => isProven(one, level))
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return all()
      case 'OPEXPR':
        return (
          rules.answersNull(catalogue.function(catalogue.functionOfOperator(String(fields.opno)))) ===
            'if given null' && all()
        )
      case 'FUNCEXPR': {
        const answer = rules.answersNull(catalogue.function(String(fields.funcid)))
        return answer === 'never' || (answer === 'if given null' && all())
      }
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'COERCETODOMAIN':
      case 'ARRAYCOERCEEXPR':
      case 'COLLATEEXPR':
      case 'NAMEDARGEXPR':
        return isNodeProven(fields.arg, level)
      case 'CASEEXPR':
        return isNodeProven(fields.defresult, level) && args.every((when) => isNodeProven(when.fields.result, level))
      case 'AGGREF':
        return isAggregateProven(node, level)
      case 'WINDOWFUNC':
        return rules.NEVER_NULL.has(catalogue.function(String(fields.winfnoid)).name)
      case 'SUBLINK':
        return isSubqueryProven(node, level)
      default:
        return false
    }
  }

  function isNodeProven(value: Node['fields'][string] | undefined, level: Level): boolean {
    const node = nodeOf(value)
    return node !== null && isProven(node, level)
  }

  /** Without `group by`, an aggregate over no rows returns null; only counts return 0. */
  function isAggregateProven({ fields }: Node, level: Level): boolean {
    const { name } = catalogue.function(String(fields.aggfnoid))
    if (rules.NEVER_NULL.has(name)) return true
    if (nodesOf(level.query.fields.groupClause).length === 0 || nodeOf(fields.aggfilter)) return false
    return rules.COLLECTING.has(name) || nodesOf(fields.args).every((one) => isNodeProven(one.fields.expr, level))
  }

  function isSubqueryProven({ fields }: Node, level: Level): boolean {
    const kind = numberOf(fields.subLinkType)
    if (kind === SUBLINK.exists || kind === SUBLINK.array) return true
    const query = nodeOf(fields.subselect)
    if (!query) return false
    const column = isColumnProven({ query, outer: level }, 1)
    if (kind === SUBLINK.expression) return rules.hasOneRow(query) && column
    const tested = nodeOf(fields.testexpr)
    return (
      column &&
      tested !== null &&
      nodesOf(tested.fields.args).every((one) => one.type === 'PARAM' || isProven(one, level))
    )
  }

  function isVariableProven({ fields }: Node, level: Level): boolean {
    let owner = level
    for (let up = numberOf(fields.varlevelsup); up > 0 && owner.outer; up--) owner = owner.outer
    const [source, column] = [numberOf(fields.varno), numberOf(fields.varattno)]
    if (counts_statement && owner.is_returning && source === numberOf(owner.query.fields.resultRelation)) {
      const written = writtenTo(owner.query, column)
      // Conditions refer to the old row, and so does the written expression.
      if (written) return isProven(written, { ...owner, is_returning: false }) || isSourceProven(owner, source, column)
    }
    const facts = counts_statement ? factsOf(owner.query, catalogue) : NO_FACTS
    if (facts.columns.has(`${source}.${column}`)) return true
    const nulled_by = (fields.varnullingrels as readonly string[] | null) ?? []
    const is_there =
      facts.sources.has(source) || nulled_by.every((join) => isMatchedJoin(owner.query, Number(join), catalogue))
    return is_there && isSourceProven(owner, source, column)
  }

  function isSourceProven(level: Level, source: number, column: number): boolean {
    const { fields } = sourceAt(level.query, source)
    switch (numberOf(fields.rtekind)) {
      case RTE.table:
        return catalogue.isNotNull(String(fields.relid), column)
      case RTE.subquery:
        return isColumnProven({ query: fields.subquery as Node, outer: level }, column)
      case RTE.join:
        return isNodeProven(nodesOf(fields.joinaliasvars)[column - 1], level)
      case RTE.group:
        return isNodeProven(nodesOf(fields.groupexprs)[column - 1], level)
      case RTE.values:
        return (fields.values_lists as readonly Node[][]).every((row) => isNodeProven(row[column - 1], level))
      case RTE.function:
        return isFunctionColumnProven(fields, column)
      case RTE.cte:
        return isCteProven(fields, level, column)
      default:
        return false
    }
  }

  function isFunctionColumnProven(fields: Node['fields'], column: number): boolean {
    const functions = nodesOf(fields.functions)
    const width = functions.reduce((sum, one) => sum + numberOf(one.fields.funccolcount), 0)
    if (isTrue(fields.funcordinality) && column === width + 1) return true
    const call = nodeOf(functions[0]?.fields.funcexpr)
    if (!call || functions.length > 1) return false
    const { name } = catalogue.function(String(call.fields.funcid))
    return rules.ROWS_WITHOUT_NULL.has(name) || (name === 'unnest' && isListGiven(nodesOf(call.fields.args)[0]))
  }

  function isListGiven(list: Node | undefined): boolean {
    return list?.type === 'PARAM' && given.areItemsGiven(numberOf(list.fields.paramid))
  }

  function isCteProven({ ctename, ctelevelsup }: Node['fields'], level: Level, column: number): boolean {
    let owner = level
    for (let up = numberOf(ctelevelsup); up > 0 && owner.outer; up--) owner = owner.outer
    const cte = nodesOf(owner.query.fields.cteList).find((one) => one.fields.ctename === ctename)
    const query = nodeOf(cte?.fields.ctequery)
    if (!query) return false
    // Proof by induction: a recursive query may assume that its own earlier rows are proven.
    if (under_way.has(query)) return true
    under_way.add(query)
    try {
      return isColumnProven({ query, outer: owner }, column)
    } finally {
      under_way.delete(query)
    }
  }
}

/** What an `update`, or an `insert` without `on conflict`, writes to a column. */
function writtenTo({ fields }: Node, column: number): Node | null {
  if (nodeOf(fields.onConflict)) return null
  const target = nodesOf(fields.targetList).find((one) => numberOf(one.fields.resno) === column)
  return nodeOf(target?.fields.expr)
}

const outputs = ({ fields }: Node): readonly Node[] => {
  const targets = isSelect({ fields }) ? fields.targetList : fields.returningList
  return nodesOf(targets).filter((target) => !isTrue(target.fields.resjunk))
}

const isSelect = ({ fields }: Pick<Node, 'fields'>): boolean => numberOf(fields.commandType) === 1

const sourceAt = (query: Node, index: number): Node => nodesOf(query.fields.rtable)[index - 1] as Node
const subqueryAt = (query: Node, index: number): Node => sourceAt(query, index).fields.subquery as Node

function leaves(node: Node): number[] {
  if (node.type === 'RANGETBLREF') return [numberOf(node.fields.rtindex)]
  return [node.fields.larg, node.fields.rarg].flatMap((side) => leaves(side as Node))
}
