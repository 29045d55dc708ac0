/**
 * The process that typesets documents. It is separate because the compiler is not JavaScript: if it meets something
 * that it cannot handle, it may end the process it runs in.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CompileDocArgs, NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import type { ProcessSettings, TypesetAnswer, TypesetCommand } from './protocol.ts'

/** After how many documents the compiler forgets what only one of them needed. */
const CACHE_AGE_MAX = 1
/** For archiving. It is also the standard that refuses a character that no font can show. */
const PDF_STANDARD = 'a-2b'

const { templates, fonts } = JSON.parse(process.argv[2] ?? '') as ProcessSettings

const compiler = NodeCompiler.create({
  // Templates can read nothing outside this folder.
  workspace: templates,
  fontArgs: [{ fontBlobs: fonts.map((path) => readFileSync(path)) }],
})

/** Templates see this as `/data.json`; there is no such file. */
const data_path = join(templates, 'data.json')

/** Templates that were checked for warnings. */
const checked = new Set<string>()

process.on('message', (command: TypesetCommand) => {
  const answer = typeset(command)
  compiler.evictCache(CACHE_AGE_MAX)
  process.send?.(answer)
})
// Without the service there is nobody to work for.
process.once('disconnect', () => process.exit(0))

function typeset({ id, template, data }: TypesetCommand): TypesetAnswer {
  const source = { mainFilePath: join(templates, `${template}.typ`) }
  // Not passed as an input: with changed inputs the compiler would remember nothing of earlier documents.
  compiler.mapShadow(data_path, Buffer.from(data))
  try {
    if (!checked.has(template)) {
      const details = warningsOf(source)
      if (details.length > 0) return { kind: 'fault', id, details }
      checked.add(template)
    }
    // Straight to the file: a compiled document would stay in memory until its handle is garbage-collected.
    return { kind: 'done', id, pdf: compiler.pdf(source, { pdfStandard: PDF_STANDARD }) }
  } catch (error) {
    const details = messagesOf(compiler.compile(source).takeError())
    return { kind: 'fault', id, details: details.length > 0 ? details : exportFaults(error) }
  }
}

/** The compiler would silently use a font other than the one the template names. This makes it an error. */
const warningsOf = (source: CompileDocArgs): string[] =>
  messagesOf(compiler.compile(source).takeWarnings()).filter((message) => message.startsWith('unknown font'))

const messagesOf = (error: NodeError | null): string[] =>
  (error?.shortDiagnostics ?? []).map(({ message, path }: { message: string; path: string }) =>
    path ? `${message} (${path.replace(`${templates}/`, '')})` : message,
  )

/** The exporter throws its diagnostics as debug output; each contains `message: "…"`. */
function exportFaults(error: unknown): string[] {
  const text = error instanceof Error ? error.message : String(error)
  const messages = [...text.matchAll(/message: ("(?:[^"\\]|\\.)*")/g)].map(([, quoted = '""']) => unquote(quoted))
  return messages.length > 0 ? messages : [text]
}

function unquote(quoted: string): string {
  try {
    return JSON.parse(quoted)
  } catch {
    return quoted
  }
}
