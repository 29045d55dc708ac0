import type { Module } from '../../../platform/pdf/reader.ts'
import { PdfUnreadable } from '../../../platform/pdf/refusals.ts'
import { withScratchFile } from '../../../platform/storage/scratch.ts'
import type { Deps } from '../../../platform/work.ts'
import type bareDigest from './reading/bare/digest.ts'
import type { BareDigest } from './reading/bare/digest.ts'
import type digest from './reading/digest.ts'
import type { InvoiceDigest } from './reading/digest.ts'
import type { KnownParties } from './reading/known-parties.ts'

const DIGEST: Module<typeof digest> = { url: new URL('./reading/digest.ts', import.meta.url) }

const BARE: Module<typeof bareDigest> = { url: new URL('./reading/bare/digest.ts', import.meta.url) }

/**
 * What a stored PDF says, whatever it will become of. `given` is known about its parties. Takes seconds, or longer for a
 * scan; `patience` is how many times the usual processor time it may take.
 */
export async function readInvoiceBlob(
  deps: Deps,
  { blob_key, organization_id }: { blob_key: string; organization_id: string },
  given: KnownParties,
  patience = 1,
): Promise<InvoiceDigest> {
  const { stream } = await deps.storage.get(blob_key)
  const wish = { given, whose: organization_id, patience }
  return withScratchFile(deps, stream, (path) => deps.pdf_reader.digest(path, DIGEST, wish))
}

/** What a stored XML file says as an e-invoice; null for all other XML. */
export async function readBareBlob(
  deps: Deps,
  { blob_key, organization_id }: { blob_key: string; organization_id: string },
): Promise<BareDigest | null> {
  const { stream } = await deps.storage.get(blob_key)
  return withScratchFile(deps, stream, (path) => deps.pdf_reader.digestXml(path, BARE, organization_id))
}

/** Why the file itself cannot be read; undefined where it is worth another try. */
export const unreadableFor = (error: unknown): string | undefined =>
  error instanceof PdfUnreadable ? error.reason : undefined
