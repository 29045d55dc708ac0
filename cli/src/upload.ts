import { stat } from 'node:fs/promises'
import type { Client } from '@mahnwerk/sdk'
import type { Command } from 'commander'
import { type ApiOptions, addApiOptions } from './api.ts'
import { failureOfClient, openClient } from './client.ts'
import { CliFailure, EXIT, interruption, wrongUse } from './exit.ts'
import { paint, printJson, printLine, signOf } from './print.ts'
import { showProgress } from './progress.ts'
import { type Cli, finishCommand, type Shell } from './shell.ts'

type UploadOptions = ApiOptions & {
  readonly claim?: string
  readonly customer?: string
  readonly debtor?: string
  readonly reference?: string
  readonly number?: string
  readonly amount?: string
  readonly issued?: string
  readonly due?: string
}

export function addUpload(parent: Command, { shell, end }: Cli): void {
  const command = parent
    .command('upload')
    .description('upload an invoice as PDF to a claim, or to a new claim; what you leave out is read from the file')
    .argument('<file>', 'the PDF')
    .option('--claim <id>', 'the claim that it belongs to')
    .option('--customer <id>', 'make a new claim of this customer')
    .option('--debtor <id>', 'against this debtor')
    .option('--reference <text>', 'with this reference of yours')
    .option('--number <text>', 'the number of the invoice')
    .option('--amount <euros>', 'its gross amount, such as 480.50')
    .option('--issued <date>', 'its date, as YYYY-MM-DD')
    .option('--due <date>', 'when it was due, as YYYY-MM-DD')
    .action(async (file: string, options: UploadOptions) => end(await upload(shell, file, options)))
  finishCommand(
    addApiOptions(command),
    'upload invoice.pdf --claim 0192f0c1-7a44-7b8e-9c11-3f5a6b7c8d9e',
    'upload invoice.pdf --customer 0192f0c1-… --debtor 0192f0c2-… --reference CASE-7 --amount 480.50',
  )
}

async function upload(shell: Shell, path: string, options: UploadOptions): Promise<number> {
  requireTarget(options)
  if (!(await stat(path).catch(() => undefined))?.isFile()) throw wrongUse(`There is no file ${path}.`)
  const client = openClient(shell, options)
  const progress = await showProgress(shell, options, `Uploading ${path}`)
  try {
    const claim_id = options.claim ?? (await createClaim(shell, client, options))
    const invoice = await sendFile(shell, client, { path, claim_id, options })
    progress.end()
    tell(shell, options, { claim_id, invoice })
    return EXIT.ok
  } catch (error) {
    if (shell.interrupted.aborted) throw interruption()
    throw failureOfClient(error) ?? error
  } finally {
    progress.end()
  }
}

function requireTarget({ claim, customer, debtor, reference }: UploadOptions): void {
  const is_new = customer !== undefined || debtor !== undefined || reference !== undefined
  if (claim !== undefined && is_new)
    throw wrongUse('Give --claim for a claim that is there, or --customer and --debtor for a new one, not both.')
  if (claim === undefined && debtor === undefined)
    throw wrongUse('Say where the invoice belongs: --claim, or --customer and --debtor for a new claim.')
}

async function createClaim(shell: Shell, client: Client, { customer, debtor, reference }: UploadOptions) {
  const claim = await client.claims.create(
    {
      debtor_id: debtor as string,
      ...(customer === undefined ? {} : { customer_id: customer }),
      ...(reference === undefined ? {} : { partner_reference: reference }),
    },
    { signal: shell.interrupted },
  )
  return claim.id
}

type Sending = { readonly path: string; readonly claim_id: string; readonly options: UploadOptions }

async function sendFile(shell: Shell, client: Client, { path, claim_id, options }: Sending) {
  const { number, amount, issued, due } = options
  const fields = {
    ...(number === undefined ? {} : { invoice_number: number }),
    ...(amount === undefined ? {} : { total_amount: amount }),
    ...(issued === undefined ? {} : { issue_date: issued }),
    ...(due === undefined ? {} : { maturity_date: due }),
  }
  try {
    return await client.claims.invoices.upload(claim_id, { file: { path }, ...fields }, { signal: shell.interrupted })
  } catch (error) {
    const failure = options.claim ? undefined : failureOfClient(error)
    if (!failure) throw error
    // Without this line a second try would make a second claim.
    const line = `The claim ${claim_id} was made and is empty: go on with --claim ${claim_id}.`
    throw new CliFailure(failure.code, [...failure.lines, line])
  }
}

type Uploaded = { readonly claim_id: string; readonly invoice: Awaited<ReturnType<typeof sendFile>> }

function tell({ stdout }: Shell, { json, claim }: UploadOptions, { claim_id, invoice }: Uploaded): void {
  if (json) {
    printJson(stdout, { claim_id, is_new_claim: claim === undefined, invoice })
    return
  }
  const where = claim === undefined ? `the new claim ${paint(stdout, 'bold', claim_id)}` : `claim ${claim_id}`
  printLine(stdout, `${signOf(stdout, 'ok')} Invoice ${paint(stdout, 'bold', invoice.id)} was added to ${where}.`)
  printLine(stdout, '  What was not given is read from the file within a minute or so.')
}
