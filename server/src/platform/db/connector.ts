import { readFileSync } from 'node:fs'
import { connect, isIP, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { Duplex } from 'node:stream'
import tls, { type ConnectionOptions, checkServerIdentity, connect as secure } from 'node:tls'
import { codeOf } from '../error-code.ts'
import {
  connectSecondsOf,
  type DatabaseLink,
  type Host,
  hostText,
  mustWrite,
  type ParsedUrl,
  readPasswords,
  sslModeOf,
} from './link.ts'
import { leaveAtEnd, leaveWhenSilent, READY, typesOfMessages } from './silence.ts'

/** Why no connection came about, or was given up: one phrase for the person who operates the database. */
export class ConnectFailed extends Error {
  readonly code: 'TLS_REFUSED' | 'NO_PRIMARY' | 'CONNECT_TIMEOUT' | 'ANSWER_TIMEOUT'
  constructor(code: ConnectFailed['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Where to go, and with which password. */
export type Choice = { readonly host: Host; readonly password: string | undefined }

/** Opens a session there and says whether it may only read. */
export type Probe = (choice: Choice) => Promise<{ is_read_only: boolean }>

export type Connector = {
  /** A stream to the database that has been chosen. It fails, and never rejects: the driver would lose its place. */
  socket(): Promise<Duplex>
  password(): string | undefined
}

export type Connecting = {
  readonly link: DatabaseLink
  readonly url: ParsedUrl
  /** How long a server that was asked something may say nothing. Null: as long as it likes. */
  readonly max_silence_ms: number | null
  /** Gets a sentence for whoever operates this server. */
  readonly warn?: ((what: string) => void) | undefined
}

/** Long enough that the connections of a pool that opens ask once, and short beside any failover. */
const CHOICE_AGE_MS = 1_000

/**
 * The driver would go on to the next host for ever when none answers, and takes a standby for a server that writes. So
 * the host is chosen here. Nothing is asked where there is one host and one password.
 */
export function openConnector(connecting: Connecting, probe: Probe): Connector {
  const { link, url, warn } = connecting
  let choosing: Promise<Choice> | undefined
  let last: { choice: Choice; at: number } | undefined
  let password = readPasswords(link, url)[0]

  async function choose(lines: readonly string[]): Promise<Choice> {
    // While a password is being replaced, the one that was good a moment ago may be refused already.
    if (last && lines.length < 2 && performance.now() - last.at < CHOICE_AGE_MS)
      return { host: last.choice.host, password: lines[0] }
    // The one that was good before first: a host that does not answer costs each new connection its timeout.
    const hosts = last ? [last.choice.host, ...url.hosts.filter((host) => host !== last?.choice.host)] : url.hosts
    const choice = await firstGood({ ...url, hosts: hosts as ParsedUrl['hosts'] }, lines, probe)
    last = { choice, at: performance.now() }
    return choice
  }

  /** Connections that open together ask once. */
  function chosen(lines: readonly string[]): Promise<Choice> {
    choosing ??= choose(lines).finally(() => {
      choosing = undefined
    })
    return choosing
  }

  return {
    password: () => password,
    async socket() {
      try {
        const lines = readPasswords(link, url, warn)
        const is_simple = lines.length < 2 && !mustWrite(url) && url.hosts.length === 1
        const choice = is_simple ? { host: url.hosts[0], password: lines[0] } : await chosen(lines)
        password = choice.password
        return await dialHost(choice.host, connecting)
      } catch (error) {
        return failedStream(error as Error)
      }
    },
  }
}

const WRONG_PASSWORD = new Set(['28P01', '28000'])

/** Hosts in the order of the address. Of several reasons, one that a person must mend is told first. */
async function firstGood(url: ParsedUrl, lines: readonly string[], probe: Probe): Promise<Choice> {
  const errors: unknown[] = []
  for (const host of url.hosts)
    for (const password of lines.length > 0 ? lines : [undefined]) {
      try {
        const { is_read_only } = await probe({ host, password })
        if (!is_read_only || !mustWrite(url)) return { host, password }
        errors.push(new ConnectFailed('NO_PRIMARY', `${hostText(host)} only reads`))
        break
      } catch (error) {
        errors.push(error)
        if (!WRONG_PASSWORD.has(codeOf(error))) break
      }
    }
  throw errors.find((error) => /^(2|3|42)/.test(codeOf(error))) ?? telling(errors)
}

function telling(errors: readonly unknown[]): unknown {
  if (errors.length === 1) return errors[0]
  const texts = errors.map((error) => (error instanceof Error ? error.message : String(error)))
  return new ConnectFailed('NO_PRIMARY', texts.join('; '))
}

/** To one host, whatever it is. */
export async function dialHost(host: Host, { link, url, max_silence_ms }: Connecting): Promise<Duplex> {
  const is_folder = host.host.startsWith('/')
  const socket = is_folder ? connect(hostText(host)) : connect(host.port, host.host)
  const mode = is_folder ? 'disable' : sslModeOf(link, url)
  const timer = setTimeout(
    () => socket.destroy(new ConnectFailed('CONNECT_TIMEOUT', `${hostText(host)} does not answer`)),
    connectSecondsOf(link, url) * 1000,
  )
  const ready = (stream: Socket): Duplex => {
    leaveAtEnd(stream)
    if (max_silence_ms !== null)
      leaveWhenSilent(
        stream,
        max_silence_ms,
        () => new ConnectFailed('ANSWER_TIMEOUT', `${hostText(host)} has said nothing for ${max_silence_ms} ms`),
      )
    return failingUntilReady(stream)
  }
  try {
    await once(socket, 'connect')
    if (mode === 'disable') return ready(socket)
    const answer = await askForTls(socket)
    if (answer === 'S') return ready(await encrypted(socket, host, tlsOptions(host, link, url)))
    if (answer === 'N' && (mode === 'prefer' || mode === 'allow')) return ready(socket)
    if (answer !== 'N') throw new ConnectFailed('TLS_REFUSED', `${hostText(host)} does not speak as PostgreSQL does`)
    throw new ConnectFailed('TLS_REFUSED', `${hostText(host)} offers no encryption, and sslmode is ${mode}`)
  } catch (error) {
    socket.destroy()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A server that hangs up before it has let us in, such as a proxy without one behind it, would be called again by the driver at once
 * and for ever. With an error the driver gives up, and the request is told. Later it knows what to do by itself.
 */
function failingUntilReady(stream: Socket): Duplex {
  const hangUp = () => stream.destroy(Object.assign(new Error('hung up'), { code: 'ECONNRESET' }))
  const read = typesOfMessages((type) => {
    if (type === READY) stream.off('end', hangUp).off('data', read)
  })
  return stream.once('end', hangUp).on('data', read)
}

/** Whether it offers encryption: one letter. More would have been put in by somebody on the way. */
async function askForTls(socket: Socket): Promise<string> {
  const answered = once<Buffer>(socket, 'data')
  socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]))
  return (await answered).toString('latin1')
}

function tlsOptions({ host }: Host, link: DatabaseLink, url: ParsedUrl): ConnectionOptions {
  const mode = sslModeOf(link, url)
  const file = link.ca_file ?? (url.sslrootcert === 'system' ? null : url.sslrootcert)
  // As PostgreSQL's own programs have it: `require` with a certificate of one's own checks it, but not the name.
  const is_checked = mode.startsWith('verify') || (mode === 'require' && file !== null)
  return {
    ...authoritiesOf(url, file),
    rejectUnauthorized: is_checked,
    checkServerIdentity: (_, certificate) =>
      mode === 'verify-full' ? checkServerIdentity(host, certificate) : undefined,
    ...(isIP(host) ? {} : { servername: host }),
  }
}

/** Without a word of ours, Node trusts those that come with it and those of NODE_EXTRA_CA_CERTS. */
function authoritiesOf({ sslrootcert }: ParsedUrl, file: string | null): ConnectionOptions {
  if (file !== null) return { ca: readFileSync(file, 'utf8') }
  // An older Node cannot read those of the system.
  if (sslrootcert !== 'system' || !tls.getCACertificates) return {}
  return { ca: [...tls.getCACertificates('default'), ...tls.getCACertificates('system')] }
}

async function encrypted(socket: Socket, host: Host, options: ConnectionOptions): Promise<tls.TLSSocket> {
  const stream = secure({ ...options, socket })
  try {
    await once(stream, 'secureConnect')
    return stream
  } catch (error) {
    if (error instanceof ConnectFailed) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConnectFailed('TLS_REFUSED', `the certificate of ${hostText(host)} is not accepted: ${reason}`)
  }
}

/** Rejects when the stream fails or ends before. Leaves no listener behind. */
function once<T = void>(stream: Duplex, event: string): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const fail = (error?: unknown) =>
    reject(error instanceof Error ? error : Object.assign(new Error('connection closed'), { code: 'ECONNRESET' }))
  const end = () => fail()
  stream.once(event, resolve).once('error', fail).once('close', end)
  return promise.finally(() => {
    stream.off(event, resolve).off('close', end)
    // What comes after belongs to whoever has the stream then; until that moment nothing may be unheard.
    setImmediate(() => stream.off('error', fail))
  })
}

/** Fails with the first thing that is written to it: the driver forgets a connection that has no stream at all. */
export const failedStream = (error: Error): Duplex =>
  new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done(error) })
