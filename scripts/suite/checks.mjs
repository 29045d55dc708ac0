import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './files.mjs'

const PROJECTS = ['server', 'sdk', 'web', 'web/tsconfig.node.json', 'e2e']

/** Types and style, one after another so that the tests beside them get their share. True when all is well. */
export async function runChecks() {
  let is_well = true
  for (const project of PROJECTS.filter((path) => existsSync(join(root, path)))) {
    // What has not changed is not looked at again.
    const memory = join('node_modules/.cache/tsc', `${project.replaceAll('/', '-')}.tsbuildinfo`)
    const args = ['-p', project, '--incremental', '--tsBuildInfoFile', memory]
    is_well = (await runCheck(`tsc -p ${project}`, 'typescript/bin/tsc', args)) && is_well
  }
  return (await runCheck('biome check .', '@biomejs/biome/bin/biome', ['check', '.'])) && is_well
}

/** Shows the output only of a check that failed. The program is a script, so no system needs a shell to run it. */
async function runCheck(title, program, args) {
  const begin = performance.now()
  const path = join(root, 'node_modules', program)
  if (!existsSync(path)) {
    console.error(`✖ ${title}: ${path} is missing, run "npm ci --include=dev".`)
    return false
  }
  const { code, output } = await run([path, ...args])
  console.log(`${code === 0 ? '✔' : '✖'} ${title} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
  if (code !== 0) console.log(output)
  return code === 0
}

function run(args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
    child.once('error', (error) => done({ code: 1, output: String(error) }))
    child.once('close', (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}
