import type { Page } from 'playwright-core'

/** Pages to look at. `ready` waits for what makes the picture worth taking, and may click on the way there. */
export type Screen = { readonly name: string; readonly path: string; ready?(page: Page): Promise<void> }

export const SCREENS: readonly Screen[] = [
  { name: 'login', path: '/operator/login' },
  { name: 'claims', path: '/operator/claims' },
]
