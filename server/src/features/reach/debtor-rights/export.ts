import type { DebtorCaller } from '../../../kernel/caller.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { type Channel, debtorName, readAnyDebtor } from '../../parties/debtors/index.ts'
import { readCourtFile } from '../../process/court/index.ts'
import { listLogIns, listSessions } from '../../process/debtor-access/index.ts'
import { privacyTexts } from '../../process/letters/index.ts'
import { readThread } from '../../process/messages/index.ts'
import { caseOut, type PortalLanguage, readCase, WORDS } from '../debtor-case/index.ts'
import { messageOut } from '../debtor-messages/index.ts'
import { EXPORT_WORDS } from './export-words.ts'
import type { DataExport } from './schema.ts'

const valuesOf = (channels: readonly Channel[], is_wanted: (type: Channel['type']) => boolean): string[] =>
  channels.filter(({ type }) => is_wanted(type)).map(({ value }) => value)

/**
 * What the portal shows of its one case, and what we have of the person. Notes, other cases and whatever belongs to the
 * partner are not read at all: whoever holds a letter has not proved who they are.
 */
export async function readExport(deps: Deps, caller: DebtorCaller, language: PortalLanguage): Promise<DataExport> {
  const { db, clock, config } = deps
  const { claim_id } = caller
  const [now, facts, debtor, thread, log_ins, sessions, { decision, filing }] = await Promise.all([
    readBusinessTime(db, clock, config.mode),
    readCase(deps, caller),
    readAnyDebtor(db, caller.id),
    readThread(db, claim_id),
    listLogIns(db, claim_id),
    listSessions(db, claim_id),
    readCourtFile(db, claim_id),
  ])
  const { law_language } = WORDS[language]
  const { creditor, letterhead } = facts
  const { items, objection } = privacyTexts({
    ...{ language: law_language, letterhead, creditor: creditor.name, country: caller.country },
  })
  return {
    made_at: now.toISOString(),
    contact: {
      name: debtorName(debtor),
      birth_date: debtor.person?.birth_date ?? null,
      addresses: debtor.addresses.map(({ street, zip, city, country, is_primary }) => ({
        ...{ street, zip, city, country, is_primary },
      })),
      emails: valuesOf(debtor.communication_channels, (type) => type === 'email'),
      phones: valuesOf(debtor.communication_channels, (type) => type !== 'email'),
      language: caller.language,
      iban: debtor.iban?.slice(-4) ?? null,
    },
    case: caseOut(facts, language),
    messages: thread.map(messageOut),
    log_ins: log_ins.map((at) => at.toISOString()),
    sessions: sessions.map(({ opened_at, used_at }) => ({
      ...{ opened_at: opened_at.toISOString(), used_at: used_at.toISOString() },
    })),
    recipients: [
      { kind: 'creditor', name: creditor.name },
      ...(filing ? [{ kind: 'court' as const, name: decision?.competent_court ?? null }] : []),
    ],
    information: [
      ...Object.entries(items).map(([topic, item]) => ({ topic: topic as keyof typeof items, ...item })),
      { topic: 'objection', ...objection },
    ],
    on_request: EXPORT_WORDS[law_language].on_request,
  }
}
