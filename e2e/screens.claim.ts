import type { Page } from 'playwright-core'
import { eInvoiceFile } from './e-invoice.ts'
import type { Screen } from './screens.ts'

/** The page of a claim in several situations. */
export const CLAIM_SCREENS: readonly Screen[] = [
  { name: 'claim', path: '/operator/claims?collection_stage=second_demand_letter', ready: openFirst },
  { name: 'claim-actions', path: '/operator/claims?collection_stage=dunning_action_recommended', ready: openActions },
  { name: 'claim-dialog', path: '/operator/claims?collection_stage=first_demand_letter', ready: openDialog },
  { name: 'claim-note', path: '/operator/claims?collection_stage=first_demand_letter', ready: openNote },
  { name: 'debtor', path: '/operator/claims?collection_stage=second_demand_letter', ready: openDebtor },
  { name: 'claim-plan', path: '/operator/claims?collection_stage=installment_payment', ready: openTab(4) },
  { name: 'claim-letters', path: '/operator/claims?collection_stage=third_demand_letter', ready: openTab(5) },
  { name: 'claim-court', path: '/operator/claims?collection_stage=dunning_action_filed', ready: openTab(8) },
  {
    name: 'claim-estimate',
    path: '/operator/claims?collection_stage=dunning_action_recommended',
    ready: openTab(8),
  },
  { name: 'claim-invoices', path: '/operator/claims?collection_stage=installment_payment', ready: openTab(2) },
  { name: 'claim-payments', path: '/operator/claims?collection_stage=installment_payment', ready: openTab(3) },
  { name: 'claim-documents', path: '/operator/claims?collection_stage=installment_payment', ready: openTab(6) },
  { name: 'claim-e-invoices', path: '/operator/claims?collection_stage=second_demand_letter', ready: openEInvoices },
  { name: 'claim-messages', path: '/operator/work?kind=debtor_message', ready: openNews },
  { name: 'claim-events', path: '/operator/claims?case_status=closed', ready: openTab(9) },
]

/** Opens the first claim in the list. */
async function openFirst(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('tablist').waitFor()
  await page.waitForLoadState('networkidle')
}

/** Opens the first item of the work queue. */
async function openNews(page: Page): Promise<void> {
  await page.getByRole('listitem').getByRole('link').first().click()
  await page.getByRole('tablist').waitFor()
  await page.waitForLoadState('networkidle')
}

async function openActions(page: Page): Promise<void> {
  await openFirst(page)
  await page.getByRole('button', { name: /^(Aktionen|Actions)$/ }).click()
  await page.getByRole('menu').waitFor()
}

async function openDialog(page: Page): Promise<void> {
  await openFirst(page)
  await page.getByRole('button', { name: /(2\. Mahnschreiben senden|Send 2nd demand letter)/ }).click()
  await page.getByRole('dialog').waitFor()
}

async function openDebtor(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('link').nth(1).click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function openNote(page: Page): Promise<void> {
  await openFirst(page)
  await page.keyboard.press('n')
  await page.getByRole('dialog').waitFor()
}

/** Tabs are numbered as on the keyboard. */
function openTab(number: number): (page: Page) => Promise<void> {
  return async (page) => {
    await openFirst(page)
    await page.keyboard.press(String(number))
    await page.waitForLoadState('networkidle')
  }
}

/** Adds e-invoices of every kind to the documents, once. */
async function openEInvoices(page: Page): Promise<void> {
  await openTab(6)(page)
  if ((await page.getByText('XR-2026-1', { exact: false }).count()) > 0) return
  const written = [
    { number: 'XR-2026-14', root: 'CreditNote' },
    { number: 'XR-2026-15', gross: '121.00' },
    { number: 'XR-2026-16', prepaid: '100.00' },
    { number: 'XR-2026-17' },
  ]
  for (const one of written) {
    await page.getByLabel(/^(Datei wählen|Choose a file)$/).setInputFiles(eInvoiceFile(one))
    await page.getByRole('link', { name: new RegExp(`PDF: ${one.number}`) }).waitFor()
  }
}
