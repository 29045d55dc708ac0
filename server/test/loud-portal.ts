import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CaseWords, WORDS } from '../src/features/reach/debtor-case/words.ts'
import { sql } from '../src/platform/db/db.ts'

/** The debtor portal with one more language. Run by `portal-languages.test.ts`, in a process of its own. */

const shouted = (words: unknown): unknown => {
  if (typeof words === 'string') return words.toUpperCase()
  if (typeof words === 'function') return (...given: unknown[]) => String(words(...given)).toUpperCase()
  if (Array.isArray(words)) return words.map(shouted)
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, shouted(value)]))
}

/** German in capitals, with the figures of Turkey, where the sign of the euro comes first. */
const LOUD = { ...(shouted(WORDS.de) as CaseWords), law_language: 'de', locale: 'tr-TR', name: 'LAUT' }

// As if its file stood in the list. Whatever reads the list is loaded afterwards.
Object.assign(WORDS, { xx: LOUD })
const { openWorld } = await import('./world.ts')
const { enterCase } = await import('./debtors.ts')
const world = await openWorld()

/** The texts of a page, one per element, without those of the law, which are marked as German. */
const textsOf = (page: string): string[] =>
  page
    .replace(/<(dl|section) [^>]*lang="de".*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '')

const leavesOf = (words: object): string[] =>
  Object.values(words).flatMap((word) =>
    typeof word === 'object' ? leavesOf(word) : typeof word === 'string' && /[a-z]/.test(word) ? [word] : [],
  )
const { name: _, ...german } = WORDS.de
const FORGOTTEN: ReadonlySet<string> = new Set(leavesOf(german))

const assertLoud = (page: string, url: string, expected: string): void => {
  assert.match(page, /<html lang="xx">/, url)
  const texts = textsOf(page)
  assert.ok(texts.includes(expected), `${url} lacks ${expected}`)
  assert.deepEqual(
    texts.filter((text) => FORGOTTEN.has(text)),
    [],
    url,
  )
  assert.ok(
    texts.includes('Deutsch') && texts.includes('English') && !page.includes('lang=xx" hreflang'),
    'leads to the others',
  )
}

test('a further language of the portal is one file of words: every page is in it', async () => {
  const debtor = await enterCase(world)
  const options = (await debtor.get('/api/debtor/installment-options?lang=xx')).json().data
  const pages: [url: string, expected: string][] = [
    ['/debtor/case?lang=xx', LOUD.page.who],
    ['/debtor/pay?lang=xx', LOUD.pay.by_hand],
    ['/debtor/pay/code.png?lang=xx&amount=999999', LOUD.frame.failed],
    ['/debtor/installments?lang=xx', LOUD.plan.choose],
    [`/debtor/installments?lang=xx&months=3&first_due_date=${options.earliest_first_due_date}`, LOUD.plan.yours],
    ['/debtor/promise?lang=xx', LOUD.promise.send],
    ['/debtor/dispute?lang=xx', LOUD.dispute.text],
    ['/debtor/messages?lang=xx', LOUD.messages.empty],
    ['/debtor/contact?lang=xx', LOUD.contact.title],
    ['/debtor/verify?lang=xx', LOUD.verify.title],
    ['/debtor/help?lang=xx', LOUD.help.cannot_pay],
    ['/debtor/privacy?lang=xx', LOUD.privacy.lead],
  ]
  for (const [url, expected] of pages) assertLoud((await debtor.get(url)).body, url, expected)
  assertLoud((await world.request({ url: '/debtor?lang=xx' })).body, 'the door', LOUD.door.code)
})

test('what laws and letters say stays in a language that they have, and figures are those of the locale', async () => {
  const debtor = await enterCase(world)
  const of = async (lang: string) => (await debtor.get(`/api/debtor/case?lang=${lang}`)).json().data
  const [loud, plain] = [await of('xx'), await of('de')]
  assert.equal(loud.next_step.text, plain.next_step.text.toUpperCase())
  assert.deepEqual(loud.interest, plain.interest, 'the rule is cited as in German letters')
  assert.deepEqual(loud.collector, plain.collector)
  const { body } = await debtor.get('/debtor/case?lang=xx')
  assert.match(body, /€1\.000,00/)
})

test('it can be chosen, and is kept', async () => {
  const debtor = await enterCase(world)
  assert.equal((await debtor.send('PATCH', '/api/debtor/contact', { language: 'xx' })).statusCode, 200)
  assert.match((await debtor.get('/debtor/case', { 'accept-language': 'en' })).body, /<html lang="xx">/)
  assert.equal((await debtor.send('PATCH', '/api/debtor/contact', { language: 'yy' })).statusCode, 400)
  const browser = await world.request({ url: '/debtor', headers: { 'accept-language': 'fr, xx;q=0.8, en;q=0.5' } })
  assert.match(browser.body, /<html lang="xx">/)
})

test('a choice that the portal no longer has gives way to the browser', async () => {
  const debtor = await enterCase(world)
  await world.act(({ tx }) => tx.run(sql`update debtors set language = 'yy' where id = ${debtor.debtor_id}`))
  assert.match((await debtor.get('/debtor/case', { 'accept-language': 'en' })).body, /<html lang="en">/)
})
