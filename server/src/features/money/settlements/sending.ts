import { Readable } from 'node:stream'
import { SYSTEM } from '../../../kernel/caller.ts'
import { newId } from '../../../platform/ids.ts'
import type { QueuedJob } from '../../../platform/jobs/job.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { eraseBlob, sweepJob } from '../../../platform/storage/sweep.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import { listPeople } from '../../parties/creditors/index.ts'
import { pdfOf } from './files.ts'
import { settlementMails } from './mail.ts'
import {
  findSettlement,
  hasFiles,
  insertFiles,
  listKnownFiles,
  lockSettlement,
  type MailedFile,
  type SettlementRow,
} from './queries.ts'

const FOLDER = 'settlements'

/**
 * Makes the papers and mails them. The files are stored before their rows; rows and mails are one transaction. A second
 * run finds the rows, so everybody gets one mail however often it runs.
 */
export const sendSettlement: QueuedJob<{ settlement_id: string }> = {
  name: 'settlements.send',
  hand: 'wall',
  retry_s: [10, 60, 600, 3_600, 21_600, 43_200],
  async run(deps, { settlement_id }) {
    const settlement = await findSettlement(deps.db, settlement_id)
    if (!settlement || (await hasFiles(deps.db, settlement_id))) return
    const files = [await storeFile(deps, settlement, 'statement')]
    if (settlement.invoice_number !== null) files.push(await storeFile(deps, settlement, 'invoice'))
    await transact(deps, SYSTEM, (work) => recordSent(work, deps, { settlement, files }))
  },
}

async function storeFile(deps: Deps, settlement: SettlementRow, kind: MailedFile['kind']): Promise<MailedFile> {
  const { bytes } = await pdfOf(deps, settlement, `${kind}.pdf`)
  const blob_key = `${FOLDER}/${newId()}.pdf`
  const { bytes: file_size, sha256 } = await deps.storage.put(blob_key, Readable.from([bytes]))
  return { kind, blob_key, file_size, sha256 }
}

type Made = { settlement: SettlementRow; files: readonly MailedFile[] }

async function recordSent(work: Work, deps: Deps, { settlement, files }: Made): Promise<void> {
  const { id, organization_id } = settlement
  await lockSettlement(work.tx, id)
  if (await hasFiles(work.tx, id)) {
    for (const { blob_key } of files) eraseBlob(work.tx, blob_key, organization_id)
    return
  }
  await insertFiles(work.tx, id, files, work.now)
  const attachments = files.map(({ kind, blob_key: key, file_size, sha256 }) => ({
    ...{ key, file_size, sha256, mime_type: 'application/pdf' },
    filename: `${kind === 'invoice' ? settlement.invoice_number : settlement.number}.pdf`,
  }))
  const people = await listPeople(work.tx, settlement)
  const mails = settlementMails(settlement, people)
  for (const mail of mails) sendMail(work, { ...mail, attachments }, organization_id)
  if (mails.length === 0) deps.log.warn({ settlement_id: id }, 'creditor has no address that mail can be sent to')
}

export const sweepSettlements = sweepJob('settlements.sweep', {
  prefix: `${FOLDER}/`,
  listKnown: ({ db }, keys) => listKnownFiles(db, keys),
})
