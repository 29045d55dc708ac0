import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { assertAccessible } from '../../browser.ts'
import { useDesk } from '../../desk.ts'
import { caseLine, csvFile } from '../../tables.ts'

const BULK = '**/claims/bulk'

describe('import', () => {
  const desk = useDesk({ role: 'agent' })
  const open = async (page = desk.page) => {
    await page.goto(`/operator/import?partner_id=${desk.partner.id}`)
    return page.getByLabel('Choose a CSV file')
  }
  const referencesOf = async (begin: string): Promise<string[]> =>
    (await desk.partner.get<{ partner_reference: string }[]>('/openapi/claims?limit=100'))
      .map(({ partner_reference }) => partner_reference)
      .filter((reference) => reference?.startsWith(begin))

  test('what is no table of cases is told in words, and nothing is sent', async () => {
    const { page } = desk
    const input = await open()
    const file = (name: string, content: string | Buffer) => ({ ...csvFile(), name, buffer: Buffer.from(content) })
    const wrong: [ReturnType<typeof file>, string][] = [
      [file('cases.xlsx', 'PK\u0003\u0004'), 'This is a workbook (Excel), not a CSV file.'],
      [file('cases.pdf', '%PDF-1.7'), 'This is a PDF, not a CSV file.'],
      [file('photo.csv', Buffer.from([1, 0, 2])), 'This is not a text file.'],
      [file('empty.csv', ''), 'The file is empty.'],
      [csvFile(), 'There is nothing in the file below its head.'],
      [file('open.csv', 'Reference\n"A'), 'a quotation mark is never closed'],
      [file('other.csv', 'Colour\nred'), 'Columns are missing'],
    ]
    for (const [chosen, said] of wrong) {
      await input.setInputFiles(chosen)
      await page.getByRole('alert').filter({ hasText: said }).waitFor()
      assert.equal(await page.getByRole('button', { name: /^Create/ }).count(), 0)
    }
    await assertAccessible(page)
    // Through its path: the browser reads it by itself.
    const huge = join(await mkdtemp(join(tmpdir(), 'mahnwerk-import-')), 'huge.csv')
    await writeFile(huge, Buffer.alloc(40 * 1_048_576, 'a'))
    await input.setInputFiles(huge)
    await page.getByRole('alert').filter({ hasText: 'The file is larger than 20 MB.' }).waitFor()
    await rm(dirname(huge), { recursive: true })
  })

  test('a lost connection pauses the import, and going on creates nothing twice', async () => {
    const { page } = desk
    const input = await open()
    await input.setInputFiles(csvFile(...Array.from({ length: 60 }, (_, at) => caseLine(`L-${at}`))))
    let parts = 0
    await page.route(BULK, async (route) => {
      parts++
      if (parts === 1) return route.continue()
      // It is done, and its answer is lost.
      await route.fetch()
      return route.abort()
    })
    await page.getByRole('button', { name: 'Create 60 cases' }).click()
    await page.getByRole('alert').filter({ hasText: 'Interrupted' }).waitFor()
    await page.getByText('50 of 60 cases sent').waitFor()
    await assertAccessible(page)
    await page.unroute(BULK)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('The import is finished.').waitFor()
    assert.deepEqual([parts, (await referencesOf('L-')).length], [2, 60])
  })

  test('two windows and a second click create every case once', async () => {
    const other = await desk.visitor({ cookie: desk.team.cookie })
    const table = csvFile(caseLine('T-1'), caseLine('T-2'))
    for (const page of [desk.page, other]) await (await open(page)).setInputFiles(table)
    await Promise.all([desk.page, other].map((page) => page.getByRole('button', { name: 'Create 2 cases' }).dblclick()))
    for (const page of [desk.page, other]) await page.getByText('The import is finished.').waitFor()
    assert.deepEqual((await referencesOf('T-')).sort(), ['T-1', 'T-2'])
  })

  test('whoever leaves in the middle is asked, and what was sent stays', async () => {
    const { page } = desk
    const input = await open()
    await input.setInputFiles(csvFile(caseLine('M-1')))
    const { promise: until, resolve: goOn } = Promise.withResolvers<void>()
    await page.route(BULK, async (route) => {
      await until
      return route.continue()
    })
    await page.getByRole('button', { name: 'Create one case' }).click()
    const asked: string[] = []
    page.once('dialog', (dialog) => {
      asked.push(dialog.message())
      return dialog.dismiss()
    })
    await page.getByRole('link', { name: 'Payments' }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('Finishing the current batch').waitFor()
    goOn()
    await page.getByText('The import is finished.').waitFor()
    await page.unroute(BULK)
    assert.match(asked[0] ?? '', /still running/)
    assert.deepEqual(await referencesOf('M-'), ['M-1'])
  })

  test('the page speaks German and fits a phone', async () => {
    const page = await desk.visitor({ cookie: desk.team.cookie, language: 'de', width: 390 })
    await page.goto('/operator/import')
    await page.getByRole('heading', { name: 'Für welchen Partner?' }).waitFor()
    await page.getByRole('button', { name: 'Welche Spalten es gibt' }).click()
    await page.getByRole('cell', { name: 'Rechnungsnummer' }).waitFor()
    await page.getByLabel('CSV-Datei wählen').setInputFiles(csvFile(caseLine('P-1', { amount: '1.234' })))
    await page.getByText('kann zweierlei heißen').waitFor()
    await assertAccessible(page)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
  })
})
