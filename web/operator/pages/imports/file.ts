import { type ClaimTable, type FileFault, readClaimTable, TABLE_BYTES_MAX } from '@mahnwerk/claim-table'

type Named = { readonly name: string; readonly size: number }

/** A file as it was read: a table, or why it is none. */
export type ChosenFile = Named & ({ readonly table: ClaimTable } | { readonly fault: FileFault | 'unreadable' })

/** Nothing leaves the browser. A file that is too large is not even read. */
export async function readChosen(file: File): Promise<ChosenFile> {
  const { name, size } = file
  if (size > TABLE_BYTES_MAX) return { name, size, fault: 'too_large' }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { name, size, fault: 'unreadable' }
  const read = readClaimTable(new Uint8Array(bytes))
  return 'fault' in read ? { name, size, fault: read.fault } : { name, size, table: read }
}
