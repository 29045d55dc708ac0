import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { creditorReference, inGroupsOfFour } from '../../../../kernel/banking.ts'
import { caseReference, isCaseReference } from '../../../case/claims/rules.ts'
import { namedReferences, onlyNamed } from './references.ts'

const ONE = 'MW2600012349'
const OTHER = 'MW2600000776'
const RF = 'RF82MW2600012349'

test('the references of this file are right', () => {
  assert.ok(isCaseReference(ONE) && isCaseReference(OTHER))
  assert.equal(creditorReference(ONE), RF)
})

const CERTAIN = [
  ...[ONE, RF, 'RF82 MW26 0001 2349', 'rf82 mw26 0001 2349', 'mw2600012349', 'Mw 2600012349', 'M W 26 00012349'],
  ...[
    'MW-26-0001234-9',
    'MW.26.0001234.9',
    'MW26/00012349',
    'MW 26 0001 2349',
    'MW 2 6 0 0 0 1 2 3 4 9',
    '(MW2600012349)',
  ],
  ...['RF 82 MW 2600012349', 'RF82-MW2600012349', 'RF82MW26000123 49', 'RF8 2MW2 6000 1234 9'],
  // Without RF, or with it as a word.
  ...['82MW2600012349', '82 MW26 0001 2349', 'RF MW2600012349', 'RF: MW2600012349'],
  // Words, amounts, dates, telephone numbers and accounts beside it.
  ...['Zahlung MW2600012349 danke', 'Az:MW2600012349', 'REFMW2600012349', 'SVWZ+MW2600012349EREF+NOTPROVIDED'],
  ...[
    'MW2600012349 150,00 EUR',
    'RF82 MW26 0001 2349 2026',
    'MW2600012349vom 12.03.2026',
    'Rechnung 4711/MW2600012349',
  ],
  ...['MW2600012349 Tel. 0664 12345678', 'AT61 1904 3002 3457 3201 MW2600012349', 'MW2600012349 AT611904300234573201'],
  ...['Kd.Nr. 12345 MW2600012349', 'MW2600012349 BMW 320d', 'UMWELT 2026 MW2600012349', 'Düsseldorf 40 MW2600012349'],
  // The same one twice.
  ...['RF82MW2600012349 MW2600012349', 'MW2600012349 / 2600012349', 'mw2600012349 MW 26 0001 2349'],
  // Cut into lines by a bank.
  ...['MW2600\n012349', 'Zahlung RF82MW\r\n2600012349', 'MW26000123\n49 30 EUR'],
]

for (const text of CERTAIN) {
  test(`names one claim beyond doubt: ${JSON.stringify(text)}`, () => {
    assert.deepEqual(namedReferences(text).certain, [ONE])
    assert.equal(onlyNamed(namedReferences(text)), ONE)
  })
}

const LIKELY = [
  // A wrong RF around a right case reference, or one that is not whole.
  ...['RF83MW2600012349', 'RF 83 MW26 0001 2349', 'RF8 MW2600012349', 'RF820MW2600012349', '83MW2600012349'],
  // The mark is wrong or missing.
  ...['WM2600012349', 'NW 2600012349', 'W2600012349', 'Fall 2600012349', 'RF82 2600012349', 'BMW2600012349'],
  // Letters for digits.
  ...['MW26OO012349', 'MW260001234 9O', 'MW26000I2349', 'mw26000l2349'],
  // Divided in a way that leaves open where the reference ends.
  ...['MW26000123 49', 'MW260001234 9', 'MW260001 2349'],
  // The zeros are left out.
  ...['MW260012349', 'MW2612349', 'MW 2612349 30 EUR'],
]

for (const text of LIKELY) {
  test(`only suggests the claim: ${JSON.stringify(text)}`, () => {
    const named = namedReferences(text)
    assert.equal(onlyNamed(named), null)
    assert.deepEqual([named.certain, named.others], [[], true])
    assert.deepEqual(named.likely, [ONE])
  })
}

const GUESSED = [
  ...['MW2600012348', 'MW2600021349', 'MW2600013249', 'MW6200012349', 'MW260001349', 'MW26000122349', 'MW26000123490'],
  // Cut off, or glued to what followed.
  ...['Zahlung MW260001234', 'Zahlung MW26000123', 'MW2600012349150,00', '2600012349'],
]

for (const text of GUESSED) {
  test(`has the claim among its guesses: ${JSON.stringify(text)}`, () => {
    const named = namedReferences(text)
    assert.deepEqual([named.certain, named.likely, named.others], [[], [], true])
    assert.ok(named.guesses.includes(ONE), named.guesses.join(' '))
  })
}

const DOUBTFUL = [
  ...[
    `${ONE} ${OTHER}`,
    `${ONE}/${OTHER}`,
    `${RF} ${OTHER}`,
    `${ONE} und ${OTHER.slice(2)}`,
    `${ONE}/${OTHER.slice(4)}`,
  ],
  ...[`${ONE} und ${OTHER.slice(5)}`, `${ONE} MW2600000775`, `${ONE} MW26000`, `${ONE} RF12MW26`, `${ONE} und MW`],
  // Another creditor's reference.
  `${ONE} RF18 5390 0754 7034`,
]

for (const text of DOUBTFUL) {
  test(`books nothing by itself beside another reference: ${JSON.stringify(text)}`, () => {
    const named = namedReferences(text)
    assert.ok(named.certain.includes(ONE))
    assert.equal(onlyNamed(named), null)
  })
}

