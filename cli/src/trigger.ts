import type { Command } from 'commander'
import { deliveryOf, isAcknowledged } from './delivery.ts'
import { EXIT, interruption, outOfReach, wrongUse } from './exit.ts'
import { webAddressOf } from './http-call.ts'
import { postEvent } from './post-event.ts'
import { paint, printJson, printLine, signOf } from './print.ts'
import { EVENT_TYPES, NO_CLAIM, sampleOf } from './sample-events.ts'
import { requireSecret } from './secret.ts'
import { type Cli, type CommonOptions, finishCommand, type Named, type Shell } from './shell.ts'

type TriggerOptions = CommonOptions & {
  readonly url?: string
  readonly secret?: string
  readonly type: string
  readonly claim?: string
  readonly reference?: string
  readonly list?: boolean
}

export function addTrigger(parent: Command, { shell, end }: Cli, { name }: Named): void {
  const command = parent
    .command('trigger')
    .description('send one sample event to your endpoint, signed like a delivery; exit with 1 unless it says 2xx')
    .option('--url <address>', 'your endpoint, such as http://localhost:3000/hook')
    .option('--secret <secret>', 'the secret that it verifies with (MAHNWERK_WEBHOOK_SECRET)')
    .option('--type <type>', 'the type of the event; --list shows all', EVENT_TYPES[0])
    .option('--claim <id>', 'the claim that it is about', NO_CLAIM)
    .option('--reference <text>', 'your reference of that claim')
    .option('--list', 'list the types and send nothing')
    .action(async (options: TriggerOptions) => end(await trigger(shell, options)))
  finishCommand(
    command,
    `${name} --url http://localhost:3000/hook --secret whsec_…`,
    `${name} --type claim.status_changed --url http://localhost:3000/hook --secret whsec_…`,
    `${name} --list`,
  )
}

async function trigger(shell: Shell, options: TriggerOptions): Promise<number> {
  if (options.list) return listTypes(shell, options)
  if (!options.url) throw wrongUse('The address of your endpoint is needed: give --url.')
  const url = webAddressOf(options.url)
  if (!url) throw wrongUse(`--url must begin with http:// or https://, but is ${options.url}.`)
  if (!EVENT_TYPES.includes(options.type))
    throw wrongUse(
      `There is no event type "${options.type}". These are there:`,
      ...EVENT_TYPES.map((type) => `  ${type}`),
    )
  const secret = requireSecret(shell, options.secret)
  const at = shell.clock.wall()
  const about = { claim_id: options.claim ?? NO_CLAIM, partner_reference: options.reference ?? null }
  const event = sampleOf(options.type, at, about)
  const delivery = deliveryOf(event.type, Buffer.from(JSON.stringify(event)))
  const { status_code, error, duration_ms, response_head } = await postEvent({
    ...{ url, delivery, secret, at },
    signal: shell.interrupted,
  })
  if (shell.interrupted.aborted) throw interruption()
  if (status_code === null) throw outOfReach(`No endpoint answers at ${url.href}: ${error}.`)
  const is_acknowledged = isAcknowledged(status_code)
  const { stdout } = shell
  if (options.json)
    printJson(stdout, { event, delivery_id: delivery.id, is_acknowledged, status_code, duration_ms, response_head })
  else {
    const status = paint(stdout, is_acknowledged ? 'green' : 'red', String(status_code))
    const verdict = is_acknowledged ? 'acknowledged' : 'not acknowledged: only a 2xx does that'
    printLine(stdout, `${signOf(stdout, is_acknowledged ? 'ok' : 'fail')} ${status} in ${duration_ms} ms, ${verdict}`)
    printLine(stdout, paint(stdout, 'dim', `  Sent      ${event.type}  ${event.id}`))
    if (response_head) printLine(stdout, paint(stdout, 'dim', `  It says   ${response_head}`))
  }
  return is_acknowledged ? EXIT.ok : EXIT.failed
}

function listTypes({ stdout }: Shell, { json }: TriggerOptions): number {
  if (json) printJson(stdout, { types: EVENT_TYPES })
  else for (const type of EVENT_TYPES) printLine(stdout, type)
  return EXIT.ok
}
