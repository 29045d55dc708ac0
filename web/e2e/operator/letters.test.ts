import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { makeCollectable } from '../../../server/test/cases.ts'
import { assertAccessible, openDesk } from '../desk.ts'

const desk = await openDesk({ role: 'agent' })
const { page, world, team } = desk
after(() => world.deps.pdf_reader.close())
const partner = await world.partner()

/** A claim whose first letter waits for printing; answers its reference. */
async function makeLetter(last_name: string): Promise<string> {
  const debtor = { person: { first_name: 'Max', last_name } }
  const { id } = await makeCollectable(partner, { debtor })
  for (const to_stage of ['in_processing', 'first_demand_letter']) {
    const answer = await team.post(`/api/operator/claims/${id}/stage`, { to_stage })
    assert.equal(answer.statusCode, 200, answer.body)
  }
  return (await team.get(`/api/operator/claims/${id}`)).json().data.case_reference
}

const references = [await makeLetter('Adler'), await makeLetter('Berger'), await makeLetter('Cerny')]
// The program that makes pictures takes its time to start.
const [letter] = (await team.get('/api/operator/letters?limit=1')).json().data
assert.equal((await team.get(`/api/operator/letters/${letter.id}/pages/1`)).statusCode, 200)
const outbox = page.getByRole('region', { name: 'To print' })

test('a letter is looked at, downloaded and marked as printed, with the consequence told before', async () => {
  await page.goto('/operator/letters')
  await page.getByText('3 letters').waitFor()
  await assertAccessible(page)
  await outbox.getByRole('cell', { name: 'Max Adler' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('img', { name: /^Page 1 of / }).waitFor()
  assert.match(page.url(), /letter_id=/)
  await assertAccessible(page)
  const download = page.waitForEvent('download')
  await drawer.getByRole('link', { name: 'Download PDF' }).click()
  assert.match((await download).suggestedFilename(), /first-demand-letter\.pdf$/)

  const returned = drawer.getByRole('button', { name: 'Mark as returned' })
  assert.equal(await returned.getAttribute('aria-disabled'), 'true', 'it was not sent yet')
  await drawer.getByRole('button', { name: 'Mark as printed' }).click()
  const question = page.getByRole('dialog', { name: 'Mark 1 letter as printed' })
  await question.getByText('cannot be taken back').waitFor()
  await assertAccessible(page)
  await question.getByRole('button', { name: 'Mark as printed' }).click()
  await page.getByText('1 letter marked as printed').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByText('2 letters').waitFor()
})

test('all that wait are marked at once', async () => {
  await page.goto('/operator/letters')
  await page.getByLabel('Select all').check()
  await page.getByRole('button', { name: 'Mark 2 letters as printed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as printed' }).click()
  await page.getByText('Nothing to print').waitFor()
  await assertAccessible(page)
})

test('a letter that came back says why, and is found under returned', async () => {
  await page.getByRole('tab', { name: /^Printed/ }).click()
  assert.match(page.url(), /status=printed/)
  await page.getByRole('button', { name: `Mark as returned ${references[0]}` }).click()
  const dialog = page.getByRole('dialog', { name: 'The letter came back' })
  await dialog.getByText('counts as not delivered').waitFor()
  await assertAccessible(page)
  await dialog.getByRole('combobox', { name: 'Reason' }).fill('moved')
  await page.getByRole('option', { name: 'Moved, address unknown' }).click()
  await dialog.getByRole('button', { name: 'Mark as returned' }).click()
  await page.getByText('Marked as returned').waitFor()
  await page.getByRole('tab', { name: /^Returned/ }).click()
  await page.getByRole('cell', { name: 'Moved, address unknown' }).waitFor()
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: '2nd demand letter' }).click()
  await page.getByText('No letter came back').waitFor()
  assert.match(page.url(), /kind=second_demand_letter/)
})
