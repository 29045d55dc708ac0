/** A thing to be made, with the things that must be there before (`needs`) and those that had better be (`likes`). */
export type Making = {
  readonly id: string
  readonly text: string
  readonly needs: readonly string[]
  readonly likes: readonly string[]
}

/**
 * Each thing after all that it needs, and after what it likes where that goes in no circle. The order of the list decides where
 * nothing else does, so that the same things always come out in the same order.
 */
export function inOrder(things: readonly Making[]): Making[] {
  const ids = new Set(things.map(({ id }) => id))
  const made = new Set<string>()
  const ordered: Making[] = []
  const lacks = (wanted: readonly string[], id: string) =>
    wanted.some((one) => one !== id && ids.has(one) && !made.has(one))
  let waiting = [...things]
  while (waiting.length > 0) {
    const ready = waiting.filter(({ id, needs }) => !lacks(needs, id))
    const next = ready.find(({ id, likes }) => !lacks(likes, id)) ?? ready[0]
    if (!next) throw new Error(`these need each other: ${waiting.map(({ id }) => id).join(', ')}`)
    made.add(next.id)
    ordered.push(next)
    waiting = waiting.filter((one) => one !== next)
  }
  return ordered
}
