import {
  columnsOf,
  counted,
  EXIT,
  interruption,
  padded,
  paint,
  printJson,
  printLine,
  showProgress,
  signOf,
  wrapped,
} from '@mahnwerk/cli'
import type { Command } from 'commander'
import { type Config, ConfigError, readConfig } from '../../platform/config.ts'
import { type Check, type Finding, fail, lookAt, warn } from '../checks/finding.ts'
import { type Cli, type CommonOptions, finishCommand, type Shell } from './shell.ts'

export function addDoctor(program: Command, { shell, end }: Cli): void {
  const command = program
    .command('doctor')
    .description('check everything that the server needs, and say what to mend; changes nothing')
    .action(async (options: CommonOptions) => end(await examine(shell, options)))
  finishCommand(command, 'doctor', 'doctor --json')
}

async function examine(shell: Shell, options: CommonOptions): Promise<number> {
  const { stdout } = shell
  const findings: Finding[] = []
  const tell = (found: readonly Finding[]) => {
    findings.push(...found)
    if (!options.json) for (const finding of found) printFinding(shell, finding)
  }
  const config = configOf(shell)
  if (Array.isArray(config)) tell(config)
  else {
    for (const { area, look } of await checksOf(shell, config)) {
      if (shell.interrupted.aborted) throw interruption()
      const progress = await showProgress(shell, options, area)
      tell(await lookAt({ area, look }).finally(() => progress.end()))
    }
  }
  const failed = findings.filter(({ verdict }) => verdict === 'fail').length
  const warned = findings.filter(({ verdict }) => verdict === 'warn').length
  if (options.json) printJson(stdout, { ok: failed === 0, failed, warned, findings })
  else printLine(stdout, `\n${verdictOf(shell, failed, warned)}`)
  return failed === 0 ? EXIT.ok : EXIT.failed
}

/** Nothing else can be checked without a configuration. */
function configOf({ env }: Shell): Config | Finding[] {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const mend = 'Correct the variable; docs/operations.md lists them all.'
    return error.lines.map((line) => fail('Configuration', line.replace(/\.$/, ''), mend))
  }
}

/** Loaded only when needed: the checks import the whole product. */
async function checksOf(shell: Shell, config: Config): Promise<Check[]> {
  const [machine, parts, reach, { checkDatabase }, { checkLock }, { checkSecretFiles }] = await Promise.all([
    import('./doctor/machine.ts'),
    import('./doctor/parts.ts'),
    import('./doctor/reach.ts'),
    import('./doctor/database.ts'),
    import('./doctor/lock.ts'),
    import('./doctor/secret-files.ts'),
  ])
  const wall_now = shell.clock.wall()
  const { hasCluster } = await import('./database.ts')
  const is_new = !config.database_url && !(await hasCluster(config))
  const storage = (await parts.hasStorage(config)) ? () => parts.checkStorage(config) : laterStorage
  const checks: Check[] = [
    { area: 'Configuration', look: async () => machine.checkConfiguration(config) },
    { area: 'Data directory', look: () => machine.checkDataDirectory(config) },
    { area: 'Token secret', look: () => machine.checkTokenSecret(config) },
    { area: 'Secret files', look: () => checkSecretFiles(shell.env, config) },
    ...(is_new ? [] : [{ area: 'Data lock', look: () => checkLock(config) }]),
    { area: 'Database', look: () => checkDatabase(shell, config) },
    { area: 'Storage', look: storage },
    ...(config.bank_inbox ? [{ area: 'Bank inbox', look: () => parts.checkBankInbox(config) }] : []),
    { area: 'Mail', look: () => parts.checkMail(config) },
    { area: 'Public URL', look: () => reach.checkPublicUrl(config) },
    { area: 'Telemetry', look: () => reach.checkTelemetry(config) },
    { area: 'Webhook CA', look: () => machine.checkCaFile(config, wall_now) },
    { area: 'Legal tables', look: () => parts.checkLegal(config) },
    { area: 'Confinement', look: () => parts.checkConfinement() },
    { area: 'Typesetter', look: () => parts.checkTypesetter(wall_now) },
  ]
  return config.is_drill ? checks.filter(({ area }) => !OUTSIDE.has(area)) : checks
}

/** These call others, or try to write to the bucket. In a drill nothing leaves. */
const OUTSIDE = new Set(['Storage', 'Bank inbox', 'Mail', 'Public URL', 'Telemetry'])

/** It is made by the first start, and not by a look. */
const laterStorage = async (): Promise<Finding[]> => [
  warn(
    'Storage',
    'not tried, since DATA_DIR has no folder "files"',
    'The first start makes it; if one was there before, mount or restore it.',
  ),
]

const AREA_WIDTH = 14

function printFinding({ stdout }: Shell, { area, verdict, text, mend }: Finding): void {
  const indent = ' '.repeat(AREA_WIDTH + 4)
  const width = columnsOf(stdout) - indent.length
  const [first = '', ...others] = wrapped(text, width)
  printLine(stdout, `${signOf(stdout, verdict)} ${padded(paint(stdout, 'bold', area), AREA_WIDTH)}  ${first}`)
  for (const line of others) printLine(stdout, indent + line)
  for (const line of mend ? wrapped(mend, width) : []) printLine(stdout, indent + paint(stdout, 'cyan', line))
}

function verdictOf({ stdout }: Shell, failed: number, warned: number): string {
  if (failed === 0 && warned === 0) return `${signOf(stdout, 'ok')} All is well.`
  const counts = [...(failed ? [counted(failed, 'failure')] : []), ...(warned ? [counted(warned, 'warning')] : [])]
  return `${signOf(stdout, failed ? 'fail' : 'warn')} ${counts.join(' and ')}.`
}
