import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Static, type TObject, Type } from 'typebox'
import type { Caller } from '../../kernel/caller.ts'
import { AppError, forbidden, type Problem } from '../../kernel/errors.ts'
import { oncePerForm } from '../../platform/http/idempotency.ts'
import type { FormValues } from '../../platform/http/plain-pages.ts'
import { receiveUpload, type Upload, type UploadRules } from '../../platform/http/upload.ts'
import { newId } from '../../platform/ids.ts'
import { onQuota } from '../../platform/storage/quota.ts'
import { type Deps, transact, type Work } from '../../platform/work.ts'
import { takeUpload } from '../uploads.ts'

/** Does what the form asks for and says where to go then. */
type Act<C extends Caller, F> = (work: Work<C>, upload: Upload<F>) => Promise<string>

/** Who sends the form. */
type Sender<C extends Caller> = {
  readonly request: FastifyRequest
  readonly caller: C
  /** What the form is about, where its own path holds a secret that must not be stored. */
  readonly about?: string
}

/** The key of a form that is for one of a person's customers. */
export const formKeyFor = ({ customer_id }: { customer_id: string }): string => `${newId()}.${customer_id}`

/**
 * A form is for the customer that it was shown for. Who works for several may have gone over to another one since, in
 * another tab, and what they typed must not become that one's.
 */
export function demandSameCustomer(caller: Caller, form_key: string | undefined): void {
  const customer_id = form_key?.split('.')[1]
  if (customer_id === undefined || !('customer_id' in caller) || caller.customer_id === customer_id) return
  throw forbidden('other_customer', 'The form is for another customer than the session')
}

/** A form without files. */
export function carryOut<C extends Caller>(
  deps: Deps,
  sender: Sender<C>,
  act: (work: Work<C>) => Promise<string>,
): Promise<string> {
  const values = (sender.request.body ?? {}) as FormValues
  const content = createHash('sha256')
    .update(JSON.stringify(Object.entries(values).sort()))
    .digest()
  return once(deps, sender, { key: values.form_key, content }, act)
}

async function once<C extends Caller>(
  deps: Deps,
  { request, caller, about }: Sender<C>,
  form: { key: string | undefined; content: Buffer },
  act: (work: Work<C>) => Promise<string>,
): Promise<string> {
  const path = about ?? (request.url.split('?')[0] as string)
  try {
    return await oncePerForm(deps, caller, { path, ...form }, (keep) =>
      transact(deps, caller, async (work) => {
        const location = await act(work)
        await keep(work.tx, location)
        return location
      }),
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'idempotency_key_running') request.put_off = error
    throw error
  }
}

export type Refused = { readonly values: FormValues; readonly problems: readonly Problem[]; readonly status: number }

const STATUS: Readonly<Partial<Record<AppError['kind'], number>>> = {
  invalid: 400,
  conflict: 409,
  payload_too_large: 413,
  too_many: 429,
}

/** A form with files: where to go, or what was typed and what is wrong with it. */
export async function carryOutUpload<S extends TObject, C extends Caller>(
  deps: Deps,
  sender: Sender<C>,
  rules: UploadRules<S>,
  act: Act<C, Static<S>>,
): Promise<{ location: string } | Refused> {
  let values: FormValues = {}
  try {
    const fields = Type.Object(
      { ...rules.fields.properties, form_key: Type.Optional(Type.String()) },
      { additionalProperties: false },
    )
    const received = await receiveUpload(deps.storage, sender.request, {
      ...rules,
      fields,
    } as unknown as UploadRules<S>)
    values = received.texts
    try {
      demandSameCustomer(sender.caller, values.form_key)
    } catch (error) {
      await received.discard()
      throw error
    }
    const form = { key: values.form_key, content: received.request_hash }
    let is_done = false
    const location = await takeUpload(deps, received, (upload) =>
      onQuota(
        sender.caller,
        once(deps, sender, form, (work) => {
          is_done = true
          return act(work, upload)
        }),
      ),
    )
    // Sent twice: the files of the first submit are kept.
    if (!is_done) await received.discard()
    return { location }
  } catch (error) {
    return { values, ...refusalOf(error) }
  }
}

/** What a form can show of a refusal. Everything else is answered by the server's error handler. */
export function refusalOf(error: unknown): Omit<Refused, 'values'> {
  const status = error instanceof AppError ? STATUS[error.kind] : undefined
  if (!(error instanceof AppError) || status === undefined) throw error
  return { status, problems: problemsOf(error) }
}

/** A file that is too large, or a refusal of the whole, as a fault beside what it is about. */
function problemsOf({ kind, code, message, problems }: AppError): readonly Problem[] {
  if (kind === 'payload_too_large') return [{ field: 'file', code, message }]
  return problems.length > 0 ? problems : [{ field: '', code, message }]
}
