import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Amount, moneyFault, readMoney, writeMoney } from './typed-money.ts'

const BOUNDS = { min: 0.01, max: 5000 }

test('an amount is read as the reader’s language writes it', () => {
  const read: readonly [string, Amount, Amount][] = [
    ['', '', ''],
    ['  ', '', ''],
    ['1.234,56', 1234.56, 1234.56],
    ['1,234.56', 1234.56, 1234.56],
    ['2.000', 2000, Number.NaN],
    ['2,000', Number.NaN, 2000],
    ['312,50 €', 312.5, 312.5],
    ['zwölf', Number.NaN, Number.NaN],
  ]
  for (const [text, de, en] of read) assert.deepEqual([readMoney(text, 'de'), readMoney(text, 'en')], [de, en], text)
})

test('what is written in a field is read as the same amount', () => {
  for (const language of ['de', 'en'] as const)
    for (const amount of [0, 0.01, 12.5, 999.99, 1000, 1234.56, 999_999_999.99])
      assert.equal(readMoney(writeMoney(amount, language), language), amount)
  assert.deepEqual([writeMoney(2000, 'de'), writeMoney(2000, 'en')], ['2.000,00', '2,000.00'])
  assert.deepEqual([writeMoney('', 'de'), writeMoney(Number.NaN, 'de')], ['', ''])
})

test('a refused amount says why, and what it may have been meant as', () => {
  const faults: readonly [string, ReturnType<typeof moneyFault>][] = [
    ['', null],
    ['5.000', null],
    ['0', { fault: 'too_little', amount: 0.01 }],
    ['5.000,01', { fault: 'too_much', amount: 5000 }],
    ['2,000', { fault: 'ambiguous', amount: 2000 }],
    ['-5', { fault: 'unreadable', amount: 0 }],
    ['12€50', { fault: 'unreadable', amount: 0 }],
  ]
  for (const [text, fault] of faults) assert.deepEqual(moneyFault(text, 'de', BOUNDS), fault, text)
})
