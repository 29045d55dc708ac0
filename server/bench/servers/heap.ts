/**
 * How much of a process's memory is in use: after a full collection, which is asked for through its inspector. Resident
 * memory also holds what the engine has not collected yet because nobody needed the room.
 */
export async function openHeap(inspector_port: string): Promise<{ usedMegabytes(): Promise<number>; close(): void }> {
  const list = await fetch(`http://127.0.0.1:${inspector_port}/json/list`)
  const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new Error('the process has no inspector')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(data as string) as { id?: number; result?: unknown }
    if (id !== undefined) waiting.get(id)?.(result)
  })
  let last = 0
  const call = <T>(method: string): Promise<T> =>
    new Promise((resolve) => {
      last++
      waiting.set(last, resolve as (result: unknown) => void)
      socket.send(JSON.stringify({ id: last, method }))
    })
  return {
    async usedMegabytes() {
      await call('HeapProfiler.collectGarbage')
      return (await call<{ usedSize: number }>('Runtime.getHeapUsage')).usedSize / 1024 ** 2
    },
    close: () => socket.close(),
  }
}
