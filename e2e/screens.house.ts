import type { Page } from 'playwright-core'
import type { Screen } from './screens.ts'

/** Of the administrator who is photographed. */
export const PICTURE_PASSWORD = 'a password for pictures'

/** Whoever looks after a claim is told what debtors do about it. */
async function takeNews(page: Page): Promise<void> {
  const read = async (path: string) => (await (await page.request.get(`/api/operator/${path}`)).json()).data
  const { id: operator_id } = await read('session')
  for (const { claim_id } of await read('work?kind=debtor_message&limit=5'))
    await page.request.put(`/api/operator/claims/${claim_id}/owner`, { data: { operator_id } })
}

/** Account, team and settings. */
export const HOUSE_SCREENS: readonly Screen[] = [
  { name: 'not-found', path: '/operator/nowhere' },
  {
    name: 'palette',
    path: '/operator/claims',
    ready: async (page) => {
      await page.getByRole('row').nth(1).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('textbox').last().fill('be')
      await page.getByRole('button', { name: /MW\d+/ }).first().waitFor()
    },
  },
  {
    name: 'keys',
    path: '/operator/work',
    ready: async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'notices',
    path: '/operator/work',
    ready: async (page) => {
      await takeNews(page)
      await page.reload()
      await page.getByRole('button', { name: /(ungelesene|unread)/ }).click()
      await page.getByRole('dialog').getByRole('link').first().waitFor()
    },
  },
  { name: 'account', path: '/operator/account' },
  {
    name: 'totp',
    path: '/operator/account',
    ready: async (page) => {
      await page.getByRole('button', { name: /^(Einrichten|Set up)$/ }).click()
      await page
        .getByRole('dialog')
        .getByLabel(/^(Jetziges Passwort|Current password)$/)
        .fill(PICTURE_PASSWORD)
      await page.keyboard.press('Enter')
      await page.getByRole('img', { name: /^QR/ }).waitFor()
    },
  },
  { name: 'team', path: '/operator/team' },
  {
    name: 'team-menu',
    path: '/operator/team',
    ready: async (page) => {
      await page
        .getByRole('button', { name: /^(Aktionen für|Actions for)/ })
        .first()
        .click()
      await page.getByRole('menu').waitFor()
    },
  },
  { name: 'settings', path: '/operator/settings' },
  {
    name: 'organization',
    path: '/operator/settings',
    ready: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').click()
      await page.getByRole('heading', { level: 2 }).first().waitFor()
    },
  },
  { name: 'bank-accounts', path: '/operator/settings?tab=accounts' },
  { name: 'sandbox', path: '/operator/settings?tab=sandbox' },
  { name: 'legal', path: '/operator/settings?tab=legal&table=court_fees_at' },
]
