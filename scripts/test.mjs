import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPages } from './build-pages.mjs'
import { requireNode } from './node-version.mjs'

requireNode()
const root = fileURLToPath(new URL('..', import.meta.url))
const begin = performance.now()
const args = process.argv.slice(2)

// Whoever names tests wants to see these tests and nothing else.
const code = (args.length === 0 ? await runChecks() : 0) || (await runTests(args))
console.log(`\n${code === 0 ? 'All is well' : 'Something failed'} after ${seconds(begin)}.`)
process.exitCode = code

async function runChecks() {
  const codes = await Promise.all([
    runCheck('tsc -p server', 'typescript/bin/tsc', ['-p', 'server']),
    runCheck('tsc -p sdk', 'typescript/bin/tsc', ['-p', 'sdk']),
    runCheck('tsc -p web', 'typescript/bin/tsc', ['-p', 'web']),
    runCheck('tsc -p web/tsconfig.node.json', 'typescript/bin/tsc', ['-p', 'web/tsconfig.node.json']),
    runCheck('tsc -p e2e', 'typescript/bin/tsc', ['-p', 'e2e']),
    runCheck('biome check .', '@biomejs/biome/bin/biome', ['check', '.']),
  ])
  return codes.find((found) => found !== 0) ?? 0
}

/** Shows the output only of a check that failed. The program is a script, so no system needs a shell to run it. */
async function runCheck(title, program, program_args) {
  const path = join(root, 'node_modules', program)
  if (!existsSync(path)) {
    console.error(`✖ ${title}: ${path} is missing, run "npm ci --include=dev".`)
    return 1
  }
  const check_begin = performance.now()
  const result = await run([path, ...program_args], 'pipe')
  console.log(`${result.code === 0 ? '✔' : '✖'} ${title} (${seconds(check_begin)})`)
  if (result.code !== 0) console.log(result.output)
  return result.code
}

async function runTests(given) {
  if (!(await buildPages())) return 1
  // Node reads everything after the first pattern as a pattern.
  const flags = given.filter((arg) => arg.startsWith('-'))
  const patterns = given.filter((arg) => !arg.startsWith('-'))
  if (patterns.length > 0) return runNodeTests(patterns, 2, flags)
  // What kills processes, and what watches a browser, is kept apart: both wait for things to happen in time.
  const codes = [
    await runNodeTests(['server/{acceptance,bench,eval,src,test}/**/*.test.ts', 'sdk/**/*.test.ts'], 2, flags),
    await runNodeTests(['server/crash/**/*.test.ts'], 1, flags),
    await runNodeTests(['web/**/*.test.ts', 'e2e/**/*.test.ts'], 2, flags),
  ]
  return codes.find((found) => found !== 0) ?? 0
}

async function runNodeTests(patterns, at_once, flags) {
  const options = ['--test-global-setup=server/test/global-setup.ts', `--test-concurrency=${at_once}`]
  const result = await run(
    ['--test', '--test-reporter=spec', '--test-timeout=120000', ...options, ...flags, ...patterns],
    'inherit',
  )
  return result.code
}

function run(node_args, output) {
  // Every test file is a process of its own; without this each would strip and compile all sources again.
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'), ...process.env }
  return new Promise((done) => {
    const child = spawn(process.execPath, node_args, { cwd: root, env, stdio: ['ignore', output, output] })
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    child.once('error', (error) => done({ code: 1, output: String(error) }))
    child.once('close', (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
