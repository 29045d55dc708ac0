import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { useDesk } from '../../desk.ts'

describe('settings', () => {
  const desk = useDesk()
  const organizationOf = () => desk.partner.organization_id
  const stored = async () => await desk.team.get(`/api/operator/organizations/${organizationOf()}`)

  test('an organisation is added, and its terms, fees and letterhead are changed', async () => {
    await desk.page.goto('/operator/settings')
    await desk.page.getByRole('row').nth(1).waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByRole('button', { name: 'Add an organisation' }).click()
    await desk.page.getByRole('dialog').getByLabel('Name').fill('Alpenland Inkasso')
    await assertAccessible(desk.page)
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Add an organisation' }).click()
    await desk.page.getByRole('heading', { name: 'Alpenland Inkasso' }).waitFor()
    await desk.page.getByText('no letters can be created in live mode').waitFor()

    await desk.page.getByLabel('Days between demand letters').fill('21')
    await desk.page.getByLabel('Success fee').fill('7.25')
    await desk.page.getByLabel('Our fee per filing').fill('12.5')
    await desk.page.getByLabel('Own letterhead').check()
    for (const [label, text] of Object.entries({
      'Company *': 'Alpenland Inkasso GmbH',
      'Street and number *': 'Ring 1',
      'Postcode *': '1010',
      'City *': 'Wien',
      'Country (AT, DE …) *': 'AT',
      'IBAN *': 'AT61 1904 3002 3457 3201',
    }))
      await desk.page.getByLabel(label, { exact: true }).fill(text)
    await desk.page.getByLabel('Email *').fill('kein Postfach')
    await desk.page.getByText('Unsaved changes').waitFor()
    await assertAccessible(desk.page)
  })

  test('a value that the server refuses is marked at its field, and a valid one is stored', async () => {
    await desk.page.getByLabel('Email *').fill('post@alpenland.example')
    await desk.page.getByLabel('IBAN').fill('AT00 1904 3002 3457 3201')
    await desk.page.getByRole('button', { name: 'Save' }).click()
    await desk.page.getByRole('alert').getByText(/IBAN/).first().waitFor()
    assert.equal(await desk.page.getByLabel('IBAN').getAttribute('aria-invalid'), 'true')
    await desk.page.getByLabel('IBAN').fill('AT61 1904 3002 3457 3201')
    await desk.page.getByRole('button', { name: 'Save' }).click()
    await desk.page.getByText('Everything is saved').waitFor()
    assert.equal(await desk.page.getByLabel('IBAN').inputValue(), 'AT611904300234573201')
    const id = desk.page.url().split('/').at(-1)
    const data = await desk.team.get(`/api/operator/organizations/${id}`)
    assert.partialDeepStrictEqual(data, { letter_interval_days: 21, success_fee_rate: 0.0725, filing_fee: 12.5 })
    assert.equal(data.letterhead.supervisory_authority, null)
  })

  test('a bank account that was made by mistake is closed beside its record', async () => {
    const organization_id = organizationOf()
    const account = { organization_id, name: 'Irrtum', iban: 'AT02 1100 0006 2288 8600', kind: 'client_money' }
    await desk.team.post('/api/operator/bank-accounts', account)
    await desk.page.goto('/operator/settings?tab=accounts')
    await desk.page.getByRole('button', { name: 'Close Irrtum' }).click()
    const dialog = desk.page.getByRole('dialog', { name: 'Close Irrtum' })
    await dialog.getByText('Statements for AT02 1100 0006 2288 8600 are no longer accepted.').waitFor()
    await assertAccessible(desk.page)
    await dialog.getByLabel('Why was it a mistake?').fill('Wrong organisation')
    await dialog.getByRole('button', { name: 'Close the account' }).click()
    await desk.page.getByText('The account Irrtum is closed').waitFor()
    await desk.page.getByRole('region', { name: 'Irrtum' }).waitFor({ state: 'detached' })
  })

  test('two people who change different settings do not overwrite each other', async () => {
    await desk.page.goto(`/operator/settings/organizations/${organizationOf()}`)
    await desk.page.getByLabel('Isolate partners').check()
    await desk.team.patch(`/api/operator/organizations/${organizationOf()}`, { installment_grace_days: 10 })
    await desk.page.getByRole('button', { name: 'Save' }).click()
    await desk.page.getByText('Everything is saved').waitFor()
    assert.partialDeepStrictEqual(await stored(), { isolate_partners: true, installment_grace_days: 10 })
    assert.equal(await desk.page.getByLabel('Grace period for instalments').inputValue(), '10 days')
  })

  test('legal tables show what applies today, its source, and open questions', async () => {
    await desk.page.goto('/operator/settings?tab=legal')
    await desk.page.getByRole('button', { name: /^Court fees, Austria/ }).click()
    await desk.page.getByText('Applies today').waitFor()
    assert.match(desk.page.url(), /table=court_fees_at/)
    await assertAccessible(desk.page)
  })

  const chooseTable = async (content: object) => {
    const chooser = desk.page.waitForEvent('filechooser')
    await desk.page.getByRole('button', { name: 'Replace table' }).click()
    const buffer = Buffer.from(JSON.stringify(content))
    await (await chooser).setFiles({ name: 'base-rates.json', mimeType: 'application/json', buffer })
  }
  const dialog = () => desk.page.getByRole('dialog')
  const NEXT = { valid_from: '2031-01-01', rate_bp: 200, source: 'A new ordinance', note: '' }
  const storedTable = () => desk.team.get('/api/operator/legal-tables/base_rates')

  test('the rows of a legal table show their figures', async () => {
    await desk.page.goto('/operator/settings?tab=legal&table=base_rates')
    await desk.page
      .getByRole('row', { name: /AT 01\/07\/2026/ })
      .getByText('Rate: 1.53%')
      .waitFor()
    await desk.page.getByRole('button', { name: /^Court fees, Austria/ }).click()
    const bands = desk.page.getByRole('table', { name: 'Figures in the row first_instance from 01/04/2025, Bands' })
    await bands.getByRole('cell', { name: '€31.00' }).waitFor()
  })

  test('an administrator sees what changes, replaces a legal table and restores the built-in one', async () => {
    await desk.page.goto('/operator/settings?tab=legal&table=base_rates')
    const table = await storedTable()
    await chooseTable({ ...table, AT: [NEXT, ...table.AT] })
    await desk.page.getByRole('alert').getByText('AT, row 2, in force from: is out of order').waitFor()
    await chooseTable({ ...table, AT: [...table.AT, NEXT] })
    const changes = dialog().getByRole('region', { name: 'What changes' })
    await changes.getByText('Rate: 1.53% → 2.00%').waitFor()
    await dialog().getByText('Interest on open claims is calculated from it and changes').waitFor()
    assert.equal(await dialog().getByRole('textbox').count(), 0, 'nothing unusual, nothing to type')
    assert.deepEqual(await storedTable(), table, 'nothing is stored yet')
    await assertAccessible(desk.page)
    await dialog().getByRole('button', { name: 'Replace table' }).click()
    await desk.page.getByRole('cell', { name: 'A new ordinance' }).waitFor()
    await desk.page.getByText(/Uploaded by Somebody/).waitFor()
    await desk.page
      .getByRole('row', { name: /AT 01\/01\/2031/ })
      .getByText(/Confirmed by Somebody/)
      .waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByRole('button', { name: 'Revert to the built-in table' }).click()
    await dialog().getByText('removed').waitFor()
    await dialog().getByRole('button', { name: 'Revert to the built-in table' }).click()
    await desk.page.getByRole('cell', { name: 'A new ordinance' }).waitFor({ state: 'hidden' })
  })

  test('a rate ten times as high is put in force only by whoever types the name of the table', async () => {
    await desk.page.goto('/operator/settings?tab=legal&table=base_rates')
    const table = await storedTable()
    await chooseTable({ ...table, AT: [...table.AT, { ...NEXT, rate_bp: 1_530 }] })
    await dialog().getByText('10 times as much').waitFor()
    await assertAccessible(desk.page)
    const replace = dialog().getByRole('button', { name: 'Replace table' })
    await replace.click()
    await dialog().getByText('Type “Base rates”.').waitFor()
    await dialog().getByLabel('To confirm: Base rates').fill('base')
    await desk.page.keyboard.press('Enter')
    assert.deepEqual(await storedTable(), table)
    await dialog().getByLabel('To confirm: Base rates').fill('Base rates')
    await desk.page.keyboard.press('Enter')
    await desk.page.getByText('The table is now in force').waitFor()
    assert.equal((await storedTable()).AT.at(-1).rate_bp, 1_530)
  })

  test('versions say who and when, and an earlier one is put in force again', async () => {
    const [wrong] = await desk.team.get('/api/operator/legal-tables/base_rates/versions')
    const table = await storedTable()
    const mended = { ...table, AT: [...table.AT.slice(0, -1), { ...NEXT, rate_bp: 153 }] }
    const url = '/api/operator/legal-tables/base_rates'
    const { confirmation } = await desk.team.post(`${url}/compare`, { content: mended })
    await desk.team.put(`${url}?confirm=${confirmation}`, mended)
    await desk.page.goto('/operator/settings?tab=legal&table=base_rates')
    const versions = desk.page.getByRole('table', { name: 'Versions' })
    await versions.getByRole('row', { name: /uploaded Latest Somebody/ }).waitFor()
    await versions.getByRole('button', { name: `Restore: version ${wrong.version}` }).click()
    await dialog().getByText('Rate: 1.53% → 15.30%').waitFor()
    await dialog().getByLabel('To confirm: Base rates').fill('Base rates')
    await dialog()
      .getByRole('button', { name: `Restore version ${wrong.version}` })
      .click()
    await versions.getByText(`version ${wrong.version} restored`).waitFor()
    assert.equal((await storedTable()).AT.at(-1).rate_bp, 1_530)
    await assertAccessible(desk.page)
  })

  test('an administrator moves the clock of the sandbox, and an agent only reads it', async () => {
    await desk.page.goto('/operator/settings?tab=sandbox')
    const before = (await desk.team.get('/api/operator/sandbox/clock')).now
    await desk.page.getByLabel('Days').fill('2')
    await assertAccessible(desk.page)
    await desk.page.getByRole('button', { name: 'Move clock' }).click()
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Move clock' }).click()
    await desk.page.getByText(/jobs? (was|were) run along the way/).waitFor()
    const after = (await desk.team.get('/api/operator/sandbox/clock')).now
    assert.ok(new Date(after).getTime() - new Date(before).getTime() >= 2 * 86_400_000)
    const visitor = await desk.visitor({ cookie: desk.house.agent.cookie })
    await visitor.goto('/operator/settings?tab=sandbox')
    await visitor.getByText('Only administrators can move the clock here.').waitFor()
    assert.equal(await visitor.getByRole('button', { name: 'Move clock' }).count(), 0)
  })

  test('an agent can read the settings but change nothing', async () => {
    const visitor = await desk.visitor({ cookie: desk.house.agent.cookie })
    await visitor.goto('/operator/settings')
    await visitor.getByRole('row').nth(1).waitFor()
    const found = visitor.getByRole('button', { name: 'Add an organisation' })
    assert.equal(await found.getAttribute('aria-disabled'), 'true')
    await visitor.goto(`/operator/settings/organizations/${organizationOf()}`)
    await visitor.getByText('Only administrators may do this.').waitFor()
    assert.equal(await visitor.getByLabel('Success fee').isDisabled(), true)
    await assertAccessible(visitor)
  })
})
