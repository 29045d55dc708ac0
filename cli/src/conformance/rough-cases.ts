import type { Case, Step } from './case.ts'
import { type MakeStep, moveOf, packed } from './step.ts'

/** More than any receiver needs: an event of the product has less than 4 KB. */
export const OVERSIZED_BYTES = 10 * 1_048_576

/** What the network does, and people who mean harm. Whatever happens, the next event must be acknowledged. */
export function roughCases(make: MakeStep, now: Date, oversized_bytes: number): Case[] {
  const fresh = () => packed(moveOf(now))
  const next = (after: string): Step => make({ sent: `a good event after ${after}`, delivery: fresh() })
  const cut = (sent: string, manner: Step['manner']) => make({ sent, delivery: fresh(), manner, expected: 'cut' })

  return [
    {
      name: 'aborted_request',
      title: 'Connections that are cut',
      rule: 'A request that breaks off must not end the endpoint: the next one is acknowledged.',
      mend: 'Read the body inside of the try block and end quietly when reading fails: an error that nobody catches ends the process.',
      steps: () => [
        cut('the headers, then the connection is closed', 'cut_after_head'),
        cut('half of a body, then the connection is closed', 'cut_in_body'),
        cut('half of a body, then the connection is reset', 'reset_in_body'),
        cut('a whole event, then the connection is closed before the answer', 'cut_before_answer'),
        next('the connections were cut'),
      ],
    },
    {
      name: 'slow_body',
      title: 'A body that comes slowly',
      rule: 'One slow request must not hold up the others, nor end the endpoint.',
      mend: 'Serve several requests at a time (threads, workers or asynchronous reading) and give reading the body a time limit.',
      steps: () => [
        make({
          sent: 'half of a body, a pause, and the rest',
          delivery: fresh(),
          manner: 'slow',
          expected: 'survived',
          meanwhile: make({ sent: 'a good event during the pause of another request', delivery: fresh() }),
        }),
        next('the slow one'),
      ],
    },
    {
      name: 'oversized_body',
      title: 'A body that is much too large',
      rule: 'Limit what you read, however it is announced: events have less than 4 KB. Answer 413, or close the connection.',
      mend: 'Stop reading at a limit, 1 MB for example, also when there is no Content-Length. A check of that header alone is not enough.',
      steps() {
        const size = `${(oversized_bytes / 1_048_576).toFixed(0)} MiB`
        const delivery = packed(moveOf(now, { more: { padding: 'x'.repeat(oversized_bytes) } }))
        return [
          make({ sent: `an event of ${size}, signed, with its length announced`, delivery, expected: 'turned_away' }),
          make({
            sent: `an event of ${size}, signed, in chunks of unknown number`,
            delivery,
            manner: 'chunked',
            expected: 'turned_away',
          }),
          next('the large ones'),
        ]
      },
    },
  ]
}
