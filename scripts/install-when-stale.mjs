// Runs before `npm start`, `npm test` and `npm run bench`, so that a fresh or newly updated clone installs its
// dependencies by itself. With `--to-run` only those that `npm start` needs: no browsers, linters or test servers. Plain
// JavaScript for Node 20, since Node 24 may come only with these dependencies.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { tellFailed, wantsJson } from './failed.mjs'
import { isAlive, listRunning } from './running.mjs'

/** A complete installation also runs; one that only runs cannot test. */
const wants_all = !process.argv.includes('--to-run')
const root = fileURLToPath(new URL('..', import.meta.url))
const lock_file = join(root, 'package-lock.json')
/** Leaves packages alone that are as they should be. */
const ADDING = ['install', '--no-save']
const installed_file = join(root, 'node_modules', '.package-lock.json')
const stamp_file = join(root, 'node_modules', '.mahnwerk-lock-hash')
/** Lies beside the stamp if only what runs was installed. */
const to_run_file = join(root, 'node_modules', '.mahnwerk-to-run')
// Not in node_modules, which `npm ci` empties.
const guard = join(tmpdir(), `mahnwerk-install-${process.getuid?.() ?? ''}-${hash(root).slice(0, 16)}`)

if (!isFresh()) process.exitCode = await withGuard(async () => (isFresh() ? 0 : await installUnlessRunning()))

function isFresh() {
  if (!existsSync(lock_file)) return existsSync(installed_file)
  // npm writes this file last. If it is missing, an installation was interrupted.
  if (!existsSync(installed_file)) return false
  if (wants_all && existsSync(to_run_file)) return false
  if (hasRightStamp()) return true
  // Somebody ran npm by hand.
  if (statSync(installed_file).mtimeMs < statSync(lock_file).mtimeMs) return false
  writeStamp()
  return true
}

/** Packages that are missing can be added under a running server. Others would be replaced, and it would break. */
async function installUnlessRunning() {
  const running = listRunning(root)
  if (running.length === 0) return await install(npmCommand())
  if (lacksOnlyTools()) return await install(npmCommand(ADDING))
  const message = `The installed packages are not those of package-lock.json, and a server runs with them (process ${running.join(', ')}).`
  const hint =
    'Stop it, then start again. To go on without a break, put each version into a folder of its own. Nothing was changed.'
  tellFailed({ code: 'install_under_server', message, hint })
  return 1
}

function lacksOnlyTools() {
  return existsSync(installed_file) && existsSync(to_run_file) && hasRightStamp()
}

function hasRightStamp() {
  return existsSync(stamp_file) && readFileSync(stamp_file, 'utf8') === hash(readFileSync(lock_file))
}

async function install([program, args, options]) {
  console.error('Installing dependencies (once, about 10 s) …')
  const { code, output } = await run(program, args, options)
  if (code === 0) {
    if (wants_all) rmSync(to_run_file, { force: true })
    else writeFileSync(to_run_file, '')
    writeStamp()
    return 0
  }
  const said = `this is what "npm ${args.slice(-6).join(' ')}" said.`
  console.error(`The dependencies could not be installed: ${said}\n${output}`)
  if (wantsJson()) {
    const hint =
      'Read what npm said on standard error; a network, a registry or the rights on the folder may be missing.'
    tellFailed({ code: 'install_failed', message: 'The dependencies could not be installed.', hint })
  }
  return code
}

function npmCommand(
  // Windows cannot replace a running program, and Node 24 may run from node_modules, so change only what differs.
  command = process.platform === 'win32' && existsSync(installed_file) ? ADDING : ['ci'],
) {
  // NODE_ENV=production would omit what `npm test` needs, and --omit=optional would omit PostgreSQL and Node
  // themselves.
  const args = [
    ...command,
    wants_all ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const npm = process.env.npm_execpath ?? ''
  // Use the Node that runs npm: ours may lie in the folder that npm is about to empty.
  if (npm.endsWith('npm-cli.js')) return [process.env.npm_node_execpath ?? process.execPath, [npm, ...args], {}]
  return ['npm', args, { shell: process.platform === 'win32' }]
}

function run(program, args, options) {
  return new Promise((done) => {
    const child = spawn(program, args, { ...options, cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.once('error', (error) => done({ code: 1, output: String(error) }))
    child.once('close', (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}

/** Two installations at once would break each other. The second one waits and then finds nothing to do. */
async function withGuard(act) {
  for (let tries = 0; !takeGuard(); tries++) {
    // A guard without a process id was taken a moment ago, or its owner died before writing the id. No installation
    // takes five minutes: after that, another program has the process id.
    const owner = readOwner()
    if (owner === undefined ? tries > 50 : tries > 3000 || !isAlive(owner))
      rmSync(guard, { recursive: true, force: true })
    else await sleep(100)
  }
  try {
    return await act()
  } finally {
    rmSync(guard, { recursive: true, force: true })
  }
}

function takeGuard() {
  try {
    mkdirSync(guard)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(guard, 'pid'), String(process.pid))
  return true
}

function readOwner() {
  try {
    return Number(readFileSync(join(guard, 'pid'), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function writeStamp() {
  try {
    writeFileSync(stamp_file, hash(readFileSync(lock_file)))
  } catch {
    // Without write permission, the next start compares times again.
  }
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex')
}