const NOTHING = [
  ...['', 'Rechnung', 'AT61 1904 3002 3457 3201', 'DE89370400440532013000', '+43 664 2600012349', '0664 2600012349'],
  // Longer numbers are not split.
  ...['26000123499', '12600012349', 'Kundennummer 126000123491', 'UMWELT 2026', 'BMW 320 2024', 'Dorf 12 34 56'],
]

for (const text of NOTHING) {
  test(`finds nothing certain or likely: ${JSON.stringify(text)}`, () => {
    const { certain, likely } = namedReferences(text)
    assert.deepEqual([certain, likely], [[], []])
  })
}

const reference = fc.integer({ min: 1, max: 9_999_999 }).map((number) => caseReference(2026, number))

/** Anything that has no M, so that no case reference is in it. */
const noise = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .map((text) => text.replace(/[mMWwＭＷ]/g, '').normalize('NFKC'))

test('a text without reference never books anything', () => {
  const digits = fc.stringMatching(/^[0-9 /+.-]{0,40}$/)
  fc.assert(
    fc.property(fc.array(fc.oneof(noise, digits), { maxLength: 4 }), (pieces) => {
      const text = pieces.join(' ').replace(/[mMwW]/g, '')
      assert.deepEqual(namedReferences(text).certain, [])
    }),
    { numRuns: 2000 },
  )
})

test('a right reference is found however it is spaced, punctuated and capitalised', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', '/', '  ')
  const spelling = fc.record({
    given: reference,
    is_rf: fc.boolean(),
    separators: fc.tuple(separator, separator, separator),
    is_small: fc.boolean(),
    words: fc.tuple(
      fc.constantFrom('', 'Zahlung ', 'Ref. ', 'Tel. 0664 1234567 '),
      fc.constantFrom('', ' danke', ', Huber'),
    ),
  })
  fc.assert(
    fc.property(spelling, ({ given, is_rf, separators: [one, two, three], is_small, words: [before, after] }) => {
      const rf = is_rf ? `RF${creditorReference(given).slice(2, 4)}${one}` : ''
      const typed = `${before}${rf}MW${two}${given.slice(2, 4)}${three}${given.slice(4)}${after}`
      assert.equal(onlyNamed(namedReferences(is_small ? typed.toLowerCase() : typed)), given)
      assert.equal(onlyNamed(namedReferences(inGroupsOfFour(creditorReference(given)))), given)
    }),
    { numRuns: 1000 },
  )
})

/** Of a year with more than 9,999,999 cases. */
const wide = fc.integer({ min: 10_000_000, max: 999_999_999 }).map((number) => caseReference(2026, number))

test('a longer reference is certain with its RF, in one piece and in groups, and only likely without', () => {
  const word = fc.constantFrom('', ' danke', ', Huber', ' EUR 30,00')
  fc.assert(
    fc.property(wide, word, (given, after) => {
      const rf = creditorReference(given)
      for (const typed of [rf, rf.toLowerCase(), inGroupsOfFour(rf), `Zahlung ${rf}`]) {
        const named = namedReferences(`${typed}${after}`)
        // One in a thousand has a shorter one in it that the same RF is right for. Then a person decides.
        if (named.certain.length === 0) assert.ok(named.likely.length === 2 && named.likely.includes(given))
        else assert.equal(onlyNamed(named), given, `${typed}${after}`)
      }
      for (const typed of [given, inGroupsOfFour(given)]) {
        const { certain, likely } = namedReferences(`Zahlung ${typed}${after}`)
        assert.deepEqual(certain, [], 'the first ten digits may look like a reference of their own')
        assert.ok(likely.includes(given))
      }
    }),
    { numRuns: 1000 },
  )
})

test('of a shorter and a longer reference that the same RF is right for, neither is certain', () => {
  const named = namedReferences('RF73 MW26 2578 5702 59')
  assert.deepEqual([named.certain, named.likely], [[], ['MW2625785702', 'MW262578570259']])
})

test('one wrong digit or two swapped ones of a longer reference never book it', () => {
  fc.assert(
    fc.property(wide, fc.nat(10), fc.integer({ min: 1, max: 9 }), (given, place, shift) => {
      const at = 2 + (place % (given.length - 3))
      const rf = creditorReference(given).slice(0, 4)
      const wrong = given.slice(0, at) + ((Number(given[at]) + shift) % 10) + given.slice(at + 1)
      const swapped = given.slice(0, at) + given[at + 1] + given[at] + given.slice(at + 2)
      for (const typed of [wrong, swapped].filter((text) => text !== given)) {
        for (const text of [typed, `${rf}${typed}`]) assert.deepEqual(namedReferences(text).certain, [])
      }
    }),
    { numRuns: 1000 },
  )
})

test('one wrong digit or two swapped ones never book anything, and the right claim is among the guesses', () => {
  fc.assert(
    fc.property(reference, fc.integer({ min: 2, max: 11 }), fc.integer({ min: 1, max: 9 }), (given, at, shift) => {
      const wrong = given.slice(0, at) + ((Number(given[at]) + shift) % 10) + given.slice(at + 1)
      const swapped = given.slice(0, at) + (given[at + 1] ?? '') + given[at] + given.slice(at + 2)
      for (const typed of [wrong, swapped].filter((text) => text !== given)) {
        const named = namedReferences(`Zahlung ${typed} danke`)
        assert.deepEqual([named.certain, named.likely], [[], []])
        assert.ok(named.guesses.includes(given))
      }
    }),
    { numRuns: 1000 },
  )
})

test('two references never book anything, whatever stands between them', () => {
  fc.assert(
    fc.property(reference, reference, noise, (one, other, between) => {
      if (one !== other) assert.equal(onlyNamed(namedReferences(`${one} ${between} ${other}`)), null)
    }),
    { numRuns: 1000 },
  )
})
