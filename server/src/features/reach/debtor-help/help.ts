import type { DebtorCaller } from '../../../kernel/caller.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Deps } from '../../../platform/work.ts'
import { readLaw } from '../../case/account/index.ts'
import { readClaim } from '../../case/claims/index.ts'
import { findOnlyHelpSettings, type Letterhead, readHelpSettings } from '../../parties/organizations/index.ts'
import { type PrivacyTexts, privacyTexts, readParties } from '../../process/letters/index.ts'
import { type Help, helpFor } from './rules.ts'

/** For a stranger nothing of a case is read. The organisation is known where there is only one. */
export async function readHelp({ db }: Deps, debtor: DebtorCaller | undefined): Promise<Help> {
  if (!debtor) {
    const own = await findOnlyHelpSettings(db)
    return helpFor({ country: null, law: null, own_advice: own?.debt_advice ?? [] })
  }
  const [settings, claim] = await Promise.all([
    readHelpSettings(db, debtor.organization_id),
    readClaim(db, debtor, debtor.claim_id),
  ])
  const law = await readLaw(db, claim)
  return helpFor({ country: debtor.country, law: law?.code ?? null, own_advice: settings.debt_advice })
}

/** Who is behind the pages, and what they do with data. For a stranger the sender is known where there is only one. */
export type Imprint = { readonly letterhead: Letterhead | null; readonly privacy: PrivacyTexts }

export async function readImprint(
  { db }: Deps,
  debtor: DebtorCaller | undefined,
  language: Language,
): Promise<Imprint> {
  if (!debtor) {
    const letterhead = (await findOnlyHelpSettings(db))?.letterhead ?? null
    return { letterhead, privacy: privacyTexts({ language, letterhead, creditor: null, country: null }) }
  }
  const { creditor, letterhead } = await readParties(db, debtor.claim_id)
  const known = { language, letterhead, creditor: creditor.name, country: debtor.country }
  return { letterhead, privacy: privacyTexts(known) }
}
