import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { readPartnerExamples } from '../../src/app/partner-examples.ts'
import { openWorld } from '../world.ts'
import { type DocumentedOperation, readOperations, snippetOf, TOKEN_PLACEHOLDER } from './snippets.ts'
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

type Sender = (operation: DocumentedOperation, text: string) => Promise<Answer>

/** The paste itself, in an empty folder with the file that the snippet names. */
const withCurl: Sender = async (_, text) => {
  const head = join(folder, 'head')
  const body = join(folder, 'body')
  const command = `${text.trim()} \\\n  --silent --show-error --dump-header '${head}' --output '${body}'`
  await rm(body, { force: true })
  await run('sh', ['-c', command], { cwd: folder })
  const [first = '', ...lines] = (await readFile(head, 'latin1')).trim().split('\r\n').slice(-60)
  const headers = Object.fromEntries(
    lines.filter((line) => line.includes(': ')).map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ')[1]]),
  )
  return { status: Number(first.split(' ')[1]), headers, bytes: await readFile(body).catch(() => Buffer.alloc(0)) }
}

/** Plain JavaScript, in which the snippet drops its answer: it is evaluated with a `fetch` that keeps it. */
const withFetch: Sender = async (_, text) => {
  let kept: Promise<Response> | undefined
  const keeping: typeof fetch = (input, init) => {
    kept = fetch(input, init)
    return kept
  }
  new Function('fetch', text)(keeping)
  const answer = (await kept) as Response
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: Object.fromEntries(answer.headers), bytes }
}

async function playWith(language: 'shell/curl' | 'js/fetch', send: Sender): Promise<void> {
  const world = await openWorld()
  await world.http.server.listen({ port: 0, host: '127.0.0.1' })
  const server = `http://127.0.0.1:${(world.http.server.server.address() as AddressInfo).port}`
  const used = new Set<string>()
  const sending = (token: string): Send => async (name, request) => {
    const operation = operations.get(name) as DocumentedOperation
    const is_first = !used.has(name)
    used.add(name)
    if (request.file) await writeFile(join(folder, request.file.filename), request.file.content)
    // A form sends files in its own way in every language; the shell names the file.
    const sender = request.file ? withCurl : send
    const shown = snippetOf(operation, server, request.file ? 'shell/curl' : language)
    const body = request.body && !is_first ? { ...operation, requestBody: jsonOf(request.body) } : undefined
    const text = filledIn(body ? snippetOf(body, server, language) : shown, name, request, token)
    const answer = await sender(operation, text)
    assert.equal(answer.status, examples[name]?.answer.status, `${name}: ${answer.bytes}\n${text}`)
    return answer
  }
  await play(world, sending)
  assert.deepEqual(new Set(operations.keys()), used)
  await world.close()
}

/** The story uses an operation again with other values than those of the example. */
const jsonOf = (example: Readonly<Record<string, unknown>>) => ({ content: { 'application/json': { example } } })

test('every curl snippet works with its ids filled in', { skip: !hasCurl }, () => playWith('shell/curl', withCurl))

test('every JavaScript snippet works with its ids filled in', { skip: !hasCurl }, () => playWith('js/fetch', withFetch))
