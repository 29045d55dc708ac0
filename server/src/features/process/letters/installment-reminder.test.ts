import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { LEIPZIGER, LONDONER, VIENNESE } from '../../../../test/letter-facts.ts'
import { temporaryFolder } from '../../../../test/process.ts'
import { openTools } from '../../../../test/tools.ts'
import { LAWS } from '../../../law/laws.ts'
import type { PlanDefault } from '../../../law/plan-default.ts'
import { typesetPaper } from './typeset.ts'
import type { LetterContent } from './wording/content.ts'
import { composeInstallmentReminder, type ReminderFacts } from './wording/installment-reminder.ts'

const { kind: _, ...frame } = VIENNESE
const FACTS: ReminderFacts = {
  ...frame,
  letter_date: '2026-01-08',
  deadline: '2026-01-22',
  plan_open_cents: 90_000,
  missed: [
    { number: 2, due_date: '2025-12-01', amount_cents: 30_000, open_cents: 10_000 },
    { number: 3, due_date: '2026-01-01', amount_cents: 30_000, open_cents: 30_000 },
  ],
  terms: LAWS.AT.planDefault({ is_consumer: true }) as PlanDefault,
}
const plainOf = (content: LetterContent) => JSON.stringify(content).replaceAll('\u00a0', ' ')
const blockOf = (content: LetterContent, kind: string) => content.blocks.find((block) => block.kind === kind)

test('the reminder names what was missed, and asks for that and not for all that is open', () => {
  const content = composeInstallmentReminder(FACTS)
  const table = JSON.parse(plainOf(content)).blocks.find((block: { kind: string }) => block.kind === 'list_table')
  assert.deepEqual(table.rows, [
    ['2.', '01.12.2025', '300,00 €', '100,00 €'],
    ['3.', '01.01.2026', '300,00 €', '300,00 €'],
  ])
  assert.deepEqual(table.sum, ['Rückstand', '', '', '400,00 €'])
  const payment = JSON.stringify(blockOf(content, 'payment')).replaceAll('\u00a0', ' ')
  assert.match(payment, /400,00 €/)
  assert.match(plainOf(content), /bis spätestens.*22\. Jänner 2026.*bei uns einlangend/)
})

test('it threatens the loss of the terms with the day and the amount, and costs nothing', () => {
  const text = plainOf(composeInstallmentReminder(FACTS))
  assert.match(text, /Androhung des Terminsverlusts \(§ 13 KSchG\)/)
  assert.match(text, /Nachfrist bis .*22\. Jänner 2026.*jedenfalls aber von zwei Wochen ab Erhalt dieses Schreibens/)
  assert.match(text, /mit den nach der Vereinbarung wieder anfallenden Zinsen und Kosten auf einmal/)
  assert.match(text, /mindestens sechs Wochen fällig/)
  assert.match(text, /gesamte noch offene Forderung, derzeit 900,00 €/)
  assert.match(text, /Dieses Schreiben kostet Sie nichts\. Haben Sie inzwischen bezahlt/)
  assert.doesNotMatch(text, /Inkassokosten|Verzugszinsen/)
})

test('it speaks of one instalment as of one, and of the month as the reader does', () => {
  const { debtor } = LEIPZIGER
  const text = plainOf(composeInstallmentReminder({ ...FACTS, debtor, missed: FACTS.missed.slice(0, 1) }))
  assert.match(text, /"subject":"Rückständige Rate: Mahnung/)
  assert.match(text, /Folgende Rate ist fällig/)
  assert.match(text, /22\. Januar 2026/)
  assert.doesNotMatch(text, /Jänner/)
})

test('it is one page, with all that the reader needs to act on it', async () => {
  const { typesetter, pdf_reader } = openTools()
  const path = join(await temporaryFolder(), 'reminder.pdf')
  await writeFile(path, await typesetPaper(typesetter, composeInstallmentReminder(FACTS)))
  const { pages } = await pdf_reader.read(path)
  const text = pages.map(({ words }) => words.map((word) => word.text).join(' ')).join(' ')
  assert.equal(pages.length, 1)
  for (const phrase of [/Rückstand 400,00 €/, /Terminsverlust/, /AT61 1904 3002 3457 3201/, /Zugangscode/, /Grüßen/])
    assert.match(text, phrase)
})

test('a debtor who is written to in English reads the same in English', () => {
  const { kind: __, ...english } = LONDONER
  const text = plainOf(composeInstallmentReminder({ ...FACTS, ...english, law: 'AT', deadline: '2026-01-22' }))
  assert.match(text, /Missed instalments: reminder about the claim of/)
  assert.match(text, /Warning of the loss of the terms \(§ 13 KSchG\)/)
  assert.match(text, /you lose the right to pay by instalments/)
  assert.match(text, /You are not charged for this letter/)
})
