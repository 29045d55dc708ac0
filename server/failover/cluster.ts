import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../bench/servers/launch.ts'
import type { Closers } from '../chaos/closers.ts'
import { pause } from '../src/platform/clock.ts'
import { openDb } from '../src/platform/db/postgres.ts'
import { type Machine, makeMachine } from './machine.ts'
import { begin } from './processes.ts'
import type { Programs, User } from './programs.ts'
import { etcdArguments, haproxySettings, type Member, patroniSettings, SCOPE, SUPERUSER } from './settings.ts'

const MACHINES = 3
const WHOLE_WITHIN_MS = 180_000
const LOOK_EVERY_MS = 200
const LOOK_WITHIN_MS = 2_000
const APP = { username: 'mahnwerk', password: 'an-app-of-the-test', database: 'mahnwerk' }

/** How our nodes find the primary. */
export const WAYS = ['haproxy', 'hosts'] as const
export type Way = (typeof WAYS)[number]

/** The one with the leader's key, and the one that has everything that was acknowledged. */
export type State = {
  readonly leader: Machine
  readonly standby: Machine
  /** Each new primary begins one. */
  readonly timeline: number
}

export type Cluster = {
  readonly machines: readonly Machine[]
  url(way: Way): string
  /** Waits until another than this one is the primary. */
  succeeded(former: Machine): Promise<void>
  /** Waits until all machines are up, and one of the standbys is synchronous; after this timeline, if one is given. */
  whole(after_timeline?: number): Promise<State>
  /** As a person does it: `patronictl switchover`. */
  switchOver(candidate: Machine): Promise<void>
}

/** Three machines with PostgreSQL and Patroni, an etcd and an haproxy, all on this machine and all for this run. */
export async function openCluster(
  folder: string,
  { programs, user, closers }: { programs: Programs; user: User | null; closers: Closers },
): Promise<Cluster> {
  const own = async (name: string) => {
    const path = join(folder, name)
    await mkdir(path, { mode: 0o700 })
    if (user) await chown(path, user.uid, user.gid)
    return path
  }
  const endAtLast = (end: () => void) => {
    closers.add(async () => end())
    process.once('exit', end)
  }
  // Its parts belong to somebody without rights, who has to get there.
  await chmod(folder, 0o755)

  const [etcd_port, peer_port, proxy_port] = [await freePort(), await freePort(), await freePort()]
  const etcd_folder = await own('etcd')
  const etcd = begin({
    program: programs.etcd,
    args: etcdArguments(join(etcd_folder, 'data'), { port: etcd_port, peer_port }),
    ...{ user, folder: etcd_folder, log_file: join(etcd_folder, 'log') },
  })
  endAtLast(() => etcd.signal('SIGKILL'))

  const machines: Machine[] = []
  for (let number = 1; number <= MACHINES; number++) {
    const name = `db-${number}`
    const member: Member = { name, folder: await own(name), port: await freePort(), rest_port: await freePort() }
    const settings = patroniSettings(member, { etcd_port, bin_dir: dirname(programs.pg_basebackup) })
    await writeFile(join(member.folder, 'patroni.yml'), settings)
    const machine = makeMachine(member, { program: programs.patroni, user })
    endAtLast(() => machine.die())
    machine.start()
    machines.push(machine)
  }

  const proxy_folder = await own('haproxy')
  await writeFile(join(proxy_folder, 'haproxy.cfg'), haproxySettings(machines, proxy_port))
  const haproxy = begin({
    program: programs.haproxy,
    args: ['-db', '-f', join(proxy_folder, 'haproxy.cfg')],
    ...{ user, folder: proxy_folder, log_file: join(proxy_folder, 'log') },
  })
  endAtLast(() => haproxy.signal('SIGKILL'))

  const cluster = clusterOf(machines, proxy_port, programs)
  await makeDatabase((await cluster.whole()).leader)
  return cluster
}

