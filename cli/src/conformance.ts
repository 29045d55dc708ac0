import type { Command } from 'commander'
import type { Case, Expected } from './conformance-cases.ts'
import { EXIT, interruption, outOfReach, wrongUse } from './exit.ts'
import { webAddressOf } from './http-call.ts'
import { type Posted, postEvent } from './post-event.ts'
import { columnsOf, padded, paint, printJson, printLine, signOf, wrapped } from './print.ts'
import { showProgress } from './progress.ts'
import { type Cli, type CommonOptions, finishCommand, type Shell } from './shell.ts'

type ConformanceOptions = CommonOptions & { readonly url: string; readonly secret?: string }

export function addConformance(parent: Command, { shell, end }: Cli): void {
  const command = parent
    .command('conformance')
    .description("try a partner's webhook endpoint against the specification; exit with 1 when it fails")
    .requiredOption('--url <address>', 'the endpoint; http and localhost are fine here')
    .option('--secret <secret>', 'the secret that it verifies with (MAHNWERK_WEBHOOK_SECRET)')
    .action(async (options: ConformanceOptions) => end(await conformance(shell, options)))
  finishCommand(command, 'conformance --url http://localhost:3000/hook --secret whsec_…')
}

type Result = { readonly tried: Case; readonly answers: readonly Posted[]; readonly fault: string | undefined }

async function conformance(shell: Shell, options: ConformanceOptions): Promise<number> {
  const url = webAddressOf(options.url)
  if (!url) throw wrongUse(`--url must begin with http:// or https://, but is ${options.url}.`)
  const secret = options.secret ?? shell.env.MAHNWERK_WEBHOOK_SECRET
  if (!secret) throw wrongUse('A secret is needed: give --secret or set MAHNWERK_WEBHOOK_SECRET.')
  const { stdout } = shell
  if (!options.json) printLine(stdout, `Conformance of ${paint(stdout, 'bold', url.href)}\n`)
  const { casesOf } = await import('./conformance-cases.ts')
  const results: Result[] = []
  for (const tried of casesOf(secret, shell.clock.wall())) {
    const progress = await showProgress(shell, options, tried.title)
    const result = await run(shell, url, tried).finally(() => progress.end())
    if (results.length === 0) requireReach(url, result)
    results.push(result)
    if (!options.json) printResult(shell, result)
  }
  const failed = results.filter(({ fault }) => fault !== undefined).length
  if (options.json)
    printJson(stdout, { url: url.href, passed: results.length - failed, failed, cases: results.map(caseOut) })
  else printVerdict(shell, results.length, failed)
  return failed === 0 ? EXIT.ok : EXIT.failed
}

async function run(shell: Shell, url: URL, tried: Case): Promise<Result> {
  const answers: Posted[] = []
  for (const sending of tried.sendings) {
    const at = new Date(shell.clock.wall().getTime() - sending.age_ms)
    const answer = await postEvent({ ...sending, at, url, signal: shell.interrupted })
    if (shell.interrupted.aborted) throw interruption()
    answers.push(answer)
    const fault = faultOf(sending.expected, answer)
    if (fault)
      return { tried, answers, fault: tried.sendings.length > 1 ? `request ${answers.length} ${fault}` : fault }
  }
  return { tried, answers, fault: undefined }
}

/** An endpoint that cannot be reached is not judged. One that takes too long was reached, and fails. */
function requireReach(url: URL, { answers: [first] }: Result): void {
  if (first?.error && !first.error.startsWith('no answer'))
    throw outOfReach(`No endpoint answers at ${url.href}: ${first.error}.`)
}

const EXPECTED = {
  acknowledged: { words: 'a 2xx', min: 200, max: 299 },
  '401': { words: '401', min: 401, max: 401 },
  refused: { words: 'a 4xx', min: 400, max: 499 },
} as const satisfies Record<Expected, object>

/** What is wrong with an answer; undefined if it meets the specification. */
function faultOf(expected: Expected, { status_code, error }: Posted): string | undefined {
  const { words, min, max } = EXPECTED[expected]
  if (status_code === null) return `${error}, expected ${words}`
  return status_code >= min && status_code <= max ? undefined : `answers ${status_code}, expected ${words}`
}

const TITLE_WIDTH = 40

function printResult({ stdout }: Shell, { tried, answers, fault }: Result): void {
  const verdict = fault ? paint(stdout, 'red', 'fail') : paint(stdout, 'green', 'pass')
  const statuses = answers.map(({ status_code }) => status_code ?? '---').join(', ')
  const duration_ms = answers.reduce((sum, answer) => sum + answer.duration_ms, 0)
  const facts = `${verdict}  ${padded(statuses, 8)} ${`${duration_ms} ms`.padStart(8)}`
  printLine(stdout, `  ${signOf(stdout, fault ? 'fail' : 'ok')} ${padded(tried.title, TITLE_WIDTH)}  ${facts}`)
  if (fault) printLine(stdout, `    ${paint(stdout, 'red', fault)}`)
  const head = answers.at(-1)?.response_head
  if (fault && head)
    printLine(stdout, `    ${paint(stdout, 'dim', `it says: ${head.slice(0, columnsOf(stdout) - 14)}`)}`)
  for (const line of wrapped(tried.rule, columnsOf(stdout) - 4)) printLine(stdout, `    ${paint(stdout, 'dim', line)}`)
}

function printVerdict({ stdout }: Shell, cases: number, failed: number): void {
  const words =
    failed === 0
      ? `All ${cases} cases pass.`
      : `${failed} of ${cases} cases ${failed === 1 ? 'fails' : 'fail'}: mend the endpoint, then try again.`
  printLine(stdout, `\n${signOf(stdout, failed === 0 ? 'ok' : 'fail')} ${words}`)
}

const caseOut = ({ tried: { name, title, rule }, answers, fault }: Result) => ({
  name,
  title,
  rule,
  passed: fault === undefined,
  fault: fault ?? null,
  answers: answers.map(({ status_code, duration_ms, error }) => ({ status_code, duration_ms, error })),
})
