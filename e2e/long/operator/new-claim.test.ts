import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { PASSWORD } from '../../api.ts'
import { assertAccessible } from '../../browser.ts'
import { makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

describe('a case by hand', () => {
  const desk = useDesk({ role: 'agent' })
  const claims = async (q: string): Promise<{ id: string }[]> =>
    desk.team.get(`/api/operator/claims?q=${encodeURIComponent(q)}`)
  const button = () => desk.page.getByRole('button', { name: 'Enter claim' })
  const part = (name: string, page = desk.page) => page.getByRole('region', { name, exact: true })

  async function choosePartner(page: Page) {
    const { name } = await desk.team.get(`/api/operator/partners/${desk.partner.id}`)
    await page.getByRole('combobox', { name: 'Partner' }).fill(name)
    await page.getByRole('option', { name }).first().click()
  }

  async function typeParties(last_name: string, page = desk.page) {
    const customer = part('Creditor', page)
    await customer.getByText('New', { exact: true }).click()
    await customer.getByLabel('Company name').fill('Huber GmbH')
    await customer.getByLabel('Email').fill('office@huber.example')
    const debtor = part('Debtor', page)
    await debtor.getByLabel('Last name').fill(last_name)
    await debtor.getByLabel('Street').fill('Ring 1')
    await debtor.getByLabel('Postcode').fill('1010')
    await debtor.getByLabel('City').fill('Wien')
  }

  const invoice = (number: number) => desk.page.getByRole('group', { name: `Invoice ${number}` })

  async function attach(number: number, name: string, buffer: Buffer) {
    const chosen = desk.page.waitForEvent('filechooser')
    await invoice(number).getByRole('button', { name: 'PDF' }).click()
    await (await chosen).setFiles({ name, mimeType: 'application/pdf', buffer })
  }

  test('it is entered with typed invoices and a PDF, and leads to its file', async () => {
    await desk.page.goto('/operator/claims')
    await desk.page.getByRole('link', { name: 'Enter a claim' }).last().click()
    await desk.page.getByRole('heading', { name: 'Enter a claim' }).waitFor()
    assert.equal(await desk.page.getByRole('link', { name: 'Import' }).last().getAttribute('href'), '/operator/import')
    await typeParties('Handerfasst')
    await button().click()
    await desk.page.getByText('Please choose the partner.').waitFor()
    await desk.page.getByText('Please enter the amount or add the PDF.').waitFor()
    await choosePartner(desk.page)
    await invoice(1).getByLabel('Number').fill('R-1')
    await invoice(1).getByLabel('Gross amount').fill('1,234.56')
    await invoice(1).getByLabel('Due date').fill('2030-03-31')
    await desk.page.getByRole('button', { name: 'Add another invoice' }).click()
    await attach(2, 'rechnung.pdf', PDF)
    await assertAccessible(desk.page)
    await button().click()
    await desk.page.getByText('Claim entered').waitFor()
    await desk.page.waitForURL(/\/operator\/claims\/[0-9a-f-]{36}/)
    const [found] = await claims('Handerfasst')
    const file = await desk.team.get(`/api/operator/claims/${found?.id}`)
    const invoices: { invoice_number: string | null; invoice_amount_gross: number | null }[] = file.invoices
    assert.deepEqual(
      invoices.map(({ invoice_number, invoice_amount_gross }) => [invoice_number, invoice_amount_gross]).sort(),
      [
        [null, null],
        ['R-1', 1234.56],
      ].sort(),
    )
  })

  test('what the API refuses stands at its field, nothing typed is lost, and Enter three times makes one case', async () => {
    await desk.page.goto('/operator/new-claim')
    await typeParties('Dreimal')
    await choosePartner(desk.page)
    await part('Creditor').getByLabel('VAT number').fill('12')
    await part('Debtor').getByLabel('Country').fill('Atlantis')
    await invoice(1).getByLabel('Gross amount').fill('50')
    await button().click()
    await desk.page.locator('[aria-invalid="true"]').first().waitFor()
    assert.equal(await part('Creditor').getByLabel('VAT number').getAttribute('aria-invalid'), 'true')
    assert.equal(await part('Debtor').getByLabel('Country').getAttribute('aria-invalid'), 'true')
    assert.equal(await part('Debtor').getByLabel('Last name').inputValue(), 'Dreimal')
    assert.deepEqual(await claims('Dreimal'), [])
    await part('Creditor').getByLabel('VAT number').fill('')
    await part('Debtor').getByLabel('Country').fill('AT')

    await desk.page.getByRole('link', { name: 'Letters' }).first().click()
    await desk.page.getByRole('heading', { name: 'Letters' }).waitFor()
    await desk.page.getByRole('link', { name: 'Enter a claim' }).first().click()
    assert.equal(
      await part('Debtor').getByLabel('Last name').inputValue(),
      'Dreimal',
      'looking something up loses nothing',
    )

    await part('Debtor').getByLabel('Last name').focus()
    for (let press = 0; press < 3; press++) await desk.page.keyboard.press('Enter')
    await desk.page.waitForURL(/\/operator\/claims\/[0-9a-f-]{36}/)
    assert.equal((await claims('Dreimal')).length, 1)
  })

  test('a session that ended asks for the password over the page, and what was typed is sent afterwards', async () => {
    const member = await desk.newMember({ role: 'agent' })
    const page = await desk.visitor({ cookie: member.cookie })
    await page.goto('/operator/new-claim')
    await typeParties('Abgemeldet', page)
    await choosePartner(page)
    await page.getByLabel('Gross amount').fill('50')
    assert.equal((await member.ask('DELETE', '/api/operator/session')).status, 200)
    await page.getByRole('button', { name: 'Enter claim' }).click()
    const login = page.getByRole('dialog', { name: 'Your session has ended' })
    await login.getByLabel('Password', { exact: true }).fill(`${PASSWORD}, my own`)
    await login.getByRole('button', { name: 'Log in', exact: true }).click()
    await login.waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Last name').inputValue(), 'Abgemeldet')
    assert.deepEqual(await claims('Abgemeldet'), [], 'nothing is sent by itself')
    await page.getByRole('button', { name: 'Enter claim' }).click()
    await page.waitForURL(/\/operator\/claims\/[0-9a-f-]{36}/)
    assert.equal((await claims('Abgemeldet')).length, 1)
  })

  test('a reference that the partner has used already is said at its field', async () => {
    const { id } = await makeCollectable(desk.partner, { claim: { partner_reference: 'P-77' } })
    await desk.page.goto('/operator/new-claim')
    await choosePartner(desk.page)
    await desk.page.getByLabel('Partner’s reference').fill('P-77')
    const customer = part('Creditor').getByRole('combobox', { name: 'Find a creditor' })
    await customer.fill('Huber')
    await desk.page
      .getByRole('option', { name: /Huber GmbH/ })
      .first()
      .click()
    const debtor = part('Debtor')
    await debtor.getByText('Existing', { exact: true }).click()
    await debtor.getByRole('combobox', { name: 'Find a debtor' }).fill('Canary')
    await desk.page
      .getByRole('option', { name: /Canary-Maier/ })
      .first()
      .click()
    await invoice(1).getByLabel('Gross amount').fill('50')
    await button().click()
    await desk.page.getByText('This partner already has a case with this reference.').waitFor()
    assert.match(
      (await desk.page.getByRole('link', { name: 'Open that case' }).getAttribute('href')) ?? '',
      new RegExp(id),
    )
    await desk.page.getByLabel('Partner’s reference').fill('P-78')
    await button().click()
    await desk.page.waitForURL(/\/operator\/claims\/[0-9a-f-]{36}/)
    const [found] = await claims('P-78')
    assert.equal((await desk.team.get(`/api/operator/claims/${found?.id}`)).debtor.person.last_name, 'Canary-Maier')
  })

  test('a file that is refused can be replaced, and the case is made once', async () => {
    await desk.page.goto('/operator/new-claim')
    await typeParties('Dateifehler')
    await choosePartner(desk.page)
    await attach(1, 'rechnung.pdf', Buffer.from('no PDF at all'))
    await button().click()
    await desk.page.getByText('a file is still missing').waitFor()
    await assertAccessible(desk.page)
    assert.equal((await claims('Dateifehler')).length, 1)
    await invoice(1).getByRole('button', { name: 'Remove the file from invoice 1' }).click()
    await desk.page.getByRole('button', { name: 'Upload files' }).click()
    await desk.page.getByText('Please choose the PDF for this invoice.').waitFor()
    await attach(1, 'rechnung.pdf', PDF)
    await desk.page.getByRole('button', { name: 'Upload files' }).click()
    await desk.page.waitForURL(/\/operator\/claims\/[0-9a-f-]{36}/)
    const [found, ...more] = await claims('Dateifehler')
    assert.equal(more.length, 0)
    assert.equal((await desk.team.get(`/api/operator/claims/${found?.id}`)).invoices.length, 1)
  })
})
