/** Text as it is compared: without accents, in small letters. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether all the words typed are in a label, in any order. */
export function isMeant(label: string, typed: string): boolean {
  const within = folded(label)
  return folded(typed)
    .split(/\s+/)
    .every((word) => within.includes(word))
}
