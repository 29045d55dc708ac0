import manifest from '../package.json' with { type: 'json' }
import { addPartnerCommands } from './commands.ts'
import { newProgram, runProgram } from './program.ts'
import type { Shell } from './shell.ts'

const HEAD = {
  description: 'The Mahnwerk command line for partners: build and test against the API.',
  version: manifest.version,
  more_help: 'MAHNWERK_URL, MAHNWERK_TOKEN and MAHNWERK_WEBHOOK_SECRET stand for --url, --token and --secret.',
}

/** The package's own program: the commands for partners and nothing else. */
export const runCli = (args: readonly string[], shell: Shell): Promise<number> =>
  runProgram({
    args,
    shell,
    failureOf: () => undefined,
    build(cli) {
      const program = newProgram(cli, HEAD)
      addPartnerCommands(program, cli, { listed: 'short' })
      return program
    },
  })
