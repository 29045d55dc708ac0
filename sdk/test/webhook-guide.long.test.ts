import assert from 'node:assert/strict'
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { signWebhook } from '../src/index.ts'
import { codeBlocks } from './code-blocks.ts'

const run = promisify(execFile)
const GUIDE = new URL('../../docs/webhooks.md', import.meta.url)
const SDK = fileURLToPath(new URL('..', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-guide-'))
after(() => rm(folder, { recursive: true, force: true }))

type Vector = { name: string; secret: string; header: string | null; body: string; now: number; result: string } & {
  tolerance_seconds?: number
}
const { cases } = JSON.parse(await readFile(new URL('../vectors/webhooks.json', import.meta.url), 'utf8')) as {
  cases: Vector[]
}

/** One line per case, readable from any language: base64 throughout, and a dash for no header. */
const base64 = (text: string) => Buffer.from(text).toString('base64')
const lines = cases.map(({ secret, header, body, now, tolerance_seconds = 300 }) =>
  [base64(secret), header === null ? '-' : base64(header), base64(body), now, tolerance_seconds].join('\t'),
)
await writeFile(join(folder, 'cases.tsv'), lines.join('\n'))

const PYTHON = `
import base64
for line in open("cases.tsv"):
    secret, header, body, now, tolerance = line.rstrip("\\n").split("\\t")
    text = lambda value: base64.b64decode(value).decode()
    header = None if header == "-" else text(header)
    try:
        verify_webhook(base64.b64decode(body), header, text(secret), int(now), int(tolerance))
        print("ok")
    except WebhookRefused as refused:
        print(refused)
`

const PHP = `
foreach (file('cases.tsv', FILE_IGNORE_NEW_LINES) as $line) {
    [$secret, $header, $body, $now, $tolerance] = explode("\\t", $line);
    $header = $header === '-' ? null : base64_decode($header);
    try {
        verify_webhook(base64_decode($body), $header, base64_decode($secret), (int) $now, (int) $tolerance);
        echo "ok\\n";
    } catch (WebhookRefused $refused) {
        echo $refused->getMessage(), "\\n";
    }
}
`

const JAVA = `
final class Guide {
    public static void main(String[] args) throws Exception {
        for (String line : java.nio.file.Files.readAllLines(java.nio.file.Path.of("cases.tsv"))) {
            String[] field = line.split("\\t", -1);
            String header = field[1].equals("-") ? null : new String(bytes(field[1]), StandardCharsets.UTF_8);
            String secret = new String(bytes(field[0]), StandardCharsets.UTF_8);
            try {
                long now = Long.parseLong(field[3]);
                MahnwerkWebhook.verify(bytes(field[2]), header, secret, now, Long.parseLong(field[4]));
                System.out.println("ok");
            } catch (MahnwerkWebhook.Refused refused) {
                System.out.println(refused.getMessage());
            }
        }
    }

    private static byte[] bytes(String text) {
        return java.util.Base64.getDecoder().decode(text);
    }
}
`

/** Java runs the first class in a file, so ours goes before the guide's, after its imports. */
const javaSource = (snippet: string) => snippet.replace(/^final class/m, `${JAVA.trim()}\n\nfinal class`)

type Language = { mark: string; program: string; probe: string; file: string; source(snippet: string): string }
const LANGUAGES: Language[] = [
  { mark: 'python', program: 'python3', probe: '--version', file: 'guide.py', source: (snippet) => snippet + PYTHON },
  { mark: 'php', program: 'php', probe: '--version', file: 'guide.php', source: (snippet) => snippet + PHP },
  { mark: 'java', program: 'java', probe: '-version', file: 'Guide.java', source: javaSource },
]

for (const { mark, program, probe, file, source } of LANGUAGES) {
  const is_there = spawnSync(program, [probe], { stdio: 'ignore' }).status === 0
  const skip = is_there ? false : `${program} is not on this machine`
  test(`the guide's ${mark} gives the expected result for every vector`, { skip }, async () => {
    // The second block is a receiver, which cli/test/published-receivers.long.test.ts runs.
    const [snippet, ...others] = codeBlocks(GUIDE, mark)
    assert.ok(snippet && others.length === 1)
    await writeFile(join(folder, file), source(snippet))
    const { stdout } = await run(program, [file], { cwd: folder })
    const results = stdout.trim().split(/\r?\n/)
    assert.equal(results.length, cases.length, stdout)
    for (const [index, { name, result }] of cases.entries()) {
      // The guide's Java code does not parse the body.
      const expected = mark === 'java' && result === 'malformed_body' ? 'ok' : result
      assert.equal(results[index], expected, name)
    }
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

test("the guide's TypeScript accepts what is signed and refuses the rest", async () => {
  const [snippet = ''] = codeBlocks(GUIDE, 'ts')
  await mkdir(join(folder, 'node_modules/@mahnwerk'), { recursive: true })
  await symlink(SDK, join(folder, 'node_modules/@mahnwerk/sdk'), 'junction')
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'receiver.ts'), snippet)
  const secret = 'whsec_guide'
  const port = await freePort()
  const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) }
  const child = spawn(process.execPath, ['receiver.ts'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'close')
  try {
    const body = cases[0]?.body ?? ''
    const post = async (sent: string, signature?: string): Promise<[number, string]> => {
      const headers: Record<string, string> = signature === undefined ? {} : { 'x-service-signature': signature }
      const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: sent, headers })
      return [answer.status, await answer.text()]
    }
    while (child.exitCode === null && (await post(body).catch(() => undefined)) === undefined) await wait(20)
    assert.deepEqual(await post(body, signWebhook(body, secret)), [204, ''])
    assert.deepEqual(await post(body, signWebhook(body, secret)), [204, ''])
    assert.deepEqual(await post(body), [401, 'missing_header'])
    assert.deepEqual(await post(`${body} `, signWebhook(body, secret)), [401, 'signature_mismatch'])
    const old = signWebhook(body, secret, { now: Date.now() - 301_000 })
    assert.deepEqual(await post(body, old), [401, 'timestamp_out_of_tolerance'])
  } finally {
    child.kill()
    await ended
  }
})
