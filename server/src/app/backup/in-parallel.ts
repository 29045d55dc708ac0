/** Acts on some items at a time. After a failure no other is begun, and those under way are waited for. */
export async function inParallel<T>(
  items: AsyncIterable<T>,
  { width, interrupted }: { width: number; interrupted: AbortSignal },
  act: (item: T) => Promise<void>,
): Promise<void> {
  const source = items[Symbol.asyncIterator]()
  const failures: unknown[] = []
  const work = async () => {
    try {
      while (failures.length === 0) {
        interrupted.throwIfAborted()
        const next = await source.next()
        if (next.done) return
        await act(next.value)
      }
    } catch (error) {
      failures.push(error)
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  await source.return?.()
  if (failures.length > 0) throw failures[0]
}
