import type { FeedEvent } from './event-feed.ts'
import type { Posted } from './post-event.ts'
import { counted, padded, paint, printJson, printLine, tableLines } from './print.ts'
import type { CommonOptions, Shell } from './shell.ts'

export type Beginning = {
  readonly server: string
  readonly holder: string
  readonly forward: string
  /** Null if the user gave one, which is not repeated. */
  readonly new_secret: string | null
  readonly cursor: string
}

export type Attempted = Posted & {
  readonly attempt: number
  readonly delivery_id: string
  readonly is_acknowledged: boolean
  /** Null if no retry follows. */
  readonly retry_s: number | null
}

export type Listing = {
  begin(beginning: Beginning): void
  attempt(event: FeedEvent, attempted: Attempted): void
  trouble(line: string): void
  end(cursor: string): { given_up: number }
}

/** The output of `webhook listen`: a line, or a JSON object, for each attempt. */
export function openListing(shell: Shell, { json }: CommonOptions): Listing {
  const count = { forwarded: 0, given_up: 0, calls: 0 }
  const note = ({ is_acknowledged, retry_s }: Attempted) => {
    count.calls++
    if (is_acknowledged) count.forwarded++
    else if (retry_s === null) count.given_up++
  }
  const print = json ? machineWords(shell) : humanWords(shell)
  return {
    begin: print.begin,
    attempt(event, attempted) {
      note(attempted)
      print.attempt(event, attempted)
    },
    trouble: print.trouble,
    end(cursor) {
      print.end(cursor, count)
      return count
    },
  }
}

type Count = { readonly forwarded: number; readonly given_up: number; readonly calls: number }
type EventWords = Pick<Listing, 'begin' | 'attempt' | 'trouble'> & { end(cursor: string, count: Count): void }

const machineWords = ({ stdout }: Shell): EventWords => ({
  begin: ({ new_secret, ...beginning }) =>
    printJson(stdout, { what: 'listening', ...beginning, ...(new_secret ? { secret: new_secret } : {}) }),
  attempt: (event, attempted) =>
    printJson(stdout, { what: 'attempt', event_id: event.id, type: event.type, ...attempted }),
  trouble: (line) => printJson(stdout, { what: 'trouble', message: line }),
  end: (cursor, count) => printJson(stdout, { what: 'ended', ...count, cursor }),
})

function humanWords({ stdout, stderr, clock }: Shell): EventWords {
  const dim = (text: string) => paint(stdout, 'dim', text)
  return {
    begin({ server, holder, forward, new_secret }) {
      const secret = new_secret ? paint(stdout, 'bold', new_secret) : 'the one that you gave'
      const rows = [
        ['Events of', `${server} ${dim(`(${holder})`)}`],
        ['Forwarded to', forward],
        ['Secret', secret],
      ]
      for (const line of tableLines(rows)) printLine(stdout, line)
      printLine(stdout, dim(`${new_secret ? 'Verify with this secret. ' : ''}Waiting for events; Ctrl-C ends.\n`))
    },
    attempt(event, attempted) {
      const time = clock.wall().toTimeString().slice(0, 8)
      const { is_acknowledged, duration_ms, status_code, error, attempt, retry_s, response_head } = attempted
      const status = paint(
        stdout,
        is_acknowledged ? 'green' : 'red',
        status_code === null ? '---' : String(status_code),
      )
      const what = `${padded(event.type.replace(/^claim\./, ''), 24)} ${storyOf(event)}`
      printLine(stdout, `${dim(time)}  ${status} ${`${duration_ms} ms`.padStart(8)}  ${what}  ${dim(event.id)}`)
      if (is_acknowledged) return
      const reason = error ?? (response_head ? `it says: ${response_head}` : 'a 2xx acknowledges')
      const next = retry_s === null ? 'given up, the next event goes on' : `again in ${retry_s} s`
      printLine(stdout, `${' '.repeat(10)}try ${attempt}: ${reason}; ${paint(stdout, 'yellow', next)}`)
    },
    trouble: (line) => printLine(stderr, paint(stderr, 'yellow', line)),
    end(cursor, { forwarded, given_up, calls }) {
      const lost = given_up === 0 ? '' : `, ${counted(given_up, 'event')} given up`
      printLine(stdout, `\n${counted(forwarded, 'event')} acknowledged${lost}, ${counted(calls, 'call')} made.`)
      printLine(stdout, dim(`Go on from here with --since ${cursor}`))
    },
  }
}

/** What an event is about, in a few words. */
function storyOf({ data }: FeedEvent): string {
  const from = data.from_stage ?? data.from_status ?? '∅'
  const to = data.to_stage ?? data.to_status
  if (to === undefined) return ''
  const reason = data.closure_reason ? ` (${data.closure_reason})` : ''
  const reference = data.partner_reference ?? String(data.claim_id).slice(0, 8)
  return `${reference}: ${from} → ${to}${reason}`
}
