import { conflict } from '../../../kernel/errors.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { readLetterSettings } from '../../parties/organizations/index.ts'
import { privacyTexts } from '../../process/letters/index.ts'
import { listArchivesAbout } from '../archive/index.ts'
import { findBlocked, planErasure } from '../privacy/index.ts'
import { type ExportSection, listHoldings } from './queries.export.ts'
import { findHouseOf, type RecordRow } from './queries.people.ts'
import { type KnownRecipient, listRecipientsOf } from './queries.ts'
import { informationFor, THIS_HOUSE } from './words.information.ts'
import { EXPORT_WORDS } from './words.ts'

export type PersonExport = {
  readonly made_at: string
  readonly language: Language
  readonly controller: string | null
  readonly subject: { readonly kind: string; readonly id: string; readonly name: string }
  readonly holdings: readonly ExportSection[]
  readonly recipients: readonly KnownRecipient[]
  /** What is kept for which reason, until when. */
  readonly retention: readonly { what: string; count: number; reason: string; until: string | null }[]
  readonly blocked: unknown
  readonly information: readonly { topic: string; title: string; text: string }[]
}

/** All that is kept about one record of a person, by one controller. Whoever asks has proved who they are. */
export async function readPersonExport(
  deps: Deps,
  record: RecordRow,
  language: Language,
): Promise<{ data: PersonExport; country: string | null }> {
  const { db, clock, config } = deps
  const subject = { kind: record.kind, id: record.id }
  const now = await readBusinessTime(db, clock, config.mode)
  const is_debtor = record.kind === 'debtor'
  await demandWhole(db, record)
  const organization_id = record.organization_id ?? (await findHouseOf(db, subject))
  const [holdings, recipients, plan, settings, blocked] = await Promise.all([
    listHoldings(db, subject),
    is_debtor ? listRecipientsOf(db, record.id) : [],
    planErasure(db, subject, now),
    organization_id ? readLetterSettings(db, organization_id) : null,
    is_debtor ? findBlocked(db, record.id) : undefined,
  ])
  const letterhead = settings?.letterhead ?? null
  const data = {
    made_at: now.toISOString(),
    language,
    controller: record.organization_name ?? letterhead?.company_name ?? null,
    subject: { ...subject, name: record.name },
    holdings,
    recipients,
    retention: plan.kept.map(({ until, ...kept }) => ({ ...kept, until: until?.toISOString() ?? null })),
    blocked: blocked ?? null,
    information: informationOf(record, language, letterhead),
  }
  return { data, country: letterhead?.country ?? null }
}

/** An answer that lacks what lies in an archive would be a wrong one. */
async function demandWhole(reader: Reader, { kind, id, emails }: RecordRow): Promise<void> {
  const archives = await listArchivesAbout(reader, { debtor_id: kind === 'debtor' ? id : null, emails })
  if (archives.length === 0) return
  throw conflict(
    'history_archived',
    `Part of what is kept about this person lies in archives: ${archives.join(', ')}. Have them restored first (mahnwerk archive restore).`,
  )
}

type Letterhead = NonNullable<Awaited<ReturnType<typeof readLetterSettings>>>['letterhead']

/** Art. 15 (1) (a) to (h) and (2), in the order of the law as far as it fits. */
function informationOf(
  record: RecordRow,
  language: Language,
  letterhead: Letterhead | null,
): PersonExport['information'] {
  const words = EXPORT_WORDS[language]
  const { items, objection } = privacyTexts({ language, letterhead, creditor: record.belongs_to, country: null })
  const own = record.kind === 'debtor' ? {} : informationFor(record.kind, language)
  const { title } = items.controller
  // Without a letterhead the name is all that is known of a controller.
  const house = record.organization_name ? `${record.organization_name}.` : THIS_HOUSE[language]
  const controller = letterhead ? items.controller : { title, text: house }
  const told = { ...items, ...own, controller }
  return [
    ...Object.entries(told).map(([topic, item]) => ({ topic, ...item })),
    { topic: 'objection', ...objection },
    ...(record.kind === 'debtor' ? [{ topic: 'automated_steps', ...words.automated }] : []),
    { topic: 'files', ...words.files },
  ]
}
