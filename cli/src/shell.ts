import type { Command } from 'commander'

export type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number }

/** The environment that a command runs in. */
export type Shell = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: Output
  readonly stderr: Output
  /** What the world's clocks show. */
  readonly clock: { wall(): Date }
  /** Aborted by Ctrl-C, so that a long-running command ends cleanly. */
  readonly interrupted: AbortSignal
}

/** What a command needs to register itself. */
export type Cli<Kind extends Shell = Shell> = {
  readonly shell: Kind
  /** Machines read what is printed. */
  readonly is_json: boolean
  end(code: number): void
}

/** What a command is called in full, for its examples, and whether the help lists it. */
export type Named = { readonly name: string; readonly hidden?: boolean }

export type CommonOptions = { readonly json?: boolean }

/** Adds what all commands have in common: examples below the help, and `--json`. */
export function finishCommand(command: Command, ...examples: string[]): Command {
  const lines = examples.map((example) => `  $ mahnwerk ${example}`)
  return command
    .option('--json', 'print JSON, for machines')
    .addHelpText('after', `\n${examples.length === 1 ? 'Example' : 'Examples'}:\n${lines.join('\n')}`)
}
