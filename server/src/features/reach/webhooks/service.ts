import { randomBytes } from 'node:crypto'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { type AdministrationAction, recordAudit } from '../../../platform/audit/audit.ts'
import { changesBetween } from '../../../platform/audit/changes.ts'
import type { Config } from '../../../platform/config.ts'
import { newId } from '../../../platform/ids.ts'
import { normalTarget, targetProblem } from '../../../platform/outbound/target-url.ts'
import type { Work } from '../../../platform/work.ts'
import { testEvent } from '../../case/claims/index.ts'
import { insertTestDelivery, insertWebhook, lockPartner, lockWebhook, setWebhook, type WebhookRow } from './queries.ts'
import { NO_CLAIM } from './rules.ts'

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

export type UrlProblem = (url: string) => string | undefined

/** What may be wrong with an address, for this installation. */
export function urlCheck({ webhook_allow_private, public_url }: Config): UrlProblem {
  const options = { allow_private: webhook_allow_private, own_host: new URL(public_url).hostname }
  return (url) => targetProblem(url, options)
}

/** Sets the address. A new webhook gets the offered secret; an existing one keeps its own. */
export async function setUpWebhook(
  work: Work,
  partner_id: string,
  { url: given, secret_sealed, problemOf }: { url: string; secret_sealed: Buffer; problemOf: UrlProblem },
): Promise<{ webhook: WebhookRow; created: boolean }> {
  const partner = await lockPartner(work.tx, partner_id)
  if (!partner) throw notFound()
  const message = problemOf(given)
  if (message) throw invalid({ field: 'url', code: 'url_not_allowed', message })
  const url = normalTarget(given)
  const stored = await lockWebhook(work.tx, partner_id)
  if (stored) {
    const webhook = { ...stored, url, updated_at: work.now }
    await setWebhook(work.tx, webhook)
    const changes = changesBetween({ url: shownUrl(stored.url) }, { url: shownUrl(url) })
    if (stored.url !== url) await record(work, 'webhook.changed', webhook, { changes })
    return { webhook, created: false }
  }
  const webhook = {
    id: newId(),
    organization_id: partner.organization_id,
    partner_id,
    url,
    secret_sealed,
    enabled: true,
    epoch: 1,
    created_at: work.now,
    updated_at: work.now,
  }
  await insertWebhook(work.tx, webhook)
  await record(work, 'webhook.created', webhook, { url: shownUrl(url) })
  return { webhook, created: true }
}

/**
 * Off means off: waiting deliveries lapse, however many, and what happens while it is off is never sent. The epoch, which
 * ends with it, covers transactions that read the webhook before this and commit after it.
 */
export async function switchWebhook(work: Work, partner_id: string, enabled: boolean): Promise<WebhookRow> {
  const stored = await takeWebhook(work, partner_id)
  if (stored.enabled === enabled) return stored
  const changes = [{ field: 'enabled', from: stored.enabled, to: enabled }]
  await record(work, 'webhook.switched', stored, { changes })
  return turnWebhook(work, stored, enabled)
}

async function turnWebhook(work: Work, stored: WebhookRow, enabled: boolean): Promise<WebhookRow> {
  const webhook = { ...stored, enabled, updated_at: work.now }
  await setWebhook(work.tx, webhook)
  return webhook
}

/** Has it on while something is done. Nobody else ever sees it on, so it was not switched as far as the log goes. */
export async function whileOn<T>(work: Work, partner_id: string, act: () => Promise<T>): Promise<T> {
  const on = await turnWebhook(work, await takeWebhook(work, partner_id), true)
  const done = await act()
  await turnWebhook(work, on, false)
  return done
}

/** After the commit only the new secret is used for signing, also for retries of older events. */
export async function rotateSecret(work: Work, partner_id: string, secret_sealed: Buffer): Promise<WebhookRow> {
  const webhook = { ...(await takeWebhook(work, partner_id)), secret_sealed, updated_at: work.now }
  await setWebhook(work.tx, webhook)
  await record(work, 'webhook.secret_rotated', webhook)
  return webhook
}

export async function removeWebhook(work: Work, partner_id: string): Promise<void> {
  const stored = await takeWebhook(work, partner_id)
  await setWebhook(work.tx, { ...stored, enabled: false, updated_at: work.now, deleted_at: work.now })
  await record(work, 'webhook.deleted', stored)
}

/** A test event, which belongs to no claim but is delivered like any other. Returns the delivery's id. */
export async function sendTest(work: Work, partner_id: string): Promise<{ delivery_id: string; event_id: string }> {
  const webhook = await takeWebhook(work, partner_id)
  if (!webhook.enabled)
    throw conflict('webhook_disabled', 'The webhook is disabled; enable it before you send a test event')
  const event = testEvent(work, NO_CLAIM)
  const delivery_id = newId()
  await insertTestDelivery(work.tx, webhook, {
    id: delivery_id,
    event_id: event.id,
    body: event.body,
    type: event.type,
    claim_id: NO_CLAIM,
    at: work.now,
  })
  await record(work, 'webhook.tested', webhook, { delivery_id })
  return { delivery_id, event_id: event.id }
}

/** The subject is the partner, which has one webhook at a time. */
const record = (
  work: Work,
  action: AdministrationAction,
  { organization_id, partner_id }: WebhookRow,
  details: Record<string, unknown> = {},
): Promise<unknown> =>
  recordAudit(work, { action, organization_id, subject: { kind: 'partner', id: partner_id }, details })

/** Some receivers put a key into the path or the query, so only the host is told. */
function shownUrl(url: string): string {
  const { origin, pathname, search } = new URL(url)
  return pathname === '/' && search === '' ? origin : `${origin}/…`
}

async function takeWebhook(work: Work, partner_id: string): Promise<WebhookRow> {
  const webhook = await lockWebhook(work.tx, partner_id)
  if (!webhook) throw notFound()
  return webhook
}
