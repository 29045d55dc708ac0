import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { advance, DAY_S, makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('plans', () => {
  const desk = useDesk({ role: 'agent' })

  async function makeCase(last_name: string): Promise<{ id: string; reference: string }> {
    const { id } = await makeCollectable(desk.partner, {
      amount: 300,
      debtor: { person: { first_name: 'Eva', last_name } },
    })
    const moved = await desk.team.post(`/api/operator/claims/${id}/stage`, { to_stage: 'in_processing' })
    return { id, reference: moved.case_reference }
  }

  test('plans are listed with what is paid, and overdue plans are easy to find', async () => {
    const { id } = await makeCase('Plan')
    const installments = [
      { due_date: '2030-05-20', amount: 100 },
      { due_date: '2030-06-20', amount: 200 },
    ]
    await desk.team.post(`/api/operator/claims/${id}/installment-plan`, { installments })
    await desk.page.goto('/operator/plans')
    await desk.page.getByRole('cell', { name: 'Eva Plan' }).waitFor()
    await desk.page.getByText('0 of 2').waitFor()
    await assertAccessible(desk.page)
    await desk.page.getByRole('tab', { name: /^Overdue/ }).click()
    await desk.page.getByText('No plans overdue').waitFor()
    await advance(desk.partner, 8 * DAY_S)
    await desk.page.reload()
    await desk.page.getByText('1 overdue').waitFor()
    assert.match(desk.page.url(), /tab=missed/)
    await assertAccessible(desk.page)

    await desk.partner.post(`/openapi/claims/${id}/payments`, { amount: 100 })
    await desk.page.getByRole('tab', { name: /^Active/ }).click()
    await desk.page.getByText('€100.00 of €300.00').waitFor()
    await desk.page.getByText('1 of 2').waitFor()
  })

  test('a dispute is settled or closed, each with its consequence shown', async () => {
    const cases = [await makeCase('Streit'), await makeCase('Zwist')]
    for (const { id } of cases) await desk.team.post(`/api/operator/claims/${id}/dispute`, { disputed: true })
    const [settled, closed] = cases as [{ id: string; reference: string }, { id: string; reference: string }]
    await desk.page.goto('/operator/disputes')
    await desk.page.getByText('2 disputed claims').waitFor()
    await assertAccessible(desk.page)

    await desk.page.getByRole('button', { name: `Settle the dispute of ${settled.reference}` }).click()
    const settling = desk.page.getByRole('dialog', { name: 'The dispute is settled' })
    await settling.getByText('continues where it stopped').waitFor()
    await settling.getByLabel('Note').fill('Agreed by telephone')
    await assertAccessible(desk.page)
    await settling.getByRole('button', { name: 'Mark as settled' }).click()
    await desk.page.getByText('1 disputed claim', { exact: true }).waitFor()
    assert.equal((await desk.team.get(`/api/operator/claims/${settled.id}`)).case_status, 'open')

    await desk.page.getByRole('button', { name: `Close the claim ${closed.reference} as disputed` }).click()
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Close the claim' }).click()
    await desk.page.getByText('No claim is disputed').waitFor()
    assert.partialDeepStrictEqual(await desk.team.get(`/api/operator/claims/${closed.id}`), {
      case_status: 'closed',
      closure_reason: 'disputed',
    })
    await desk.page.getByLabel('Search', { exact: true }).fill('nobody')
    await desk.page.getByText('Nothing matches').waitFor()
    assert.match(desk.page.url(), /q=nobody/)
  })
})
