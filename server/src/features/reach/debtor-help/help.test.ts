import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADDRESS } from '../../../../test/cases.ts'
import { enterCase } from '../../../../test/debtors.ts'
import { openWorld } from '../../../../test/world.ts'
import { LAWS } from '../../../law/laws.ts'
import { helpFor } from './rules.ts'

const world = await openWorld()
const admin = await world.operator('admin')
const PLACE = { name: 'Beratung Graz', country: 'at', address: 'Hauptplatz 1, 8010 Graz', phone: '+43 316 1' }
const settingsOf = (organization_id: string) => `/api/operator/organizations/${organization_id}`

test('help is there for everybody, in both languages, and linked from every page', async () => {
  const stranger = await world.request({ url: '/debtor/help?lang=de' })
  assert.equal(stranger.statusCode, 200)
  for (const words of [
    'nicht zahlen',
    'stimmt nicht',
    'www.schuldenberatung.at',
    'www.meine-schulden.de',
    'Passwörter',
  ])
    assert.ok(stranger.body.includes(words), words)
  assert.match(stranger.body, /Mahnklage.*Mahnbescheid/s, 'whose country is not known sees both')
  assert.doesNotMatch(stranger.body, /data-export/)
  assert.match((await world.request({ url: '/debtor/help?lang=en' })).body, /If you cannot pay/)
  const debtor = await enterCase(world)
  for (const path of ['case', 'pay', 'installments', 'contact', 'verify', 'help', 'privacy']) {
    const { statusCode, body } = await debtor.get(`/debtor/${path}?lang=de`)
    assert.equal(statusCode, 200, path)
    assert.match(body, /<footer>.*\/debtor\/help\?lang=de.*\/debtor\/privacy\?lang=de/s, path)
  }
  assert.match((await world.request({ url: '/debtor' })).body, /\/debtor\/help/)
})

test('whoever is inside sees the terms of the own law and places in the own country', async () => {
  const austrian = await enterCase(world)
  const german = await enterCase(world, {
    debtor: { addresses: [{ ...ADDRESS, country: 'DE', zip: '10115', city: 'Berlin' }] },
  })
  const [at, de] = await Promise.all(
    [austrian, german].map(async (one) => (await one.get('/debtor/help?lang=de')).body),
  )
  assert.ok(at?.includes('Mahnklage') && !at.includes('Mahnbescheid') && !at.includes('meine-schulden'))
  assert.ok(de?.includes('Mahnbescheid') && !de.includes('Mahnklage') && !de.includes('schuldenberatung.at'))
  assert.match(at ?? '', /href="\/api\/debtor\/data-export\?format=pdf&amp;lang=de"/)
})

test('an organisation names its own places, by country', async () => {
  const debtor = await enterCase(world)
  const url = settingsOf(debtor.partner.organization_id)
  const changed = await admin.patch(url, { debt_advice: [{ ...PLACE, website: 'beratung.example' }] })
  assert.deepEqual(changed.json().data.debt_advice, [{ ...PLACE, country: 'AT', website: 'beratung.example' }])
  const { body } = await debtor.get('/debtor/help')
  assert.match(
    body,
    /Beratung Graz<br>Hauptplatz 1, 8010 Graz<br><a href="tel:\+433161">.*href="https:\/\/beratung\.example"/s,
  )
  assert.doesNotMatch(body, /schuldenberatung\.at/)
  for (const wrong of [{ website: 'javascript:alert(1)' }, { name: ' ' }, { country: 'XX' }, { more: 1 }])
    assert.equal(
      (await admin.patch(url, { debt_advice: [{ ...PLACE, ...wrong }] })).statusCode,
      400,
      JSON.stringify(wrong),
    )
  const renamed = await admin.patch(url, { name: 'Anders' })
  assert.equal(renamed.json().data.debt_advice.length, 1, 'stays')
  await admin.patch(url, { debt_advice: [] })
  assert.match((await debtor.get('/debtor/help')).body, /schuldenberatung\.at/)
})

test('places of another country leave the usual ones of the own, and a far country gets all', () => {
  const place = { ...PLACE, country: 'CH', website: null }
  const of = (country: string | null) => helpFor({ country, law: 'AT', own_advice: [place] }).advice
  assert.deepEqual(
    of('AT').map(({ country, places }) => [country, places[0]?.website]),
    [['AT', 'www.schuldenberatung.at']],
  )
  assert.deepEqual(of('CH')[0]?.places, [place])
  assert.deepEqual(
    of('FR').map(({ country }) => country),
    ['AT', 'DE', 'CH'],
  )
  assert.deepEqual(
    of(null).map(({ country }) => country),
    ['AT', 'DE', 'CH'],
  )
})

test('both languages explain the same terms', () => {
  for (const { help } of Object.values(LAWS)) assert.equal(help.terms.de.length, help.terms.en.length)
})

test('privacy names the controller inside, and nobody outside where there are several', async () => {
  const debtor = await enterCase(world)
  const { collector, creditor } = (await debtor.get('/api/debtor/case')).json().data
  const inside = await debtor.get('/debtor/privacy?lang=de')
  for (const words of [
    collector.name,
    creditor.name,
    '§ 132 BAO',
    'Datenschutzbehörde',
    'Widerspruchsrecht',
    '30 Jahre',
  ])
    assert.ok(inside.body.includes(words), words)
  const outside = await world.request({ url: '/debtor/privacy?lang=en' })
  assert.match(outside.body, /its name and address are on the letter/)
  assert.ok(!outside.body.includes(collector.name))
})

test('the holder of a returned letter is a stranger here', async () => {
  const debtor = await enterCase(world)
  const team = await world.operator('agent')
  const [letter] = (await team.get(`/api/operator/claims/${debtor.id}`)).json().data.letters
  const { creditor } = (await debtor.get('/api/debtor/case')).json().data
  await team.post(`/api/operator/letters/${letter.id}/returned`, {})
  for (const path of ['help', 'privacy']) {
    const { statusCode, body } = await debtor.get(`/debtor/${path}?lang=de`)
    assert.equal(statusCode, 200)
    assert.ok(!body.includes(creditor.name) && !body.includes('data-export'), path)
  }
})
