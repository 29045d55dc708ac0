import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { PASSWORD } from '../api.ts'
import { assertAccessible, assertNoSidewaysScroll, openWindow, type Visitor } from '../browser.ts'
import { inviteCreditor } from '../creditors.ts'
import { type House, openHouse } from '../house.ts'
import { EMPTY_PDF } from '../pdf.ts'

const WORDS = {
  de: {
    password: 'Neues Passwort',
    enter: 'Zugang einrichten',
    sue: /Ja, klagen/,
    alone: 'Ohne Rechtsanwalt',
    confirm: /Ich bin berechtigt/,
    binding: 'Entscheidung verbindlich absenden',
    search: 'Suche',
    find: 'Suchen',
    files: 'Unterlagen hochladen',
    upload: 'Hochladen',
    paid: 'Zahlung an Sie melden',
    amount: 'Betrag in Euro',
    day: 'Tag des Zahlungseingangs',
    report: 'Zahlung melden',
    stop: 'Fall beenden lassen',
    reason: 'Grund',
    ask: 'Um Einstellung bitten',
    answer: 'Ihre Antwort',
    send: 'Antwort senden',
    leave: 'Abmelden',
    wrong: 'zwölf',
    right: '1.100,50',
  },
  en: {
    password: 'New password',
    enter: 'Set up access',
    sue: /Yes, sue/,
    alone: 'Without a lawyer',
    confirm: /I am authorised to decide/,
    binding: 'Submit binding decision',
    search: 'Search',
    find: 'Search',
    files: 'Upload documents',
    upload: 'Upload',
    paid: 'Report a payment made to you',
    amount: 'Amount in euros',
    day: 'Date the money was received',
    report: 'Report the payment',
    stop: 'Ask us to stop',
    reason: 'Reason',
    ask: 'Ask us to stop',
    answer: 'Your answer',
    send: 'Send the answer',
    leave: 'Log out',
    wrong: 'twelve',
    right: '1,100.50',
  },
} as const

const BYTES_MAX = 100_000
const ROOMS = ['overview', 'claims', 'money', 'court-fee-invoices', 'company', 'people', 'account'] as const

describe('walk through the creditor portal', () => {
  let house: House
  before(async () => {
    house = await openHouse()
  })
  after(() => house.close())

  const VISITORS: readonly (Visitor & { language: 'de' | 'en' })[] = [
    { language: 'de', width: 360 },
    { language: 'en', width: 1_280 },
    { language: 'de', width: 360, has_script: false },
  ]
  for (const visitor of VISITORS) {
    const { language, width, has_script = true } = visitor
    const name = `from the invitation to the decision: ${language}, ${width} px, script ${has_script ? 'on' : 'off'}`
    test(name, async () => {
      const { admin } = house
      const { claim_id, recommended_id, invitation } = await inviteCreditor(house)
      const question = await admin.post(`/api/operator/claims/${claim_id}/questions`, { text: 'Gibt es Fotos?' })
      const { case_reference } = await admin.get(`/api/operator/claims/${claim_id}`)
      const window = await openWindow(house.address, visitor)
      const { page } = window
      const words = WORDS[language]
      const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
      const look = () => lookAt(page, has_script)

      await page.goto(`${invitation}&lang=${language}`)
      await page.getByLabel(words.password).fill(PASSWORD)
      await press(words.enter)
      await page.waitForURL(/\/creditor\/overview/)
      for (const room of ROOMS) {
        await page.goto(`/creditor/${room}`)
        await look()
      }

      await page.goto('/creditor/claims')
      await page.getByLabel(words.search, { exact: true }).fill(case_reference.toLowerCase())
      await press(words.find)
      await page.getByRole('link', { name: case_reference }).click()
      await page.waitForURL(new RegExp(`/creditor/claims/${claim_id}`))
      for (const summary of await page.locator('summary').all()) await summary.click()
      await look()
      const files = ['a', 'b'].map((file) => ({ name: `${file}.pdf`, mimeType: 'application/pdf', buffer: EMPTY_PDF }))
      await page.getByLabel(words.files).setInputFiles(files)
      await press(words.upload)
      await page.waitForURL(/done=uploaded/)
      await page.getByText('b.pdf').first().waitFor()

      await page.getByRole('link', { name: words.paid }).click()
      await page.getByLabel(words.amount).fill(words.wrong)
      await page.getByLabel(words.day).fill('2030-05-10')
      await press(words.report)
      await page.locator('#amount-fault').waitFor()
      await look()
      await page.getByLabel(words.amount).fill(words.right)
      await press(words.report)
      await page.waitForURL(/done=reported/)
      await look()
      await page.getByRole('link', { name: words.stop }).click()
      await look()
      await page.getByLabel(words.reason).fill('Wir haben uns geeinigt.')
      await press(words.ask)
      await page.waitForURL(/done=withdrawn/)

      await page.goto(`/creditor/questions/${question.id}`)
      await look()
      await page.getByLabel(words.answer).fill('Ja, drei.')
      await press(words.send)
      await page.waitForURL(/done=answered/)
      await look()

      await page.goto('/creditor/overview')
      await page.locator('.urgent').getByRole('link').first().click()
      await page.waitForURL(new RegExp(`/creditor/claims/${recommended_id}/decision`))
      await look()
      await page.getByLabel(words.sue).check()
      await press(words.binding)
      await page.getByRole('alert').waitFor()
      await look()
      await page.getByLabel(words.alone).check()
      await page.getByLabel(words.confirm).check()
      await press(words.binding)
      await page.waitForURL(/\/decision/)
      await page.getByRole('link', { name: /PDF/ }).waitFor()
      await look()

      const kinds = await waitingKinds(claim_id)
      assert.deepEqual(kinds, ['creditor_answer', 'creditor_payment', 'creditor_withdrawal'])
      const { blocked_reason } = await admin.get(`/api/operator/claims/${claim_id}`)
      assert.equal(blocked_reason, 'held')
      const decided = await admin.get(`/api/operator/claims/${recommended_id}`)
      assert.deepEqual([decided.court.decision.decision, decided.court.decision.decided_via], ['sue', 'portal'])

      await press(words.leave)
      await page.waitForURL(/\/creditor\/login/)
      await page.goto(`/creditor/claims/${claim_id}`)
      await page.waitForURL(/\/creditor\/login\?next=/)
      await look()
      await window.close()
    })
  }

  async function waitingKinds(claim_id: string): Promise<string[]> {
    const items: { kind: string; claim_id: string | null }[] = await house.admin.get('/api/operator/work?limit=100')
    return items.flatMap((item) => (item.claim_id === claim_id ? [item.kind] : [])).sort()
  }
})

async function lookAt(page: Page, has_script: boolean): Promise<void> {
  await assertNoSidewaysScroll(page)
  if (has_script) await assertAccessible(page)
  assert.ok((await page.content()).length < BYTES_MAX, page.url())
}
