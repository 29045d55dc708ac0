import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './files.mjs'

const PROJECTS = ['server', 'sdk', 'cli', 'claim-table', 'web', 'web/tsconfig.node.json', 'e2e']

/** Checks types and style, one after another to leave processor time for the tests. Returns what is wrong. */
export async function runChecks() {
  const checks = PROJECTS.filter((path) => existsSync(join(root, path))).map((project) => {
    // Skips what has not changed.
    const memory = join('node_modules/.cache/tsc', `${project.replaceAll('/', '-')}.tsbuildinfo`)
    const args = ['-p', project, '--incremental', '--tsBuildInfoFile', memory]
    return { title: `tsc -p ${project}`, program: 'typescript/bin/tsc', args }
  })
  checks.push({ title: 'biome check .', program: '@biomejs/biome/bin/biome', args: ['check', '.'] })
  const faults = []
  for (const check of checks) {
    const begin = performance.now()
    const { code, output } = await run(check)
    console.log(`${code === 0 ? '✔' : '✖'} ${check.title} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
    if (code !== 0) faults.push(`✖ ${check.title}\n${output}`)
  }
  return faults
}

/** The program is a script, so no platform needs a shell to run it. */
function run({ program, args }) {
  const path = join(root, 'node_modules', program)
  if (!existsSync(path)) return { code: 1, output: `${path} is missing, run "npm ci --include=dev".` }
  return new Promise((done) => {
    const child = spawn(process.execPath, [path, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
    child.once('error', (error) => done({ code: 1, output: String(error) }))
    child.once('close', (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}
