import assert from 'node:assert/strict'
import { test } from 'node:test'

test('a court that is not known and one of several are told apart in both languages', async (t) => {
  // The words are registered with a browser's language as soon as they are loaded.
  const browser = { localStorage: { getItem: () => 'de' }, document: { documentElement: {} } }
  for (const [name, value] of Object.entries(browser)) {
    Object.defineProperty(globalThis, name, { value, configurable: true })
    t.after(() => Reflect.deleteProperty(globalThis, name))
  }
  const { i18next } = await import('../../../shared/i18n/language.ts')
  await import('./words.ts')
  const courts = 'Bezirksgericht Bezau, Bezirksgericht Dornbirn'
  const said = (lng: 'de' | 'en') =>
    ['gap.court_ambiguous', 'gap.court_not_named'].map((key) => i18next.t(key, { lng, ns: 'court', courts }))
  assert.deepEqual(said('de'), [
    `Mehrere Gerichte kommen in Betracht, bitte nachschlagen: ${courts}`,
    'Gericht nur nach dem Ort bekannt: bitte nachschlagen',
  ])
  assert.deepEqual(said('en'), [
    `Several courts are possible, please look up the right one: ${courts}`,
    'Only the court’s location is known: please look up the court',
  ])
})
