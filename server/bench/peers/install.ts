import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fileOf = (name: string) => fileURLToPath(new URL(`../../../peers/${name}`, import.meta.url))

export const PEERS = {
  schema: fileOf('schema.sql'),
  fastify: fileOf('fastify/main.ts'),
  statements: fileOf('statements/main.ts'),
  nestjs: fileOf('dist/nestjs/main.js'),
}

/** Nothing else installs what the peers are made of. Their sources are built anew each time, which takes seconds. */
export async function preparePeers(): Promise<void> {
  if (!isInstalled()) {
    console.log('Installing NestJS, Prisma and Fastify for the comparison (once, about half a minute) …')
    await npm('ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')
  }
  await npm('run', 'build', '--silent')
}

/** npm writes the first file last. */
function isInstalled(): boolean {
  const installed = fileOf('node_modules/.package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(fileOf('package-lock.json')).mtimeMs
}

/**
 * Prisma's command line fetches a program for migrations before it does anything, unless it is told of one. Generating the
 * client does not run it, so any file will do, and nothing is fetched.
 */
const OFFLINE = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' }

async function npm(...args: string[]): Promise<void> {
  const cli = process.env.npm_execpath ?? ''
  const [program, before] = cli.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []]
  const child = spawn(program, [...before, ...args], {
    cwd: fileOf('.'),
    env: { ...process.env, ...OFFLINE },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: program === 'npm' && process.platform === 'win32',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`npm ${args.join(' ')} in peers:\n${said}`)
}
