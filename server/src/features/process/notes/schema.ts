import { type Static, Type } from 'typebox'
import { exactCents, toEuro } from '../../../kernel/money.ts'
import {
  about,
  DateOnlyText,
  Euro,
  filledText,
  nullable,
  oneOf,
  strictObject,
  Timestamp,
  Uuid,
} from '../../../kernel/wire.ts'
import { TeamDocument, teamDocumentOut } from '../../case/documents/index.ts'
import { TITLE_MAX } from '../tasks/index.ts'
import type { FiledNote } from './queries.ts'
import { changeableUntil, MENTIONS_MAX, NOTE_KINDS, type Noted, type NotedPromise, TEXT_MAX } from './rules.ts'

const FIELDS = {
  kind: oneOf(NOTE_KINDS),
  text: filledText(TEXT_MAX, 'For the team alone; who asks for their own data gets it too (Art. 15 GDPR).'),
  happened_at: about(Timestamp, 'When it happened; without it now.'),
  mentions: Type.Array(Uuid, { maxItems: MENTIONS_MAX, description: 'Colleagues who should read it.' }),
}

export const NoteBody = strictObject('CaseNoteCreate', {
  kind: FIELDS.kind,
  text: FIELDS.text,
  happened_at: Type.Optional(FIELDS.happened_at),
  mentions: Type.Optional(FIELDS.mentions),
  promise: Type.Optional(
    strictObject('NotedPromiseCreate', {
      amount: about(
        Euro,
        'What the debtor promised to pay, EUR. It changes nothing of the claim, and holds no letter.',
      ),
      on: about(DateOnlyText, 'By which day; on it there is a task for who noted it.'),
      task: filledText(TITLE_MAX, 'What that task is called.'),
    }),
  ),
})

export const NotePatch = Type.Partial(Type.Object(FIELDS), { title: 'CaseNotePatch', additionalProperties: false })

/** What was promised, of a note that was sent. */
export const promiseIn = ({ promise }: Static<typeof NoteBody>): NotedPromise | null =>
  promise ? { amount_cents: exactCents(promise.amount), on: promise.on, task: promise.task.trim() } : null

/** What was sent of a note. */
export const notedIn = ({ kind, text, happened_at, mentions }: Static<typeof NotePatch>): Partial<Noted> => ({
  ...(kind ? { kind } : {}),
  ...(text === undefined ? {} : { text: text.trim() }),
  ...(happened_at ? { happened_at: new Date(happened_at) } : {}),
  ...(mentions ? { mentions } : {}),
})

export const CaseNote = strictObject('CaseNote', {
  id: Uuid,
  claim_id: Uuid,
  kind: oneOf(NOTE_KINDS),
  text: Type.String({ description: 'Empty once it was withdrawn.' }),
  happened_at: Timestamp,
  author_id: Uuid,
  author_name: Type.String(),
  mentions: Type.Array(strictObject('NoteMention', { id: Uuid, name: Type.String() })),
  files: Type.Array(TeamDocument),
  promise: nullable(strictObject('NotedPromise', { amount: Type.Number({ description: 'EUR' }), on: DateOnlyText })),
  earlier: Type.Array(
    strictObject('EarlierNote', {
      kind: oneOf(NOTE_KINDS),
      text: Type.String(),
      happened_at: Timestamp,
      until: Timestamp,
    }),
    { description: 'How it read before each correction, the latest first.' },
  ),
  corrected_at: nullable(Timestamp),
  withdrawn_at: nullable(Timestamp),
  created_at: Timestamp,
  changeable_until: about(
    nullable(Timestamp),
    'Until when the caller may correct or withdraw it; null for everybody but its author, and after 24 hours.',
  ),
})

export const noteOut = (note: FiledNote, reader_id: string, now: Date): Static<typeof CaseNote> => ({
  id: note.id,
  claim_id: note.claim_id,
  kind: note.kind,
  text: note.text,
  happened_at: note.happened_at.toISOString(),
  author_id: note.author_id,
  author_name: note.author_name,
  mentions: note.mentions,
  files: note.files.map(teamDocumentOut),
  promise:
    note.promised_cents !== null && note.promised_on !== null
      ? { amount: toEuro(note.promised_cents), on: note.promised_on }
      : null,
  earlier: [...note.earlier],
  corrected_at: note.corrected_at?.toISOString() ?? null,
  withdrawn_at: note.withdrawn_at?.toISOString() ?? null,
  created_at: note.created_at.toISOString(),
  changeable_until: changeableUntil(note, reader_id, now)?.toISOString() ?? null,
})
