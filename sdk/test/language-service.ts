import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const PROBE = fileURLToPath(new URL('probe.ts', import.meta.url))
const CONFIG = fileURLToPath(new URL('../tsconfig.json', import.meta.url))
const PRELUDE = "import * as sdk from '../src/index.ts'\ndeclare const client: sdk.Client\n"

export type Shown = { text: string; documentation: string }

/** What an editor knows about a program that uses the SDK. The program is in memory only. */
export function openEditor() {
  let version = 0
  let text = PRELUDE
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(CONFIG, ts.sys.readFile).config,
    ts.sys,
    dirname(CONFIG),
  )
  const snapshot = (file: string) => (file === PROBE ? text : readFileSync(file, 'utf8'))
  const service = ts.createLanguageService({
    getScriptFileNames: () => [PROBE],
    getScriptVersion: (file) => (file === PROBE ? String(version) : '0'),
    getScriptSnapshot: (file) =>
      file === PROBE || ts.sys.fileExists(file) ? ts.ScriptSnapshot.fromString(snapshot(file)) : undefined,
    getCurrentDirectory: () => dirname(CONFIG),
    // A sample need not use all that it shows.
    getCompilationSettings: () => ({ ...options, noUnusedLocals: false }),
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (file) => file === PROBE || ts.sys.fileExists(file),
    readFile: (file) => (file === PROBE ? text : ts.sys.readFile(file)),
    readDirectory: ts.sys.readDirectory,
  })

  function write(lines: readonly string[]): void {
    text = `${PRELUDE}${lines.map((line) => `${line}\n`).join('')}`
    version++
  }

  return {
    /** The checker of a program that imports everything. */
    checker(): { checker: ts.TypeChecker; exports: ts.Symbol[] } {
      write([])
      const program = service.getProgram()
      const checker = program?.getTypeChecker()
      const index = program?.getSourceFile(fileURLToPath(new URL('../src/index.ts', import.meta.url)))
      const module = index && checker?.getSymbolAtLocation(index)
      if (!checker || !module) throw new Error('the SDK has no module')
      return { checker, exports: checker.getExportsOfModule(module) }
    },
    /** What is shown for the last name in each of these lines. */
    hover(lines: readonly string[]): Shown[] {
      write(lines)
      let start = PRELUDE.length
      return lines.map((line) => {
        const info = service.getQuickInfoAtPosition(PROBE, start + line.search(/\w+\W*$/))
        start += line.length + 1
        return {
          text: ts.displayPartsToString(info?.displayParts),
          documentation: ts.displayPartsToString(info?.documentation),
        }
      })
    },
    /** What the compiler finds wrong with these lines. */
    faults(lines: readonly string[]): string[] {
      write(lines)
      return faultsOfProbe()
    },
    /** What the compiler finds wrong with a whole program. */
    faultsOf(program: string): string[] {
      text = program
      version++
      return faultsOfProbe()
    },
  }

  function faultsOfProbe(): string[] {
    return [...service.getSyntacticDiagnostics(PROBE), ...service.getSemanticDiagnostics(PROBE)].map(
      ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'),
    )
  }
}
