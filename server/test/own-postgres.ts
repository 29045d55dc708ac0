import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { freePort } from '../bench/servers/launch.ts'
import { type Binaries, findBinaries } from '../src/platform/embedded/binaries.ts'
import { chooseRunner, type Runner, runToEnd, spawnAs } from '../src/platform/embedded/runner.ts'
import type { Certificate } from './certificates.ts'
import { eventually } from './eventually.ts'

export const USER = 'mahnwerk'
export const PASSWORD = 'the-first-password'

export type OwnPostgres = {
  readonly port: string
  readonly cluster: string
  stop(): Promise<void>
  start(): Promise<void>
}

/** Servers of PostgreSQL on ports of this machine, as somebody else would operate them: one folder for all of them. */
export async function openPostgresHouse() {
  const folder = await mkdtemp(join(tmpdir(), 'mw-own-'))
  await chmod(folder, 0o755)
  const binaries = await findBinaries()
  const servers: OwnPostgres[] = []
  after(async () => {
    for (const server of servers) await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const runnerOf = (cluster: string) => chooseRunner({ binaries, data_dir: folder, cluster })

  async function add(name: string, settings: Record<string, string>): Promise<OwnPostgres> {
    const cluster = join(folder, name)
    const server = await serverOf({ cluster, binaries, runner: await runnerOf(cluster) }, settings)
    servers.push(server)
    await server.start()
    return server
  }

  return {
    async primary(name: string, { tls, settings = {} }: { tls?: Certificate; settings?: Record<string, string> } = {}) {
      const cluster = join(folder, name)
      const runner = await runnerOf(cluster)
      const secret = join(folder, 'password')
      await writeFile(secret, PASSWORD, { mode: 0o644 })
      await mkdir(cluster, { mode: 0o700 })
      const { code, output } = await runToEnd(runner, binaries.initdb, [
        ...['-D', cluster, '-U', USER, '-A', 'scram-sha-256', '--pwfile', secret, '-N', '-E', 'UTF8'],
        '--no-locale',
      ])
      if (code !== 0) throw new Error(output)
      if (tls) await writeFile(join(cluster, 'own.pem'), tls.cert)
      if (tls) await writeFile(join(cluster, 'own.key'), tls.key, { mode: 0o600 })
      const ssl = { ssl: 'on', ssl_cert_file: 'own.pem', ssl_key_file: 'own.key' }
      return add(name, { ...(tls ? ssl : {}), ...settings })
    },
    /** A hot standby of a server, which is stopped and started again for it. */
    async standby(name: string, primary: OwnPostgres) {
      await primary.stop()
      await cp(primary.cluster, join(folder, name), { recursive: true })
      await chmod(join(folder, name), 0o700)
      await primary.start()
      await writeFile(join(folder, name, 'standby.signal'), '')
      const conninfo = `host=127.0.0.1 port=${primary.port} user=${USER} password=${PASSWORD}`
      return add(name, { primary_conninfo: conninfo, hot_standby: 'on' })
    },
  }
}

async function serverOf(
  { cluster, binaries, runner }: { cluster: string; binaries: Binaries; runner: Runner },
  settings: Record<string, string>,
): Promise<OwnPostgres> {
  const port = await freePort()
  const all = {
    ...{ listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: 'off', max_connections: '50' },
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let child: ReturnType<typeof spawnAs> | undefined
  return {
    port,
    cluster,
    async start() {
      child = spawnAs(runner, [binaries.postgres, '-D', cluster, ...flags], { detached: false, output: 'pipe' })
      let text = ''
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (bytes) => {
          text += bytes
        })
      await eventually(() => {
        if (child?.exitCode !== null) throw new Error(text)
        return /database system is ready to accept/.test(text)
      })
    },
    async stop() {
      if (!child || child.exitCode !== null) return
      const ended = once(child, 'close')
      child.kill('SIGINT')
      await ended
    },
  }
}
