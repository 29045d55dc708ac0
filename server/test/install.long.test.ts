import assert from 'node:assert/strict'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { temporaryFolder } from './process.ts'

const run = promisify(execFile)
const SCRIPTS = fileURLToPath(new URL('../../scripts', import.meta.url))
const project = { name: 'clone', version: '1.0.0', workspaces: ['part'] }
const part = { name: 'part', version: '1.0.0' }
const lock = (version: string) => {
  const packages = { '': { ...project, version }, part, 'node_modules/part': { resolved: 'part', link: true } }
  return JSON.stringify({ name: project.name, version, lockfileVersion: 3, requires: true, packages })
}

/** A clone whose only dependency is part of itself: the tests are about when an install happens, not what it brings. */
async function freshClone(): Promise<string> {
  const folder = await temporaryFolder()
  await cp(SCRIPTS, join(folder, 'scripts'), { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify(project))
  await mkdir(join(folder, 'part'))
  await writeFile(join(folder, 'part', 'package.json'), JSON.stringify(part))
  await writeFile(join(folder, 'package-lock.json'), lock('1.0.0'))
  return folder
}

async function install(folder: string, ...options: string[]): Promise<string> {
  const script = join(folder, 'scripts', 'install-when-stale.mjs')
  const { stdout, stderr } = await run(process.execPath, [script, ...options], { cwd: folder })
  return stdout + stderr
}

test('missing dependencies are installed, once, and again when the lock file changes', async () => {
  const folder = await freshClone()
  assert.match(await install(folder), /Installing dependencies/)
  assert.equal(await install(folder), '')
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...project, version: '1.0.1' }))
  await writeFile(join(folder, 'package-lock.json'), lock('1.0.1'))
  assert.match(await install(folder), /Installing dependencies/)
  await rm(join(folder, 'node_modules'), { recursive: true })
  assert.match(await install(folder), /Installing dependencies/)
})

test('what only runs is completed for the tests, and what is complete also runs', async () => {
  const folder = await freshClone()
  assert.match(await install(folder, '--to-run'), /Installing dependencies/)
  assert.equal(await install(folder, '--to-run'), '')
  assert.match(await install(folder), /Installing dependencies/)
  assert.equal(await install(folder), '')
  assert.equal(await install(folder, '--to-run'), '')
})

test('two simultaneous starts on a fresh clone install once and both continue', async () => {
  const folder = await freshClone()
  const outputs = await Promise.all([install(folder), install(folder)])
  assert.ok(outputs.some((output) => /Installing dependencies/.test(output)))
  assert.equal(await install(folder), '')
})

const NOTES = join('node_modules', '.mahnwerk-running')

/** Something that runs out of the clone, with the note that a server leaves. */
async function runServer(folder: string): Promise<{ child: ChildProcess; note: string; kill(): Promise<void> }> {
  const text = `import { noteRunning } from './scripts/running.mjs'
    noteRunning(process.cwd() + '/')
    console.log('noted')
    setInterval(() => undefined, 1_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', text], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  after(kill)
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
  const [name = ''] = await readdir(join(folder, NOTES))
  return { child, note: join(folder, NOTES, name), kill }
}

async function changeLock(folder: string, version: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...project, version }))
  await writeFile(join(folder, 'package-lock.json'), lock(version))
}

const refusal = (pid: number | undefined) => (error: { code: number; stderr: string }) => {
  assert.equal(error.code, 1)
  assert.match(
    error.stderr,
    new RegExp(`^The installed packages are not .* a server runs .*process ${pid}\\)\\. Stop it`),
  )
  return true
}

test('nothing is replaced under a running server, and a killed one is not taken for running', async () => {
  const folder = await freshClone()
  await install(folder, '--to-run')
  const { child, note, kill } = await runServer(folder)
  await changeLock(folder, '1.0.1')
  await assert.rejects(install(folder, '--to-run'), refusal(child.pid))
  await assert.rejects(install(folder), refusal(child.pid))
  const told = JSON.parse(await readFile(note, 'utf8'))
  await kill()
  assert.match(await install(folder, '--to-run'), /Installing dependencies/)

  // Another program has its process id since.
  await mkdir(join(folder, NOTES), { recursive: true })
  const { ino } = await stat(join(folder, NOTES))
  await writeFile(note, JSON.stringify({ ...told, pid: process.pid, folder: ino }))
  await changeLock(folder, '1.0.2')
  assert.match(await install(folder, '--to-run'), /Installing dependencies/)
})

test('a server in another container counts while it gives signs of life', async () => {
  const folder = await freshClone()
  await install(folder)
  const { child, note, kill } = await runServer(folder)
  const told = JSON.parse(await readFile(note, 'utf8'))
  await kill()
  await writeFile(note, JSON.stringify({ ...told, machine: 'another' }))
  await changeLock(folder, '1.0.1')
  await assert.rejects(install(folder), refusal(child.pid))
  const long_ago = new Date(Date.now() - 3_600_000)
  await utimes(note, long_ago, long_ago)
  assert.match(await install(folder), /Installing dependencies/)
})

test('tools that are missing are added beside a running server, which keeps what it has', async () => {
  const folder = await freshClone()
  await install(folder, '--to-run')
  const { child, note } = await runServer(folder)
  assert.match(await install(folder), /Installing dependencies/)
  assert.equal(JSON.parse(await readFile(note, 'utf8')).pid, child.pid, 'the folder was not emptied')
  assert.equal(await install(folder), '')
})

test('a failed install says so and stops the start', async () => {
  const folder = await freshClone()
  await writeFile(join(folder, 'package-lock.json'), '{"broken"')
  await assert.rejects(install(folder), (error: { code: number; stdout: string; stderr: string }) => {
    assert.notEqual(error.code, 0)
    assert.ok((error.stdout + error.stderr).length > 0)
    return true
  })
  assert.equal(await readFile(join(folder, 'package-lock.json'), 'utf8'), '{"broken"')
})

test('an older Node is refused in one sentence', async () => {
  const check = `Object.defineProperty(process.versions, 'node', { value: '20.1.0' }); const { requireNode } = await import('${join(SCRIPTS, 'node-version.mjs')}'); requireNode()`
  await assert.rejects(
    run(process.execPath, ['--input-type=module', '-e', check]),
    (error: { code: number; stderr: string }) => {
      assert.equal(error.code, 1)
      assert.equal(error.stderr.trim().split('\n').length, 1)
      assert.match(error.stderr, /Node 24/)
      return true
    },
  )
})
