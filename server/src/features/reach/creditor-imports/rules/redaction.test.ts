import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesAbout, withoutRows } from './redaction.ts'

const HEAD = 'Fall;Vorname;Nachname;Straße;PLZ;Ort;E-Mail;Rechnungsnummer;Rechnungsdatum;Betrag'
const KNOWN = {
  names: ['Eva Groß'],
  emails: ['eva@example.com'],
  phones: ['+43 660 1234567'],
  addresses: [{ street: 'Ring 1', zip: '1010' }],
}
const tableOf = (...lines: string[]): string => [HEAD, ...lines].join('\r\n')

test('lines are about a debtor by the name and one thing more, never by a name alone', () => {
  const content = tableOf(
    ';Eva;Gross;Ring 1;1010;Wien;;R-1;2026-03-02;10',
    ';Eva;Groß;Gasse 9;8010;Graz;;R-2;2026-03-02;10',
    ';Eva;Groß;Gasse 9;8010;Graz;EVA@example.com;R-3;2026-03-02;10',
    ';Max;Groß;Ring 1;1010;Wien;;R-4;2026-03-02;10',
    'A;Eva;Groß;ring 1;1010;Wien;;R-5;2026-03-02;10',
    'A;;;;;;;R-6;2026-03-02;10',
  )
  assert.deepEqual(linesAbout(content, KNOWN), [2, 4, 6, 7])
  assert.deepEqual(linesAbout(tableOf(';Max;Maier;Ring 1;1010;Wien;;R-1;2026-03-02;10'), KNOWN), [])
})

test('a table that cannot be read is about a debtor as a whole, or not at all', () => {
  assert.equal(linesAbout('Name;Mail\nEva Groß;eva@example.com', KNOWN), null)
  assert.deepEqual(linesAbout('Name;Mail\nEva Groß;', KNOWN), [])
})

test('rows go with all their lines, and the others keep their numbers', () => {
  const other = ';Max;Maier;Ring 2;1010;Wien;;R-2;2026-03-02;10'
  const content = tableOf(';Eva;Groß;"Ring 1\nTop 3";1010;Wien;;R-1;2026-03-02;10', other)
  const left = withoutRows(content, new Set([2]))
  assert.deepEqual(left?.split('\n').slice(1), ['', '', other])
  assert.equal(withoutRows(content, new Set([2, 4])), undefined, 'no row is left')
  assert.equal(withoutRows('no table', new Set([2])), undefined)
})
