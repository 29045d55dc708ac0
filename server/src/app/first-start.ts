import { countOperators, hireOperator } from '../features/parties/operators/index.ts'
import { countOrganizations } from '../features/parties/organizations/index.ts'
import { findStartToken, type TokenSigner, tokenOf } from '../features/parties/tokens/index.ts'
import { beginRun } from '../features/reach/webhooks/index.ts'
import { SYSTEM } from '../kernel/caller.ts'
import { once } from '../kernel/once.ts'
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

/** The first administrator's. Its hash takes a tenth of a second and is made when it is first asked for. */
export type FirstPassword = { readonly password: string; hashed(): Promise<string> }

export function firstPassword({ config, passwords }: Pick<Deps, 'config' | 'passwords'>): FirstPassword {
  const password = config.operator_password ?? newPassword()
  return { password, hashed: once(() => passwords.hash(password)) }
}

/** Remembers the mode, creates the first administrator and the demo data, each only when missing. */
export async function setUp(deps: Deps, signer: TokenSigner, { password, hashed }: FirstPassword): Promise<FirstStart> {
  const { config } = deps
  // It changes nothing by itself.
  if (config.is_drill) return { operator: null, sandbox_token: null }
  // A tenth of a second, which nobody should wait for in the transaction, nor at any later start at all.
  if (await isMissing(deps)) await hashed()
  const { operator, is_new_epoch } = await transact(deps, SYSTEM, async (work) => {
    await lockFirstStart(work.tx)
    await rememberMode(work.tx, config.mode)
    // Otherwise the first event would do it, and others would wait for it.
    const is_new_epoch = await beginRun(work.tx)
    if (config.demo_data && (await countOrganizations(work.tx)) === 0) {
      await fillDemoData(work, { signer, mode: config.mode, wall_now: deps.clock.wall() }, await hashed())
    }
    if ((await countOperators(work.tx)) > 0) return { operator: null, is_new_epoch }
    const { email } = await hireOperator(work, {
      email: config.operator_email,
      name: 'Administrator',
      role: 'admin',
      password_hash: await hashed(),
      password_is_initial: config.operator_password === null,
    })
    return { operator: { email, generated_password: config.operator_password ? null : password }, is_new_epoch }
  })
  if (is_new_epoch)
    deps.log.info(
      'the transaction ids of this database have begun anew, as after loading a dump: the feed of events goes on in a new epoch',
    )
  return { operator, sandbox_token: config.mode === 'sandbox' ? await readStartToken(deps, signer) : null }
}

const isMissing = async ({ config, db }: Deps): Promise<boolean> =>
  (await countOperators(db)) === 0 || (config.demo_data && (await countOrganizations(db)) === 0)

async function readStartToken({ db }: Deps, signer: TokenSigner): Promise<string | null> {
  const row = await findStartToken(db)
  if (!row) return null
  // Without the secret that signed it, it cannot be made again, and is not accepted either.
  return tokenOf(signer, row)?.token ?? null
}
