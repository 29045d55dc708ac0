import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Finding } from '../src/app/checks/finding.ts'

/** What was seen, the verdict on it, and a part of what is told. */
export type VerdictRow = readonly [name: string, findings: () => Finding[], verdicts: string, told: RegExp]

/** One test for each row. Whatever is not good says what to do. */
export function testVerdicts(rows: readonly VerdictRow[]): void {
  for (const [name, findings, verdicts, told] of rows) {
    test(`${name}: ${verdicts || 'nothing'} is told`, () => {
      const found = findings()
      assert.equal(found.map(({ verdict }) => verdict).join(), verdicts)
      assert.match(found.map(({ text, mend = '' }) => `${text} ${mend}`.trim()).join('\n'), told)
      for (const { verdict, mend } of found) assert.equal(mend !== undefined, verdict !== 'ok', 'what to do')
    })
  }
}
