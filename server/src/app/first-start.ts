import { countOperators, hireOperator } from '../features/parties/operators/index.ts'
import { countOrganizations } from '../features/parties/organizations/index.ts'
import { findStartToken, type TokenSigner, tokenOf } from '../features/parties/tokens/index.ts'
import { beginRun } from '../features/reach/webhooks/index.ts'
import { SYSTEM } from '../kernel/caller.ts'
import { newPassword } from '../platform/passwords.ts'
import { type Deps, transact } from '../platform/work.ts'
import { fillDemoData } from './demo/first-cases.ts'
import { lockFirstStart, rememberMode } from './installation.ts'

export type FirstStart = {
  /** Set only if the administrator was created now. A password that was given is not repeated. */
  operator: { email: string; generated_password: string | null } | null
  /** In the sandbox: a token to try things with, rebuilt from the stored row. */
  sandbox_token: string | null
}

/** Remembers the mode, creates the first administrator and the demo data, each only when missing. */
export async function setUp(deps: Deps, signer: TokenSigner): Promise<FirstStart> {
  const { config } = deps
  // It changes nothing by itself.
  if (config.is_drill) return { operator: null, sandbox_token: null }
  const password = config.operator_password ?? newPassword()
  const password_hash = await deps.passwords.hash(password)
  const { operator, run } = await transact(deps, SYSTEM, async (work) => {
    await lockFirstStart(work.tx)
    await rememberMode(work.tx, config.mode)
    // Otherwise the first event would do it, and others would wait for it.
    const run = await beginRun(work.tx)
    if (config.demo_data && (await countOrganizations(work.tx)) === 0) {
      await fillDemoData(work, { signer, mode: config.mode, wall_now: deps.clock.wall() }, password_hash)
    }
    if ((await countOperators(work.tx)) > 0) return { operator: null, run }
    const { email } = await hireOperator(work, {
      email: config.operator_email,
      name: 'Administrator',
      role: 'admin',
      password_hash,
      password_is_initial: config.operator_password === null,
    })
    return { operator: { email, generated_password: config.operator_password ? null : password }, run }
  })
  if (run.is_new_epoch)
    deps.log.info('the database was loaded into another PostgreSQL, and the feed of events goes on in a new epoch')
  return { operator, sandbox_token: config.mode === 'sandbox' ? await readStartToken(deps, signer) : null }
}

async function readStartToken({ db }: Deps, signer: TokenSigner): Promise<string | null> {
  const row = await findStartToken(db)
  if (!row) return null
  // Without the secret that signed it, it cannot be made again, and is not accepted either.
  return tokenOf(signer, row)?.token ?? null
}
