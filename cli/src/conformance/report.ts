import { columnsOf, padded, paint, printLine, signOf, wrapped } from '../print.ts'
import type { Shell } from '../shell.ts'
import type { Answer, Result } from './case.ts'
import { EXPECTED } from './examine.ts'

const TITLE_WIDTH = 44
const INDENT = '    '

/** A line for a case that passes; for one that fails also what was sent, what came and how to mend it. */
export function printResult({ stdout }: Shell, { tried, answers, fault }: Result): void {
  const verdict = fault ? paint(stdout, 'red', 'fail') : paint(stdout, 'green', 'pass')
  const duration_ms = answers.reduce((sum, { outcome }) => sum + outcome.duration_ms, 0)
  const facts = `${verdict}  ${padded(statusesOf(answers), 8)} ${`${duration_ms} ms`.padStart(8)}`
  printLine(stdout, `  ${signOf(stdout, fault ? 'fail' : 'ok')} ${padded(tried.title, TITLE_WIDTH)}  ${facts}`)
  const width = columnsOf(stdout) - INDENT.length
  const dim = (text: string) => {
    for (const line of wrapped(text, width)) printLine(stdout, `${INDENT}${paint(stdout, 'dim', line)}`)
  }
  if (fault) {
    printLine(stdout, `${INDENT}${paint(stdout, 'red', fault)}`)
    const failed = answers.find((answer) => answer.fault !== undefined)
    if (failed?.outcome.response_head) dim(`it says: ${failed.outcome.response_head}`)
    if (failed) {
      dim(`sent: ${failed.step.sent}`)
      for (const line of wrapped(`mend: ${tried.mend}`, width)) printLine(stdout, `${INDENT}${line}`)
    }
  }
  dim(tried.rule)
}

/** Three equal ones and more are counted. */
function statusesOf(answers: readonly Answer[]): string {
  const statuses = answers.map(({ outcome: { status_code, end } }) => status_code ?? (end === 'cut' ? 'cut' : '---'))
  const runs: { status: string | number; count: number }[] = []
  for (const status of statuses) {
    const last = runs.at(-1)
    if (last?.status === status) last.count++
    else runs.push({ status, count: 1 })
  }
  return runs
    .map(({ status, count }) => (count > 2 ? `${status} ×${count}` : Array(count).fill(status).join(', ')))
    .join(', ')
}

export function printVerdict({ stdout }: Shell, cases: number, failed: number): void {
  const words =
    failed === 0
      ? `All ${cases} cases pass.`
      : `${failed} of ${cases} cases ${failed === 1 ? 'fails' : 'fail'}: mend the endpoint, then try again.`
  printLine(stdout, `\n${signOf(stdout, failed === 0 ? 'ok' : 'fail')} ${words}`)
}

export const caseOut = ({ tried: { name, title, rule, mend }, answers, fault }: Result) => ({
  name,
  title,
  rule,
  passed: fault === undefined,
  fault: fault ?? null,
  // There is nothing to mend about what was not tried.
  mend: fault === undefined || answers.length === 0 ? null : mend,
  answers: answers.map(({ step, outcome: { status_code, duration_ms, error, response_head }, fault: wrong }) => ({
    sent: step.sent,
    expected: EXPECTED[step.expected].words,
    passed: wrong === undefined,
    ...{ status_code, duration_ms, error, response_head },
  })),
})
