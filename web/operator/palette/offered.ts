import { useEffect, useId } from 'react'
import { makeStore } from '../../shared/ui/store.ts'

/** Something that the open page can do now. With a reason it cannot, and says why. */
export type Offer = {
  readonly id: string
  readonly label: string
  readonly reason: string | null
  /** As it stands on the keyboard, where a key does the same. */
  readonly key?: string
  run(): void
}

/** `about` says what the deeds are done to. Lower places come first. */
type Offered = {
  readonly by: string
  readonly about: string
  readonly place: number
  readonly offers: readonly Offer[]
}

/** What the parts of the open page offer to the palette. */
export const offered = makeStore<readonly Offered[]>([])

/** Offers deeds of a part of the page while it is shown. */
export function useOffer(about: string, offers: readonly Offer[], place = 0): void {
  const by = useId()
  // What may be done changes with the data, so what was offered last is what counts.
  useEffect(() => offered.set([...othersThan(by), { by, about, place, offers }]))
  useEffect(() => () => offered.set(othersThan(by)), [by])
}

const othersThan = (by: string): Offered[] => offered.read().filter((one) => one.by !== by)

/** All that is offered about the same, together. */
export function groupsOf(all: readonly Offered[]): { about: string; offers: Offer[] }[] {
  const sorted = all.toSorted((one, other) => one.place - other.place || one.by.localeCompare(other.by))
  return [...Map.groupBy(sorted, ({ about }) => about)].map(([about, parts]) => ({
    about,
    offers: parts.flatMap(({ offers }) => offers),
  }))
}
