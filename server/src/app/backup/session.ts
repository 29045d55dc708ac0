import { openClient } from '../../platform/db/postgres.ts'

/** Where a database is. */
export type Address = Parameters<typeof openClient>[0]
/** Statements within one transaction. */
export type Session = Pick<ReturnType<typeof openClient>, 'unsafe'>

type SessionWish = {
  readonly address: Address
  readonly purpose: string
  readonly mode: string
  readonly interrupted: AbortSignal
}

const NEVER = new Promise<never>(() => undefined)

/**
 * One transaction on a connection of its own. If the act fails while rows flow, the driver would wait for their end before
 * it rolls back, so the connection is closed instead: PostgreSQL then rolls back by itself. The same if somebody
 * interrupts it while a statement waits for a lock or takes its time.
 */
export async function inSession<T>(
  { address, purpose, mode, interrupted }: SessionWish,
  act: (session: Session) => Promise<T>,
): Promise<T> {
  interrupted.throwIfAborted()
  const client = openClient(address, `mahnwerk ${purpose}`)
  const { promise: failure, reject } = Promise.withResolvers<never>()
  failure.catch(() => undefined)
  const stop = () => reject(interrupted.reason)
  interrupted.addEventListener('abort', stop)
  try {
    const running = client.begin(mode, async (tx) => {
      try {
        // Rows are written and read in one form, whatever the settings of the two databases.
        await tx.unsafe(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
          set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
          set local bytea_output = 'hex'; set local extra_float_digits = 3; set local synchronize_seqscans = off`)
        return await act(tx)
      } catch (error) {
        reject(error)
        return NEVER
      }
    })
    running.catch(reject)
    return (await Promise.race([running, failure])) as T
  } finally {
    interrupted.removeEventListener('abort', stop)
    await client.end({ timeout: 1 })
  }
}
