import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { basename, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const run = promisify(execFile)
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

function npm(args: string[], cwd: string): Promise<unknown> {
  const quiet = [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error']
  const cli = process.env.npm_execpath ?? ''
  if (cli.endsWith('npm-cli.js')) return run(process.execPath, [cli, ...quiet], { cwd })
  return run('npm', quiet, { cwd, shell: process.platform === 'win32' })
}

/** Packs a copy, because packing briefly changes package.json, which other tests read. Returns the file. */
export async function pack(folder: string, workspace: 'sdk' | 'cli' = 'sdk'): Promise<string> {
  await mkdir(join(folder, 'copy'))
  const filter = (source: string) => !['node_modules', 'dist'].includes(basename(source))
  await cp(join(ROOT, workspace), join(folder, 'copy', workspace), { recursive: true, filter })
  for (const name of ['tsconfig.base.json', 'LICENSE']) await copyFile(join(ROOT, name), join(folder, 'copy', name))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'copy/node_modules'), 'junction')
  const own = join(ROOT, workspace, 'node_modules')
  if (existsSync(own)) await symlink(own, join(folder, 'copy', workspace, 'node_modules'), 'junction')
  await npm(['pack', '--pack-destination', folder], join(folder, 'copy', workspace))
  const packed = (await readdir(folder)).find((name) => name.endsWith('.tgz'))
  assert.ok(packed)
  return join(folder, packed)
}

/** An empty project that has installed the package. Returns its folder. */
export async function install(folder: string, packed: string): Promise<string> {
  const app = join(folder, 'app')
  await mkdir(app)
  await writeFile(join(app, 'package.json'), '{"private":true,"type":"module"}')
  await npm(['install', packed], app)
  return app
}

/** The Node that runs this test, and one of each other major version on the path. npm puts its own first. */
export async function listNodes(): Promise<string[]> {
  const found = new Map([[process.version.split('.')[0], process.execPath]])
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
    const version = await run(path, ['--version']).then(
      ({ stdout }) => /^v(\d+)/.exec(stdout),
      () => null,
    )
    if (version && Number(version[1]) >= 20 && !found.has(version[0])) found.set(version[0], path)
  }
  return [...found.values()]
}
