import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRecommended } from '../../../server/test/court-cases.ts'
import { assertAccessible, openDesk } from '../desk.ts'

const desk = await openDesk({ role: 'agent' })
const { page, world, team } = desk
const partner = await world.partner()
const claim = await makeRecommended(world, partner)
const { case_reference } = (await team.get(`/api/operator/claims/${claim.id}`)).json().data
const drawer = page.getByRole('dialog').filter({ hasText: case_reference })
const open = () => page.getByRole('cell', { name: 'Max Canary-Maier' }).click()

test('a claim that waits for its creditor shows why it cannot be filed', async () => {
  await page.goto('/operator/court')
  await page.getByText('Nothing to file').waitFor()
  await assertAccessible(page)
  await page.getByRole('tab', { name: /^Awaiting a decision/ }).click()
  assert.match(page.url(), /tab=awaiting_decision/)
  await open()
  await drawer.getByText('The creditor has not decided yet').first().waitFor()
  assert.match(page.url(), /claim_id=/)
  const filing = drawer.getByRole('button', { name: 'Record filing' })
  assert.equal(await filing.getAttribute('aria-disabled'), 'true')
  await drawer.getByText('The creditor has not decided yet.', { exact: true }).waitFor({ state: 'attached' })
  await assertAccessible(page)
  await drawer.getByRole('link', { name: 'Open the file' }).click()
  await page.getByText('What going to court would cost').waitFor()
  await page.getByText('€330.27').waitFor()
})

test('a claim is taken from the decision to its title, and an objection makes it disputed', async () => {
  assert.equal((await partner.post(claim.url, { decision: 'sue' })).statusCode, 201)
  await page.goto('/operator/court')
  await page.getByRole('cell', { name: /things? missing/ }).waitFor()
  await assertAccessible(page)
  await open()
  await drawer.getByText('Street of the creditor').waitFor()
  assert.equal(
    await drawer.getByRole('link', { name: 'Mend: Street of the creditor' }).getAttribute('href'),
    `/operator/claims/${claim.id}`,
  )
  const download = page.waitForEvent('download')
  await drawer.getByRole('link', { name: 'As PDF' }).click()
  assert.equal((await download).suggestedFilename(), `${case_reference}-filing.pdf`)

  await drawer.getByRole('button', { name: 'Record filing' }).click()
  const filing = page.getByRole('dialog', { name: 'The court action was filed' })
  await filing.getByText('cannot be taken back').waitFor()
  await assertAccessible(page)
  await filing.getByLabel('Reference of the court or the transmission').fill('12 C 345/26a')
  await filing.getByRole('button', { name: 'Record filing' }).click()
  await page.getByText('Filing recorded').waitFor()
  await drawer.getByText('12 C 345/26a').waitFor()

  await drawer.getByRole('button', { name: 'Court message' }).click()
  const message = page.getByRole('dialog', { name: 'Record a message of the court' })
  await message.getByLabel('Date of the message').fill('2030-01-01')
  await message.getByRole('button', { name: 'Record' }).click()
  await message.getByText('must not lie in the future').first().waitFor()
  await message.getByLabel('Date of the message').fill('2026-05-12')
  await message.getByRole('button', { name: 'Record' }).click()
  await page.getByText('Message recorded').waitFor()
  await drawer.getByText('Served').waitFor()

  await drawer.getByRole('button', { name: 'Record title' }).click()
  const title = page.getByRole('dialog', { name: 'The court has issued a title' })
  await title.getByLabel('Reference of the title').fill('T 1')
  await title.getByLabel('Date of the title').fill('2026-05-13')
  await title.getByRole('button', { name: 'Record title' }).click()
  await page.getByText('Title recorded').waitFor()
  await drawer.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('tab', { name: /^With title/ }).click()
  await page.getByRole('cell', { name: 'T 1' }).waitFor()
})

test('an objection is told with its consequence and makes the claim disputed', async () => {
  const other = await makeRecommended(world, partner)
  await partner.post(other.url, { decision: 'sue' })
  await team.post(`/api/operator/claims/${other.id}/filing`, { reference: '1 C 1/26a' })
  await page.goto(`/operator/court?tab=filed&claim_id=${other.id}`)
  await page.getByRole('button', { name: 'Court message' }).click()
  const message = page.getByRole('dialog', { name: 'Record a message of the court' })
  await message.getByRole('combobox', { name: 'Kind of message' }).click()
  await page.getByRole('option', { name: 'Objection' }).click()
  await message.getByText('The claim counts as disputed').waitFor()
  await assertAccessible(page)
  await message.getByLabel('Date of the message').fill('2026-05-13')
  await message.getByRole('button', { name: 'Record' }).click()
  await page.getByText('Message recorded').waitFor()
  assert.equal((await team.get(`/api/operator/claims/${other.id}`)).json().data.case_status, 'disputed')
})

test('invoices for court fees are listed with their files', async () => {
  await world.deps.jobs.runDue(world.deps)
  await page.goto('/operator/court?tab=invoices')
  await page
    .getByRole('link', { name: /^Download invoice / })
    .first()
    .waitFor()
  await assertAccessible(page)
})
