import type { Page } from 'playwright-core'

/** Pages to look at. `ready` waits for what makes the picture worth taking, and may click on the way there. */
export type Screen = { readonly name: string; readonly path: string; ready?(page: Page): Promise<void> }

export const SCREENS: readonly Screen[] = [
  { name: 'login', path: '/operator/login' },
  { name: 'claims', path: '/operator/claims' },
  { name: 'partners', path: '/operator/partners' },
  { name: 'organization-tokens', path: '/operator/partners?tab=tokens' },
  { name: 'partner', path: '/operator/partners', ready: openFirst },
  {
    name: 'partner-tokens',
    path: '/operator/partners',
    ready: async (page) => {
      await openFirst(page)
      await openTab(page, 1)
    },
  },
  {
    name: 'partner-webhook',
    path: '/operator/partners',
    ready: async (page) => {
      await openFirst(page)
      await openTab(page, 2)
    },
  },
  {
    name: 'partner-deliveries',
    path: '/operator/partners',
    ready: async (page) => {
      await openFirst(page)
      await openTab(page, 3)
    },
  },
  { name: 'revenue', path: '/operator/revenue' },
  { name: 'revenue-shares', path: '/operator/revenue?tab=shares' },
  { name: 'revenue-payouts', path: '/operator/revenue?tab=payouts' },
  { name: 'mail', path: '/operator/mail' },
  { name: 'mail-open', path: '/operator/mail', ready: openFirst },
]

/** The first line of the list leads to a page or opens beside it. */
async function openFirst(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.waitForLoadState('networkidle')
}

async function openTab(page: Page, number: number): Promise<void> {
  await page.getByRole('tab').nth(number).click()
  await page.waitForLoadState('networkidle')
  // The veil over a table that loads goes away slowly.
  await page.waitForTimeout(400)
}
