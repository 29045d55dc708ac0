import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { makeCollectable } from '../../cases.ts'
import { useDesk } from '../../desk.ts'
import { EMPTY_PDF } from '../../pdf.ts'

describe('notes', () => {
  const desk = useDesk({ role: 'agent' })
  const button = (name: string) => desk.page.getByRole('button', { name, exact: true })
  const dialog = () => desk.page.getByRole('dialog')
  const entries = () => desk.page.locator('.mantine-Timeline-item')

  /** The key alone: the field has the focus then. */
  async function write(): Promise<void> {
    await desk.page.keyboard.press('n')
    await dialog().locator('textarea:focus').waitFor()
  }

  async function open(last_name: string): Promise<string> {
    const { id } = await makeCollectable(desk.partner, { debtor: { person: { first_name: 'Eva', last_name } } })
    await desk.page.goto(`/operator/claims/${id}`)
    await desk.page.getByRole('heading', { name: `Eva ${last_name}` }).waitFor()
    return id
  }

  test('a call is noted with one key, a colleague and a file, and stands in the timeline', async () => {
    await desk.newMember({ email: 'berta@team.example', name: 'Berta Beispiel', role: 'agent' })
    const id = await open('Anruf')
    await write()
    await desk.page.keyboard.type('Pays on Monday, after the wages.')
    await assertAccessible(desk.page)
    await dialog().getByRole('combobox', { name: 'Type' }).click()
    await desk.page.getByRole('option', { name: 'Call received' }).click()
    await dialog().getByRole('combobox', { name: 'Who should read it' }).fill('Berta')
    await desk.page.getByRole('option', { name: 'Berta Beispiel' }).click()
    await desk.page.keyboard.press('Escape')
    const file = { name: 'Anruf.pdf', mimeType: 'application/pdf', buffer: Buffer.from(EMPTY_PDF) }
    await dialog().locator('input[type=file]').setInputFiles(file)
    await button('Save note').click()
    await desk.page.getByText('Note saved').waitFor()
    const entry = entries().filter({ hasText: 'Pays on Monday' })
    await entry.getByText('Call received').waitFor()
    await entry.getByText('@Berta Beispiel').waitFor()
    await entry.getByRole('link', { name: 'Anruf.pdf' }).waitFor()
    await assertAccessible(desk.page)
    const [note] = await desk.team.get(`/api/operator/claims/${id}/notes`)
    assert.equal(note.kind, 'call_in')
    await desk.page.getByText('Notes and tasks', { exact: true }).click()
    await entries().filter({ hasText: 'Document' }).waitFor({ state: 'detached' })
    await entry.waitFor()
  })

  test('a refused file leaves the note and asks for the file only; nothing is noted twice', async () => {
    const id = await open('Datei')
    await write()
    await dialog().getByRole('textbox', { name: 'Text' }).fill('With a file')
    const bad = { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }
    await dialog().locator('input[type=file]').setInputFiles(bad)
    await button('Save note').click()
    await dialog().getByText('The note is saved, but a file is still missing').waitFor()
    await assertAccessible(desk.page)
    const good = { name: 'gut.pdf', mimeType: 'application/pdf', buffer: Buffer.from(EMPTY_PDF) }
    await dialog().locator('input[type=file]').setInputFiles(good)
    await button('Attach file').click()
    await dialog().waitFor({ state: 'detached' })
    await entries().filter({ hasText: 'With a file' }).getByRole('link', { name: 'gut.pdf' }).waitFor()
    assert.equal((await desk.team.get(`/api/operator/claims/${id}/notes`)).length, 1)
  })

  test('its author corrects and withdraws a note, and both leave a trace', async () => {
    await open('Irrtum')
    await write()
    await desk.page.keyboard.type('Moved to Graz')
    await button('Save note').click()
    await entries().filter({ hasText: 'Moved to Graz' }).waitFor()
    await button('Correct').click()
    await dialog().getByRole('textbox', { name: 'Text' }).fill('Moved to Linz')
    await button('Save correction').click()
    await dialog().waitFor({ state: 'detached' })
    const entry = entries().filter({ hasText: 'Moved to Linz' })
    await entry.getByText(/it used to read/).click()
    await entry.getByText(/Moved to Graz/).waitFor()
    await entries().filter({ hasText: 'Note corrected' }).waitFor()
    await assertAccessible(desk.page)
    await button('Withdraw').click()
    await dialog().getByText('The text, the files and the task for a promise are deleted.').waitFor()
    await dialog().getByRole('button', { name: 'Withdraw' }).click()
    await entries().filter({ hasText: 'Note withdrawn' }).waitFor()
    await desk.page.getByText('Moved to').first().waitFor({ state: 'detached' })
  })

  test('a note without text is refused at its field', async () => {
    await open('Leer')
    await write()
    await desk.page.keyboard.type('   ')
    await button('Save note').click()
    await dialog().getByText('Please write something.').waitFor()
  })
})
