import { creditorReference, inGroupsOfFour } from '../../src/kernel/banking.ts'
import type { Random } from '../random.ts'

/** How people and banks write things. */

const LEADS = [
  'Zahlung',
  'Rechnung',
  'Überweisung',
  'Ihr Schreiben',
  'Mahnung',
  'zu Fall',
  'AZ',
  'Aktenzeichen:',
  'Ref.',
  'Betreff',
] as const
const TAILS = [
  'danke',
  'Rest folgt',
  '1. Rate',
  'mfG',
  'Teilzahlung',
  'wie besprochen',
  'vom 12.03.2026',
  '150,00 EUR',
  'Mahnung 2',
] as const

export const withWords = (random: Random, text: string): string =>
  [random.chance(0.6) ? random.of(LEADS) : '', text, random.chance(0.5) ? random.of(TAILS) : '']
    .filter(Boolean)
    .join(' ')

export const rfOf = (reference: string): string => creditorReference(reference)
export const printedRf = (reference: string): string => inGroupsOfFour(creditorReference(reference))

/** Spaces, dots and dashes where a hand sets them. */
export function spaced(random: Random, reference: string): string {
  const [year, number, check] = [reference.slice(2, 4), reference.slice(4, 11), reference.slice(11)]
  const rf = rfOf(reference)
  return random.of([
    `MW ${reference.slice(2)}`,
    `MW ${year} ${number}${check}`,
    `MW-${year}-${number}-${check}`,
    `MW${year}/${number}${check}`,
    `MW.${year}.${number}.${check}`,
    `M W ${year}${number}${check}`,
    `MW ${[...reference.slice(2)].join(' ')}`,
    `MW${year} ${number.slice(0, 4)} ${number.slice(4)}${check}`,
    `${rf.slice(0, 2)} ${rf.slice(2, 4)} MW ${year} ${number} ${check}`,
    `${rf.slice(0, 4)}-${reference}`,
    `${rf.slice(0, 4)} ${reference.slice(0, 7)} ${reference.slice(7)}`,
  ])
}

/** One of the ten digits. */
const place = (random: Random): number => random.between(2, 11)

export function slipped(random: Random, reference: string): string {
  const at = place(random)
  const digit = (Number(reference[at]) + random.between(1, 9)) % 10
  return reference.slice(0, at) + digit + reference.slice(at + 1)
}

export function swapped(random: Random, reference: string): string {
  const at = Array.from({ length: 9 }, (_, step) => ((step + random.between(0, 8)) % 9) + 2).find(
    (here) => reference[here] !== reference[here + 1],
  ) as number
  return reference.slice(0, at) + reference[at + 1] + reference[at] + reference.slice(at + 2)
}

export function leftOut(random: Random, reference: string): string {
  const at = place(random)
  return reference.slice(0, at) + reference.slice(at + 1)
}

export function doubled(random: Random, reference: string): string {
  const at = place(random)
  return reference.slice(0, at) + reference[at] + reference.slice(at)
}

export const withLetters = (reference: string): string => `MW${reference.slice(2).replace('0', 'O').replace('1', 'l')}`

export function wrongRf(random: Random, reference: string): string {
  const wrong = (Number(rfOf(reference).slice(2, 4)) + random.between(1, 90)) % 97
  return `RF${String(wrong).padStart(2, '0')}${random.chance(0.5) ? ' ' : ''}${reference}`
}

export function typedNumber(random: Random, number: string): string {
  const bare = number.replace(/^[A-Z]+-?/, '')
  return random.of([
    `Rechnung ${number}`,
    `Rechnungsnr. ${number}`,
    `RNr ${number.replaceAll('-', ' ')}`,
    `Re.Nr.: ${bare}`,
    `${number.toLowerCase()}`,
    `Rg ${number.replaceAll(/[-/]/g, '')} vom 12.02.2026`,
    `INVOICE ${number} / ${random.between(100, 999)}`,
  ])
}

const FOLDS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** As a bank without umlauts writes it. */
export const withoutUmlauts = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => FOLDS[letter] as string)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()

export function phone(random: Random): string {
  const number = String(random.between(1_000_000, 99_999_999))
  return random.of([
    `Tel. 0664 ${number}`,
    `+43 676 ${number}`,
    `0049 170 ${number}`,
    `0${random.between(660, 699)}/${number}`,
  ])
}

/** Lines of 27 characters, as MT940 has them. */
export const inLines = (text: string, width: number): string =>
  (text.match(new RegExp(`[^]{1,${width}}`, 'g')) ?? []).join('\n')
