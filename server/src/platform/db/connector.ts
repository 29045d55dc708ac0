import { readFileSync } from 'node:fs'
import { connect, isIP, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { Duplex } from 'node:stream'
import { type ConnectionOptions, checkServerIdentity, rootCertificates, connect as secure } from 'node:tls'
import { codeOf } from '../error-code.ts'
import { type DatabaseLink, type Host, hostText, mustWrite, type ParsedUrl, readPasswords, sslModeOf } from './link.ts'

/** Why no connection came about: one phrase for the person who operates the database. */
export class ConnectFailed extends Error {
  readonly code: 'TLS_REFUSED' | 'NO_PRIMARY' | 'CONNECT_TIMEOUT'
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
  /** To one host, whatever it is. */
  dial(host: Host): Promise<Duplex>
}

/** Long enough that the connections of a pool that opens ask once, and short beside any failover. */
const CHOICE_AGE_MS = 1_000

/**
 * The driver would go on to the next host for ever when none answers, and takes a standby for a server that writes. So
 * the host is chosen here. Nothing is asked where there is one host and one password.
 */
export function openConnector(link: DatabaseLink, url: ParsedUrl, probe: Probe): Connector {
  let choosing: Promise<Choice> | undefined
  let last: { choice: Choice; at: number } | undefined
  let password = readPasswords(link, url)[0]

  async function choose(): Promise<Choice> {
    if (last && performance.now() - last.at < CHOICE_AGE_MS) return last.choice
    // The one that was good before first: a host that does not answer costs each new connection its timeout.
    const hosts = last ? [last.choice.host, ...url.hosts.filter((host) => host !== last?.choice.host)] : url.hosts
    const choice = await firstGood({ ...url, hosts: hosts as ParsedUrl['hosts'] }, readPasswords(link, url), probe)
    last = { choice, at: performance.now() }
    return choice
  }

  /** Connections that open together ask once. */
  function chosen(): Promise<Choice> {
    choosing ??= choose().finally(() => {
      choosing = undefined
    })
    return choosing
  }

  const dial = (host: Host) => dialHost(host, { link, url, timeout_ms: link.timeouts.connect_s * 1000 })
  return {
    dial,
    password: () => password,
    async socket() {
      try {
        const lines = readPasswords(link, url)
        const is_simple = lines.length < 2 && !mustWrite(url) && url.hosts.length === 1
        const choice = is_simple ? { host: url.hosts[0], password: lines[0] } : await chosen()
        password = choice.password
        return await dial(choice.host)
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
  throw errors.find((error) => /^[23]/.test(codeOf(error))) ?? telling(errors)
}

function telling(errors: readonly unknown[]): unknown {
  if (errors.length === 1) return errors[0]
  const texts = errors.map((error) => (error instanceof Error ? error.message : String(error)))
  return new ConnectFailed('NO_PRIMARY', texts.join('; '))
}

type Dialling = { link: DatabaseLink; url: ParsedUrl; timeout_ms: number }

async function dialHost(host: Host, { link, url, timeout_ms }: Dialling): Promise<Duplex> {
  const is_folder = host.host.startsWith('/')
  const socket = is_folder ? connect(hostText(host)) : connect(host.port, host.host)
  const mode = is_folder ? 'disable' : sslModeOf(link, url)
  const timer = setTimeout(
    () => socket.destroy(new ConnectFailed('CONNECT_TIMEOUT', `${hostText(host)} does not answer`)),
    timeout_ms,
  )
  try {
    await once(socket, 'connect')
    if (mode === 'disable') return socket
    const answer = await askForTls(socket)
    if (answer === 'S') return await encrypted(socket, host, tlsOptions(host, link, url))
    if (answer === 'N' && (mode === 'prefer' || mode === 'allow')) return socket
    throw new ConnectFailed('TLS_REFUSED', `${hostText(host)} offers no encryption, and sslmode is ${mode}`)
  } catch (error) {
    socket.destroy()
    throw error
  } finally {
    clearTimeout(timer)
  }
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
  const ca = file ? readFileSync(file, 'utf8') : [...rootCertificates]
  // As PostgreSQL's own programs have it: `require` with a certificate of one's own checks it, but not the name.
  const is_checked = mode.startsWith('verify') || (mode === 'require' && file !== null)
  return {
    ca,
    rejectUnauthorized: is_checked,
    checkServerIdentity: (_, certificate) =>
      mode === 'verify-full' ? checkServerIdentity(host, certificate) : undefined,
    ...(isIP(host) ? {} : { servername: host }),
  }
}

async function encrypted(socket: Socket, host: Host, options: ConnectionOptions): Promise<Duplex> {
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
