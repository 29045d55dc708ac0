import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { hire, PASSWORD } from '../api.ts'
import { assertAccessible } from '../browser.ts'
import { decideToSue, eventually, makeClaim, makeCollectable, makeRecommended, upload } from '../cases.ts'
import { enterPortal, sendLetter } from '../debtors.ts'
import { useDesk } from '../desk.ts'
import { doubtfulInvoice, EMPTY_PDF } from '../pdf.ts'

/** Once through the desk; the details are in `e2e/long`. */
describe('walk through the desk', () => {
  const desk = useDesk({ is_shared: true })
  let claim_id: string
  before(async () => {
    const { partner, house } = desk
    const [collectable, court, checked] = await Promise.all([
      makeCollectable(partner, { debtor: { person: { first_name: 'Eva', last_name: 'Adler' } } }),
      makeRecommended(partner, { debtor: { person: { first_name: 'Otto', last_name: 'Kläger' } } }),
      makeClaim(partner),
      hire(house.admin, { email: 'anna@team.example', name: 'Anna Gruber', role: 'agent' }),
    ])
    claim_id = collectable.id
    const invoice = await upload(partner, `/openapi/claims/${checked.id}/invoices`, 'first.pdf', doubtfulInvoice('A-1'))
    await decideToSue(partner, court.id)
    await eventually(async () => {
      const { data_extraction_status } = await desk.team.get(`/api/operator/invoices/${invoice.id}/extraction`)
      return data_extraction_status === 'completed'
    })
    // The program that renders pages is slow to start.
    assert.equal((await desk.team.ask('GET', `/api/operator/invoices/${invoice.id}/pages/1`)).status, 200)
  })

  test('a visitor who is not logged in is asked to, and then sees the requested page', async () => {
    const page = await desk.visitor()
    await page.goto('/operator/claims?case_status=open')
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await assertAccessible(page)
    await page.getByLabel('Email').fill('anna@team.example')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Claims' }).waitFor()
    assert.match(page.url(), /\/operator\/claims\?case_status=open$/)
    await page.getByText('Someone else knows your password').waitFor()
    await page.getByRole('button', { name: 'Account of Anna Gruber' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
  })

  test('every page shows its content and is reached through the navigation', async () => {
    const { page } = desk
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    await page.goto('/operator/')
    await page.getByRole('img', { name: /^Bar chart of money collected/ }).waitFor()
    await assertAccessible(page)
    const stops: [string | RegExp, string, () => Promise<unknown>][] = [
      [/^Work queue/, 'Work queue', () => page.getByText(/items wait/).waitFor()],
      ['Claims', 'Claims', () => page.getByRole('row').nth(3).waitFor()],
      ['Payments', 'Payments', () => page.getByText('No payment').first().waitFor()],
      ['Letters', 'Letters', () => page.getByRole('tab', { name: /^To send/ }).waitFor()],
      ['Instalment plans', 'Instalment plans', () => page.getByRole('tab', { name: /^Active/ }).waitFor()],
      ['Disputes', 'Disputes', () => page.getByText('No claim is disputed').waitFor()],
      ['Partners', 'Partners', () => page.getByRole('link', { name: 'Partner', exact: true }).waitFor()],
      ['Revenue share', 'Revenue share', () => page.getByRole('tab', { name: 'Payouts' }).waitFor()],
      ['Emails', 'Emails', () => page.getByRole('row').nth(1).waitFor()],
      ['Team', 'Team', () => page.getByRole('row').filter({ hasText: 'Anna Gruber' }).waitFor()],
      ['Settings', 'Settings', () => page.getByRole('row').nth(1).waitFor()],
    ]
    for (const [name, title, untilShown] of stops) {
      await navigation.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await untilShown()
      await assertAccessible(page)
    }
  })

  test('the data of a page is requested while the pointer rests on its link', async () => {
    const { page } = desk
    await page.goto('/operator/account')
    await page.getByRole('heading', { name: 'My account' }).waitFor()
    await assertAccessible(page)
    const asked = page.waitForRequest(/\/api\/operator\/installment-plans\?/)
    await page.getByRole('link', { name: 'Instalment plans' }).hover()
    await asked
    assert.match(page.url(), /\/operator\/account$/, 'nobody has clicked')
  })

  test('a claim is accepted by hand with the consequence shown first, and gets its first letter', async () => {
    const { page } = desk
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await page.goto(`/operator/claims/${claim_id}`)
    await page.getByRole('heading', { level: 1, name: 'Eva Adler' }).waitFor()
    await assertAccessible(page)
    await button('Accept').click()
    const dialog = page.getByRole('dialog', { name: 'Accept' })
    await dialog.getByText('The partner has no active webhook: the new stage appears only in its event feed.').waitFor()
    await assertAccessible(page)
    await dialog.getByLabel('Note').fill('Papers are complete')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await page.getByText('Papers are complete').waitFor()
    await button('Send 1st demand letter').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send 1st demand letter' }).click()
    await page.getByText('1st demand letter created, deadline').waitFor()
    assert.equal((await desk.team.get(`/api/operator/claims/${claim_id}`)).collection_stage, 'first_demand_letter')
    await page.keyboard.press('3')
    await button('Record a payment').click()
    const form = page.getByRole('dialog', { name: 'Record a payment' })
    await form.getByLabel('Amount').fill('250.50')
    await form.getByRole('button', { name: 'Record a payment' }).click()
    await page.getByText(/^€250\.50 paid, open invoices €749\.50, total open today /).waitFor()
    await assertAccessible(page)
  })

  test('an invoice is checked by keyboard beside its file', async () => {
    const { page } = desk
    await page.goto('/operator/invoices')
    await page.getByText('1 invoice waiting').waitFor()
    await page.getByRole('button', { name: 'Start checking' }).click()
    await page.getByRole('img', { name: 'Page 1 of first.pdf' }).waitFor()
    await assertAccessible(page)
    await page.getByRole('button', { name: 'Change Gross amount' }).click()
    await page.getByLabel('Gross amount').fill('99')
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Gross amount saved').waitFor()
  })

  test('a court case is filed once its creditor has decided', async () => {
    const { page } = desk
    await page.goto('/operator/court')
    await page.getByRole('row').filter({ hasText: 'Otto Kläger' }).press('Enter')
    await page.getByRole('dialog').getByText('Creditor’s street').waitFor()
    await assertAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Record filing' }).click()
    const filing = page.getByRole('dialog', { name: 'The court action was filed' })
    await filing.getByLabel('Court or transmission reference').fill('12 C 345/26a')
    await filing.getByRole('button', { name: 'Record filing' }).click()
    await page.getByText('Filing recorded').waitFor()
    await page.getByText(/12 C 345\/26a/).waitFor()
  })

  test('a debtor who wrote is answered, and what a debtor announced is seen', async () => {
    const { page } = desk
    const printed = await sendLetter(desk.house, { debtor: { person: { first_name: 'Ida', last_name: 'Brief' } } })
    const debtor = await enterPortal(desk.address, printed)
    await debtor.post('/api/debtor/messages', { text: 'What is this?\n\nPlease tell me.' })
    await upload(debtor, '/api/debtor/messages', 'Beleg.pdf', EMPTY_PDF)
    await page.goto('/operator/work?kind=debtor_message')
    await page.getByRole('link', { name: /^Ida Brief/ }).click()
    await page.waitForURL(/tab=messages/)
    await page.getByText('Please tell me.').waitFor()
    await page.getByRole('tab', { name: 'Messages 2 unanswered' }).waitFor()
    await assertAccessible(page)
    await page.getByRole('button', { name: 'Share with the creditor: Beleg.pdf' }).click()
    const question = page.getByRole('dialog', { name: 'Show it to the creditor?' })
    await question.getByText('This cannot be undone.').waitFor()
    await question.getByRole('button', { name: 'Share with the creditor' }).click()
    await question.waitFor({ state: 'detached' })
    await page.getByText('Team only', { exact: true }).waitFor({ state: 'detached' })
    await page.getByLabel('Answer to the debtor').fill('An invoice of March.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await page.getByRole('list', { name: 'Messages' }).getByText('An invoice of March.').waitFor()
    await page.getByRole('tab', { name: 'Messages', exact: true }).waitFor()
    assert.equal((await debtor.get('/api/debtor/messages')).at(-1).text, 'An invoice of March.')

    await debtor.post('/api/debtor/promise', { date: '2030-05-20' })
    await page.goto('/operator/work?kind=debtor_promise')
    await page.getByText('Pays on 20/05/2030').waitFor()
    await assertAccessible(page)
    await page.keyboard.press('j')
    await page.keyboard.press('g')
    await page.getByText('Marked as seen').waitFor()
    await page.getByText('All done').waitFor()
    await page.goto(`/operator/claims/${printed.claim_id}`)
    await page.getByRole('alert', { name: 'Payment announced for 20/05/2030' }).waitFor()
    await page.getByText('Marked as seen in the work queue: Payment announced').waitFor()
    await assertAccessible(page)
  })

  test('the palette leads to a claim from anywhere, and the desk has German texts and dark colours', async () => {
    const { page } = desk
    await page.goto('/operator/mail')
    await page.getByRole('table').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Page, step, reference, name …').fill('Adler')
    await page.getByRole('button', { name: /Adler MW/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Eva Adler' }).waitFor()
    await page.getByRole('radiogroup', { name: 'Language' }).getByText('DE').click()
    await page.getByRole('link', { name: 'Forderungen', exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Dunkle Darstellung' }).click()
    await page.getByRole('button', { name: 'Helle Darstellung' }).waitFor()
  })
})
