import { Command, CommanderError } from 'commander'
import { CliFailure, EXIT, wrongUse } from './exit.ts'
import { paint, printJson, printLine } from './print.ts'
import type { Cli, Shell } from './shell.ts'

type Head = { readonly description: string; readonly version: string; readonly more_help?: string }

const EXIT_CODES =
  '\nExit codes: 0 done, 1 what was checked is not right, 2 wrong use or configuration, 3 somebody does not answer.'

/** A program without commands, which writes to the shell that it was given and leaves the process alone. */
export function newProgram({ shell, is_json }: Cli, { description, version, more_help }: Head): Command {
  const { stdout, stderr, env } = shell
  const has_colours = (output: typeof stdout) => Boolean(output.isTTY) && !env.NO_COLOR
  return new Command('mahnwerk')
    .description(description)
    .version(version, '-v, --version', 'print the version')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      // With JSON the failure is told as an object, at the end.
      writeErr: (text) => void (is_json || stderr.write(text)),
      getOutHelpWidth: () => stdout.columns || 100,
      getErrHelpWidth: () => stderr.columns || 100,
      getOutHasColors: () => has_colours(stdout),
      getErrHasColors: () => has_colours(stderr),
    })
    .configureHelp({ styleTitle: (text) => paint(stdout, 'bold', text), showGlobalOptions: false })
    .addHelpText('after', more_help ? `${EXIT_CODES}\n${more_help}` : EXIT_CODES)
}

type Running<Kind extends Shell> = {
  readonly args: readonly string[]
  readonly shell: Kind
  /** How a command that threw this error ends; undefined for a bug. */
  failureOf(error: unknown): CliFailure | undefined | Promise<CliFailure | undefined>
  build(cli: Cli<Kind>): Command
  /** For whoever reads something else than standard error. */
  tellMisuse?(error: CommanderError): void
}

/** Runs one command and returns its exit code, also if the command fails. */
export async function runProgram<Kind extends Shell>({
  args,
  shell,
  build,
  failureOf,
  tellMisuse,
}: Running<Kind>): Promise<number> {
  let code: number = EXIT.ok
  // Some parts, such as the typesetter, do not keep a process alive while they work; a command waits for them.
  const alive = setInterval(() => undefined, 60_000)
  const end = (given: number) => {
    code = given
  }
  const is_json = args.includes('--json')
  try {
    await build({ shell, end, is_json }).parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) tellMisuse?.(error)
      return codeOfMisuse(shell, error, is_json)
    }
    if (shell.interrupted.aborted) return EXIT.interrupted
    const failure = error instanceof CliFailure ? error : await failureOf(error)
    return failure ? tellFailure(shell, failure, is_json) : tellBug(shell, error)
  } finally {
    clearInterval(alive)
  }
}

/** Commander has already printed its message, unless JSON is wanted. Requested help is not a mistake. */
function codeOfMisuse(shell: Shell, { exitCode, code, message }: CommanderError, is_json: boolean): number {
  if (exitCode === 0) return EXIT.ok
  if (!is_json) return EXIT.usage
  const line = code === 'commander.help' ? 'A command is missing; --help lists them.' : message.replace(/^error: /, '')
  return tellFailure(shell, wrongUse(line), is_json)
}

function tellBug({ stderr }: Shell, error: unknown): number {
  const stack = error instanceof Error ? error.stack : String(error)
  printLine(stderr, `${paint(stderr, 'red', 'This is a bug of Mahnwerk:')} ${stack}`)
  return EXIT.bug
}

function tellFailure({ stderr }: Shell, { code, lines }: CliFailure, json: boolean): number {
  if (json) printJson(stderr, { error: lines.join('\n'), exit_code: code })
  else {
    const [first = '', ...others] = lines
    printLine(stderr, `${paint(stderr, 'red', 'error:')} ${first}`)
    for (const line of others) printLine(stderr, line.startsWith(' ') ? line : `       ${line}`)
  }
  return code
}
