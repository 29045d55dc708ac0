import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { assertAccessible } from '../../browser.ts'
import { advance, makeCollectable, VIENNA } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

describe('blocks', () => {
  const desk = useDesk({ role: 'agent' })

  const MINOR = { person: { first_name: 'Kim', last_name: 'Jung', birth_date: '2019-01-01' } }
  const SWISS = { addresses: [{ ...VIENNA, country: 'CH' }] }

  const open = async (id: string, name = 'Max Canary-Maier') => {
    await desk.page.goto(`/operator/claims/${id}`)
    await desk.page.getByRole('heading', { level: 1, name }).waitFor()
  }
  const flag = (name: string) => desk.page.getByRole('alert', { name })
  const dialog = (name: string) => desk.page.getByRole('dialog', { name })
  const fileOf = async (id: string) => await desk.team.get(`/api/operator/claims/${id}`)
  const entry = async (name: string) => {
    await desk.page.getByRole('button', { name: 'Actions', exact: true }).click()
    return desk.page.getByRole('menuitem', { name: new RegExp(`^${name}`) })
  }

  /** Counts the requests that change something while `act` runs. */
  async function sentWhile(page: Page, act: () => Promise<unknown>): Promise<number> {
    let sent = 0
    const count = (request: { method(): string }) => {
      if (request.method() !== 'GET') sent++
    }
    page.on('request', count)
    await act()
    page.off('request', count)
    return sent
  }

  test('the block of a minor is lifted once somebody is named to whom letters go', async () => {
    const { id } = await makeCollectable(desk.partner, { debtor: MINOR })
    await open(id, 'Kim Jung')
    const blocked = flag('Blocked: Debtor is a minor')
    await blocked.getByText('No end date.').waitFor()
    await blocked.getByText('Ends when you lift the block and name the legal representative').waitFor()
    await desk.page.getByText('Waiting for the block to end.').waitFor()
    await blocked.getByRole('button', { name: 'Lift the block' }).click()
    const form = dialog('Lift the block')
    await form.getByText('From now on, all letters go to the legal representative.').waitFor()
    await form.getByText('letters go out again unless something else blocks the claim').waitFor()
    await assertAccessible(desk.page)

    await form.getByLabel('Name').fill('Eva Jung')
    await form.getByLabel('Street').fill('Weg 1')
    await form.getByLabel('Postcode').fill('4020')
    await form.getByLabel('City').fill('Linz')
    await form.getByLabel('Country').fill('Austria')
    await form.getByLabel('Note').fill('   ')
    await form.getByRole('button', { name: 'Lift the block' }).click()
    await form.getByText('Please state the reason.').waitFor()
    await form.getByLabel('Note').fill('Custody decision of the court')
    await form.getByRole('button', { name: 'Lift the block' }).click()
    const country = form.getByLabel('Country')
    await desk.page.waitForFunction(
      (field) => field?.getAttribute('aria-invalid') === 'true',
      await country.elementHandle(),
    )
    await assertAccessible(desk.page)
    assert.equal((await fileOf(id)).blocked_reason, 'minor', 'nothing is lifted')

    await country.fill('AT')
    await form.getByRole('button', { name: 'Lift the block' }).click()
    await desk.page.getByText('Block lifted: Debtor is a minor').waitFor()
    await desk.page.getByText('Custody decision of the court').waitFor()
    assert.equal(await blocked.count(), 0)
    await desk.page.getByRole('region', { name: 'Debtor', exact: true }).getByText('Eva Jung').waitFor()
    await advance(desk.partner, 3_600)
    assert.equal((await fileOf(id)).letters[0].recipient[0], 'Eva Jung')
  })

  test('a returned letter goes out again when its block is lifted, and a double click lifts it once', async () => {
    const { id } = await makeCollectable(desk.partner)
    await advance(desk.partner, 3_600)
    const [letter] = (await fileOf(id)).letters
    await desk.team.post(`/api/operator/letters/${letter.id}/returned`, { note: 'moved away' })
    await open(id)
    const blocked = flag('Blocked: Address unknown')
    await blocked.getByText('Ends with a new address or when you lift the block.').waitFor()
    await blocked.getByText(/^The 1st demand letter dated .* was returned on .*: moved away\.$/).waitFor()
    await blocked.getByRole('button', { name: 'Lift the block' }).click()
    const form = dialog('Lift the block')
    await form.getByText('is sent again to the same address').waitFor()
    await form.getByLabel('Note').fill('The neighbour confirms the address')
    // The second click comes while the first is under way.
    await desk.page.route('**/unblock', async (route) => {
      await pause(300)
      await route.continue()
    })
    const sent = await sentWhile(desk.page, async () => {
      await form.getByRole('button', { name: 'Lift the block' }).dblclick()
      await desk.page.getByText('Block lifted: Address unknown').waitFor()
    })
    await desk.page.unroute('**/unblock')
    assert.equal(sent, 1)
    await advance(desk.partner, 3_600)
    assert.equal((await fileOf(id)).letters.length, 2)
  })

  test('an address enquiry is noted, and a new address sends the returned letter again at once', async () => {
    const { id } = await makeCollectable(desk.partner)
    await advance(desk.partner, 3_600)
    const [letter] = (await fileOf(id)).letters
    await desk.team.post(`/api/operator/letters/${letter.id}/returned`, { note: 'moved away' })
    await open(id)
    const blocked = flag('Blocked: Address unknown')
    await blocked.getByRole('button', { name: 'Record an address enquiry' }).click()
    const enquiry = dialog('Record an address enquiry')
    await enquiry.getByLabel('Who was asked?').fill('Population register, Vienna')
    await assertAccessible(desk.page)
    await enquiry.getByRole('button', { name: 'Record an address enquiry' }).click()
    await blocked.getByText(/^Address enquiry recorded, follow-up on .*: Population register, Vienna\.$/).waitFor()

    await blocked.getByRole('button', { name: 'Change address and send again' }).click()
    const form = dialog('Change address and send again')
    await form.getByLabel('Street').fill('Neugasse 3')
    await assertAccessible(desk.page)
    await form.getByRole('button', { name: 'Change address and send again' }).click()
    await desk.page.getByText('The address is changed and the letter recreated').waitFor()
    await blocked.waitFor({ state: 'detached' })
    const { letters } = await fileOf(id)
    assert.equal(letters.length, 2)
    assert.ok(letters[0].recipient.includes('Neugasse 3'))
  })

  test('what blocks a claim until a day says the day, and cannot be lifted', async () => {
    const made = await makeCollectable(desk.partner, { amount: 1 })
    const [invoice] = (await fileOf(made.id)).invoices
    await desk.partner.patch(`/openapi/invoices/${invoice.id}`, {
      invoice_issue_date: '2030-06-01',
      invoice_due_date: '2032-06-10',
    })
    await open(made.id)
    const blocked = flag('Blocked: Nothing due')
    await blocked.getByText('Blocked until 10/06/2032.').waitFor()
    await blocked.getByText('Ends automatically on that day.').waitFor()
    assert.equal(await blocked.getByRole('button').count(), 0)
    const refused = await entry('Lift the block')
    assert.equal(await refused.getAttribute('aria-disabled'), 'true')
    await refused.getByText('There is no block that can be lifted.').waitFor()
    await assertAccessible(desk.page)
  })

  test('a debtor who is insolvent gets no letter, and the claim goes on when that is taken back', async () => {
    const { id } = await makeCollectable(desk.partner)
    await advance(desk.partner, 3_600)
    await open(id)
    await (await entry('Record insolvency, death or guardianship')).click()
    const form = dialog('Record insolvency, death or guardianship')
    await form.getByLabel('Note').fill('Edict of 14 May')
    await form.getByRole('button', { name: 'Record the situation', exact: true }).click()
    await form.getByText('This is already recorded.').waitFor()
    await form.getByRole('radio', { name: 'Nothing special' }).focus()
    await desk.page.keyboard.press('ArrowDown')
    await form.getByText('No letters are sent to insolvent debtors, not even manually.').waitFor()
    await form.getByText('lodge the claim in the insolvency proceedings').waitFor()
    await form.getByText('Applies to all open claims against this debtor.').waitFor()
    await assertAccessible(desk.page)
    await form.getByRole('button', { name: 'Record the situation', exact: true }).click()

    await desk.page.getByText('Debtor’s situation: Insolvent').waitFor()
    await desk.page.getByText('Blocked: Debtor insolvent').first().waitFor()
    await desk.page.getByRole('region', { name: 'Debtor', exact: true }).getByText('Insolvent').waitFor()
    const letter = await entry('Send 2nd demand letter')
    await letter.getByText('No letters are sent to debtors who are deceased or insolvent.').waitFor()
    await desk.page.keyboard.press('Escape')
    await assertAccessible(desk.page)

    await flag('Blocked: Debtor insolvent').getByRole('button', { name: 'Change the entry' }).click()
    await form.getByRole('radio', { name: 'Nothing special' }).check()
    await form.getByText('letters go out again unless something else blocks the claim').waitFor()
    await form.getByLabel('Note').fill('The proceedings were set aside')
    await form.getByRole('button', { name: 'Record the situation', exact: true }).click()
    await desk.page.getByText('No longer blocked: collection continues').waitFor()
    assert.equal(await flag('Blocked: Debtor insolvent').count(), 0)
    assert.equal((await fileOf(id)).waits_for, 'time')
  })

  test('the law of a claim is set until its first letter', async () => {
    const { id } = await makeCollectable(desk.partner, { debtor: SWISS })
    await open(id)
    const blocked = flag('Blocked: Law unknown')
    await blocked.getByRole('button', { name: 'Set the law' }).click()
    const form = dialog('Set the law')
    await form.getByText('After the first letter it cannot be changed.').waitFor()
    await form.getByRole('button', { name: 'Set the law' }).click()
    await form.getByText('Please choose a law.').waitFor()
    await assertAccessible(desk.page)
    await form.getByRole('radio', { name: 'German law' }).check()
    await form.getByRole('button', { name: 'Set the law' }).click()
    await desk.page.getByText('Law governing the claim set: German law').waitFor()
    assert.equal(await blocked.count(), 0)
    await desk.page.getByRole('region', { name: 'Creditor' }).getByText('German law').waitFor()

    // Meanwhile the letter goes out.
    await (await entry('Set the law')).click()
    await form.getByRole('radio', { name: 'Austrian law' }).check()
    await advance(desk.partner, 3_600)
    await form.getByRole('button', { name: 'Set the law' }).click()
    await form
      .getByRole('alert')
      .getByText(/^The law governing the claim has been settled/)
      .waitFor()
    await desk.page.reload()
    const refused = await entry('Set the law')
    assert.equal(await refused.getAttribute('aria-disabled'), 'true')
    await refused
      .getByText('The law has been settled since the first letter was sent or instalments were agreed.')
      .waitFor()
    assert.equal((await fileOf(id)).governing_law, 'DE')
  })
})
