/** Ctrl-C reaches a process twice, from the terminal and through npm. Only a later one is a second request. */
const SAME_SIGNAL_MS = 1_000

/** Aborted by the first request to end, so that a command ends cleanly. The second one ends the process at once. */
export function hearInterrupts(): AbortSignal {
  const interrupted = new AbortController()
  let heard_at: number | undefined
  const hear = () => {
    if (heard_at !== undefined && performance.now() - heard_at > SAME_SIGNAL_MS) process.exit(130)
    heard_at ??= performance.now()
    interrupted.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, hear)
  return interrupted.signal
}
