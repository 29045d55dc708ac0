import type { Cli as PackageCli, Shell as PackageShell } from '@mahnwerk/cli'
import type { Clock } from '../../platform/clock.ts'

export { type CommonOptions, finishCommand, type Output } from '@mahnwerk/cli'

/** The environment of the server's own commands, which need both hands of the clock. */
export type Shell = PackageShell & { readonly clock: Clock }
export type Cli = PackageCli<Shell>
