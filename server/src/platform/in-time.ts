/** Whether the work was done well within the time. It goes on either way. */
export async function inTime(work: Promise<unknown>, patience_ms: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), patience_ms)
  const answer = work.then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
