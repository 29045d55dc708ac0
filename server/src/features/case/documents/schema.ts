import { type Static, type TSchema, Type } from 'typebox'
import { nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import type { DocumentRow } from './queries.ts'
import { DOCUMENT_TYPES, PROCESSING_STATUSES, TEAM_VISIBILITIES, UPLOADED_VIA, VISIBILITIES } from './rules.ts'

/** The text fields of an upload; the file is the fourth. */
export const DocumentFields = strictObject('DocumentFields', {
  documentType: Type.Optional(oneOf(DOCUMENT_TYPES)),
  description: Type.Optional(Type.String({ maxLength: 2000 })),
  visibility: Type.Optional(oneOf(VISIBILITIES)),
})
export type DocumentFields = Static<typeof DocumentFields>

export const DocumentQuery = Type.Object(
  {
    documentType: Type.Optional(oneOf(DOCUMENT_TYPES)),
    processingStatus: Type.Optional(oneOf(PROCESSING_STATUSES)),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
    offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
  },
  { additionalProperties: false },
)

type DocumentQuery = Static<typeof DocumentQuery>

/** The query as the list understands it. */
export const documentFilter = ({ documentType, processingStatus, limit, offset }: DocumentQuery) => ({
  filter: {
    ...(documentType ? { document_type: documentType } : {}),
    ...(processingStatus ? { processing_status: processingStatus } : {}),
  },
  slice: { limit, offset },
})

export const DocumentPage = <S extends TSchema>(row: S) =>
  Type.Object({ success: Type.Literal(true), data: Type.Array(row), total: Type.Integer() })

const DOCUMENT = {
  id: Uuid,
  claim_id: Uuid,
  organization_id: Uuid,
  filename: Type.String({ description: 'The generated name under which it is stored' }),
  original_filename: Type.String({ description: 'As uploaded' }),
  file_size: Type.Integer({ description: 'Bytes' }),
  mime_type: Type.String(),
  document_type: oneOf(DOCUMENT_TYPES),
  visibility: oneOf(VISIBILITIES),
  description: nullable(Type.String()),
  processing_status: oneOf(PROCESSING_STATUSES),
  created_at: Timestamp,
}
export const Document = strictObject('Document', DOCUMENT)

/** Nobody but the team sees what is for the team alone, so that its visibility is none that partners know. */
export const documentOut = (row: DocumentRow): Static<typeof Document> => factsOf(row) as Static<typeof Document>

function factsOf(row: DocumentRow) {
  const { id, claim_id, organization_id, filename, original_filename, file_size, mime_type } = row
  const { document_type, visibility, description, processing_status } = row
  return {
    id,
    claim_id,
    organization_id,
    filename,
    original_filename,
    file_size,
    mime_type,
    document_type,
    visibility,
    description,
    processing_status,
    created_at: row.created_at.toISOString(),
  }
}

/** What only the team sees: where it came from, whether the debtor sees it, whether a partner deleted it. */
export const TeamDocument = strictObject('TeamDocument', {
  ...DOCUMENT,
  visibility: oneOf(TEAM_VISIBILITIES, { description: 'team: a file of the debtor that was not shared.' }),
  uploaded_via: oneOf(UPLOADED_VIA),
  uploaded_by: nullable(Uuid),
  sha256: Type.String(),
  released_at: nullable(Timestamp),
  first_released_at: nullable(Timestamp),
  retained: Type.Boolean(),
  retained_at: nullable(Timestamp),
})

export function teamDocumentOut(row: DocumentRow): Static<typeof TeamDocument> {
  const { uploaded_via, uploaded_by, sha256, released_at, first_released_at, retained_at } = row
  return {
    ...factsOf(row),
    uploaded_via,
    uploaded_by,
    sha256,
    released_at: released_at?.toISOString() ?? null,
    first_released_at: first_released_at?.toISOString() ?? null,
    retained: retained_at !== null,
    retained_at: retained_at?.toISOString() ?? null,
  }
}
