import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { assertAccessible } from '../browser.ts'
import { useDesk } from '../desk.ts'
import { caseLine, csvFile } from '../tables.ts'

/** Once through the import; the details are in `e2e/long`. */
describe('walk through the import', () => {
  const desk = useDesk({ role: 'agent', is_shared: true })

  test('a table is shown with its faults, its good lines become cases, and the rest can be saved', async () => {
    const { page, partner } = desk
    await page.goto(`/operator/import?partner_id=${partner.id}`)
    const [good, second] = [caseLine('I-1'), caseLine('I-1', { amount: '1,200.00' })]
    const faulty = caseLine('I-2', { day: '2026-02-30' })
    await page.getByLabel('Choose a CSV file').setInputFiles(csvFile(good, second, faulty))
    await page.getByRole('heading', { name: 'One line has errors' }).waitFor()
    await page.getByRole('row', { name: '4 Invoice date "2026-02-30" is no date' }).waitFor()
    await page.getByRole('row', { name: 'I-1 Muster GmbH Maier 2 €1,210.50 2, 3' }).waitFor()
    await assertAccessible(page)

    await page.getByRole('button', { name: 'Create one case' }).click()
    await page.getByText('The import is finished.').waitFor()
    await page.getByText('1 of 1 cases sent').waitFor()
    await assertAccessible(page)
    const [rest] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Remaining lines to correct (CSV)' }).click(),
    ])
    assert.equal((await readFile(await rest.path(), 'utf8')).split('\r\n')[1], faulty)

    await page.getByRole('link', { name: 'View the partner’s cases' }).click()
    await page.getByRole('heading', { level: 1, name: 'Claims' }).waitFor()
    const claims = await partner.get<{ total_claim_amount: number }[]>('/openapi/claims?partner_reference=I-1')
    assert.deepEqual(
      claims.map(({ total_claim_amount }) => total_claim_amount),
      [1210.5],
    )
  })
})
