import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { addConformance } from './conformance.ts'
import { addDoctor } from './doctor.ts'
import { EXIT, failureOf } from './exit.ts'
import { addMigrate } from './migrate.ts'
import { addOperator } from './operator.ts'
import { paint, printJson, printLine } from './print.ts'
import { addSandbox } from './sandbox.ts'
import type { Cli, Shell } from './shell.ts'
import { addStart } from './start.ts'
import { addToken } from './token.ts'
import { addVerifyLog } from './verify-log.ts'
import { addWebhookListen } from './webhook-listen.ts'

/** Runs one command and returns its exit code, also if the command fails. */
export async function runCli(args: readonly string[], shell: Shell): Promise<number> {
  let code: number = EXIT.ok
  // Some parts, such as the typesetter, do not keep a process alive while they work; a command waits for them.
  const alive = setInterval(() => undefined, 60_000)
  const end = (given: number) => {
    code = given
  }
  try {
    await programOf({ shell, end }).parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    // Commander has already printed its message. Requested help is not a mistake.
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok
    if (error instanceof CommanderError) {
      if (isStartForMachines(args)) printJson(shell.stdout, misuseOf(error))
      return EXIT.usage
    }
    return await tellFailure(shell, error, args.includes('--json'))
  } finally {
    clearInterval(alive)
  }
}

/** Whoever starts a server with `--json` reads standard output, also when the start was not asked for rightly. */
const isStartForMachines = (args: readonly string[]): boolean => args.includes('start') && args.includes('--json')

/** In the form of a start that failed (`failedJson`); the code is Commander's, as a word of ours. */
const misuseOf = ({ code, message }: CommanderError) => ({
  what: 'failed',
  code: code.replace('commander.', '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  message: message.replace(/^error: /, ''),
  hint: 'mahnwerk start --help lists the options; everything else is set by environment variables.',
})

function programOf(cli: Cli): Command {
  const { stdout, stderr, env } = cli.shell
  const has_colours = (output: typeof stdout) => Boolean(output.isTTY) && !env.NO_COLOR
  const program = new Command('mahnwerk')
    .description('Debt collection as an API: run it, look after it, and build against it.')
    .version(versionOf(), '-v, --version', 'print the version')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
      getOutHelpWidth: () => stdout.columns || 100,
      getErrHelpWidth: () => stderr.columns || 100,
      getOutHasColors: () => has_colours(stdout),
      getErrHasColors: () => has_colours(stderr),
    })
    .configureHelp({ styleTitle: (text) => paint(stdout, 'bold', text), showGlobalOptions: false })
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 what was checked is not right, 2 wrong use or configuration, 3 somebody does not answer.\n' +
        'The database commands read the same environment variables as the server (docs/operations.md).',
    )
  addStart(program, cli)
  addMigrate(program, cli)
  addDoctor(program, cli)
  addVerifyLog(program, cli)
  addToken(program, cli)
  addOperator(program, cli)
  addSandbox(program, cli)
  addWebhookListen(program.command('webhook').description('webhooks on a developer machine'), cli)
  addConformance(program, cli)
  return program
}

function versionOf(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

async function tellFailure({ stderr, interrupted }: Shell, error: unknown, json: boolean): Promise<number> {
  if (interrupted.aborted) return EXIT.interrupted
  const failure = await failureOf(error)
  if (!failure) {
    const stack = error instanceof Error ? error.stack : String(error)
    printLine(stderr, `${paint(stderr, 'red', 'This is a bug of Mahnwerk:')} ${stack}`)
    return EXIT.bug
  }
  const { code, lines } = failure
  if (json) printJson(stderr, { error: lines.join('\n'), exit_code: code })
  else {
    const [first = '', ...others] = lines
    printLine(stderr, `${paint(stderr, 'red', 'error:')} ${first}`)
    for (const line of others) printLine(stderr, line.startsWith(' ') ? line : `       ${line}`)
  }
  return code
}
