import type { Page } from 'playwright-core'
import type { Screen } from './screens.ts'

const stage = (name: string): string => `/operator/claims?collection_stage=${name}`
const FIRST = stage('first_demand_letter')
const RECOMMENDED = stage('dunning_action_recommended')

/** The dialogs of deeds, as they open. None is sent. */
export const DEED_SCREENS: readonly Screen[] = [
  { name: 'deed-void-letter', path: '/operator/letters', ready: inRow(/^(Nicht versenden|Void letter)/) },
  {
    name: 'deed-returned-letter',
    path: '/operator/letters?status=posted',
    ready: inRow(/^(Als zurückgekommen vermerken|Mark as returned)/),
  },
  { name: 'deed-posted-letter', path: '/operator/letters', ready: inRow(/^(Als aufgegeben vermerken|Mark as posted)/) },
  { name: 'deed-remake-letter', path: '/operator/letters?status=void', ready: inRow(/^(Neu erstellen|Recreate)/) },
  { name: 'deed-print-run', path: '/operator/letters', ready: onPage(/^(Alle drucken|Print all)$/) },
  {
    name: 'deed-reverse-payment',
    path: '/operator/payments',
    ready: inRow(/^(Zahlung zurücknehmen|Reverse the payment)/),
  },
  {
    name: 'deed-take-back-filing',
    path: stage('dunning_action_filed'),
    ready: inTab(8, /^(Vermerk zurücknehmen|Undo recorded filing)$/),
  },
  {
    name: 'deed-take-back-title',
    path: stage('exekutionsantrag_recommended'),
    ready: inTab(8, /^(Vermerk zurücknehmen|Undo recorded title)$/),
  },
  { name: 'deed-told-decision', path: RECOMMENDED, ready: inTab(8, /^(Entscheidung festhalten|Record decision)$/) },
  {
    name: 'deed-filing',
    path: '/operator/court',
    ready: inFile(/^(Einbringung vermerken|Antrag vermerken|Record filing)$/),
  },
  {
    name: 'deed-title',
    path: '/operator/court?tab=filed',
    ready: inFile(/^(Titel vermerken|Vollstreckungsbescheid vermerken|Record title|Record enforcement order)$/),
  },
  { name: 'deed-payment', path: FIRST, ready: fromMenu(/^(Zahlung erfassen|Record a payment)/) },
  { name: 'deed-hold', path: FIRST, ready: fromMenu(/^(Anhalten|Put on hold)/) },
  { name: 'deed-close', path: FIRST, ready: fromMenu(/^(Forderung schließen|Close the claim)/) },
  { name: 'deed-dispute', path: FIRST, ready: fromMenu(/^(Bestreitung vermerken|Record a dispute)/) },
  { name: 'deed-plan', path: FIRST, ready: fromMenu(/^(Ratenplan vereinbaren|Agree on instalments)/) },
  { name: 'deed-situation', path: FIRST, ready: fromMenu(/^(Insolvenz, Tod|Record insolvency)/) },
  { name: 'deed-task', path: FIRST, ready: byKey('t') },
  { name: 'deed-settle', path: '/operator/disputes', ready: inRow(/^(Bestreitung von|Settle the dispute)/) },
  {
    name: 'deed-cancel-payout',
    path: '/operator/revenue?tab=payouts',
    ready: inRow(/(stornieren|Cancel)/),
  },
  {
    name: 'deed-close-account',
    path: '/operator/settings?tab=accounts',
    ready: onPage(/^(.+ schließen|Close .+)$/),
  },
]

const shown = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').last().waitFor()
  await page.waitForLoadState('networkidle')
}

async function openFile(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('tablist').waitFor()
  await page.waitForLoadState('networkidle')
}

/** By the button of the first row that has it. */
function inRow(name: RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('row').getByRole('button', { name, disabled: false }).first().click()
    await shown(page)
  }
}

function onPage(name: RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('main').getByRole('button', { name, disabled: false }).first().click()
    await shown(page)
  }
}

function inFile(name: RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await openFile(page)
    await onPage(name)(page)
  }
}

function inTab(number: number, name: RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await openFile(page)
    await page.keyboard.press(String(number))
    await onPage(name)(page)
  }
}

function fromMenu(name: RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await openFile(page)
    await page.getByRole('button', { name: /^(Aktionen|Actions)$/ }).click()
    await page.getByRole('menuitem', { name }).first().click()
    await shown(page)
  }
}

function byKey(key: string): (page: Page) => Promise<void> {
  return async (page) => {
    await openFile(page)
    await page.keyboard.press(key)
    await shown(page)
  }
}
