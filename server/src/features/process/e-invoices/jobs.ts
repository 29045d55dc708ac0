import { SYSTEM } from '../../../kernel/caller.ts'
import { AT_ONCE, enqueue, type QueuedJob } from '../../../platform/jobs/job.ts'
import { demandRoom } from '../../../platform/storage/disk-room.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import { type DocumentRow, findAnyDocument } from '../../case/documents/index.ts'
import { type BareDigest, readBareBlob, unreadableFor } from '../extraction/index.ts'
import { recordReading } from './service.ts'

const RETRY_S = [5, 60, 600, 3_600]

/** Looks whether an XML file is an e-invoice. By wall time: it is read as soon as it was stored. */
export const readEInvoice: QueuedJob<{ document_id: string }> = {
  name: 'e_invoices.read',
  hand: 'wall',
  retry_s: RETRY_S,
  async run(deps, { document_id }, attempt) {
    await demandRoom(deps.disk_room)
    const document = await findAnyDocument(deps.db, document_id)
    if (document?.e_invoice?.is_read !== false) return
    const found = await read(deps, document, attempt)
    if (found !== undefined) await transact(deps, SYSTEM, (work) => recordReading(work, document, found))
  },
}

/** Null for a file that is no e-invoice, or that nobody can read; undefined once it was deleted. */
async function read(deps: Deps, document: DocumentRow, attempt: number): Promise<BareDigest | null | undefined> {
  try {
    return await readBareBlob(deps, document)
  } catch (error) {
    if (!(await findAnyDocument(deps.db, document.id))) return undefined
    if (unreadableFor(error) === undefined && attempt <= RETRY_S.length) throw error
    deps.log.warn({ err: error, document_id: document.id }, 'XML file could not be read')
    return null
  }
}

/** Of all files that are stored for a claim, only some wait to be read. */
export async function startReading(work: Work, { document }: { document: DocumentRow }): Promise<void> {
  if (document.e_invoice?.is_read !== false) return
  const turn = { run_at: AT_ONCE, organization_id: document.organization_id }
  enqueue(work.tx, readEInvoice, { document_id: document.id }, turn)
}
