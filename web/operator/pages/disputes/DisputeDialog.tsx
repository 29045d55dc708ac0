import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { CLAIM_STEP } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { api, type Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { fieldErrors, useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { showClaim } from '../claim/shown.ts'
import { useDisputesWords } from './words.ts'

export type DisputeAct = 'settle' | 'close'
type DialogProps = { readonly act: DisputeAct; readonly claim: Schemas['ClaimLine']; onClose(): void }

/** Lets a disputed claim continue, or closes it. */
export function DisputeDialog({ act, claim, onClose }: DialogProps) {
  const say = useDisputesWords()
  const { money } = useFormat()
  const [note, setNote] = useState('')
  const path = { params: { path: { id: claim.id } } }
  const given = note.trim() ? { note } : {}
  const change = useChange({
    changes: CLAIM_STEP,
    shows: (queries, { data }) => data && showClaim(queries, data.data),
    send: () =>
      act === 'settle'
        ? api.POST('/api/operator/claims/{id}/dispute', { ...path, body: { disputed: false, ...given } })
        : api.POST('/api/operator/claims/{id}/close', { ...path, body: { closure_reason: 'disputed', ...given } }),
    done: say(`${act}.done`),
    onDone: onClose,
    quiet: true,
  })
  const facts = {
    reference: claim.case_reference,
    debtor: claim.debtor_name,
    amount: money(claim.outstanding_amount),
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={say(`${act}.title`)}
      submit={say(`${act}.submit`)}
      onSubmit={() => change.mutate()}
      change={change}
      is_final={act === 'close'}
    >
      <Text size="sm">{say(`${act}.consequence`, facts)}</Text>
      <Textarea
        label={say('note')}
        description={say('note_hint')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        {...LIMITS.ClaimDispute.note}
        error={fieldErrors(change.error).note}
        autosize
        minRows={2}
        maxRows={6}
        data-autofocus
      />
    </FormDialog>
  )
}
