import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { decideToSue, eventually, makeRecommended } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('court', () => {
  const desk = useDesk({ role: 'agent' })
  let claim_id: string
  let case_reference: string
  before(async () => {
    claim_id = (await makeRecommended(desk.partner)).id
    case_reference = (await desk.team.get(`/api/operator/claims/${claim_id}`)).case_reference
  })
  const drawerOf = () => desk.page.getByRole('dialog').filter({ hasText: case_reference })
  const open = () => desk.page.getByRole('row').filter({ hasText: 'Max Canary-Maier' }).press('Enter')

  test('a claim that waits for its creditor shows why it cannot be filed', async () => {
    const drawer = drawerOf()
    await desk.page.goto('/operator/court')
    await desk.page.getByText('Nothing to file').waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByRole('tab', { name: /^Awaiting a decision/ }).click()
    assert.match(desk.page.url(), /tab=awaiting_decision/)
    await open()
    await drawer.getByText('The creditor has not decided yet').first().waitFor()
    assert.match(desk.page.url(), /claim_id=/)
    const filing = drawer.getByRole('button', { name: 'Record filing' })
    assert.equal(await filing.getAttribute('aria-disabled'), 'true')
    await drawer.getByText('The creditor has not decided yet.', { exact: true }).waitFor({ state: 'attached' })
    await assertAccessible(desk.page)
    await drawer.getByRole('link', { name: 'Open the claim file' }).click()
    await desk.page.getByText('What going to court would cost').waitFor()
    await desk.page.getByText('€140.00').first().waitFor()
  })

  test('a court case goes from the decision to its title', async () => {
    const drawer = drawerOf()
    await decideToSue(desk.partner, claim_id)
    await desk.page.goto('/operator/court')
    await desk.page.getByRole('cell', { name: /items? missing/ }).waitFor()
    await assertAccessible(desk.page)
    await open()
    await drawer.getByText('Creditor’s street').waitFor()
    assert.equal(
      await drawer.getByRole('link', { name: 'Fix: Creditor’s street' }).getAttribute('href'),
      `/operator/claims/${claim_id}`,
    )
    const download = desk.page.waitForEvent('download')
    await drawer.getByRole('link', { name: 'As PDF' }).click()
    assert.equal((await download).suggestedFilename(), `${case_reference}-filing.pdf`)

    await drawer.getByRole('button', { name: 'Record filing' }).click()
    const filing = desk.page.getByRole('dialog', { name: 'The court action was filed' })
    await filing.getByText('it can be undone as long as').waitFor()
    await assertAccessible(desk.page)
    await filing.getByLabel('Court or transmission reference').fill('12 C 345/26a')
    await filing.getByRole('button', { name: 'Record filing' }).click()
    await desk.page.getByText('Filing recorded').waitFor()
    await drawer.getByText('12 C 345/26a').waitFor()

    await drawer.getByRole('button', { name: 'Court message' }).click()
    const message = desk.page.getByRole('dialog', { name: 'Record a message from the court' })
    await message.getByLabel('Date of the message').fill('2040-01-01')
    await message.getByRole('button', { name: 'Record' }).click()
    await message.getByText('must not be in the future').first().waitFor()
    await message.getByLabel('Date of the message').fill('2030-05-13')
    await message.getByRole('button', { name: 'Record' }).click()
    await message.getByText('The date is before the date of filing.').first().waitFor()
    await message.getByLabel('Date of the message').fill('2030-05-14')
    await message.getByRole('button', { name: 'Record' }).click()
    await desk.page.getByText('Message recorded').waitFor()
    await drawer.getByText('Served').waitFor()

    await drawer.getByRole('button', { name: 'Record title' }).click()
    const title = desk.page.getByRole('dialog', { name: 'The payment order or judgment is enforceable' })
    await title.getByLabel('Title reference').fill('T 1')
    await title.getByLabel('Date of the title').fill('2030-05-14')
    await title.getByLabel('Costs awarded').pressSequentially('312,50')
    const sent = desk.page.waitForRequest(/\/title$/)
    await title.getByRole('button', { name: 'Record title' }).click()
    assert.equal((await sent).postDataJSON().costs_awarded, 312.5)
    await desk.page.getByText('Title recorded').waitFor()
    await drawer.getByRole('button', { name: 'Close', exact: true }).click()
    await desk.page.getByRole('tab', { name: /^With title/ }).click()
    await desk.page.getByRole('cell', { name: 'T 1' }).waitFor()
  })

  test('a title and a filing that were a mistake are taken back beside their record', async () => {
    await desk.page.goto(`/operator/claims/${claim_id}?tab=court`)
    const titles = desk.page.getByRole('region', { name: 'Enforceable title' })
    const filings = desk.page.getByRole('region', { name: 'Filing', exact: true })
    const takeBack = filings.getByRole('button', { name: 'Undo recorded filing' })
    await takeBack.waitFor()
    assert.equal(await takeBack.getAttribute('aria-disabled'), 'true')
    await filings.getByText('A title is based on it').waitFor({ state: 'attached' })

    await titles.getByRole('button', { name: 'Undo recorded title' }).click()
    const title = desk.page.getByRole('dialog', { name: 'Undo record: enforceable title' })
    await title.getByText('€172.50 less').waitFor()
    await title.getByText('The claim goes back to “Court action filed”').waitFor()
    await assertAccessible(desk.page)
    await title.getByLabel('Why was it a mistake?').fill('Wrong file')
    await title.getByRole('button', { name: 'Undo recorded title' }).click()
    await desk.page.getByText('Recorded title undone').waitFor()
    await titles.getByText('No title yet').waitFor()

    await takeBack.click()
    const filing = desk.page.getByRole('dialog', { name: 'Undo record: Mahnklage filed' })
    await filing.getByText('no longer owes the costs of the filing, €140.00').waitFor()
    await assertAccessible(desk.page)
    await filing.getByLabel('Why was it a mistake?').fill('Wrong file')
    await filing.getByRole('button', { name: 'Undo recorded filing' }).click()
    await desk.page.getByText('Recorded filing undone').waitFor()
    await filings.getByText('Not filed yet').waitFor()
    await desk.page.getByText('relates to the filing that was undone').waitFor()
    await desk.page.goto(`/operator/claims/${claim_id}?tab=timeline`)
    await desk.page.getByText('The filing was recorded by mistake; back to “Court action recommended”').waitFor()
    const { collection_stage } = await desk.team.get(`/api/operator/claims/${claim_id}`)
    assert.equal(collection_stage, 'dunning_action_recommended')
  })

  test('an objection is recorded with its consequence and makes the claim disputed', async () => {
    const other = await makeRecommended(desk.partner)
    await decideToSue(desk.partner, other.id)
    await desk.team.post(`/api/operator/claims/${other.id}/filing`, { reference: '1 C 1/26a' })
    await desk.page.goto(`/operator/court?tab=filed&claim_id=${other.id}`)
    await desk.page.getByRole('button', { name: 'Court message' }).click()
    const message = desk.page.getByRole('dialog', { name: 'Record a message from the court' })
    await message.getByRole('combobox', { name: 'Type of message' }).click()
    await desk.page.getByRole('option', { name: 'Objection' }).click()
    await message.getByText('The claim counts as disputed').waitFor()
    await assertAccessible(desk.page)
    await message.getByLabel('Date of the message').fill('2030-05-14')
    await message.getByRole('button', { name: 'Record' }).click()
    await desk.page.getByText('Message recorded').waitFor()
    assert.equal((await desk.team.get(`/api/operator/claims/${other.id}`)).case_status, 'disputed')
  })

  test('invoices for court fees are listed with their files', async () => {
    await eventually(async () => {
      const invoices: { file_size: number | null }[] = await desk.team.get('/api/operator/court-fee-invoices')
      return invoices.length > 0 && invoices.every(({ file_size }) => file_size !== null)
    })
    await desk.page.goto('/operator/court?tab=invoices')
    await desk.page
      .getByRole('link', { name: /^Download invoice / })
      .first()
      .waitFor()
    await assertAccessible(desk.page)
  })
})
