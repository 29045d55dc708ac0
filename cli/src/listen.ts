import type { Command } from 'commander'
import { type ApiOptions, addApiOptions, openApi, type PartnerApi } from './api.ts'
import { deliveryOf, isAcknowledged } from './delivery.ts'
import { type FeedEvent, followFeed } from './event-feed.ts'
import { EXIT, wrongUse } from './exit.ts'
import { webAddressOf } from './http-call.ts'
import { type Listing, openListing } from './listen-listing.ts'
import { pause } from './pause.ts'
import { postEvent } from './post-event.ts'
import { givenSecret, newSecret } from './secret.ts'
import { type Cli, finishCommand, type Named, type Shell } from './shell.ts'

type ListenOptions = ApiOptions & { readonly forward: string; readonly secret?: string; readonly since?: string }

/** Shorter than the product's own waiting times, which are too long for a developer to sit through. */
const RETRY_S = [1, 3, 10]

export function addListen(parent: Command, { shell, end }: Cli, { name, hidden = false }: Named): void {
  const command = parent
    .command('listen', { hidden })
    .description('forward every event to your endpoint, signed like a delivery; works behind any firewall')
    .requiredOption('--forward <url>', 'your endpoint, such as http://localhost:3000/hook')
    .option('--secret <secret>', 'sign with this secret (MAHNWERK_WEBHOOK_SECRET, else a new one is shown)')
    .option('--since <cursor>', 'go on after this place instead of from now; an end prints where it was')
  finishCommand(
    addApiOptions(command).action(async (options: ListenOptions) => end(await listen(shell, options))),
    `${name} --forward http://localhost:3000/hook`,
    `${name} --forward http://localhost:3000/hook --secret whsec_… --json`,
  )
}

type Forwarding = { readonly url: URL; readonly secret: string; readonly listing: Listing }

async function listen(shell: Shell, options: ListenOptions): Promise<number> {
  const url = webAddressOf(options.forward)
  if (!url) throw wrongUse(`--forward must begin with http:// or https://, but is ${options.forward}.`)
  const given = givenSecret(shell, options.secret)
  const secret = given ?? newSecret()
  const api = openApi(shell, options)
  const listing = openListing(shell, options)
  const feed = followFeed(shell, api, (line) => listing.trouble(line))
  const holder = await readHolder(api)
  let cursor = options.since ?? (await feed.findEnd())
  listing.begin({ server: api.url.origin, holder, forward: url.href, new_secret: given ? null : secret, cursor })

  for (let page = await feed.next(cursor); page; page = await feed.next(cursor)) {
    for (const event of page.data) await forward(shell, event, { url, secret, listing })
    // An interrupted page comes again as a whole: better twice than never.
    if (!shell.interrupted.aborted) cursor = page.next ?? cursor
  }
  const { given_up } = listing.end(cursor)
  return given_up === 0 ? EXIT.ok : EXIT.failed
}

async function readHolder(api: PartnerApi): Promise<string> {
  type Me = { data: { organization: { name: string }; partner: { name: string } | null; mode: string } }
  const { organization, partner, mode } = (await api.call<Me>('GET', '/openapi/me')).body.data
  return `${partner?.name ?? organization.name}, ${mode}`
}

/** Sends one event until it is acknowledged or its tries are used up. The next one waits, to keep the order. */
async function forward(shell: Shell, event: FeedEvent, { url, secret, listing }: Forwarding): Promise<void> {
  const { interrupted, clock } = shell
  // The server makes the body of a delivery in the same way, so these are the bytes that it would send.
  const delivery = deliveryOf(event.type, Buffer.from(JSON.stringify(event)))
  for (let attempt = 1; !interrupted.aborted; attempt++) {
    const posted = await postEvent({ url, delivery, secret, at: clock.wall(), signal: interrupted })
    if (interrupted.aborted) return
    const is_acknowledged = isAcknowledged(posted.status_code)
    const retry_s = is_acknowledged ? null : (RETRY_S[attempt - 1] ?? null)
    listing.attempt(event, { ...posted, attempt, delivery_id: delivery.id, is_acknowledged, retry_s })
    if (retry_s === null) return
    await pause(retry_s * 1000, interrupted)
  }
}
