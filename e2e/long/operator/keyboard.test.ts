import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { eventually, makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'

/** A dialog takes no answer before it can have been read. */
const READING_MS = 500

/** A day's work without the mouse: each job from the key that begins it to what it has changed. */
describe('the daily jobs by keyboard', () => {
  const desk = useDesk()

  /** Types into what has the focus, as people do. */
  const type = (text: string) => desk.page.keyboard.type(text)
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => desk.page.keyboard.press(key)), Promise.resolve())
  const choose = async (words: string) => {
    await press('Control+k')
    await desk.page.getByPlaceholder('Page, step, reference, name …').waitFor()
    await type(words)
    await press('Enter')
  }
  const openFile = async (name: string) => {
    const { id } = await makeCollectable(desk.partner, { debtor: { person: { first_name: 'Eva', last_name: name } } })
    await desk.page.goto('/operator/work')
    await desk.page.getByRole('heading', { level: 1 }).waitFor()
    await choose(name)
    await desk.page.getByRole('tablist').waitFor()
    return id
  }
  const fileOf = (id: string) => desk.team.get<Record<string, unknown>>(`/api/operator/claims/${id}`)
  const readDialog = async () => {
    await desk.page.getByRole('dialog').waitFor()
    await desk.page.waitForTimeout(READING_MS)
  }
  const dialogGone = () => desk.page.getByRole('dialog').waitFor({ state: 'detached' })

  test('a payment is found, entered and booked', async () => {
    const id = await openFile('Zahlmeister')
    await choose('payment')
    await readDialog()
    await type('250')
    await press('Enter')
    await dialogGone()
    assert.equal((await fileOf(id)).paid_amount, 250)
  })

  test('a claim is held and released', async () => {
    const id = await openFile('Haltmann')
    await choose('hold')
    await readDialog()
    await press('Control+Enter')
    await dialogGone()
    assert.equal((await fileOf(id)).is_held, true)
    await choose('release')
    await readDialog()
    await press('Control+Enter')
    await dialogGone()
    assert.equal((await fileOf(id)).is_held, false)
  })

  test('a call is written down, and a task for later', async () => {
    const id = await openFile('Anruferin')
    await press('n')
    await readDialog()
    await type('Will pay on Friday')
    await press('Control+Enter')
    await dialogGone()
    await press('t')
    await readDialog()
    await type('Look whether she paid')
    await press('Enter')
    await dialogGone()
    const tasks = await desk.team.get<{ title: string }[]>(`/api/operator/tasks?claim_id=${id}`)
    assert.deepEqual(
      tasks.map(({ title }) => title),
      ['Look whether she paid'],
    )
    await desk.page.getByText('Will pay on Friday').first().waitFor()
  })

  test('the file is assigned to me, and its parts open', async () => {
    const id = await openFile('Zuteilner')
    await choose('assign')
    // At once: not one letter may be lost, however fast the hand is.
    await press('Control+k')
    await type('open letters')
    await press('Enter')
    await desk.page.getByRole('tab', { name: /^Letters/, selected: true }).waitFor()
    await eventually(async () => (await fileOf(id)).owner_id !== null)
    await press('1')
    await desk.page.getByRole('tab', { name: /^Timeline/, selected: true }).waitFor()
  })

  test('the palette gives the focus back to where it was', async () => {
    await openFile('Umkehrer')
    const tab = desk.page.getByRole('tab', { name: /^Timeline/ })
    await tab.focus()
    await press('Control+k')
    await type('x')
    await press('Escape')
    await desk.page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(await tab.evaluate((shown) => shown === document.activeElement), true)
  })
})
