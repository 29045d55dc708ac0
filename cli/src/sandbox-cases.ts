import type { Command } from 'commander'
import { type ApiOptions, addApiOptions, openApi } from './api.ts'
import { EXIT } from './exit.ts'
import { counted, paint, printJson, printLine, signOf } from './print.ts'
import { type Cli, finishCommand, type Shell } from './shell.ts'

/** Slightly longer than the server's own time limit. */
const RESET_WITHIN_MS = 5 * 60_000 + 5_000
const SCENARIO_WITHIN_MS = 65_000

const SCENARIOS = 'paid_after_first_letter, disputed, installments_broken, returned_letter or court_to_title'

/** The cases of one's own partner: played, and deleted again. */
export function addSandboxCases(sandbox: Command, { shell, end }: Cli): void {
  const playing = sandbox
    .command('scenario')
    .description('play a whole case in seconds, with its letters, payments, events and webhooks; the clock stays')
    .argument('<name>', SCENARIOS)
    .action(async (name: string, options: ApiOptions) => end(await playScenario(shell, name, options)))
  finishCommand(addApiOptions(playing), 'sandbox scenario paid_after_first_letter')

  const resetting = sandbox
    .command('reset')
    .description("delete all cases of your partner, with everything about them; other partners' cases stay")
    .action(async (options: ApiOptions) => end(await reset(shell, options)))
  finishCommand(addApiOptions(resetting), 'sandbox reset')
}

async function playScenario(shell: Shell, name: string, options: ApiOptions): Promise<number> {
  const { stdout } = shell
  const api = openApi(shell, options)
  const { body } = await api.call<{ data: { claim_id: string } }>('POST', '/sandbox/scenarios', {
    body: { name },
    within_ms: SCENARIO_WITHIN_MS,
  })
  const { claim_id } = body.data
  if (options.json) printJson(stdout, { name, claim_id })
  else {
    printLine(stdout, `${signOf(stdout, 'ok')} Played ${name}. The claim is ${paint(stdout, 'bold', claim_id)}.`)
    printLine(stdout, `  Look at it: GET ${new URL(`/openapi/claims/${claim_id}`, api.url)}`)
  }
  return EXIT.ok
}

async function reset(shell: Shell, options: ApiOptions): Promise<number> {
  const { stdout } = shell
  const api = openApi(shell, options)
  const { body } = await api.call<{ data: { deleted: number } }>('POST', '/sandbox/reset', {
    within_ms: RESET_WITHIN_MS,
  })
  const { deleted } = body.data
  if (options.json) printJson(stdout, { deleted })
  else printLine(stdout, `${signOf(stdout, 'ok')} Deleted ${counted(deleted, 'case')} of your partner.`)
  return EXIT.ok
}
