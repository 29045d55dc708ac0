import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Schemas } from '../../api.ts'
import { type Booked, camtOf, openClientMoney } from '../../bank.ts'
import { assertAccessible } from '../../browser.ts'
import { makeCollectable, upload } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

type Entry = Schemas['BankEntry']

describe('bank', () => {
  const desk = useDesk()
  const claims: Record<string, { id: string; reference: string }> = {}
  const entries = () => desk.page.getByRole('listbox', { name: 'Entries' }).getByRole('option')
  const entry = (name: string) => entries().filter({ hasText: name })
  const chosen = () => desk.page.getByRole('region', { name: 'Chosen entry' })
  const status = () => desk.page.getByRole('status')
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      // Whoever reads an entry takes longer; a key pressed at once counts for the entry before.
      await desk.page.waitForTimeout(400)
      await desk.page.keyboard.press(key)
    }
  }
  const stored = async (name: string): Promise<Entry> => {
    const [found] = await desk.team.get<Entry[]>(`/api/operator/bank-entries?q=${name}`)
    assert.ok(found, name)
    return found
  }
  const take = (booked: readonly Booked[], more = {}) =>
    upload(desk.team, '/api/operator/bank-statements', 'statement.xml', camtOf(booked, more))

  before(async () => {
    await openClientMoney(desk.house.admin, desk.partner.organization_id)
    for (const last_name of ['Adler', 'Berger', 'Dorn']) {
      const { id } = await makeCollectable(desk.partner, {
        amount: 100,
        debtor: { person: { first_name: 'Eva', last_name } },
      })
      const file = await desk.team.get(`/api/operator/claims/${id}`)
      claims[last_name] = { id, reference: file.case_reference }
    }
  })

  test('a statement is dropped on the page: progress, result, and what is certain is booked', async () => {
    await desk.page.goto('/operator/bank')
    await desk.page.getByText('Nothing is open').waitFor()
    const wrong = claims.Adler?.reference.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) ?? ''
    const booked: Booked[] = [
      { amount: 40, text: `Rate ${claims.Adler?.reference}`, name: 'Eva Adler', reference: 'E1' },
      // A typing error in the reference: never booked by itself.
      { amount: 60, text: `Rest ${wrong}`, name: 'Eva Adler', reference: 'E2' },
      { amount: 150, text: 'Danke', name: 'Eva Berger', reference: 'E3' },
      { amount: 77, text: 'Irrläufer', name: 'Fremder Herr', reference: 'E4' },
      { amount: 3, text: 'Zinsen', name: 'Die Bank', iban: null, reference: 'E5' },
    ]
    await dropFile('statement.xml', camtOf(booked))
    await desk.page.getByText('One entry booked, ').waitFor()
    await entry('Fremder Herr').waitFor()
    await desk.page.getByRole('link', { name: /^Bank 4$/ }).waitFor()
    await assertAccessible(desk.page)

    // The same file again, under another name.
    await dropFile('again.xml', camtOf(booked))
    await desk.page.getByText('All 5 entries were already known. Nothing was booked.').waitFor()
    assert.equal(await entries().count(), 4)

    await dropFile('broken.xml', camtOf(booked, { closing: 1 }))
    await desk.page.getByText(/Opening balance and entries do not add up to the closing balance/).waitFor()
    await desk.page.getByText(/Line \d+:/).waitFor()
  })

  async function dropFile(name: string, content: Buffer): Promise<void> {
    const data = await desk.page.evaluateHandle(
      ({ name: called, text }) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([text], called, { type: 'application/xml' }))
        return transfer
      },
      { name, text: content.toString() },
    )
    await desk.page.dispatchEvent('body', 'dragenter', { dataTransfer: data })
    const zone = desk.page.getByText('Drop the bank statement here')
    await zone.waitFor()
    await zone.dispatchEvent('drop', { dataTransfer: data })
  }

  test('by keys alone: a doubtful suggestion asks first, one is split, one refunded, one ignored, one undone', async () => {
    let strokes = 0
    const type = async (...keys: string[]) => {
      strokes += keys.length
      await press(...keys)
    }
    await desk.page.goto('/operator/bank')
    await entry('Eva Berger').waitFor()

    // 150 for a claim of 100: the surplus is said before it is booked.
    await entry('Eva Berger').click()
    await type('Enter')
    const dialog = desk.page.getByRole('dialog', { name: 'Assign the entry' })
    await dialog.getByText(/is overpaid and waits to be refunded/).waitFor()
    await desk.page.waitForTimeout(700)
    await type('Enter')
    await status()
      .getByText(/^€150\.00 booked to .*is to be refunded\.$/)
      .waitFor()
    assert.equal((await stored('Berger')).status, 'to_refund')

    // The stranger's money, found by search: part of it to Dorn, the rest back.
    await entry('Fremder Herr').click()
    await type('s')
    await dialog.getByRole('combobox', { name: 'Claim' }).fill('Dorn')
    strokes += 4
    await desk.page.getByRole('option', { name: /Eva Dorn/ }).waitFor()
    await type('Enter')
    await dialog.getByText('Nothing remains open.').waitFor()
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('50')
    await dialog.getByText('€27.00 stays open and remains in the list.').waitFor()
    await assertAccessible(desk.page)
    strokes += 3
    await type('Enter')
    await status()
      .getByText(/^€50\.00 booked to /)
      .waitFor()
    await type('r')
    const refund = desk.page.getByRole('dialog', { name: 'Refund' })
    await refund.getByText(/€27\.00 goes to Fremder Herr/).waitFor()
    await type('Enter')
    await status().getByText('Refund of €27.00 to Fremder Herr ordered.').waitFor()

    await entry('Die Bank').click()
    await type('r')
    await status()
      .getByText(/does not give the payer’s IBAN/)
      .waitFor()
    await type('i')
    await desk.page.getByRole('dialog', { name: 'Ignore' }).waitFor()
    await type('Enter')
    await status().getByText('Entry from Die Bank for €3.00 ignored.').waitFor()
    await type('u')
    await status()
      .getByText(/^Undone: the entry from Die Bank/)
      .waitFor()
    await entry('Die Bank').waitFor()
    assert.equal((await stored('Die')).status, 'unmatched')
    // Five entries, one of them twice decided on.
    assert.ok(strokes / 5 < 5, `${strokes} keys for 5 entries`)
  })

  test('one key books what is sure; a double press books once and leaves the next entry alone', async () => {
    // Two references: nothing is booked by itself, and the payer's own claim comes first.
    const both = `${claims.Adler?.reference} ${claims.Dorn?.reference}`
    await take(
      [
        { amount: 10, text: `Rate ${both}`, name: 'Eva Dorn', reference: 'F1' },
        { amount: 12, text: `Rate ${both}`, name: 'Eva Dorn', reference: 'F2' },
      ],
      { opening: 330, day: '2030-05-14' },
    )
    await desk.page.goto('/operator/bank?q=Dorn')
    await entry('€12.00').waitFor()
    await entry('€12.00').click()
    await chosen().getByRole('button', { name: /^Book/ }).first().waitFor()
    const sent: string[] = []
    desk.page.on('request', (request) => {
      if (request.url().endsWith('/assign')) sent.push(request.headers()['idempotency-key'] ?? '')
    })
    await desk.page.waitForTimeout(400)
    await desk.page.keyboard.press('Enter')
    await desk.page.keyboard.press('Enter')
    await status()
      .getByText(/^€12\.00 booked to /)
      .waitFor()
    await entry('€12.00').waitFor({ state: 'detached' })
    assert.equal(sent.length, 1)
    assert.match(sent[0] ?? '', /^[0-9a-f]{32}$/)
    assert.equal(await entry('€10.00').count(), 1)

    // The connection is lost on the way back: sent again with the same key, and booked once.
    let lost = 0
    await desk.page.route('**/assign', async (route) => {
      if (lost++ > 0) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await press('Enter')
    await status()
      .getByText(/^€10\.00 booked to /)
      .waitFor()
    assert.equal(sent[1], sent[2])
    const { payments } = await desk.team.get(`/api/operator/claims/${claims.Dorn?.id}`)
    assert.deepEqual(
      payments.map(({ amount }: { amount: number }) => amount).sort((one: number, other: number) => one - other),
      [10, 12, 50],
    )
    await desk.page.unroute('**/assign')

    await desk.page.goto(`/operator/claims/${claims.Dorn?.id}?tab=payments`)
    await desk.page.getByRole('link', { name: 'received by us' }).first().click()
    await chosen().getByText('Eva Dorn').first().waitFor()
  })

  test('statements, books, settlements and runs show where the money is', async () => {
    await desk.page.goto('/operator/bank?view=statements')
    await desk.page.getByRole('row').nth(3).waitFor()
    await assertAccessible(desk.page)
    const organization = `organization_id=${desk.partner.organization_id}`
    await desk.page.goto(`/operator/books?${organization}`)
    await desk.page.getByText('The books balance: the difference is €0.00.').waitFor()
    await assertAccessible(desk.page)
    await desk.page.goto(`/operator/books?${organization}&tab=balances`)
    await desk.page.getByRole('row', { name: /To refund .*−€\d+/ }).waitFor()
    await desk.page.goto(`/operator/books?${organization}&tab=journal`)
    await desk.page.getByText('Payment on a claim').first().waitFor()
    await assertAccessible(desk.page)
    await desk.page.goto('/operator/payment-runs')
    await desk.page.getByRole('tab', { name: /^Waiting \d$/ }).click()
    const refund = desk.page.getByRole('row', { name: /Fremder Herr .*Refund .*€27\.00/ })
    await refund.getByText('Yes, from Client money').waitFor()
    await assertAccessible(desk.page)
    await refund.getByRole('link', { name: 'Fremder Herr' }).click()
    await chosen().getByText('Fremder Herr').first().waitFor()
    await desk.page.goBack()
    await desk.page.getByRole('button', { name: 'Create a payment run' }).click()
    const dialog = desk.page.getByRole('dialog', { name: 'Create a payment run' })
    await dialog.getByRole('button', { name: 'Create a payment run' }).click()
    const run = desk.page.getByRole('dialog', { name: /^Payment run / })
    await run.getByText('Fremder Herr').waitFor()
    await refund.waitFor({ state: 'detached' })
    await run.getByText('You created this run. Another administrator has to release it.').first().waitFor()
    await assertAccessible(desk.page)
    await desk.page.goto('/operator/settlements')
    await desk.page.getByText('No settlement yet').waitFor()
    await assertAccessible(desk.page)
    // On a phone the empty table is wider than the screen, and has nothing inside that takes the focus.
    const size = desk.page.viewportSize()
    await desk.page.setViewportSize({ width: 360, height: 740 })
    await assertAccessible(desk.page)
    if (size) await desk.page.setViewportSize(size)
  })

  test('a transfer that the statement does not name is matched by hand', async () => {
    const second = await desk.newMember({ role: 'admin' })
    const [run] = await desk.team.get('/api/operator/payment-runs')
    await second.post(`/api/operator/payment-runs/${run.id}/release`)
    const drawer = desk.page.getByRole('dialog', { name: `Payment run ${run.number}` })
    const dialog = desk.page.getByRole('dialog', { name: '€27.00 to Fremder Herr: match an entry' })
    const openDialog = async () => {
      await desk.page.goto(`/operator/payment-runs?run_id=${run.id}`)
      await drawer.getByRole('button', { name: 'Match an entry manually' }).first().click()
    }
    await take([{ amount: -26, text: 'Auftrag', name: 'Fremder Herr', reference: 'G1' }], {
      opening: 352,
      day: '2030-05-15',
    })
    await openDialog()
    await dialog.getByText(/no unmatched debit of €27\.00/).waitFor()
    await dialog.getByText(/If the bank has debited a different amount/).waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Mark as executed' }).count(), 0)

    await take([{ amount: -27, text: 'Auftrag', name: 'Fremder Herr', reference: 'G2' }], {
      opening: 326,
      day: '2030-05-16',
    })
    await openDialog()
    await dialog.getByRole('radio', { name: /€27\.00/ }).waitFor()
    await assertAccessible(desk.page)
    await dialog.getByRole('button', { name: 'Mark as executed' }).click()
    await drawer.getByText('Executed').first().waitFor()
    await drawer.getByRole('link', { name: 'View the matching entry' }).click()
    await chosen().getByText('Fremder Herr').first().waitFor()
  })
})
