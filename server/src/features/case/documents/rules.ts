import type { Problem } from '../../../kernel/errors.ts'

export const DOCUMENT_TYPES = [
  'invoice',
  'contract',
  'correspondence',
  'legal',
  'general',
  'additional_document',
] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]
/** What partners choose among, and see. */
export const VISIBILITIES = ['creditor', 'partner_only'] as const
/** The files of debtors are for the team alone until it shares them. */
export const TEAM_VISIBILITIES = [...VISIBILITIES, 'team'] as const
export type Visibility = (typeof TEAM_VISIBILITIES)[number]
export const PROCESSING_STATUSES = ['pending', 'uploaded', 'processing', 'completed', 'failed'] as const
export type ProcessingStatus = (typeof PROCESSING_STATUSES)[number]
export const UPLOADED_VIA = ['api', 'operator', 'debtor', 'creditor'] as const
export type UploadedVia = (typeof UPLOADED_VIA)[number]

export const DOCUMENT_KINDS = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'txt',
  'xml',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
] as const

/** What a phone's camera makes, and what banks send. */
export const DEBTOR_KINDS = [
  'pdf',
  'png',
  'jpg',
  'jpeg',
  'webp',
] as const satisfies readonly (typeof DOCUMENT_KINDS)[number][]
/** So many files come with one answer of a creditor. */
export const ANSWER_FILES_MAX = 5

export const DEBTOR_FILES = { per_submit: 5, per_claim: 50, bytes_max: 10_485_760 } as const

/** What a creditor's people send at once. */
export const CREDITOR_FILES_MAX = 10

export const WRONG_KIND = `Invalid file type. Allowed types: ${DOCUMENT_KINDS.map((kind) => kind.toUpperCase()).join(', ')}.`
export const DOCUMENT_NOT_FOUND = 'Document not found'
export const NOT_THROUGH_THE_API = 'Only documents uploaded through the API can be deleted through the API.'
export const DELETED = 'Document deleted'
export const DELETED_AND_KEPT = 'Document deleted; a copy is kept for the service team'

/** Retained documents count too, since they are still stored. */
export const DOCUMENTS_MAX = 500

/** What only a partner may ask for. */
export const visibilityProblems = (kind: 'partner' | 'organization', visibility: Visibility | undefined): Problem[] =>
  visibility === 'partner_only' && kind !== 'partner'
    ? [{ field: 'visibility', code: 'partner_token_required', message: 'partner_only is for partner tokens' }]
    : []

export type DeletionFacts = {
  first_released_at: Date | null
  created_at: Date
  court_approved_at: Date | null
  filed_at: Date | null
}

/** Delete rule 2: what a debtor was shown, or a court may have, is evidence and is not erased. */
export const mustBeRetained = ({
  first_released_at,
  created_at,
  court_approved_at,
  filed_at,
}: DeletionFacts): boolean =>
  first_released_at !== null || court_approved_at !== null || (filed_at !== null && filed_at >= created_at)
