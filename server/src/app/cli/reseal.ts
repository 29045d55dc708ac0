import { counted, EXIT, printJson, printLine, showProgress, signOf, wrongUse } from '@mahnwerk/cli'
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
import { findTokenSecret } from '../../platform/secrets.ts'
import { secretsOf } from '../../platform/settings/secret-lines.ts'
import { openVault } from '../../platform/vault.ts'
import { type Opened, requireReady, withDatabase } from './database.ts'
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
type NamedToken = {
  readonly id: string
  readonly name: string
  readonly organization: string
  readonly partner: string | null
}

type Sealed = {
  readonly webhooks: Tally
  readonly authenticators: Tally
  readonly access_codes: Tally
  readonly mails: Tally
}

/** What only those who hold it can replace. */
type Waiting = {
  readonly older_tokens: readonly NamedToken[]
  readonly accounts_with_older_recovery_codes: number
  /** Kept for a day. */
  readonly older_answers: number
}

type Report = Sealed &
  Waiting & {
    /** No secret of the list signed them, so they are refused. */
    readonly refused_tokens: readonly NamedToken[]
    /** Whether nothing is lost with the secrets after the first. */
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
  return isReadable(report) ? EXIT.ok : EXIT.failed
}

/** Whether the list has every secret that is in use. */
const isReadable = ({ webhooks, authenticators, access_codes, mails, refused_tokens }: Sealed & Refused): boolean =>
  [webhooks, authenticators, access_codes, mails].every(({ unreadable }) => unreadable === 0) &&
  refused_tokens.length === 0

type Refused = Pick<Report, 'refused_tokens'>

async function resealAll(shell: Shell, opened: Opened): Promise<Report> {
  const { db, config } = opened
  const secret = await findTokenSecret(config)
  // One that is made now would open nothing.
  if (!secret)
    throw wrongUse(
      `There is no token secret in ${config.data_dir}; set TOKEN_SECRET or DATA_DIR as the server has them, or restore the file token-secret.`,
    )
  const vault = openVault(secret)
  const sealed = {
    webhooks: await inBatches(db, (tx, after) => resealWebhooks(tx, vault, after)),
    authenticators: await inBatches(db, (tx, after) => resealTotps(tx, vault, after)),
    access_codes: await inBatches(db, (tx, after) => resealCodes(tx, vault, after)),
    mails: await inBatches(db, (tx, after) => resealMails(tx, vault, after)),
  }
  const secrets = secretsOf(secret).length
  const { older_tokens, refused_tokens } = await sortTokens(shell, opened, secret)
  const waiting = {
    older_tokens,
    // Codes from before rotation do not say which secret hashed them. With one secret it was that one.
    accounts_with_older_recovery_codes: secrets > 1 ? await countOlderRecoveryCodes(db, vault.id) : 0,
    older_answers: secrets > 1 ? await countOlderAnswers(db, vault) : 0,
  }
  const may_take_off = secrets > 1 && isReadable({ ...sealed, refused_tokens }) && isEmpty(waiting)
  return { ...sealed, ...waiting, refused_tokens, may_take_off, secrets }
}

const isEmpty = ({ older_tokens, accounts_with_older_recovery_codes: accounts, older_answers }: Waiting): boolean =>
  older_tokens.length + accounts + older_answers === 0

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

/** Those that are good for now, by the secret that signed them. */
async function sortTokens(
  { clock }: Shell,
  { db, config }: Opened,
  secret: string,
): Promise<Pick<Report, 'older_tokens' | 'refused_tokens'>> {
  const signer = openTokenSigner(secret)
  const [older_tokens, refused_tokens]: [NamedToken[], NamedToken[]] = [[], []]
  for (let page = 1; ; page++) {
    const rows = await listNamedTokens(db, {}, { page, limit: TOKENS_PAGE })
    for (const row of rows) {
      if (!isUsable({ ...row, partner_confirmed_at: row.created_at }, config.mode, clock.wall())) continue
      const { id, name, organization_name: organization, partner_name: partner } = row
      const signed = tokenOf(signer, row)
      if (!signed) refused_tokens.push({ id, name, organization, partner })
      else if (!signed.is_newest) older_tokens.push({ id, name, organization, partner })
    }
    if (rows.length < TOKENS_PAGE) break
  }
  return { older_tokens, refused_tokens }
}

function printReport({ stdout }: Shell, report: Report): void {
  const [done, wait, lost] = [signOf(stdout, 'ok'), signOf(stdout, 'warn'), signOf(stdout, 'fail')]
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
      printLine(stdout, `${lost} ${counted(unreadable, what, many)} sealed with a secret that is not in the list`)
  }
  const shown = ({ id, name, organization, partner }: NamedToken) =>
    `API token ${id} (${name}, ${partner ?? organization}) is signed with`
  for (const token of report.refused_tokens)
    printLine(stdout, `${lost} ${shown(token)} a secret that is not in the list, and refused`)
  for (const token of report.older_tokens) printLine(stdout, `${wait} ${shown(token)} an older secret`)
  const { accounts_with_older_recovery_codes: accounts, older_answers: answers } = report
  if (accounts > 0)
    printLine(stdout, `${wait} ${counted(accounts, 'account')} with recovery codes from before: they need new ones`)
  if (answers > 0)
    printLine(stdout, `${wait} ${counted(answers, 'answer')} kept for repeated requests; gone within a day`)
  printLine(stdout, verdictOf(report))
}

function verdictOf(report: Report): string {
  if (!isReadable(report))
    return 'A secret is missing: add it to the list as the last line and run this again, or replace what is listed above.'
  if (report.secrets === 1) return 'There is one token secret, so none can be taken off.'
  return report.may_take_off
    ? 'Nothing needs an older token secret any more: once every server has the newest one first, take the others off.'
    : 'What is listed above is lost when the older token secret is taken off now.'
}
