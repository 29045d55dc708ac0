import { describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('the page of a debtor', () => {
  const desk = useDesk({ role: 'agent' })
  const dialog = () => desk.page.getByRole('dialog')
  const claims = () => desk.page.getByRole('region', { name: 'Claims', exact: true })

  test('records of the same person are suggested, joined with all claims, and separated again', async () => {
    const debtor = { person: { first_name: 'Eva', last_name: 'Doppelt' } }
    const one = await makeCollectable(desk.partner, { debtor, amount: 100 })
    const other = await makeCollectable(await desk.newPartner(), { debtor, amount: 250 })
    const referenceOf = async (id: string): Promise<string> =>
      (await desk.team.get(`/api/operator/claims/${id}`)).case_reference
    const [own, foreign] = [await referenceOf(one.id), await referenceOf(other.id)]

    await desk.page.goto(`/operator/claims/${one.id}`)
    await desk.page.getByRole('region', { name: 'Debtor' }).getByRole('link', { name: 'Eva Doppelt' }).click()
    await desk.page.getByRole('heading', { name: 'Eva Doppelt' }).waitFor()
    await claims().getByRole('link', { name: own }).waitFor()
    await desk.page.getByText('Same name and address').waitFor()
    await assertAccessible(desk.page)

    await desk.page.getByRole('button', { name: /^Link: Eva Doppelt/ }).click()
    await dialog().getByText('partners and creditors are not told').waitFor()
    await dialog().getByRole('button', { name: 'Link' }).click()
    await claims().getByRole('link', { name: foreign }).waitFor()
    await desk.page.getByText('2 debtor records, marked as the same person').waitFor()
    const sum = (await desk.team.get(`/api/operator/debtors/${one.debtor_id}/file`)).total_open
    await desk.page.getByText(`€${sum.toFixed(2)}`, { exact: true }).waitFor()
    const timeline = desk.page.getByRole('region', { name: 'Timeline across all claims' })
    await timeline.getByRole('link', { name: foreign }).first().waitFor()
    await assertAccessible(desk.page)

    await desk.page
      .getByRole('button', { name: /^Separate: Eva Doppelt/ })
      .first()
      .click()
    await dialog().getByRole('button', { name: 'Separate' }).click()
    await desk.page.getByText('One debtor record').waitFor()
  })

  test('a record that nothing suggests is searched for by name, and joined', async () => {
    const named = (last_name: string) => ({ debtor: { person: { first_name: 'Uta', last_name } } })
    const one = await makeCollectable(desk.partner, named('Ledig'))
    await makeCollectable(await desk.newPartner(), named('Verheiratet'))
    await desk.page.goto(`/operator/debtors/${one.debtor_id}`)
    const search = desk.page.getByRole('combobox', { name: 'Find the same person under another name' })
    await search.fill('verheiratet')
    await desk.page.getByRole('option', { name: /^Uta Verheiratet/ }).click()
    await dialog().getByText('partners and creditors are not told').waitFor()
    await dialog().getByRole('button', { name: 'Link' }).click()
    await desk.page.getByText('2 debtor records, marked as the same person').waitFor()
    await assertAccessible(desk.page)
    await search.fill('verheiratet')
    await desk.page.getByText('Nobody found.').waitFor()
  })

  test('the name in the list of claims leads to the page', async () => {
    await makeCollectable(desk.partner, { debtor: { person: { first_name: 'Ulf', last_name: 'Liste' } } })
    await desk.page.goto('/operator/claims?q=Liste')
    await desk.page.getByRole('row').getByRole('link', { name: 'Ulf Liste' }).click()
    await desk.page.waitForURL(/\/debtors\//)
    await desk.page.getByRole('heading', { name: 'Ulf Liste' }).waitFor()
  })
})
