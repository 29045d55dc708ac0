import type { Command } from 'commander'
import type { Clock } from '../../platform/clock.ts'

export type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number }

/** What a command sees of the world around it. */
export type Shell = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: Output
  readonly stderr: Output
  readonly clock: Clock
  /** Raised by Ctrl-C: a command that runs for long ends in order. */
  readonly interrupted: AbortSignal
}

/** What every command is given to enrol itself. */
export type Cli = { readonly shell: Shell; end(code: number): void }

export type CommonOptions = { readonly json?: boolean }

/** What all commands have in common: an example under their help, and words for machines. */
export function finishCommand(command: Command, ...examples: string[]): Command {
  const lines = examples.map((example) => `  $ mahnwerk ${example}`)
  return command
    .option('--json', 'print JSON, for machines')
    .addHelpText('after', `\n${examples.length === 1 ? 'Example' : 'Examples'}:\n${lines.join('\n')}`)
}
