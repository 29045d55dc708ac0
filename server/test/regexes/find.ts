import { fileURLToPath } from 'node:url'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isIdentifier,
  isNewExpression,
  isNoSubstitutionTemplateLiteral,
  isPropertyAssignment,
  isRegularExpressionLiteral,
  isStringLiteral,
} from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'
import { descendants } from '../row-types/sources.ts'

/** With forward slashes on every system, as the compiler writes paths. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replaceAll('\\', '/')
const PROJECTS = ['server', 'web', 'sdk', 'claim-table']
/** What runs in the product or at a partner's. Tests, benches and generators meet no strangers. */
const FOLDERS = ['server/src/', 'web/', 'sdk/src/', 'claim-table/src/']

export type Place = { readonly file: string; readonly line: number }
export type Found = Place & { readonly source: string; readonly flags: string }

export type Regexes = {
  /** Regular expressions that stand in the source as they are. */
  readonly literals: readonly Found[]
  /** `pattern` of a JSON schema, which the validator compiles with the flag `u`. */
  readonly schemas: readonly Found[]
  /** Calls of `RegExp`; what they build is known once the file is loaded. */
  readonly calls: readonly Place[]
}

/** Reads the syntax trees, so that neither a comment nor a string nor a division is taken for an expression. */
export function findRegexes(): Regexes {
  const api = new API({ cwd: ROOT })
  try {
    const nodes = PROJECTS.flatMap((project) => filesOf(api, project)).flatMap(descendants)
    return {
      literals: nodes.filter(isRegularExpressionLiteral).map((node) => ({ ...placeOf(node), ...split(node.text) })),
      schemas: nodes.flatMap(schemaPattern),
      calls: nodes.filter(buildsRegex).map(placeOf),
    }
  } finally {
    api.close()
  }
}

function filesOf(api: API, project: string): SourceFile[] {
  const config = `${ROOT}${project}/tsconfig.json`
  const opened = api
    .updateSnapshot({ openProjects: [config] })
    .getProjects()
    .find(({ configFileName }) => configFileName === config)
  if (!opened) throw new Error(`${project} has no TypeScript project`)
  return opened.rootFiles
    .filter((path) => FOLDERS.some((folder) => folder.startsWith(project) && path.startsWith(`${ROOT}${folder}`)))
    .filter((path) => !path.includes('.test.') && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => opened.program.getSourceFile(path) as SourceFile)
}

function placeOf(node: Node): Place {
  const file = node.getSourceFile()
  const line = file.text.slice(0, node.getStart()).split('\n').length
  return { file: file.fileName.slice(ROOT.length), line }
}

function split(text: string): { source: string; flags: string } {
  const end = text.lastIndexOf('/')
  return { source: text.slice(1, end), flags: text.slice(end + 1) }
}

function schemaPattern(node: Node): Found[] {
  if (!isPropertyAssignment(node) || !isIdentifier(node.name) || node.name.text !== 'pattern') return []
  const { initializer } = node
  if (!isStringLiteral(initializer) && !isNoSubstitutionTemplateLiteral(initializer)) return []
  return [{ ...placeOf(node), source: initializer.text, flags: 'u' }]
}

const buildsRegex = (node: Node): boolean =>
  (isNewExpression(node) || isCallExpression(node)) &&
  isIdentifier(node.expression) &&
  node.expression.text === 'RegExp'
