import type { Api } from '../../../audiences/api.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import {
  newSecret,
  rotateSecret,
  setUpWebhook,
  switchWebhook,
  urlCheck,
  WebhookUrl,
  WebhookWithSecret,
  webhookOut,
} from '../webhooks/index.ts'
import { partnerOf } from './reset.ts'

/** A partner sets up its own webhook, without asking anybody. */
export function sandboxWebhookRoutes(api: Api<'partner'>, deps: Deps): void {
  api.post(
    '/webhook',
    {
      schema: {
        operationId: 'setSandboxWebhook',
        summary: 'Set the address of your webhook; answers a new secret every time',
        description:
          'Sets the address up or changes it, and switches the webhook on. The secret from before stops signing at once.',
        tags: ['Sandbox'],
        body: WebhookUrl,
        response: { 200: dataOf(WebhookWithSecret), ...errorsOf(400, 401, 413, 415) },
      },
    },
    async ({ caller, body }) => {
      const partner_id = partnerOf(caller)
      const secret = newSecret()
      const secret_sealed = deps.vault.seal(secret)
      const webhook = await transact(deps, caller, async (work) => {
        await setUpWebhook(work, partner_id, { url: body.url, secret_sealed, problemOf: urlCheck(deps.config) })
        await switchWebhook(work, partner_id, true)
        return rotateSecret(work, partner_id, secret_sealed)
      })
      return ok({ ...webhookOut(webhook), secret })
    },
  )
}
