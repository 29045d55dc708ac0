import { fileURLToPath } from 'node:url'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import { type CallExpression, type Identifier, isCallExpression, isIdentifier } from 'typescript/unstable/ast'
import { API, type Checker, SymbolFlags, type Type } from 'typescript/unstable/sync'

/** With forward slashes on every system, as the compiler writes paths. */
const SERVER = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/')

/** The server's sources as the compiler sees them. */
export type Sources = {
  readonly checker: Checker
  /** Files whose path in the server's folder starts with this. */
  filesIn(beginning: string): readonly SourceFile[]
  /** Where a name was declared, with imports resolved. */
  declarationOf(name: Identifier): Node | undefined
  typeOf(node: Node): Type
  /** The type as text, which distinguishes statements from values. */
  typeText(node: Node): string
  /** Calls of functions with this name; `declarationOf` says which function is meant. */
  callsOf(name: string): readonly CallExpression[]
  place(node: Node): string
  close(): void
}

/** What is checked: the program, and the fixtures of this check. */
const FOLDERS = ['src/', 'test/row-types/']

/** Opens the project and reads its files, except tests. */
export function openSources(): Sources {
  const api = new API({ cwd: SERVER })
  const project = api.updateSnapshot({ openProjects: [`${SERVER}tsconfig.json`] }).getProjects()[0]
  if (!project) throw new Error('the server has no TypeScript project')
  const { checker, program } = project
  const paths = project.rootFiles.filter(
    (path) => FOLDERS.some((folder) => path.startsWith(`${SERVER}${folder}`)) && !path.endsWith('.test.ts'),
  )
  const files = paths.sort().map((path) => program.getSourceFile(path) as SourceFile)
  const declarations = new Map<Node, Node | undefined>()
  const types = new Map<Node, Type>()
  const texts = new Map<Node, string>()

  const findDeclaration = (name: Identifier): Node | undefined => {
    const symbol = checker.getSymbolAtLocation(name)
    const origin = symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return origin?.valueDeclaration?.resolve(project)
  }
  const typeOf = (node: Node) => kept(types, node, () => checker.getTypeAtLocation(node) ?? checker.getAnyType())
  const calls = Map.groupBy(
    files.flatMap((file) => descendants(file).filter(isCallExpression)),
    ({ expression }) => (isIdentifier(expression) ? expression.text : ''),
  )
  return {
    checker,
    filesIn: (beginning) => files.filter(({ fileName }) => fileName.startsWith(`${SERVER}${beginning}`)),
    declarationOf: (name) => kept(declarations, name, () => findDeclaration(name)),
    typeOf,
    typeText: (node) => kept(texts, node, () => checker.typeToString(typeOf(node))),
    callsOf: (name) => calls.get(name) ?? [],
    place(node) {
      const file = node.getSourceFile()
      const line = file.text.slice(0, node.getStart()).split('\n').length
      return `${file.fileName.slice(SERVER.length)}:${line}`
    },
    close: () => api.close(),
  }
}

function kept<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  if (!known.has(key)) known.set(key, make())
  return known.get(key) as V
}

export function descendants(root: Node): Node[] {
  const found: Node[] = []
  const visit = (node: Node): void => {
    found.push(node)
    node.forEachChild(visit)
  }
  visit(root)
  return found
}
