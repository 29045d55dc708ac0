import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAccessible, assertNoSidewaysScroll, openWindow, type Visitor } from '../browser.ts'
import { type Printed, sendLetter } from '../debtors.ts'
import { type House, shareHouse } from '../house.ts'

const WORDS = {
  de: {
    code: 'Zugangscode',
    enter: 'Weiter',
    pay: 'Bezahlen',
    contact: 'Kontaktdaten ändern',
    plan: 'In Raten zahlen',
    preview: 'Raten anzeigen',
    agree: /^Diese Raten/,
    part: 'Betrag',
    show: /^Code für diesen/,
    leave: 'Abmelden',
  },
  en: {
    code: 'Access code',
    enter: 'Continue',
    pay: 'Pay',
    contact: 'Change contact details',
    plan: 'Pay in instalments',
    preview: 'Show the instalments',
    agree: /^Agree to these/,
    part: 'Amount',
    show: /^Show the code/,
    leave: 'Log out',
  },
} as const

describe('walk through the debtor portal', () => {
  let house: House
  let printed: Printed
  before(async () => {
    house = await shareHouse()
    printed = await sendLetter(house)
  })

  const VISITORS: readonly (Visitor & { language: 'de' | 'en' })[] = [
    { language: 'de', width: 360 },
    { language: 'en', width: 1_280 },
    { language: 'de', width: 360, has_script: false },
  ]
  for (const visitor of VISITORS) {
    const { language, width, has_script = true } = visitor
    test(`from the letter to the transfer: ${language}, ${width} px, script ${has_script ? 'on' : 'off'}`, async () => {
      const window = await openWindow(house.address, visitor)
      const { page } = window
      const words = WORDS[language]
      const look = async () => {
        await assertNoSidewaysScroll(page)
        if (has_script) await assertAccessible(page)
      }
      await page.goto(`/debtor?case_reference=${printed.case_reference}`)
      await look()
      await page.getByLabel(words.code).fill('WRONG WRQNG')
      await page.getByRole('button', { name: words.enter }).click()
      await page.getByRole('alert').waitFor()
      await look()
      await page.getByLabel(words.code).fill(printed.access_code.toLowerCase())
      await page.getByRole('button', { name: words.enter }).click()
      await page.waitForURL(/\/debtor\/case/)
      await page.getByText('R-1').first().waitFor()
      await look()
      for (const summary of await page.locator('summary').all()) await summary.click()
      await look()

      await page.getByRole('link', { name: words.plan }).click()
      await page.waitForURL(/\/debtor\/installments/)
      await look()
      await page.getByRole('button', { name: words.preview }).click()
      await page.waitForURL(/first_due_date/)
      await page.getByRole('button', { name: words.agree }).waitFor()
      await look()
      await page.goto('/debtor/case')
      await page.getByRole('link', { name: words.contact }).click()
      await page.waitForURL(/\/debtor\/contact/)
      await look()
      await page.goBack()
      await page.getByRole('link', { name: words.pay, exact: true }).click()
      await page.waitForURL(/\/debtor\/pay/)
      await look()
      const copy = page.getByRole('button', { name: /IBAN/ })
      assert.equal(await copy.isVisible(), has_script, 'a button appears where it works')
      await page.getByLabel(words.part, { exact: true }).fill('zu viel')
      await page.getByRole('button', { name: words.show }).click()
      await page.locator('#amount-fault').waitFor()
      await look()
      await page.getByLabel(words.part, { exact: true }).fill('50,00')
      await page.getByRole('button', { name: words.show }).click()
      await page.locator('.sum', { hasText: /50[.,]00/ }).waitFor()

      await page.getByRole('button', { name: words.leave }).click()
      await page.waitForURL(/\/debtor\?done=left/)
      await page.goto('/debtor/case')
      await page.waitForURL(/\/debtor\?/)
      await window.close()
    })
  }

  test('anybody can check whether a letter is genuine', async () => {
    const window = await openWindow(house.address, { language: 'de', width: 360 })
    await window.page.goto('/debtor/verify')
    await assertNoSidewaysScroll(window.page)
    await assertAccessible(window.page)
    await window.close()
  })
})
