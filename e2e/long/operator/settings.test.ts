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
    await desk.page.getByText('no letter can be made in live mode').waitFor()

    await desk.page.getByLabel('Days between demand letters').fill('21')
    await desk.page.getByLabel('Success fee').fill('7.25')
    await desk.page.getByLabel('Fee per filing').fill('12.5')
    await desk.page.getByLabel('Own letterhead').check()
    for (const [label, text] of Object.entries({
      'Company *': 'Alpenland Inkasso GmbH',
      'Street and number *': 'Ring 1',
      'Postal code *': '1010',
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
    await desk.page.getByRole('alert').getByText('letterhead.iban').waitFor()
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

  test('two people who change different settings do not overwrite each other', async () => {
    await desk.page.goto(`/operator/settings/organizations/${organizationOf()}`)
    await desk.page.getByLabel('Isolate partners').check()
    await desk.team.patch(`/api/operator/organizations/${organizationOf()}`, { installment_grace_days: 10 })
    await desk.page.getByRole('button', { name: 'Save' }).click()
    await desk.page.getByText('Everything is saved').waitFor()
    assert.partialDeepStrictEqual(await stored(), { isolate_partners: true, installment_grace_days: 10 })
    assert.equal(await desk.page.getByLabel('Grace for instalments').inputValue(), '10 days')
  })

  test('legal tables show what applies today, its source, and open questions', async () => {
    await desk.page.goto('/operator/settings?tab=legal')
    await desk.page.getByRole('button', { name: /^Court fees, Austria/ }).click()
    await desk.page.getByText('Holds today').waitFor()
    assert.match(desk.page.url(), /table=court_fees_at/)
    await assertAccessible(desk.page)
  })

  test('an administrator replaces a legal table and restores the built-in one', async () => {
    await desk.page.goto('/operator/settings?tab=legal&table=base_rates')
    const table = await desk.team.get('/api/operator/legal-tables/base_rates')
    const row = { valid_from: '2031-01-01', rate_bp: 200, source: 'A new ordinance', note: '' }
    const choose = async (content: object) => {
      const chooser = desk.page.waitForEvent('filechooser')
      await desk.page.getByRole('button', { name: 'Replace the table' }).click()
      const buffer = Buffer.from(JSON.stringify(content))
      await (await chooser).setFiles({ name: 'base-rates.json', mimeType: 'application/json', buffer })
      await desk.page.getByRole('dialog').getByRole('button', { name: 'Replace the table' }).click()
    }
    await choose({ ...table, AT: [row, ...table.AT] })
    await desk.page.getByRole('alert').getByText('must be later than the one before').waitFor()
    await choose({ ...table, AT: [...table.AT, row] })
    await desk.page.getByText('A new ordinance').waitFor()
    await desk.page.getByText(/Uploaded by Somebody/).waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByRole('button', { name: 'Back to the built-in one' }).click()
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Back to the built-in one' }).click()
    await desk.page.getByText('A new ordinance').waitFor({ state: 'hidden' })
  })

  test('an administrator moves the clock of the sandbox, and an agent only reads it', async () => {
    await desk.page.goto('/operator/settings?tab=sandbox')
    const before = (await desk.team.get('/api/operator/sandbox/clock')).now
    await desk.page.getByLabel('Days').fill('2')
    await assertAccessible(desk.page)
    await desk.page.getByRole('button', { name: 'Move the clock' }).click()
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Move the clock' }).click()
    await desk.page.getByText(/jobs? (was|were) done on the way/).waitFor()
    const after = (await desk.team.get('/api/operator/sandbox/clock')).now
    assert.ok(new Date(after).getTime() - new Date(before).getTime() >= 2 * 86_400_000)
    const visitor = await desk.visitor({ cookie: desk.house.agent.cookie })
    await visitor.goto('/operator/settings?tab=sandbox')
    await visitor.getByText('Administrators move the clock here.').waitFor()
    assert.equal(await visitor.getByRole('button', { name: 'Move the clock' }).count(), 0)
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
