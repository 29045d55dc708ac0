import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { camtOf, openClientMoney } from '../../bank.ts'
import { assertAccessible } from '../../browser.ts'
import { makeCollectable, upload } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

const plain = (text: string | null) => (text ?? '').replace(/\u00a0/g, ' ')

describe('amounts', () => {
  const desk = useDesk()

  const WORDS = {
    de: { record: 'Zahlung erfassen', amount: 'Betrag', will: /Was gebucht wird/ },
    en: { record: 'Record a payment', amount: 'Amount', will: /What will be booked/ },
  } as const

  /** A claim with one letter, whose fee and interest come on top of the invoice. */
  async function makeDemanded(amount: number, last_name = 'Canary-Maier'): Promise<string> {
    const person = { first_name: 'Eva', last_name }
    const { id } = await makeCollectable(desk.partner, { amount, debtor: { person } })
    for (const to_stage of ['in_processing', 'first_demand_letter'])
      await desk.team.post(`/api/operator/claims/${id}/stage`, { to_stage })
    return id
  }
  const fileOf = (id: string) => desk.team.get(`/api/operator/claims/${id}`)
  const paidOf = async (id: string): Promise<number[]> =>
    (await fileOf(id)).payments.map(({ amount }: { amount: number }) => amount)

  async function openDialog(page: Page, id: string, language: 'de' | 'en'): Promise<Locator> {
    const { record } = WORDS[language]
    await page.goto(`/operator/claims/${id}?tab=payments`)
    await page.getByRole('tabpanel').getByRole('button', { name: record }).click()
    return page.getByRole('dialog', { name: record })
  }

  async function paste(field: Locator, text: string): Promise<void> {
    await field.focus()
    await field.evaluate((_, copied) => navigator.clipboard.writeText(copied), text)
    await field.press('Control+V')
  }

  /** How the field reads a text: the amount as the field shows it once it is left. */
  async function readAs(form: Locator, language: 'de' | 'en', enter: (field: Locator) => Promise<void>) {
    const field = form.getByLabel(WORDS[language].amount)
    await field.fill('')
    await enter(field)
    await field.blur()
    const is_refused = (await field.getAttribute('aria-invalid')) === 'true'
    return is_refused ? 'refused' : field.inputValue()
  }

  for (const [language, spellings] of Object.entries({
    de: {
      '1.234,56': '1.234,56',
      '1,234.56': '1.234,56',
      '2.000': '2.000,00',
      '2,000': 'refused',
      '312,5': '312,50',
      '-5': 'refused',
      '12x': 'refused',
      '1.23.4': 'refused',
    },
    en: {
      '1,234.56': '1,234.56',
      '1.234,56': '1,234.56',
      '2,000': '2,000.00',
      '2.000': 'refused',
      '312.5': '312.50',
      '1,23': '1.23',
      '12..5': 'refused',
    },
  } as const) as ['de' | 'en', Record<string, string>][]) {
    test(`what is typed or pasted is read as the language writes it, or refused: ${language}`, async () => {
      const id = await makeDemanded(1_000)
      const page = await desk.visitor({ cookie: desk.team.cookie, language })
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const form = await openDialog(page, id, language)
      for (const [text, shown] of Object.entries(spellings)) {
        assert.equal(await readAs(form, language, (field) => field.pressSequentially(text)), shown, `typed ${text}`)
        assert.equal(await readAs(form, language, (field) => paste(field, text)), shown, `pasted ${text}`)
      }
      const odd = '\u200e\u00a0EUR\u00a01\u202f234,56 '
      assert.match(await readAs(form, language, (field) => paste(field, odd)), /^1[.,]234[.,]56$/)
      assert.deepEqual(await paidOf(id), [])
    })
  }

  test('while somebody types, the field says how it is read, and what is refused is not sent', async () => {
    const id = await makeDemanded(1_000)
    const page = await desk.visitor({ cookie: desk.team.cookie, language: 'de' })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    const form = await openDialog(page, id, 'de')
    const field = form.getByLabel('Betrag')
    await field.pressSequentially('250,5')
    await form.getByText('= 250,50', { exact: false }).waitFor()
    await field.fill('2,000')
    await field.press('Enter')
    await form.getByText(/^Das lässt sich auf zwei Arten lesen\. Für 2\.000,00.€ schreiben Sie 2\.000,00\.$/).waitFor()
    await assertAccessible(page)
    await field.fill('zwölf')
    await form.getByRole('button', { name: 'Zahlung erfassen' }).click()
    await form.getByText(/^Das lässt sich nicht als Betrag lesen/).waitFor()
    assert.deepEqual(sent, [])

    await field.fill('250,5')
    await form
      .getByRole('status')
      .getByText(/250,50.€ werden auf MW\d+ \(.+\) gebucht\. Danach sind gesamt noch/)
      .waitFor()
    await field.press('Enter')
    await form.waitFor({ state: 'detached' })
    assert.deepEqual(await paidOf(id), [250.5])
  })

  test('before a claim closes by payment, the dialog says what is waived, and the account waives just that', async () => {
    const id = await makeDemanded(1_000)
    const { balance } = await fileOf(id)
    const form = await openDialog(desk.page, id, 'en')
    await form.getByText(/^Total open today €1,\d{3}\.\d\d, open invoices €1,000\.00$/).waitFor()
    await form.getByLabel('Amount').fill('1000')
    const will = form.getByRole('status')
    await will.getByText(/This pays off the claim, and it is closed\./).waitFor()
    const [, waived = ''] =
      /order of allocation, €(\S+) is then still open \(.+\)\. It is waived\./.exec(plain(await will.textContent())) ??
      []
    assert.equal(Number(waived), Math.round((balance.totals.total - 1_000) * 100) / 100)
    await assertAccessible(desk.page)
    await form.getByRole('button', { name: 'Record a payment' }).click()
    await form.waitFor({ state: 'detached' })
    const closed = await fileOf(id)
    assert.deepEqual([closed.case_status, closed.closure_reason], ['closed', 'paid'])
    const lines = closed.balance.lines.filter(({ kind }: { kind: string }) => kind === 'waiver')
    const sum = lines.reduce((total: number, { amount }: { amount: number }) => total - amount, 0)
    assert.equal(sum.toFixed(2), waived)
  })

  test('what the server has not told yet is not booked, where it may close the claim', async () => {
    const id = await makeDemanded(1_000)
    const form = await openDialog(desk.page, id, 'en')
    let go: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await desk.page.route('**/balance?**', async (route) => {
      await held
      await route.continue()
    })
    await form.getByLabel('Amount').fill('1000')
    await form.getByLabel('Amount').press('Enter')
    await form.getByText('One moment: please read first what will be booked.').waitFor()
    assert.deepEqual(await paidOf(id), [])
    go()
    await form
      .getByRole('status')
      .getByText(/It is waived\./)
      .waitFor()
    await desk.page.unroute('**/balance?**')
    await form.getByLabel('Amount').press('Enter')
    await form.waitFor({ state: 'detached' })
    assert.deepEqual(await paidOf(id), [1_000])
  })

  test('a closure by hand says what is no longer pursued, and calls nothing waived', async () => {
    const id = await makeDemanded(1_000)
    const { balance, case_reference } = await fileOf(id)
    const total = balance.totals.total.toFixed(2).replace(/^(\d)(\d{3})/, '$1,$2')
    await desk.page.goto(`/operator/claims/${id}`)
    await desk.page.getByRole('button', { name: 'Actions' }).click()
    await desk.page.getByRole('menuitem', { name: 'Close the claim', exact: true }).click()
    const form = desk.page.getByRole('dialog')
    await form.getByText(`Total open today: €${total} (principal €1,000.00`, { exact: false }).waitFor()
    await form.getByText(/We stop pursuing it, but nothing is waived\.$/).waitFor()
    assert.ok(case_reference)
  })

  test('a payment of 1999 is asked about, and taken when it is meant', async () => {
    const id = await makeDemanded(1_000)
    const form = await openDialog(desk.page, id, 'en')
    await form.getByLabel('Amount').fill('5')
    await form.getByLabel('Payment date').fill('1999-03-01')
    const box = form.getByRole('checkbox', { name: 'Yes, the payment was made on 01/03/1999.' })
    await box.waitFor()
    await assertAccessible(desk.page)
    await form.getByRole('button', { name: 'Record a payment' }).click()
    assert.deepEqual(await paidOf(id), [])
    await box.check()
    await form.getByRole('button', { name: 'Record a payment' }).click()
    await form.waitFor({ state: 'detached' })
    assert.deepEqual(await paidOf(id), [5])
  })

  test('a payment is taken back from the list of payments', async () => {
    const id = await makeDemanded(1_000)
    await desk.team.post(`/api/operator/claims/${id}/payments`, { amount: 12.34 })
    const { case_reference } = await fileOf(id)
    await desk.page.goto('/operator/payments')
    await desk.page.getByRole('button', { name: `Reverse the payment: ${case_reference}` }).click()
    const form = desk.page.getByRole('dialog', { name: 'Reverse the payment' })
    await form.getByText(/^The payment of €12\.34 on .* will be reversed: file /).waitFor()
    await form.getByRole('button', { name: 'Reverse the payment' }).click()
    await form.waitFor({ state: 'detached' })
    const [payment] = (await fileOf(id)).payments
    assert.equal(payment.status, 'reversed')
  })

  test('at the bank what closes a claim with a rest is asked about, and the payment leads back to its entry', async () => {
    await openClientMoney(desk.house.admin, desk.partner.organization_id)
    const id = await makeDemanded(1_000, 'Waldner')
    const booked = [{ amount: 1_000, text: 'Danke', name: 'Eva Waldner', reference: 'W1' }]
    await upload(desk.team, '/api/operator/bank-statements', 'statement.xml', camtOf(booked))
    await desk.page.goto('/operator/bank?q=Waldner')
    const chosen = desk.page.getByRole('region', { name: 'Chosen entry' })
    await chosen.getByText(/^This pays the invoices\. €\S+ is waived, and the claim is closed\.$/).waitFor()
    await chosen.getByRole('button', { name: /^Book: MW/ }).click()
    const form = desk.page.getByRole('dialog', { name: 'Assign the entry' })
    await form.getByText(/€1,000\.00 will be booked to MW\d+ \(Eva Waldner\)\. .*It is waived\.$/).waitFor()
    await assertAccessible(desk.page)
    await form.getByRole('button', { name: 'Book', exact: true }).click()
    await form.waitFor({ state: 'detached' })
    assert.equal((await fileOf(id)).closure_reason, 'paid')

    await desk.page.goto(`/operator/claims/${id}?tab=payments`)
    await desk.page.getByRole('link', { name: 'Undo on the entry' }).click()
    await chosen.getByText('Eva Waldner').first().waitFor()
    assert.match(desk.page.url(), /entry_id=/)
  })
})
