import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { QueuedJob } from '../../../platform/jobs/job.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { SUBJECT_KINDS } from './rules/erasure.ts'

/**
 * Erasures on request, written down beside the database: a backup does not know those that came after it, and nobody may
 * come back to life with it. Ids and times only.
 */
export type ErasureNote = { id: string; at: string; kind: string; subject_id: string; request_id: string }

const PREFIX = 'erasures/'
const keyOf = ({ id }: Pick<ErasureNote, 'id'>): string => `${PREFIX}${id}.json`
const idOf = (key: string): string => key.slice(PREFIX.length, -'.json'.length)

export const noteErasure: QueuedJob<ErasureNote> = {
  name: 'privacy.note-erasure',
  hand: 'wall',
  retry_s: [10, 60, 600, 3_600, 21_600, 86_400],
  async run({ storage }, note) {
    await storage.put(keyOf(note), Readable.from([`${JSON.stringify(note)}\n`]))
  },
}

export async function listNotedErasures(storage: Storage): Promise<string[]> {
  const ids: string[] = []
  for await (const { key } of storage.list(PREFIX)) ids.push(idOf(key))
  return ids.sort()
}

export type NotedSubject = {
  id: string
  request_id: string
  subject: { kind: (typeof SUBJECT_KINDS)[number]; id: string }
}

export async function readNote(storage: Storage, id: string): Promise<NotedSubject> {
  const { stream } = await storage.get(keyOf({ id }))
  const note: ErasureNote = JSON.parse(await text(stream))
  const { kind, subject_id, request_id } = note
  return { id, request_id, subject: { kind: kind as NotedSubject['subject']['kind'], id: subject_id } }
}
