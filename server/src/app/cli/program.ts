import { addPartnerCommands, newProgram, printJson, runProgram } from '@mahnwerk/cli'
import type { Command, CommanderError } from 'commander'
import { version } from '../../platform/version.ts'
import { addArchive } from './archive.ts'
import { addBackup } from './backup.ts'
import { addDoctor } from './doctor.ts'
import { failureOf } from './exit.ts'
import { addFiles } from './files.ts'
import { addMigrate } from './migrate.ts'
import { addOperator } from './operator.ts'
import { addReseal } from './reseal.ts'
import type { Cli, Shell } from './shell.ts'
import { addStart } from './start.ts'
import { addToken } from './token.ts'
import { addVerifyLog } from './verify-log.ts'

/** Runs one command and returns its exit code, also if the command fails. */
export const runCli = (args: readonly string[], shell: Shell): Promise<number> =>
  runProgram({
    ...{ args, shell, build: programOf, failureOf },
    tellMisuse: (error) => void (isStartForMachines(args) && printJson(shell.stdout, misuseOf(error))),
  })

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
  const program = newProgram(cli, {
    description: 'Debt collection as an API: run it, look after it, and build against it.',
    version,
    more_help: 'The database commands read the same environment variables as the server (docs/operations.md).',
  })
  addStart(program, cli)
  addMigrate(program, cli)
  addDoctor(program, cli)
  addVerifyLog(program, cli)
  addBackup(program, cli)
  addArchive(program, cli)
  addFiles(program, cli)
  addReseal(program, cli)
  addToken(program, cli)
  addOperator(program, cli)
  addPartnerCommands(program, cli, { listed: 'grouped' })
  return program
}
