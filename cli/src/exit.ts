/** The exit codes of the commands. */
export const EXIT = {
  ok: 0,
  /** Something that was checked is not as it should be. */
  failed: 1,
  /** Wrong arguments or a wrong configuration. */
  usage: 2,
  /** A server, a database or an endpoint does not answer. */
  unreachable: 3,
  /** A bug in this program. */
  bug: 70,
  /** The convention of shells after Ctrl-C. */
  interrupted: 130,
} as const

/** A failure that the user can do something about: one sentence per line, no stack trace. */
export class CliFailure extends Error {
  readonly code: number
  readonly lines: readonly string[]
  constructor(code: number, lines: readonly string[]) {
    super(lines.join('\n'))
    this.code = code
    this.lines = lines
  }
}

export const wrongUse = (...lines: string[]): CliFailure => new CliFailure(EXIT.usage, lines)
export const outOfReach = (...lines: string[]): CliFailure => new CliFailure(EXIT.unreachable, lines)
export const interruption = (): CliFailure => new CliFailure(EXIT.interrupted, ['Interrupted.'])
