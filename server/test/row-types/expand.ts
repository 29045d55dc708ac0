import * as ts from 'typescript/unstable/ast'
import { descendants, type Sources } from './sources.ts'

/** A statement's text as it is sent, with a value between each two parts. */
export type Expanded = { readonly parts: readonly string[]; readonly values: readonly ts.Expression[] }

/** What an expression stands for, as far as statements are concerned. */
type Meaning =
  | ({ readonly kind: 'statement' } & Expanded)
  | { readonly kind: 'list'; readonly items: readonly Meaning[] }
  | { readonly kind: 'record'; readonly node: ts.ObjectLiteralExpression; readonly scope: Scope }
  | { readonly kind: 'function'; readonly node: FunctionNode; readonly scope: Scope }
  | { readonly kind: 'value'; readonly node: ts.Node }

type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration
/** What parameters stand for within a call. */
type Scope = ReadonlyMap<ts.Node, Meaning>

/** Decides between alternatives that are known only at run time: branches, keys of a table, callers. */
export type Choose = (question: string, options: number) => number

/** The statement is only passed on here; it is checked where it is made. */
export class HandedOn extends Error {}
/** No rule in this file says what the expression stands for. */
export class Unclear extends Error {}
/** This choice of branches ends in an error instead of a statement. */
export class NoStatement extends Error {}

const TEXT_OF_KNOWN_NUMBER = '1'
/** Stands in for any list of known words. */
const TEXT_OF_KNOWN_WORDS = "'new'"
const NO_SCOPE: Scope = new Map()

const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)

/**
 * Follows an expression to the text that it stands for, without running it: constants, functions, branches and lists of
 * conditions. Calls `met` for every template that becomes part of a text.
 */
