import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertNoSidewaysScroll, openWindow, type Visitor } from '../browser.ts'
import { enterInBrowser, sendLetter } from '../debtors.ts'
import { type House, shareHouse } from '../house.ts'

const WORDS = {
  de: {
    promise: 'Zahlung ankündigen',
    announce: 'Diesen Tag ankündigen',
    announced: 'wir haben den Tag notiert',
    messages: 'Nachrichten',
    message: 'Ihre Nachricht',
    send: 'Nachricht senden',
    sent: 'Gesendet. Wir antworten hier.',
    files: 'Foto oder PDF dazu',
    disagree: 'Ich bin nicht einverstanden',
    reason: 'Der Betrag stimmt nicht',
    what: 'Was ist passiert?',
    submit: 'Absenden',
    wrong_kind: 'kein PDF, PNG, JPG oder WEBP',
    disputed: 'das ist bei uns angekommen',
  },
  en: {
    promise: 'Announce a payment',
    announce: 'Announce this date',
    announced: 'we have noted the date',
    messages: 'Messages',
    message: 'Your message',
    send: 'Send message',
    sent: 'Sent. We will answer here.',
    files: 'Attach a photo or PDF',
    disagree: 'I do not agree',
    reason: 'The amount is wrong',
    what: 'What happened?',
    submit: 'Send',
    wrong_kind: 'not a PDF, PNG, JPG or WEBP',
    disputed: 'we have received it',
  },
} as const

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const receipt = { name: 'Beleg.pdf', mimeType: 'application/pdf', buffer: PDF }
const program = { name: 'Beleg.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ no PDF') }

describe('what a debtor does besides paying', () => {
  let house: House
  before(async () => {
    house = await shareHouse()
  })

  const VISITORS: readonly (Visitor & { language: 'de' | 'en' })[] = [
    { language: 'de', width: 360 },
    { language: 'en', width: 1_280 },
    { language: 'de', width: 360, has_script: false },
  ]
  for (const visitor of VISITORS) {
    const { language, width, has_script = true } = visitor
    test(`a day, a message and a dispute: ${language}, ${width} px, script ${has_script ? 'on' : 'off'}`, async () => {
      const printed = await sendLetter(house)
      const window = await openWindow(house.address, visitor)
      const { page } = window
      const words = WORDS[language]
      const look = async () => {
        await assertNoSidewaysScroll(page)
        if (has_script) await assertAccessible(page)
      }
      await enterInBrowser(page, printed)

      await page.getByRole('link', { name: words.promise }).click()
      await look()
      await page.getByRole('button', { name: words.announce }).click()
      await page.getByText(words.announced).waitFor()
      await look()

      await page.getByRole('link', { name: words.messages, exact: true }).click()
      await look()
      await page.getByLabel(words.message).fill('Was war das?\nIch finde die Rechnung nicht.')
      await page.getByLabel(words.files).setInputFiles(receipt)
      await page.getByRole('button', { name: words.send }).dblclick()
      await page.getByText(words.sent).waitFor()
      await look()
      assert.equal(await page.locator('.thread > li').count(), 1, 'a double click sends once')
      await page.getByRole('link', { name: 'Beleg.pdf' }).waitFor()

      await page.goto('/debtor/case')
      await page.getByRole('link', { name: words.disagree }).click()
      await look()
      await disagree(page, words, program)
      await page.getByText(words.wrong_kind).waitFor()
      assert.equal(await page.getByLabel(words.what).inputValue(), 'Es waren nur 90 Euro.', 'what was typed stays')
      await look()
      await disagree(page, words, receipt)
      await page.getByText(words.disputed).waitFor()
      await look()
      const { case_status } = await house.admin.get(`/api/operator/claims/${printed.claim_id}`)
      assert.equal(case_status, 'disputed')
      await settle(house, printed.claim_id)
      await window.close()
    })
  }

  test('what was typed survives a session that ran out, and is forgotten once it was sent', async () => {
    const printed = await sendLetter(house)
    const window = await openWindow(house.address, { language: 'de', width: 360 })
    const { page } = window
    const words = WORDS.de
    const enter = async () => {
      await page.locator('#case_reference').fill(printed.case_reference)
      await page.locator('#access_code').fill(printed.access_code)
      await page.locator('form button').click()
      await page.waitForURL(/\/debtor\/case/)
      await page.getByRole('link', { name: words.messages, exact: true }).click()
    }
    await page.goto('/debtor')
    await enter()
    const typed = page.getByLabel(words.message)
    await typed.fill('Ein langer Text')
    await page.context().clearCookies()
    await page.getByRole('button', { name: words.send }).click()
    await page.getByText('Es wurde nichts gesendet').waitFor()
    await enter()
    assert.equal(await typed.inputValue(), 'Ein langer Text')
    await page.getByRole('button', { name: words.send }).click()
    await page.getByText(words.sent).waitFor()
    await page.goto('/debtor/messages')
    assert.equal(await typed.inputValue(), '', 'it was sent')
    await window.close()
  })
})

/** The house is shared with others, who look for what waits in it. */
async function settle({ admin }: House, claim_id: string): Promise<void> {
  await admin.post(`/api/operator/claims/${claim_id}/dispute`, { disputed: false })
  await admin.post(`/api/operator/claims/${claim_id}/messages`, { text: 'Das ist geklärt.' })
  await admin.post(`/api/operator/work/debtor_promise.${claim_id}/seen`, {})
}

async function disagree(page: Page, words: (typeof WORDS)['de' | 'en'], file: typeof receipt): Promise<void> {
  await page.getByLabel(words.reason).check()
  await page.getByLabel(words.what).fill('Es waren nur 90 Euro.')
  await page.getByLabel(words.files).setInputFiles(file)
  await page.getByRole('button', { name: words.submit, exact: true }).click()
}
