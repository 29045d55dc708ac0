import type { Page } from 'playwright-core'
import { CLAIM_SCREENS } from './screens.claim.ts'
import { DEED_SCREENS } from './screens.deeds.ts'
import { HOUSE_SCREENS } from './screens.house.ts'
import { CONTRADICTED, TWO_IN_ONE } from './screens.state.ts'

/** Pages to photograph. `ready` waits until the picture is worth taking, and may click on the way. */
export type Screen = { readonly name: string; readonly path: string; ready?(page: Page): Promise<void> }

export const SCREENS: readonly Screen[] = [
  { name: 'login', path: '/operator/login' },
  { name: 'claims', path: '/operator/claims' },
  { name: 'claims-filters', path: '/operator/claims?case_status=open,disputed&country=AT', ready: openFilters },
  { name: 'claims-view', path: '/operator/claims?case_status=open', ready: keepView },
  { name: 'claims-selected', path: '/operator/claims', ready: selectPage },
  { name: 'claims-bulk', path: '/operator/claims', ready: previewHold },
  { name: 'claims-bulk-steps', path: '/operator/claims?batch=recent' },
  ...CLAIM_SCREENS,
  ...DEED_SCREENS,
  { name: 'invoices', path: '/operator/invoices' },
  { name: 'invoice', path: '/operator/invoices', ready: startChecking },
  { name: 'invoice-contradictions', path: '/operator/invoices', ready: openInvoice(CONTRADICTED) },
  { name: 'invoice-split', path: '/operator/invoices', ready: openInvoice(TWO_IN_ONE) },
  { name: 'new-claim', path: '/operator/new-claim' },
  { name: 'import', path: '/operator/import' },
  { name: 'letters', path: '/operator/letters' },
  { name: 'letters-posted', path: '/operator/letters?status=posted' },
  { name: 'letters-void', path: '/operator/letters?status=void' },
  { name: 'letter', path: '/operator/letters', ready: openFirstLetter },
  { name: 'court', path: '/operator/court' },
  { name: 'court-case', path: '/operator/court', ready: openFirstCase },
  { name: 'court-invoices', path: '/operator/court?tab=invoices' },
  { name: 'plans', path: '/operator/plans' },
  { name: 'disputes', path: '/operator/disputes' },
  { name: 'partners', path: '/operator/partners' },
  { name: 'organization-tokens', path: '/operator/partners?tab=tokens' },
  { name: 'partner', path: '/operator/partners', ready: openFirst },
  { name: 'partner-tokens', path: '/operator/partners', ready: openPartner(1) },
  { name: 'partner-webhook', path: '/operator/partners?q=Nordlicht', ready: openPartner(2) },
  { name: 'partner-deliveries', path: '/operator/partners?q=Nordlicht', ready: openPartner(3) },
  { name: 'partner-delivery', path: '/operator/partners?q=Nordlicht', ready: openDelivery },
  { name: 'creditor', path: '/operator/partners', ready: openCreditor },
  { name: 'creditor-contact', path: '/operator/partners', ready: editCreditor },
  { name: 'revenue', path: '/operator/revenue' },
  { name: 'revenue-shares', path: '/operator/revenue?tab=shares' },
  { name: 'revenue-payouts', path: '/operator/revenue?tab=payouts' },
  { name: 'mail', path: '/operator/mail' },
  { name: 'mail-open', path: '/operator/mail', ready: openFirst },
  { name: 'overview', path: '/operator/', ready: waitForCharts },
  { name: 'overview-tables', path: '/operator/?view=tables' },
  { name: 'work', path: '/operator/work' },
  { name: 'tasks', path: '/operator/tasks' },
  { name: 'work-snooze', path: '/operator/work', ready: snoozeFirst },
  { name: 'payments', path: '/operator/payments' },
  { name: 'bank', path: '/operator/bank' },
  { name: 'bank-to-refund', path: '/operator/bank?view=to_refund' },
  { name: 'bank-statements', path: '/operator/bank?view=statements' },
  { name: 'settlements', path: '/operator/settlements' },
  { name: 'payment-runs', path: '/operator/payment-runs' },
  { name: 'payment-runs-waiting', path: '/operator/payment-runs?view=waiting' },
  { name: 'books', path: '/operator/books' },
  { name: 'books-balances', path: '/operator/books?tab=balances' },
  { name: 'books-journal', path: '/operator/books?tab=journal' },
  { name: 'books-export', path: '/operator/books?tab=export' },
  ...HOUSE_SCREENS,
]

/** Document pages are rendered on request, which takes longer than the page around them. */
const untilPainted = (page: Page) =>
  page.waitForFunction(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0))

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Weitere Filter|More filters)$/ }).click()
  await page.getByRole('button', { name: /^(Filter anwenden|Apply filters)$/ }).waitFor()
}

async function keepView(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Ansichten|Views)$/ }).click()
  await page.getByRole('menuitem', { name: /^(Aktuelle Filter speichern|Save the current filters)/ }).click()
  await page.getByRole('dialog').waitFor()
}

async function selectPage(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^(Alle auswählen|Select all)$/ }).check()
  await page.getByRole('region', { name: /^(Ausgewählte Forderungen|Selected claims)$/ }).waitFor()
}

async function previewHold(page: Page): Promise<void> {
  await selectPage(page)
  await page.getByRole('button', { name: /^(Anhalten|Put on hold) …$/ }).click()
  await page.getByText(/^(Was geschieht|What will happen)$/).waitFor()
}

async function waitForCharts(page: Page): Promise<void> {
  await page.locator('.recharts-surface').first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function snoozeFirst(page: Page): Promise<void> {
  await page.getByRole('listitem').first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('s')
  await page.getByRole('dialog').waitFor()
}

function openInvoice(name: string) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('link', { name }).click()
    await page.getByRole('img', { name: /^(Seite|Page) 1 / }).waitFor()
    await untilPainted(page)
  }
}

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
  await page.getByRole('row').nth(1).getByRole('cell').nth(2).click()
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Opens the first row of the list, as a page or beside it. */
async function openFirst(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.waitForLoadState('networkidle')
}

/** Opens a tab of the first partner in the list. */
function openPartner(tab: number): (page: Page) => Promise<void> {
  return async (page) => {
    await openFirst(page)
    await page.getByRole('tab').nth(tab).click()
    await page.waitForLoadState('networkidle')
    // The overlay on a loading table fades out slowly.
    await page.waitForTimeout(400)
  }
}

/** The page of the first creditor of the first partner. */
async function openCreditor(page: Page): Promise<void> {
  await openPartner(1)(page)
  await openFirst(page)
}

async function editCreditor(page: Page): Promise<void> {
  await openCreditor(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Edit contact details|Kontaktdaten ändern)$/ })
    .click()
  await page.getByRole('dialog').waitFor()
}

async function openDelivery(page: Page): Promise<void> {
  await openPartner(3)(page)
  await page.getByRole('row').nth(1).getByRole('cell').first().click()
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
}
