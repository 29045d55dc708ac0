import { type Static, type TSchema, Type } from 'typebox'
import { about, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { listOf, Total } from '../../../platform/http/envelope.ts'
import type { DocumentRow } from './queries.ts'
import { DOCUMENT_TYPES, PROCESSING_STATUSES, TEAM_VISIBILITIES, UPLOADED_VIA, VISIBILITIES } from './rules.ts'
import { RecognisedEInvoice, recognisedOut, TeamEInvoice, teamEInvoiceOut } from './schema.e-invoice.ts'

const WHO_SEES =
  'Who sees the file besides the service team. `creditor`: the creditor, and every token that sees the claim. `partner_only`: of these only the tokens of partners, and only they can ask for it.'

/** The text fields of an upload; the file is the fourth. */
export const DocumentFields = strictObject('DocumentFields', {
  documentType: Type.Optional(
    oneOf(DOCUMENT_TYPES, { description: 'What the file is; `additional_document` where nothing is sent.' }),
  ),
  description: Type.Optional(
    Type.String({ maxLength: 2000, description: 'What the file shows, in words for those who may see it.' }),
  ),
  visibility: Type.Optional(oneOf(VISIBILITIES, { description: `${WHO_SEES} Default \`creditor\`.` })),
})
export type DocumentFields = Static<typeof DocumentFields>

export const DocumentQuery = Type.Object(
  {
    documentType: Type.Optional(oneOf(DOCUMENT_TYPES, { description: 'Only documents of this type.' })),
    processingStatus: Type.Optional(
      oneOf(PROCESSING_STATUSES, { description: 'Only documents whose file stands like this.' }),
    ),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'How many rows to answer at most.' }),
    offset: Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      default: 0,
      description: 'How many rows to leave out before the first.',
    }),
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

export const DocumentPage = <S extends TSchema>(row: S) => Type.Object({ ...listOf(row).properties, total: Total })

const DOCUMENT = {
  id: about(Uuid, 'Names the document in the paths of download and deletion; we make it.'),
  claim_id: about(Uuid, 'The claim that the file belongs to.'),
  organization_id: about(Uuid, 'The organisation of the claim.'),
  filename: Type.String({ description: 'The generated name under which it is stored.' }),
  original_filename: Type.String({ description: 'The name of the file as it was uploaded; downloads bear it.' }),
  file_size: Type.Integer({ description: 'Size of the file in bytes.' }),
  mime_type: Type.String({ description: 'Media type, found from the content of the file; downloads have it too.' }),
  document_type: oneOf(DOCUMENT_TYPES, { description: 'What the file is, as the sender said.' }),
  visibility: oneOf(VISIBILITIES, { description: WHO_SEES }),
  description: about(nullable(Type.String()), 'What the sender wrote about the file; null where nothing was written.'),
  processing_status: oneOf(PROCESSING_STATUSES, {
    description: 'How far the file is: `uploaded` once it is stored whole, which it is when the upload is answered.',
  }),
  created_at: about(Timestamp, 'When the file was stored.'),
}
export const Document = strictObject('Document', {
  ...DOCUMENT,
  e_invoice: about(
    nullable(RecognisedEInvoice),
    'What an XML file says as an e-invoice (XRechnung, Factur-X, ZUGFeRD, UBL). It is read a moment after it was stored; null until then, and for all other files.',
  ),
})

/** Nobody but the team sees what is for the team alone, so that its visibility is none that partners know. */
export const documentOut = (row: DocumentRow): Static<typeof Document> =>
  ({ ...factsOf(row), e_invoice: recognisedOut(row.e_invoice) }) as Static<typeof Document>

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
  visibility: oneOf(TEAM_VISIBILITIES, { description: 'team: a file of the debtor or of a note that was not shared.' }),
  uploaded_via: oneOf(UPLOADED_VIA),
  uploaded_by: nullable(Uuid),
  sha256: Type.String(),
  released_at: nullable(Timestamp),
  first_released_at: nullable(Timestamp),
  retained: Type.Boolean(),
  retained_at: nullable(Timestamp),
  is_being_read: Type.Boolean({ description: 'An XML file of which nobody knows yet whether it is an e-invoice.' }),
  e_invoice: nullable(TeamEInvoice),
})

export function teamDocumentOut(row: DocumentRow): Static<typeof TeamDocument> {
  const { uploaded_via, uploaded_by, sha256, released_at, first_released_at, retained_at, e_invoice } = row
  return {
    ...factsOf(row),
    uploaded_via,
    uploaded_by,
    sha256,
    released_at: released_at?.toISOString() ?? null,
    first_released_at: first_released_at?.toISOString() ?? null,
    retained: retained_at !== null,
    retained_at: retained_at?.toISOString() ?? null,
    is_being_read: e_invoice?.is_read === false,
    e_invoice: teamEInvoiceOut(e_invoice),
  }
}
