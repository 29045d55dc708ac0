import type { QueryClient } from '@tanstack/react-query'
import { show } from '../../../shared/api/changed.ts'
import { operator, type Schemas } from '../../../shared/api/operator.ts'

export type Note = Schemas['CaseNote']
export type NoteKind = Note['kind']

export const NOTE_KINDS = Object.keys({
  note: true,
  call_in: true,
  call_out: true,
  mail_in: true,
  mail_out: true,
  letter_in: true,
  visit: true,
} satisfies Record<NoteKind, true>) as NoteKind[]

/** What the team noted about a claim. */
export const notesQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/claims/{id}/notes', { params: { path: { id } } })

export const showNote = (queries: QueryClient, note: Note): void =>
  show(queries, notesQuery(note.claim_id), (shown) => ({
    ...shown,
    data: shown.data.some(({ id }) => id === note.id)
      ? shown.data.map((one) => (one.id === note.id ? note : one))
      : [note, ...shown.data],
  }))
