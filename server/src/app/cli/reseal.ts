import { counted, EXIT, printJson, printLine, showProgress, signOf } from '@mahnwerk/cli'
import type { Command } from 'commander'
import { isUsable, listNamedTokens, openTokenSigner, tokenOf } from '../../features/parties/tokens/index.ts'
import { resealCodes } from '../../features/process/debtor-access/index.ts'
import { resealWebhooks } from '../../features/reach/webhooks/index.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { countOlderAnswers } from '../../platform/http/idempotency.ts'
import { countOlderRecoveryCodes } from '../../platform/login/factor-rows.ts'
import { resealTotps } from '../../platform/login/reseal.ts'
import { resealMails } from '../../platform/mail/reseal.ts'
import { BEFORE_ALL, type ResealStep } from '../../platform/reseal.ts'
import { readTokenSecret } from '../../platform/secrets.ts'
import { secretsOf } from '../../platform/settings/secret-lines.ts'
import type { Vault } from '../../platform/vault.ts'
import { depsOf, type Opened, requireReady, withDatabase } from './database.ts'
import { type Cli, type CommonOptions, finishCommand, type Shell } from './shell.ts'

export function addReseal(program: Command, { shell, end }: Cli): void {
  const command = program
    .command('reseal')
    .description(
      'seal anew, with the newest token secret, what an older one sealed, and tell what still needs the older one',
    )
    .action(async (options: CommonOptions) => end(await reseal(shell, options)))
  finishCommand(command, 'reseal', 'reseal --json')
}

type Tally = { readonly resealed: number; readonly unreadable: number }
type Report = {
  readonly webhooks: Tally
  readonly authenticators: Tally
  readonly access_codes: Tally
  readonly mails: Tally
  /** What only those who hold it can replace. */
  readonly older_tokens: readonly { id: string; name: string; organization: string; partner: string | null }[]
  readonly accounts_with_older_recovery_codes: number
  /** Kept for a day. */
  readonly older_answers: number
  readonly may_take_off: boolean
  readonly secrets: number
}

async function reseal(shell: Shell, { json }: CommonOptions): Promise<number> {
  const progress = await showProgress(shell, { json }, 'Sealing anew')
  const report = await withDatabase(shell, { purpose: 'reseal' }, async (opened) => {
    await requireReady(opened)
    return resealAll(shell, opened)
  }).finally(() => progress.end())
  if (json) printJson(shell.stdout, report)
  else printReport(shell, report)
  return EXIT.ok
}

async function resealAll(shell: Shell, opened: Opened): Promise<Report> {
  const { db } = opened
  const { vault } = await depsOf(opened, shell)
  const sealed = {
    webhooks: await inBatches(db, (tx, after) => resealWebhooks(tx, vault, after)),
    authenticators: await inBatches(db, (tx, after) => resealTotps(tx, vault, after)),
    access_codes: await inBatches(db, (tx, after) => resealCodes(tx, vault, after)),
    mails: await inBatches(db, (tx, after) => resealMails(tx, vault, after)),
  }
  const secret = await readTokenSecret(opened.config)
  const secrets = secretsOf(secret).length
  const waiting = secrets > 1 ? await findWaiting(shell, opened, { secret, vault }) : NOTHING_WAITS
  const may_take_off =
    waiting.older_tokens.length + waiting.accounts_with_older_recovery_codes + waiting.older_answers === 0
  return { ...sealed, ...waiting, may_take_off, secrets }
}

/** Short transactions: the servers go on working. */
async function inBatches(db: Db, step: (tx: Tx, after: string) => Promise<ResealStep>): Promise<Tally> {
  let [after, resealed, unreadable]: [string | null, number, number] = [BEFORE_ALL, 0, 0]
  while (after !== null) {
    const from: string = after
    const done = await db.transaction((tx) => step(tx, from))
    after = done.last_id
    resealed += done.resealed
    unreadable += done.unreadable
  }
  return { resealed, unreadable }
}

const TOKENS_PAGE = 500

type Waiting = Pick<Report, 'older_tokens' | 'accounts_with_older_recovery_codes' | 'older_answers'>
const NOTHING_WAITS: Waiting = { older_tokens: [], accounts_with_older_recovery_codes: 0, older_answers: 0 }

async function findWaiting(
  { clock }: Shell,
  { db, config }: Opened,
  { secret, vault }: { secret: string; vault: Vault },
): Promise<Waiting> {
  const signer = openTokenSigner(secret)
  const older_tokens: Report['older_tokens'][number][] = []
  for (let page = 1; ; page++) {
    const rows = await listNamedTokens(db, {}, { page, limit: TOKENS_PAGE })
    for (const row of rows) {
      if (!isUsable({ ...row, partner_confirmed_at: row.created_at }, config.mode, clock.wall())) continue
      const { id, name, organization_name: organization, partner_name: partner } = row
      if (tokenOf(signer, row)?.is_newest === false) older_tokens.push({ id, name, organization, partner })
    }
    if (rows.length < TOKENS_PAGE) break
  }
  return {
    older_tokens,
    accounts_with_older_recovery_codes: await countOlderRecoveryCodes(db, vault.id),
    older_answers: await countOlderAnswers(db, vault),
  }
}

function printReport({ stdout }: Shell, report: Report): void {
  const [done, wait] = [signOf(stdout, 'ok'), signOf(stdout, 'warn')]
  const sealed: [string, Tally][] = [
    ['webhook secret', report.webhooks],
    ['authenticator', report.authenticators],
    ['access code of debtors', report.access_codes],
    ['mail', report.mails],
  ]
  for (const [what, { resealed, unreadable }] of sealed) {
    const many = what === 'access code of debtors' ? 'access codes of debtors' : `${what}s`
    printLine(stdout, `${done} ${counted(resealed, what, many)} sealed anew`)
    if (unreadable > 0)
      printLine(stdout, `${wait} ${counted(unreadable, what, many)} sealed with a secret that is not in the list`)
  }
  for (const { id, name, organization, partner } of report.older_tokens)
    printLine(stdout, `${wait} API token ${id} (${name}, ${partner ?? organization}) is signed with an older secret`)
  const { accounts_with_older_recovery_codes: accounts, older_answers: answers } = report
  if (accounts > 0)
    printLine(stdout, `${wait} ${counted(accounts, 'account')} with recovery codes from before: they need new ones`)
  if (answers > 0)
    printLine(stdout, `${wait} ${counted(answers, 'answer')} kept for repeated requests; gone within a day`)
  printLine(stdout, verdictOf(report))
}

function verdictOf({ secrets, may_take_off }: Report): string {
  if (secrets === 1) return 'There is one token secret, so none can be taken off.'
  return may_take_off
    ? 'Nothing needs an older token secret any more: once every server has the newest one first, take the others off.'
    : 'What is listed above is lost when the older token secret is taken off now.'
}
