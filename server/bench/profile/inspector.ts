import { once } from 'node:events'

/** One call in the profile, with those that it made. Times are in microseconds. */
export type ProfileNode = {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string }
  readonly children?: readonly number[]
}

export type CpuProfile = {
  readonly nodes: readonly ProfileNode[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

const SAMPLE_EVERY_US = 200

/** Profiles a process that was started with `--inspect=127.0.0.1:<port>` while `act` runs. */
export async function profileWhile<T>(
  port: string,
  act: () => Promise<T>,
): Promise<{ profile: CpuProfile; result: T }> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  if (!target) throw new Error('the process has no inspector')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  try {
    const call = caller(socket)
    await call('Profiler.enable')
    await call('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US })
    await call('Profiler.start')
    const result = await act()
    const { profile } = (await call('Profiler.stop')) as { profile: CpuProfile }
    return { profile, result }
  } finally {
    socket.close()
  }
}

type Answer = { id: number; result?: unknown; error?: { message: string } }

function caller(socket: WebSocket): (method: string, params?: object) => Promise<unknown> {
  const open = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    open.get(answer.id)?.(answer)
    open.delete(answer.id)
  })
  let last = 0
  return async (method, params = {}) => {
    const id = ++last
    const answered = new Promise<Answer>((resolve) => open.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error } = await answered
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
}
