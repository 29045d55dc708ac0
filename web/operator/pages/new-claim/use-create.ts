import { useState } from 'react'
import { CLAIM_STEP } from '../../../shared/api/areas.ts'
import { ApiFault } from '../../../shared/api/fault.ts'
import type { Once } from '../../../shared/api/operator.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { type CaseValues, fileFieldsOf, filePlaceOf, itemOf, placed, placeOf } from './case.ts'

/** `existing`: the partner had a case with the reference that was typed, and nothing was done. */
export type Created = { readonly claim_id: string; readonly is_existing: boolean }

/** What was refused, with its faults where the page shows them. */
const refused = (details: ApiFault['details']): ApiFault => new ApiFault(400, { details: [...details] }, new Headers())

async function createCase(once: Once, values: CaseValues): Promise<Created> {
  const { data } = await once.POST('/api/operator/partners/{id}/claims/bulk', {
    params: { path: { id: values.partner_id ?? '' } },
    body: { items: [itemOf(values)] },
  })
  const [result] = data?.data ?? []
  if (!result?.claim_id) throw refused(placed(result?.details ?? [], (field) => placeOf(field, values.invoices)))
  const is_typed = values.claim.partner_reference.trim() !== ''
  return { claim_id: result.claim_id, is_existing: is_typed && result.status === 'existing' }
}

async function sendFile(
  once: Once,
  claim_id: string,
  { values, row }: { values: CaseValues; row: number },
): Promise<void> {
  const invoice = values.invoices[row]
  if (!invoice?.file) return
  const body = new FormData()
  for (const [field, text] of Object.entries(fileFieldsOf(invoice))) body.append(field, text)
  body.append('file', invoice.file)
  try {
    // The generated type expects fields, but the client sends a form as it is.
    await once.POST('/api/operator/claims/{id}/invoices', { params: { path: { id: claim_id } }, body: body as never })
  } catch (error) {
    if (!(error instanceof ApiFault) || error.status >= 500) throw error
    const details =
      error.details.length > 0
        ? error.details
        : [{ field: 'file', code: error.reason ?? undefined, values: error.values }]
    throw refused(placed(details, (field) => filePlaceOf(field, row)))
  }
}

/**
 * Makes the case, then sends its files one after the other. Whatever is done stays done: sending again goes on where it
 * stopped.
 */
export function useCreate(onDone: (created: Created) => void) {
  const [made, setMade] = useState<Created | null>(null)
  const [progress] = useState(() => ({
    made: null as Created | null,
    sent: new WeakSet<File>(),
    by_hand: new Set<string>(),
  }))
  const create = useChange({
    send: async (once, values: CaseValues) => {
      const created = progress.made ?? (await createCase(once, values))
      if (created.is_existing) return created
      if (progress.made === null) for (const { key, file } of values.invoices) if (!file) progress.by_hand.add(key)
      progress.made = created
      setMade(created)
      for (const [row, { file }] of values.invoices.entries()) {
        if (!file || progress.sent.has(file)) continue
        await sendFile(once, created.claim_id, { values, row })
        progress.sent.add(file)
      }
      return created
    },
    changes: [...CLAIM_STEP, 'customers', 'partners', 'invoices'],
    onDone,
    quiet: true,
  })
  /** Whether an invoice went with the case itself. */
  const isByHand = (key: string): boolean => progress.by_hand.has(key)
  return { create, made, isByHand }
}
