import { performance } from 'node:perf_hooks'
import { codeOf } from '../error-code.ts'
import { isLoss, READ_ONLY, TIMED_OUT } from './away.ts'
import type { Client } from './client.ts'
import type { PoolLoad } from './db.ts'

const CLOSE_TIMEOUT_S = 5
const LEAVE_EVERY_MS = 2_000

type Act<T> = (client: Client) => PromiseLike<T>

export type Pool = {
  /** For one statement. If no connection is free, it travels behind the statement of another. */
  use<T>(act: Act<T>): Promise<T>
  /** Waits for a connection that nobody else uses meanwhile. */
  useAlone<T>(act: Act<T>): Promise<T>
  load(): PoolLoad
  close(): Promise<void>
}

type Connection = { readonly client: Client; uses: number; is_alone: boolean; has_answered: boolean }
type Wish = { readonly alone: boolean; readonly turn: PromiseWithResolvers<Connection> }

/**
 * Connections that are opened as they are needed. Each is a pool of the driver with one place, since its own larger one does
 * not suit a process that runs for long: as long as none of its lists of connections runs empty, they grow by a place with
 * every statement and are looked through with every statement.
 */
export function openPool(open: () => Client, size: number): Pool {
  const current = new Set<Connection>()
  /** The one that was used last is taken first, since it knows the statements. */
  let free: Connection[] = []
  const waiting: Wish[] = []
  const ending = new Set<Promise<void>>()
  let left_at = Number.NEGATIVE_INFINITY
  let [used, is_closed] = [0, false]

  function opened(): Connection | undefined {
    if (current.size >= size) return undefined
    const connection: Connection = { client: open(), uses: 0, is_alone: false, has_answered: false }
    current.add(connection)
    return connection
  }
  function leastBusy(): Connection | undefined {
    let least: Connection | undefined
    for (const connection of current)
      if (!connection.is_alone && (!least || connection.uses < least.uses)) least = connection
    return least
  }
  function found(alone: boolean): Connection | undefined {
    const connection = free.pop() ?? opened() ?? (alone ? undefined : leastBusy())
    if (!connection) return undefined
    connection.uses++
    connection.is_alone = alone
    return connection
  }
  function begin(alone: boolean): Connection | Promise<Connection> {
    if (is_closed) throw closedError()
    // Who comes later waits behind them, so that a transaction gets its connection however many statements there are.
    const connection = waiting.length === 0 ? found(alone) : undefined
    if (connection) return connection
    const wish = { alone, turn: Promise.withResolvers<Connection>() }
    waiting.push(wish)
    return wish.turn.promise
  }
  function serve(): void {
    for (let wish = waiting[0]; wish; wish = waiting[0]) {
      const connection = found(wish.alone)
      if (!connection) return
      waiting.shift()
      wish.turn.resolve(connection)
    }
  }
  function end(connection: Connection): void {
    connection.uses--
    if (connection.uses > 0 || !current.has(connection)) return
    free.push(connection)
    serve()
  }

  const close = ({ client }: Connection) => client.end({ timeout: CLOSE_TIMEOUT_S })
  /** Others take their place when they are needed. */
  function leave(connections: readonly Connection[]): void {
    for (const connection of connections) {
      current.delete(connection)
      const ended: Promise<void> = close(connection).finally(() => ending.delete(ended))
      ending.add(ended)
    }
    free = free.filter((connection) => current.has(connection))
    serve()
  }
  /**
   * A connection that breaks at the wrong moment still believes that a write is pending. It then writes nothing and never
   * reconnects, and the driver does not drop it. One that has fallen silent shows that the others, which lead to the same
   * host, would cost somebody as long a wait. So all of them are left.
   *
   * One that is lost alone is left too: the driver may tell whoever opens it again why it was lost before. As long as a
   * connection was never there it is kept, since the driver pauses before it tries to reach the server once more.
   */
  function leaveAfter(error: unknown, connection: Connection): void {
    if (!current.has(connection)) return
    if (TIMED_OUT.has(codeOf(error)) || isNewlyReadOnly(error)) leave([...current])
    else if (isLoss(error) && connection.has_answered) leave([connection])
  }
  /**
   * After a failover the server that took writes may live on as one that only reads: its connections are left, for those
   * of the server that took its place. A database that nobody else replaces is not left again and again.
   */
  function isNewlyReadOnly(error: unknown): boolean {
    if (codeOf(error) !== READ_ONLY || performance.now() - left_at < LEAVE_EVERY_MS) return false
    left_at = performance.now()
    return true
  }

  async function within<T>(alone: boolean, act: Act<T>): Promise<T> {
    used++
    let connection: Connection | undefined
    try {
      const taken = begin(alone)
      connection = taken instanceof Promise ? await taken : taken
      const result = await act(connection.client)
      connection.has_answered = true
      return result
    } catch (error) {
      if (connection) leaveAfter(error, connection)
      throw error
    } finally {
      used--
      if (connection) end(connection)
    }
  }

  return {
    use: (act) => within(false, act),
    useAlone: (act) => within(true, act),
    load: () => ({ connections: size, running: Math.min(used, size), waiting: Math.max(0, used - size) }),
    async close() {
      is_closed = true
      for (const { turn } of waiting.splice(0)) turn.reject(closedError())
      await Promise.all([...[...current].map(close), ...ending])
    },
  }
}

/** As the driver tells it of a connection that was closed for good. */
const closedError = () => Object.assign(new Error('the connections are closed'), { code: 'CONNECTION_ENDED' })
