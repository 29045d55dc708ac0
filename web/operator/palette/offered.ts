import { useEffect } from 'react'
import { makeStore } from '../../shared/ui/store.ts'

/** Something that the open page can do now. With a reason it cannot, and says why. */
export type Offer = {
  readonly id: string
  readonly label: string
  readonly reason: string | null
  run(): void
}

type Offered = { readonly about: string; readonly offers: readonly Offer[] }

/** What the open page offers to the palette. */
export const offered = makeStore<Offered | null>(null)

/** Offers deeds of this page while it is shown. `about` says what they are done to. */
export function useOffer(about: string, offers: readonly Offer[]): void {
  // What may be done changes with the data, so what was offered last is what counts.
  useEffect(() => offered.set({ about, offers }))
  useEffect(() => () => offered.set(null), [])
}
