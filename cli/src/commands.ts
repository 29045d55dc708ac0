import type { Command } from 'commander'
import { addConformance } from './conformance/conformance.ts'
import { addImport } from './import.ts'
import { addListen } from './listen.ts'
import { addAdvance, addClock } from './sandbox.ts'
import { addSandboxCases } from './sandbox-cases.ts'
import type { Cli } from './shell.ts'
import { addTrigger } from './trigger.ts'
import { addUpload } from './upload.ts'

type Naming = {
  /** Which of two names the help lists. Both always work. */
  readonly listed: 'short' | 'grouped'
}

/** The commands that need nothing but HTTP. Some are also known by longer names in groups, which are older. */
export function addPartnerCommands(program: Command, cli: Cli, { listed }: Naming): void {
  const hidden = listed === 'grouped'
  addListen(program, cli, { name: 'listen', hidden })
  addTrigger(program, cli, { name: 'trigger' })
  addConformance(program, cli, { name: 'conformance' })
  addUpload(program, cli)
  addImport(program, cli)
  addAdvance(program, cli, { name: 'advance', hidden })
  addClock(program, cli, { name: 'clock', hidden })

  const webhook = program
    .command('webhook', { hidden: listed === 'short' })
    .description('webhooks on a developer machine')
  addListen(webhook, cli, { name: 'webhook listen' })
  addTrigger(webhook, cli, { name: 'webhook trigger' })
  addConformance(webhook, cli, { name: 'webhook conformance' })
  const sandbox = program.command('sandbox').description('the movable clock of the sandbox, and its cases')
  addAdvance(sandbox, cli, { name: 'sandbox advance' })
  addClock(sandbox, cli, { name: 'sandbox clock' })
  addSandboxCases(sandbox, cli)
}
