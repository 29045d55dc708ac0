import type { Command } from 'commander'
import { EXIT, interruption, outOfReach, wrongUse } from '../exit.ts'
import { webAddressOf } from '../http-call.ts'
import { paint, printJson, printLine } from '../print.ts'
import { showProgress } from '../progress.ts'
import { requireSecret } from '../secret.ts'
import { type Cli, type CommonOptions, finishCommand, type Named, type Shell } from '../shell.ts'
import type { Result } from './case.ts'
import { examineEndpoint, PACE } from './examine.ts'
import { caseOut, printResult, printVerdict } from './report.ts'

type ConformanceOptions = CommonOptions & { readonly url: string; readonly secret?: string }

export function addConformance(parent: Command, { shell, end }: Cli, { name }: Named): void {
  const command = parent
    .command('conformance')
    .description("try a partner's webhook endpoint against the specification; exit with 1 when it fails")
    .requiredOption('--url <address>', 'the endpoint; http and localhost are fine here')
    .option('--secret <secret>', 'the secret that it verifies with (MAHNWERK_WEBHOOK_SECRET)')
    .action(async (options: ConformanceOptions) => end(await conformance(shell, options)))
  finishCommand(command, `${name} --url http://localhost:3000/hook --secret whsec_…`)
}

async function conformance(shell: Shell, options: ConformanceOptions): Promise<number> {
  const url = webAddressOf(options.url)
  if (!url) throw wrongUse(`--url must begin with http:// or https://, but is ${options.url}.`)
  const secret = requireSecret(shell, options.secret)
  const { stdout } = shell
  if (!options.json) printLine(stdout, `Conformance of ${paint(stdout, 'bold', url.href)}\n`)
  let is_first = true
  const results = await examineEndpoint({
    ...{ url, secret, pace: PACE, signal: shell.interrupted },
    wallNow: () => shell.clock.wall(),
    async onCase(tried) {
      const progress = await showProgress(shell, options, tried.title)
      return (result) => {
        progress.end()
        if (shell.interrupted.aborted) throw interruption()
        if (is_first) requireReach(url, result)
        is_first = false
        if (!options.json) printResult(shell, result)
      }
    },
  })
  const failed = results.filter(({ fault }) => fault !== undefined).length
  if (options.json)
    printJson(stdout, { url: url.href, passed: results.length - failed, failed, cases: results.map(caseOut) })
  else printVerdict(shell, results.length, failed)
  return failed === 0 ? EXIT.ok : EXIT.failed
}

/** An endpoint that cannot be reached is not judged. One that takes too long was reached, and fails. */
function requireReach(url: URL, { answers: [first] }: Result): void {
  const { end, error } = first?.outcome ?? {}
  if (end === 'unreached' || end === 'closed') throw outOfReach(`No endpoint answers at ${url.href}: ${error}.`)
}
