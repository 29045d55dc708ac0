import type { Command } from 'commander'
import { addConformance } from './conformance/conformance.ts'
import { addListen } from './listen.ts'
import { addAdvance, addClock } from './sandbox.ts'
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
  addAdvance(program, cli, { name: 'advance', hidden })
  addClock(program, cli, { name: 'clock', hidden })

  const group = { hidden: listed === 'short' }
  const webhook = program.command('webhook', group).description('webhooks on a developer machine')
  addListen(webhook, cli, { name: 'webhook listen' })
  addTrigger(webhook, cli, { name: 'webhook trigger' })
  addConformance(webhook, cli, { name: 'webhook conformance' })
  const sandbox = program.command('sandbox', group).description('the movable clock of the sandbox')
  addAdvance(sandbox, cli, { name: 'sandbox advance' })
  addClock(sandbox, cli, { name: 'sandbox clock' })
}
