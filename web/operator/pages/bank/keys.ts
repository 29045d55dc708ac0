/** What the keys of the inbox do. Pure, so that every key is tested without a browser. */

export type Command =
  | { readonly do: 'move'; readonly by: 1 | -1 }
  | { readonly do: 'edge'; readonly at: 'first' | 'last' }
  | { readonly do: 'accept'; readonly index: number }
  | { readonly do: 'split' | 'refund' | 'ignore' | 'undo' | 'search' | 'open_claim' | 'mark' }

export type Pressed = {
  readonly key: string
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
  readonly altKey?: boolean
  readonly repeat?: boolean
}

export type Situation = {
  /** Something is being sent: a second press of the same key books nothing more. */
  readonly is_busy: boolean
  /** How long the chosen entry is on screen, when a deed brought it there; null when the person chose it. */
  readonly arrived_ms: number | null
}

/** Faster than anybody reads: a key pressed so soon was meant for the entry before. */
export const READING_MS = 350

const MOVES: Readonly<Record<string, Command>> = {
  j: { do: 'move', by: 1 },
  ArrowDown: { do: 'move', by: 1 },
  k: { do: 'move', by: -1 },
  ArrowUp: { do: 'move', by: -1 },
  Home: { do: 'edge', at: 'first' },
  End: { do: 'edge', at: 'last' },
  '/': { do: 'search' },
}

const DEEDS: Readonly<Record<string, Command>> = {
  Enter: { do: 'accept', index: 0 },
  s: { do: 'split' },
  r: { do: 'refund' },
  i: { do: 'ignore' },
  u: { do: 'undo' },
  o: { do: 'open_claim' },
  m: { do: 'mark' },
}

/** Reads a key that was pressed in the list or on the page, never inside a field; null if it means nothing now. */
export function commandOf(pressed: Pressed, { is_busy, arrived_ms }: Situation): Command | null {
  const { key } = pressed
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  const move = MOVES[key]
  if (move) return move
  const deed = /^[1-9]$/.test(key) ? ({ do: 'accept', index: Number(key) - 1 } as const) : DEEDS[key]
  if (!deed || pressed.repeat || is_busy) return null
  return arrived_ms !== null && arrived_ms < READING_MS ? null : deed
}

/** Where a step leads in a list of `count`; nowhere beyond its ends. */
export function stepTo(count: number, from: number, command: Command): number {
  if (command.do === 'edge') return command.at === 'first' ? 0 : count - 1
  if (command.do !== 'move') return from
  return Math.min(count - 1, Math.max(0, from + command.by))
}

/** The entry that is chosen once one is done: the one below it, at the end the one above. */
export function nextOf<T extends { readonly id: string }>(entries: readonly T[], done: string): string | undefined {
  const at = entries.findIndex(({ id }) => id === done)
  return (entries[at + 1] ?? entries[at - 1])?.id
}
