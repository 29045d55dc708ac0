import type { Page } from 'playwright-core'
import { CLAIM_SCREENS } from './screens.claim.ts'
import { HOUSE_SCREENS } from './screens.house.ts'

/** Pages to look at. `ready` waits for what makes the picture worth taking, and may click on the way there. */
export type Screen = { readonly name: string; readonly path: string; ready?(page: Page): Promise<void> }

export const SCREENS: readonly Screen[] = [
  { name: 'login', path: '/operator/login' },
  { name: 'claims', path: '/operator/claims' },
  ...CLAIM_SCREENS,
  { name: 'invoices', path: '/operator/invoices' },
  { name: 'invoice', path: '/operator/invoices', ready: startChecking },
  { name: 'letters', path: '/operator/letters' },
  { name: 'letters-printed', path: '/operator/letters?status=printed' },
  { name: 'letter', path: '/operator/letters', ready: openFirstLetter },
  { name: 'court', path: '/operator/court' },
  { name: 'court-case', path: '/operator/court', ready: openFirstCase },
  { name: 'court-invoices', path: '/operator/court?tab=invoices' },
  { name: 'plans', path: '/operator/plans' },
  { name: 'disputes', path: '/operator/disputes' },
  ...HOUSE_SCREENS,
]

async function startChecking(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Prüfung beginnen|Start checking)$/ }).click()
  await page.getByRole('img').first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function openFirstLetter(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('cell').nth(3).click()
  await page.getByRole('dialog').getByRole('img').first().waitFor()
}

async function openFirstCase(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click()
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}
