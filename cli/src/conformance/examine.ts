import { connect } from 'node:net'
import { plainHeaders } from '../delivery.ts'
import { pause } from '../pause.ts'
import { ANSWER_WITHIN_MS } from '../post-event.ts'
import type { Answer, Case, Expected, Outcome, Result, Step } from './case.ts'
import { type CaseOptions, casesOf } from './cases.ts'
import { send } from './send.ts'

/** How long the rough cases take. Tests are in more of a hurry than people. */
export type Pace = {
  /** The pause in a slow body. */
  readonly hold_ms: number
  /** Before a connection is cut, and after it, so that the endpoint notices. */
  readonly settle_ms: number
  readonly answer_within_ms: number
  /** For an endpoint that ended: something may start it again. */
  readonly return_within_ms: number
}

export const PACE: Pace = {
  hold_ms: 2_000,
  settle_ms: 200,
  answer_within_ms: ANSWER_WITHIN_MS,
  return_within_ms: 3_000,
}

export type Examination = CaseOptions & {
  readonly url: URL
  readonly secret: string
  readonly pace: Pace
  readonly signal: AbortSignal
  wallNow(): Date
  /** Called before each case; what it returns is called with the result. */
  onCase(tried: Case): Promise<(result: Result) => void>
}

/** A large body may travel for longer than an event. */
const LARGE_WITHIN_MS = 60_000

/** Tries every case, one after another. After one that the endpoint did not survive the others are not tried. */
export async function examineEndpoint(examination: Examination): Promise<Result[]> {
  const results: Result[] = []
  let is_gone = false
  for (const tried of casesOf(examination.secret, examination.wallNow(), examination)) {
    const tell = await examination.onCase(tried)
    const result = is_gone
      ? { tried, answers: [], fault: 'not tried: the endpoint has ended' }
      : await run(examination, tried)
    results.push(result)
    tell(result)
    if (examination.signal.aborted) break
    const is_away = result.answers.at(-1)?.outcome.end === 'unreached' && results.length > 1
    if (is_away) is_gone = !(await comesBack(examination))
  }
  return results
}

async function run(examination: Examination, tried: Case): Promise<Result> {
  const answers: Answer[] = []
  const steps = tried.steps()
  for (const step of steps) {
    answers.push(...(await perform(examination, step)))
    const at = answers.findIndex(({ fault }) => fault !== undefined)
    if (at < 0) continue
    const fault = answers[at]?.fault
    return { tried, answers, fault: steps.length > 1 ? `request ${at + 1} ${fault}` : fault }
  }
  return { tried, answers, fault: undefined }
}

/** The answers to a step: two if another request is sent during it. */
async function perform(examination: Examination, step: Step): Promise<Answer[]> {
  const { url, pace, signal, wallNow } = examination
  const signature = step.signatureAt(wallNow())
  const { delivery, manner, meanwhile } = step
  const inside: Answer[] = []
  let resting: Promise<void> | undefined
  async function hold(): Promise<void> {
    await pause(pace.settle_ms, signal)
    if (meanwhile) inside.push(...(await perform(examination, meanwhile)))
    await pause(pace.hold_ms, signal)
  }
  const outcome = await send({
    ...{ url, manner, signal, body: delivery.body, settle_ms: pace.settle_ms },
    headers: { ...plainHeaders(delivery), ...(signature === null ? {} : { 'x-service-signature': signature }) },
    within_ms: patienceFor(step, pace),
    rest() {
      resting = hold()
      return resting
    },
  })
  await resting
  if (outcome.end === 'cut') await pause(pace.settle_ms, signal)
  return [...inside, { step, outcome, fault: faultOf(step.expected, outcome) }]
}

function patienceFor({ expected, manner }: Step, { hold_ms, answer_within_ms }: Pace): number {
  if (expected === 'turned_away') return LARGE_WITHIN_MS
  return manner === 'slow' ? 2 * answer_within_ms + hold_ms : answer_within_ms
}

type Verdict = { readonly words: string; isMet(outcome: Outcome): boolean }

const between = (min: number, max: number) => (outcome: Outcome) =>
  outcome.status_code !== null && outcome.status_code >= min && outcome.status_code <= max

/** What an endpoint must do, in words and as a judgement. */
export const EXPECTED: Readonly<Record<Expected, Verdict>> = {
  acknowledged: { words: 'a 2xx', isMet: between(200, 299) },
  '401': { words: '401', isMet: between(401, 401) },
  refused: { words: 'a 4xx', isMet: between(400, 499) },
  turned_away: {
    words: '413, another 4xx, or a closed connection',
    isMet: (outcome) => between(400, 499)(outcome) || outcome.end === 'closed',
  },
  survived: {
    words: 'a 2xx, a 4xx or a closed connection',
    isMet: (outcome) => between(200, 299)(outcome) || between(400, 499)(outcome) || outcome.end === 'closed',
  },
  cut: {
    words: 'an endpoint that is still there',
    isMet: ({ end }) => end === 'cut' || end === 'answered' || end === 'closed',
  },
}

/** What is wrong with an answer; undefined if it meets the specification. */
function faultOf(expected: Expected, outcome: Outcome): string | undefined {
  const { words, isMet } = EXPECTED[expected]
  if (isMet(outcome)) return undefined
  return `${outcome.status_code === null ? outcome.error : `answers ${outcome.status_code}`}, expected ${words}`
}

async function comesBack({ url, pace, signal }: Examination): Promise<boolean> {
  const ends_at = performance.now() + pace.return_within_ms
  while (performance.now() < ends_at && !signal.aborted) {
    if (await isListening(url)) return true
    await pause(pace.settle_ms, signal)
  }
  return false
}

const isListening = ({ hostname, port, protocol }: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(port) || (protocol === 'https:' ? 443 : 80), hostname.replace(/^\[|\]$/g, ''))
    const end = (is_there: boolean) => {
      socket.destroy()
      resolve(is_there)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