function clusterOf(machines: readonly Machine[], proxy_port: string, programs: Programs): Cluster {
  async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    const end_ms = performance.now() + WHOLE_WITHIN_MS
    for (;;) {
      const seen = await look()
      if (seen !== undefined) return seen
      if (performance.now() > end_ms) throw new NotWhole(`${what} in vain:\n${await tellAll(machines)}`)
      await pause(LOOK_EVERY_MS)
    }
  }
  const whole = (after_timeline = 0) =>
    until('waited for a whole cluster', async () => {
      const state = await stateIfWhole(machines)
      return state && state.timeline > after_timeline ? state : undefined
    })
  return {
    machines,
    whole,
    url(way) {
      const { username, password, database } = APP
      const hosts = way === 'haproxy' ? [proxy_port] : machines.map(({ port }) => port)
      const attributes = way === 'hosts' ? '?target_session_attrs=read-write' : ''
      const places = hosts.map((port) => `127.0.0.1:${port}`).join(',')
      return `postgres://${username}:${password}@${places}/${database}${attributes}`
    },
    async succeeded(former) {
      const others = machines.filter((machine) => machine !== former)
      await until('waited for a new primary', () => primaryAmong(others))
    },
    async switchOver(candidate) {
      const config = join(candidate.folder, 'patroni.yml')
      const args = ['-c', config, 'switchover', '--candidate', candidate.name, '--force', SCOPE]
      await promisify(execFile)(programs.patronictl, args)
    },
  }
}

/** The machines did not find together again in time. */
export class NotWhole extends Error {}

type MemberState = { name: string; role: string; state: string; lag?: number | string; timeline?: number }

const UP = ['running', 'streaming']

async function stateIfWhole(machines: readonly Machine[]): Promise<State | undefined> {
  const primary = await primaryAmong(machines)
  const seen = primary && (await ask(primary, '/cluster'))
  if (!primary || !seen) return undefined
  const { members } = JSON.parse(seen) as { members: MemberState[] }
  const timeline = members.find(({ name }) => name === primary.name)?.timeline ?? 0
  const are_up = members.every((member) => UP.includes(member.state) && member.timeline === timeline)
  const synchronous = members.find(({ role }) => role === 'sync_standby')
  const standby = machines.find(({ name }) => name === synchronous?.name)
  if (members.length < machines.length || !are_up || !standby) return undefined
  return { leader: primary, standby, timeline }
}

/** The one that Patroni calls the primary: it runs, takes writes and holds the leader's key. */
async function primaryAmong(machines: readonly Machine[]): Promise<Machine | undefined> {
  const answers = await Promise.all(machines.map((machine) => ask(machine, '/primary')))
  return machines.find((_, index) => answers[index] !== undefined)
}

/** The answer, if it is a good one and comes in time. */
async function ask({ rest_port }: Machine, path: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(LOOK_WITHIN_MS)
  const answer = await fetch(`http://127.0.0.1:${rest_port}${path}`, { signal }).catch(() => undefined)
  const text = await answer?.text().catch(() => undefined)
  return answer?.ok ? text : undefined
}

const LOG_LINES = 15

/** What a person would look at. */
async function tellAll(machines: readonly Machine[]): Promise<string> {
  const logs = machines.map(
    (machine) => `${machine.name}:\n${machine.output().trimEnd().split('\n').slice(-LOG_LINES).join('\n')}`,
  )
  const states = await Promise.all(machines.map((machine) => ask(machine, '/cluster')))
  return [states.find(Boolean) ?? 'no Patroni answers', ...logs].join('\n\n')
}

/** As an administrator would: an ordinary role that owns an empty database. */
async function makeDatabase({ port }: Machine): Promise<void> {
  const { username, password, database } = APP
  const address = `postgres://${SUPERUSER.username}:${SUPERUSER.password}@127.0.0.1:${port}/postgres`
  const db = openDb({ address, connections: 1, application_name: 'mahnwerk failover' })
  const rights = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  await db.alone({ text: `create role ${username} login password '${password}' ${rights}`, values: [] })
  await db.alone({
    text: `create database ${database} owner ${username} encoding 'UTF8' template template0`,
    values: [],
  })
  await db.close()
}
