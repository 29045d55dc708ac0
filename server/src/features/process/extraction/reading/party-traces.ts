import { fold, plainName, skeleton } from './fold.ts'
import type { KnownParties, Role } from './known-parties.ts'
import type { Layout } from './lines.ts'
import { wordsOf } from './same.ts'

/** Whether anything on the pages is about a party that we know, whoever was read as issuer or recipient. */
export type PartiesSeen = Readonly<Record<Role, boolean>>

/** Shorter words stand in others by chance; shorter marks too. */
const PART_MIN = 5
const MARK_MIN = 6

export function partiesSeen(layout: Layout, known: KnownParties): PartiesSeen {
  const text = layout.rows.map((row) => row.words.map((word) => word.text).join(' ')).join('\n')
  const plain = plainName(fold(text))
  const words = new Set(plain.split(/[^\p{L}\p{N}]+/u))
  const letters = skeleton(text)
  const isPrinted = (word: string) => words.has(word) || (word.length >= PART_MIN && plain.includes(word))
  const isNamed = (name: string) => {
    const own = wordsOf(name)
    return own.length > 0 && own.every(isPrinted)
  }
  const isMarked = (mark: readonly string[]) => {
    const parts = mark.map(skeleton)
    return parts.join('').length >= MARK_MIN && parts.every((part) => letters.includes(part))
  }
  const isSeen = (role: Role) => known[role].some(isNamed) || (known.marks?.[role] ?? []).some(isMarked)
  return { issuer: isSeen('issuer'), recipient: isSeen('recipient') }
}
