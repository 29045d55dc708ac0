import { type Client, ConnectionError, createClient, MahnwerkError } from '@mahnwerk/sdk'
import { type ApiOptions, problemLine, serverOf } from './api.ts'
import { CliFailure, EXIT, outOfReach, wrongUse } from './exit.ts'
import { networkWordsOf } from './network-words.ts'
import type { Shell } from './shell.ts'

/** The SDK's client for the server named by the options or the environment. */
export function openClient(shell: Shell, options: ApiOptions): Client {
  const { url, token } = serverOf(shell, options)
  return createClient({ base_url: url.origin, token })
}

/** How a command ends that the SDK's client let down; undefined for anything else. */
export function failureOfClient(error: unknown): CliFailure | undefined {
  if (error instanceof ConnectionError) return outOfReach(`The server does not answer: ${networkWordsOf(error.cause)}.`)
  if (!(error instanceof MahnwerkError)) return undefined
  const { status = 0, problems, message } = error
  if (status === 401) return wrongUse(`The server refuses the token (401): ${message}.`)
  if (problems.length > 0) return wrongUse(...problems.map(problemLine))
  const line = `The server answers ${status}: ${message.replace(/\.$/, '')}.`
  return new CliFailure(status === 429 || status >= 500 ? EXIT.unreachable : EXIT.usage, [line])
}
