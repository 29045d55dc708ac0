import { notFound } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/work.ts'
import { invoicePage } from './print/invoice-page.ts'
import { csvFile } from './print/statement-csv.ts'
import { statementPage } from './print/statement-page.ts'
import { findSettlement, listLines, type SettlementFilter, type SettlementRow } from './queries.ts'

export const FILE_NAMES = ['invoice.pdf', 'statement.pdf', 'statement.csv'] as const
export type FileName = (typeof FILE_NAMES)[number]

type Typesetting = Pick<Deps, 'db' | 'typesetter' | 'config'>

export type MadeFile = { bytes: Buffer; mime_type: string; filename: string }

/** Made from what was stored, so that it is the same whenever somebody asks. With an owner, those of others are not found. */
export async function makeFile(
  deps: Typesetting,
  { id, name, owner }: { id: string; name: FileName; owner?: SettlementFilter },
): Promise<MadeFile> {
  const settlement = await findSettlement(deps.db, id, owner)
  if (!settlement) throw notFound()
  return name === 'statement.csv' ? csvOf(deps.db, settlement) : pdfOf(deps, settlement, name)
}

const csvOf = async (reader: Reader, settlement: SettlementRow): Promise<MadeFile> =>
  csvFile(settlement, await listLines(reader, settlement.id))

export async function pdfOf(
  { db, typesetter, config }: Typesetting,
  settlement: SettlementRow,
  name: Exclude<FileName, 'statement.csv'>,
): Promise<MadeFile> {
  const { invoice_number, number, organization_id } = settlement
  const lines = await listLines(db, settlement.id)
  const options = { is_sandbox: config.mode === 'sandbox' }
  const made = async (template: string, page: object, called: string): Promise<MadeFile> => ({
    bytes: await typesetter.pdf(template, page, organization_id),
    mime_type: 'application/pdf',
    filename: `${called}.pdf`,
  })
  if (name === 'statement.pdf') return made('settlement', statementPage(settlement, lines, options), number)
  if (invoice_number === null) throw notFound()
  return made('fee-invoice', invoicePage({ ...settlement, invoice_number }, lines, options), invoice_number)
}
