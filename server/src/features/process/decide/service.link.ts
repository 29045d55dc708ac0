import type { OperatorCaller, TokenCaller } from '../../../kernel/caller.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { conflict, invalid } from '../../../kernel/errors.ts'
import { newSecret, secretHash } from '../../../platform/bearer-secret.ts'
import { newId } from '../../../platform/ids.ts'
import { mailProblems, sendMail } from '../../../platform/mail/mail.ts'
import type { Work } from '../../../platform/work.ts'
import { type ClaimRow, outstandingCents, recordActivity, takeClaim } from '../../case/claims/index.ts'
import { findDecision, findParties, opennessProblems, type Parties } from '../court/index.ts'
import { linkMail } from './mail.ts'
import { findAskedFor, insertLink, type LinkRow, setLinksEnded } from './queries.ts'
import { linkExpiry, linkHindrance } from './rules.ts'

/** `url` is null where the partner is not told the link. */
export type MailedLink = { readonly sent_to: string; readonly expires_at: Date; readonly url: string | null }

/** Mails the creditor a link with which to decide without an account. It ends the links from before. */
export async function mailLink(
  work: Work<TokenCaller | OperatorCaller>,
  claim_id: string,
  { public_url }: { public_url: string },
): Promise<MailedLink> {
  // load
  const token = work.caller.type === 'token' ? work.caller : null
  const claim = await takeClaim(work, claim_id)
  const since = new Date(work.now.getTime() - DAY_MS)
  const [decision, parties, asked] = await Promise.all([
    findDecision(work.tx, claim),
    findParties(work.tx, claim),
    findAskedFor(work.tx, claim, { partner_id: token?.partner_id ?? null, since }),
  ])
  if (!asked) throw new Error('a claim has an organisation')

  // judge
  const problems = opennessProblems({ collection_stage: claim.collection_stage, is_decided: decision !== undefined })
  if (problems.length > 0) throw invalid(...problems)
  const secret = newSecret()
  const link = { url: `${public_url}/decide/${secret}`, expires_at: linkExpiry(work.now) }
  const mail = mailOf(claim, { parties, asker_name: token && asked.asker_name, public_url, ...link })
  const changes = [asked.email_changed_at, asked.relinked_at].filter((at) => at !== null)
  const hindrance = linkHindrance(
    {
      has_mailbox: mailProblems(mail).length === 0,
      addressee_changed_at: changes.sort((one, other) => other.getTime() - one.getTime())[0] ?? null,
      links_lately: asked.links_lately,
    },
    work.now,
  )
  if (hindrance) throw conflict(hindrance.code, hindrance.message)

  // write
  await setLinksEnded(work.tx, claim.id, work.now)
  const row = {
    ...{ id: newId(), organization_id: claim.organization_id, claim_id: claim.id, token_hash: secretHash(secret) },
    ...{
      created_by: token?.id ?? null,
      sent_by: token ? null : work.caller.id,
      created_at: work.now,
      expires_at: link.expires_at,
      sent_to: mail.to,
    },
    mail_id: sendMail(work, { ...mail, claim_id: claim.id, secrets: [secret] }, claim.organization_id),
    shown_to_partner: token !== null && asked.partners_may_forward_links,
  }
  await insertLink(work.tx, row)
  const { id: link_id, shown_to_partner } = row
  const details = { link_id, shown_to_partner, expires_at: link.expires_at.toISOString() }
  recordActivity(work, claim, { action: 'lawsuit.link_offered', details })
  return { sent_to: mail.to, expires_at: link.expires_at, url: shown_to_partner ? link.url : null }
}

/** A member of the team has read the link in a mail that was kept. */
export async function noteLinkShown(work: Work, { id: link_id, claim_id }: Pick<LinkRow, 'id' | 'claim_id'>) {
  const claim = await takeClaim(work, claim_id)
  recordActivity(work, claim, { action: 'lawsuit.link_shown', details: { link_id } })
}

type Written = { parties: Parties; asker_name: string | null; public_url: string; url: string; expires_at: Date }

function mailOf(claim: ClaimRow, { parties, asker_name, public_url, url, expires_at }: Written) {
  const written = linkMail({
    ...{ parties, expires_at, case_reference: claim.case_reference, asker_name },
    outstanding_cents: outstandingCents(claim),
    link: url,
    portal_url: `${public_url}/creditor/claims/${claim.id}/decision`,
  })
  return { to: parties.creditor.email ?? '', ...written }
}
