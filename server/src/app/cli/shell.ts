import type { Command } from 'commander'
import type { Clock } from '../../platform/clock.ts'

export type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number }

/** The environment that a command runs in. */
export type Shell = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: Output
  readonly stderr: Output
  readonly clock: Clock
  /** Aborted by Ctrl-C, so that a long-running command ends cleanly. */
  readonly interrupted: AbortSignal
}

/** What a command needs to register itself. */
export type Cli = { readonly shell: Shell; end(code: number): void }

export type CommonOptions = { readonly json?: boolean }

/** Adds what all commands have in common: examples below the help, and `--json`. */
export function finishCommand(command: Command, ...examples: string[]): Command {
  const lines = examples.map((example) => `  $ mahnwerk ${example}`)
  return command
    .option('--json', 'print JSON, for machines')
    .addHelpText('after', `\n${examples.length === 1 ? 'Example' : 'Examples'}:\n${lines.join('\n')}`)
}
