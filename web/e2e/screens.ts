import type { Page } from 'playwright-core'

/** Pages to look at. `ready` waits for what makes the picture worth taking, and may click on the way there. */
export type Screen = { readonly name: string; readonly path: string; ready?(page: Page): Promise<void> }

export const SCREENS: readonly Screen[] = [
  { name: 'login', path: '/operator/login' },
  { name: 'claims', path: '/operator/claims' },
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
]

/** Pictures of pages are made when they are asked for, which takes longer than the page around them. */
const untilPainted = (page: Page) =>
  page.waitForFunction(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0))

async function startChecking(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Prüfung beginnen|Start checking)$/ }).click()
  await page.getByRole('img').first().waitFor()
  await untilPainted(page)
}

async function openFirstLetter(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('cell').nth(3).click()
  await page
    .getByRole('dialog')
    .getByRole('img', { name: /^(Seite|Page) 1 / })
    .waitFor()
  await untilPainted(page)
}

async function openFirstCase(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click()
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}
