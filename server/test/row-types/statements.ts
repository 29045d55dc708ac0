import * as ts from 'typescript/unstable/ast'
import type { Type } from 'typescript/unstable/sync'
import { type Expanded, expand, HandedOn, NoStatement, Unclear } from './expand.ts'
import { type RowType, rowTypeOf } from './row-type.ts'
import { descendants, type Sources } from './sources.ts'
import { variantsOf } from './variants.ts'

/** A place that sends a statement, with all texts that it may have and the type of its rows. */
export type Sending = { readonly place: string; readonly variants: readonly Expanded[]; readonly row: RowType | null }

const METHODS = new Set(['one', 'many', 'alone', 'run', 'send'])

/** All statements that these files send. Faults are untraceable statements and templates that are never sent. */
export function findStatements(
  sources: Sources,
  files: readonly ts.SourceFile[],
): { sendings: Sending[]; faults: string[] } {
  const nodes = files.flatMap(descendants)
  const met = new Set<ts.Node>()
  const faults: string[] = []
  const textsOf = (statement: ts.Expression): Expanded[] => {
    try {
      return variantsOf((choose) => expandOrNot(sources, statement, choose, (template) => met.add(template))).flat()
    } catch (error) {
      if (!(error instanceof Unclear)) throw error
      faults.push(error.message)
      return []
    }
  }
  const sendings = nodes.flatMap((node) => {
    const sent = sentBy(sources, node)
    if (!sent) return []
    const texts = textsOf(sent.statement)
    return texts.length === 0 ? [] : [{ place: sources.place(node), variants: texts, row: sent.row }]
  })
  const unsent = nodes.filter((node) => isTemplate(sources, node) && !met.has(node))
  faults.push(...unsent.map((node) => `${sources.place(node)}: this is never sent in a way that can be followed`))
  return { sendings, faults }
}

const isOfDb = (declaration: ts.Node): boolean => declaration.getSourceFile().fileName.endsWith('/platform/db/db.ts')

function isTemplate(sources: Sources, node: ts.Node): boolean {
  if (!ts.isTaggedTemplateExpression(node) || !ts.isIdentifier(node.tag)) return false
  const tag = sources.declarationOf(node.tag)
  return tag !== undefined && isOfDb(tag)
}

type Sent = { statement: ts.Expression; row: RowType | null }

function sentBy(sources: Sources, node: ts.Node): Sent | null {
  if (ts.isCallExpression(node)) return sentByCall(sources, node)
  // The driver's own syntax, which only migrations use: client<Row[]>`select …`.
  const is_typed = ts.isTaggedTemplateExpression(node) && node.typeArguments?.length === 1
  if (!is_typed) return null
  const rows = sources.checker.getTypeFromTypeNode(node.typeArguments?.[0] as ts.TypeNode) as Type
  return { statement: node, row: rowTypeOf(sources.checker, argumentOf(sources, rows)) }
}

function sentByCall(sources: Sources, node: ts.CallExpression): Sent | null {
  const { expression: callee } = node
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee
  const [statement] = node.arguments
  if (!statement || !ts.isIdentifier(name) || !METHODS.has(name.text)) return null
  const signature = sources.checker.getResolvedSignature(node)
  const declaration = signature?.declaration?.resolve()
  if (!signature || !declaration || !isOfDb(declaration)) return null
  const method = (declaration as ts.MethodSignatureDeclaration).name.getText()
  if (method === 'run' || method === 'send') return { statement, row: null }
  const answer = argumentOf(sources, sources.checker.getReturnTypeOfSignature(signature) as Type)
  return { statement, row: rowTypeOf(sources.checker, method === 'one' ? answer : argumentOf(sources, answer)) }
}

/** The `T` of `Promise<T>` and of `T[]`. */
function argumentOf({ checker }: Sources, type: Type): Type {
  const [first] = type.isTypeReference() ? checker.getTypeArguments(type) : []
  if (!first) throw new Error(`${checker.typeToString(type)} is neither a promise nor a list`)
  return first
}

function expandOrNot(...given: Parameters<typeof expand>): Expanded[] {
  try {
    return [expand(...given)]
  } catch (error) {
    if (error instanceof HandedOn || error instanceof NoStatement) return []
    throw error
  }
}