export function expand(
  sources: Sources,
  root: ts.Expression,
  choose: Choose,
  met: (template: ts.Node) => void,
): Expanded {
  const meaning = evaluate(root, NO_SCOPE)
  if (meaning.kind !== 'statement') return unclear(root)
  return meaning

  function unclear(node: ts.Node): never {
    throw new Unclear(`${sources.place(node)}: it cannot be told what statement this is: ${node.getText()}`)
  }

  function evaluate(node: ts.Expression, scope: Scope): Meaning {
    if (ts.isTaggedTemplateExpression(node)) return template(node, scope)
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return evaluate(node.expression, scope)
    if (ts.isIdentifier(node)) return named(node, scope)
    if (ts.isCallExpression(node)) return call(node, scope)
    if (ts.isConditionalExpression(node))
      return evaluate(ask(node.condition, 2) === 1 ? node.whenTrue : node.whenFalse, scope)
    if (ts.isArrayLiteralExpression(node)) return { kind: 'list', items: node.elements.flatMap((e) => item(e, scope)) }
    if (ts.isObjectLiteralExpression(node)) return { kind: 'record', node, scope }
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return { kind: 'function', node, scope }
    if (ts.isElementAccessExpression(node)) return entry(node, scope)
    if (ts.isPropertyAccessExpression(node)) return entryOf(node, scope)
    return { kind: 'value', node }
  }

  /** The same question within one function has one answer. */
  function ask(question: ts.Node, options: number): number {
    let owner: ts.Node = question
    while (owner.parent && !isFunction(owner)) owner = owner.parent
    return choose(`${sources.place(owner)} ${question.getText()} of ${options}`, options)
  }

  function item(node: ts.Expression, scope: Scope): readonly Meaning[] {
    if (!ts.isSpreadElement(node)) return [evaluate(node, scope)]
    const spread = evaluate(node.expression, scope)
    return spread.kind === 'list' ? spread.items : unclear(node)
  }

  function template(node: ts.TaggedTemplateExpression, scope: Scope): Meaning {
    met(node)
    const body = node.template
    if (ts.isNoSubstitutionTemplateLiteral(body)) return { kind: 'statement', parts: [body.text], values: [] }
    if (!ts.isTemplateExpression(body)) return unclear(node)
    const parts = [body.head.text]
    const values: ts.Expression[] = []
    for (const { expression, literal } of body.templateSpans) {
      if (!standsForStatement(expression)) {
        values.push(expression)
        parts.push(literal.text)
        continue
      }
      const inner = evaluate(expression, scope)
      if (inner.kind !== 'statement') return unclear(expression)
      parts.push(`${parts.pop()}${inner.parts[0]}`, ...inner.parts.slice(1))
      parts.push(`${parts.pop()}${literal.text}`)
      values.push(...inner.values)
    }
    return { kind: 'statement', parts, values }
  }

  function standsForStatement(node: ts.Node): boolean {
    return /\bStatement\b/.test(sources.typeText(node))
  }

  function named(node: ts.Identifier, scope: Scope): Meaning {
    const declaration = sources.declarationOf(node)
    if (!declaration) return { kind: 'value', node }
    const bound = scope.get(declaration)
    if (bound) return bound
    if (isFunction(declaration)) return { kind: 'function', node: declaration, scope }
    if (ts.isVariableDeclaration(declaration) && declaration.initializer && ts.isIdentifier(declaration.name)) {
      const meaning = evaluate(declaration.initializer, scope)
      return meaning.kind === 'list'
        ? { kind: 'list', items: [...meaning.items, ...pushed(declaration, scope)] }
        : meaning
    }
    if (ts.isParameterDeclaration(declaration) && standsForStatement(node)) return fromCallers(declaration)
    return { kind: 'value', node }
  }

  /** What `list.push(…)` adds to a list after its declaration, each under its own condition. */
  function pushed(list: ts.VariableDeclaration, scope: Scope): Meaning[] {
    const block = list.parent.parent.parent
    return descendants(block).flatMap((node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
      const { expression, name } = node.expression
      if (name.text !== 'push' || !ts.isIdentifier(expression) || sources.declarationOf(expression) !== list) return []
      return isReached(node, block) ? node.arguments.flatMap((argument) => item(argument, scope)) : []
    })
  }

  /** Asks the outer condition first: an inner one matters only if the outer one holds. */
  function isReached(node: ts.Node, block: ts.Node): boolean {
    if (node === block) return true
    const { parent } = node
    if (!isReached(parent, block)) return false
    if (!ts.isIfStatement(parent) || node === parent.expression) return true
    return (ask(parent.expression, 2) === 1) === (node === parent.thenStatement)
  }

  /** A parameter of the function that sends the statement: each caller gives it a meaning. */
  function fromCallers(parameter: ts.ParameterDeclaration): Meaning {
    const owner = parameter.parent
    const target = ts.isFunctionDeclaration(owner) ? owner : owner.parent
    const has_name = ts.isFunctionDeclaration(target) || ts.isVariableDeclaration(target)
    if (!isFunction(owner) || !has_name || !target.name || !ts.isIdentifier(target.name)) throw new HandedOn()
    const calls = sources
      .callsOf(target.name.text)
      .filter(({ expression }) => sources.declarationOf(expression as ts.Identifier) === target)
    if (calls.length === 0) return unclear(parameter)
    const chosen = calls[ask(parameter, calls.length)] as ts.CallExpression
    const argument = chosen.arguments[owner.parameters.indexOf(parameter)] ?? parameter.initializer
    return argument ? evaluate(argument, NO_SCOPE) : unclear(parameter)
  }

  function call(node: ts.CallExpression, scope: Scope): Meaning {
    const { expression } = node
    if (ts.isIdentifier(expression) && expression.text === 'knownNumber')
      return { kind: 'statement', parts: [TEXT_OF_KNOWN_NUMBER], values: [] }
    if (ts.isIdentifier(expression) && expression.text === 'knownWords')
      return { kind: 'statement', parts: [TEXT_OF_KNOWN_WORDS], values: [] }
    if (ts.isIdentifier(expression) && expression.text === 'listOf' && standsForStatement(node))
      return listed(node, scope)
    // Such a call marks an unreachable branch.
    if (sources.typeText(node) === 'never') throw new NoStatement()
    if (!standsForStatement(node)) return { kind: 'value', node }
    const callee = evaluate(expression, scope)
    if (callee.kind !== 'function')
      return ts.isPropertyAccessExpression(expression) ? method(node, expression, scope) : unclear(node)
    return apply(
      callee,
      node.arguments.map((argument) => evaluate(argument, scope)),
    )
  }

  function listed(node: ts.CallExpression, scope: Scope): Meaning {
    const [list] = node.arguments.map((argument) => evaluate(argument, scope))
    if (list?.kind !== 'list') return unclear(node)
    const parts = ['']
    const values: ts.Expression[] = []
    for (const [index, inner] of list.items.entries()) {
      if (inner.kind !== 'statement') return unclear(node)
      parts.push(`${parts.pop()}${index > 0 ? ', ' : ''}${inner.parts[0]}`, ...inner.parts.slice(1))
      values.push(...inner.values)
    }
    return { kind: 'statement', parts, values }
  }

  /** Takes two items of a list that is known only at run time, so that the text between them is seen too. */
  function method(node: ts.CallExpression, { expression, name }: ts.PropertyAccessExpression, scope: Scope): Meaning {
    const of = evaluate(expression, scope)
    const items = of.kind === 'list' ? of.items : [of, of].map(() => ({ kind: 'value', node: expression }) as const)
    const [callback, first] = node.arguments.map((argument) => evaluate(argument, scope))
    if (callback?.kind !== 'function') return unclear(node)
    if (name.text === 'map') return { kind: 'list', items: items.map((one) => apply(callback, [one])) }
    if (name.text !== 'reduce') return unclear(node)
    const rest = first ? items : items.slice(1)
    const start = first ?? items[0]
    return start ? rest.reduce((left, right) => apply(callback, [left, right]), start) : unclear(node)
  }

  function apply({ node, scope }: Meaning & { kind: 'function' }, given: readonly Meaning[]): Meaning {
    const inner = new Map(scope)
    node.parameters.forEach((parameter, index) => {
      const meaning = given[index] ?? (parameter.initializer && evaluate(parameter.initializer, scope))
      if (meaning) inner.set(parameter, meaning)
    })
    const { body } = node
    if (!body) return unclear(node)
    if (!ts.isBlock(body)) return evaluate(body as ts.Expression, inner)
    return returned(body.statements, inner) ?? unclear(body)
  }

  function returned(statements: readonly ts.Statement[], scope: Scope): Meaning | undefined {
    for (const statement of statements) {
      const found = returnedBy(statement, scope)
      if (found) return found
    }
    return undefined
  }

  function returnedBy(statement: ts.Statement, scope: Scope): Meaning | undefined {
    if (ts.isReturnStatement(statement)) return statement.expression && evaluate(statement.expression, scope)
    if (ts.isThrowStatement(statement)) throw new NoStatement()
    if (ts.isBlock(statement)) return returned(statement.statements, scope)
    if (ts.isIfStatement(statement)) {
      const branch = ask(statement.expression, 2) === 1 ? statement.thenStatement : statement.elseStatement
      return branch && returnedBy(branch, scope)
    }
    if (ts.isSwitchStatement(statement)) {
      const { clauses } = statement.caseBlock
      const from = ask(statement.expression, clauses.length)
      return returned(
        clauses.slice(from).flatMap((clause) => [...clause.statements]),
        scope,
      )
    }
    return undefined
  }

  /** An entry of a table, by a key that is known only at run time. */
  function entry(node: ts.ElementAccessExpression, scope: Scope): Meaning {
    const table = evaluate(node.expression, scope)
    if (table.kind !== 'record') return { kind: 'value', node }
    const properties = table.node.properties.filter(ts.isPropertyAssignment)
    const property = properties[ask(node.argumentExpression, properties.length)]
    return property ? evaluate(property.initializer, table.scope) : unclear(node)
  }

  function entryOf(node: ts.PropertyAccessExpression, scope: Scope): Meaning {
    const table = evaluate(node.expression, scope)
    if (table.kind !== 'record') return { kind: 'value', node }
    const properties = table.node.properties.filter(ts.isPropertyAssignment)
    const property = properties.find(({ name }) => ts.isIdentifier(name) && name.text === node.name.text)
    return property ? evaluate(property.initializer, table.scope) : unclear(node)
  }
}
