import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { readPartnerExamples } from '../../src/app/partner-examples.ts'
import { type Example, nodeSnippet } from '../../src/platform/http/openapi-snippets.ts'
import { openWorld } from '../world.ts'
import { curlSnippet, type DocumentedOperation, readOperations, TOKEN_PLACEHOLDER } from './snippets.ts'
import { type Answer, play, type Request, type Send } from './story.ts'

/** Every snippet of the reference, run as a reader would who pastes it and fills in ids and token. */

const run = promisify(execFile)
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
)
const operations = await readOperations()
const { operations: examples } = readPartnerExamples()
const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-snippets-'))
after(() => rm(folder, { recursive: true, force: true }))

/** Which value of the example stands for which value of this run. */
function differences(shown: unknown, real: unknown): [string, string][] {
  if (typeof shown === 'string' && typeof real === 'string') return shown === real ? [] : [[shown, real]]
  if (typeof shown !== 'object' || shown === null || typeof real !== 'object' || real === null) return []
  return Object.entries(shown).flatMap(([key, value]) => differences(value, (real as Record<string, unknown>)[key]))
}

function filledIn(snippet: string, operation: string, { file: _, ...request }: Request, token: string): string {
  const pairs = differences(examples[operation]?.request, request)
  return [...pairs, [TOKEN_PLACEHOLDER, token] as const].reduce(
    (text, [shown, real]) => text.replaceAll(shown, real),
    snippet,
  )
}

/** What a reader pastes, given what the reference shows and what this use of the operation sends. */
type Paste = (operation: DocumentedOperation, example: Example, server: string) => string
type Run = (text: string, server: string, token: string) => Promise<Answer>

/** The paste itself, in an empty folder with the file that the snippet names. */
const runCurl: Run = async (text) => {
  const head = join(folder, 'head')
  const body = join(folder, 'body')
  const command = `${text.trim()} \\\n  --silent --show-error --dump-header '${head}' --output '${body}'`
  await rm(body, { force: true })
  await run('sh', ['-c', command], { cwd: folder })
  const [first = '', ...lines] = (await readFile(head, 'latin1')).trim().split('\r\n').slice(-60)
  const headers = Object.fromEntries(
    lines
      .filter((line) => line.includes(': '))
      .map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ')[1]]),
  )
  return { status: Number(first.split(' ')[1]), headers, bytes: await readFile(body).catch(() => Buffer.alloc(0)) }
}

/** A program of its own would take a second each, so it is loaded here, with a `fetch` that keeps what comes. */
const runNode: Run = async (text, server, token) => {
  let kept: Response | undefined
  const keeping: typeof fetch = async (input, init) => {
    kept = await fetch(input, init)
    return kept.clone()
  }
  const lines = text.split('\n').filter((line) => !line.startsWith('import '))
  const program = new Function(
    ...['fetch', 'openAsBlob', 'env', 'console'],
    `return (async () => {${lines.join('\n')}})()`,
  )
  const here = (name: string) => openAsBlob(join(folder, name))
  await program(keeping, here, { API: server, TOKEN: token }, { log: () => undefined })
  const { status, headers } = kept as Response
  const bytes = Buffer.from(await (kept as Response).arrayBuffer())
  return { status, headers: Object.fromEntries(headers), bytes }
}

async function playWith(paste: Paste, runPaste: Run): Promise<void> {
  const world = await openWorld()
  await world.http.server.listen({ port: 0, host: '127.0.0.1' })
  const server = `http://127.0.0.1:${(world.http.server.server.address() as AddressInfo).port}`
  const used = new Set<string>()
  const sending =
    (token: string): Send =>
    async (name, request) => {
      const shown = examples[name] as Example
      // The story uses an operation again with other values than those of the example.
      const body = used.has(name) && !request.file ? request.body : shown.request.body
      used.add(name)
      if (request.file) await writeFile(join(folder, request.file.filename), request.file.content)
      const example = { ...shown, request: { ...shown.request, ...(body === undefined ? {} : { body }) } }
      const text = filledIn(
        paste(operations.get(name) as DocumentedOperation, example as Example, server),
        name,
        request,
        token,
      )
      const answer = await runPaste(text, server, token)
      assert.equal(answer.status, shown.answer.status, `${name}: ${answer.bytes}\n${text}`)
      return answer
    }
  await play(world, sending)
  assert.deepEqual(new Set(operations.keys()), used)
  await world.close()
}

const jsonOf = (example: Record<string, unknown>) => ({ content: { 'application/json': { example } } })

test('every snippet for the shell works with its ids filled in', { skip: !hasCurl }, () =>
  playWith((operation, { request }, server) => {
    const is_form = 'multipart/form-data' in (operation.requestBody?.content ?? {})
    const body = request.body as Record<string, unknown> | undefined
    return curlSnippet(body && !is_form ? { ...operation, requestBody: jsonOf(body) } : operation, server)
  }, runCurl),
)

test('every snippet for Node works with its ids filled in', () =>
  playWith((operation, example) => {
    const is_form = 'multipart/form-data' in (operation.requestBody?.content ?? {})
    const made = nodeSnippet({ ...operation, is_form, example })
    const is_shown = example.request.body === examples[operation.operationId]?.request.body
    if (is_shown) assert.equal(made, operation['x-codeSamples']?.[0]?.source, 'the document shows it')
    return made
  }, runNode))
