import { Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CLAIM_STEP } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { withNote } from '../claim/ActionDialog.tsx'
import { balanceQuery, claimFileQuery } from '../claim/queries.ts'
import { showClaim } from '../claim/shown.ts'
import { toldBy } from '../claim/told.ts'
import { useNotPursued } from '../claim/use-not-pursued.ts'
import { useActionWords } from '../claim/words.actions.ts'
import { useDisputesWords } from './words.ts'

export type DisputeAct = 'settle' | 'close'
type DialogProps = { readonly act: DisputeAct; readonly claim: Schemas['ClaimLine']; onClose(): void }

/** Lets a disputed claim continue, or closes it. */
export function DisputeDialog({ act, claim, onClose }: DialogProps) {
  const say = useDisputesWords()
  const action = useActionWords()
  const notPursued = useNotPursued()
  const { data: file, isPending: is_reading_file } = useQuery(claimFileQuery(claim.id))
  const { data: owed, isPending: is_reading_balance } = useQuery({
    ...balanceQuery(claim.id),
    enabled: act === 'close',
  })
  const params = { path: { id: claim.id } }
  const facts = {
    reference: claim.case_reference,
    debtor: claim.debtor_name,
  }
  return (
    <DeedDialog
      title={say(`${act}.title`)}
      submit={say(`${act}.submit`)}
      onClose={onClose}
      is_final={act === 'close'}
      // Nobody agrees to a consequence that is not shown yet, and the button does not move under the hand.
      is_incomplete={is_reading_file || (act === 'close' && is_reading_balance)}
      values={{ note: '' }}
      send={(once, { note }) =>
        act === 'settle'
          ? once.POST('/api/operator/claims/{id}/dispute', { params, body: withNote({ disputed: false }, note) })
          : once.POST('/api/operator/claims/{id}/close', {
              params,
              body: withNote({ closure_reason: 'disputed' as const }, note),
            })
      }
      changes={CLAIM_STEP}
      shows={(queries, { data }) => data && showClaim(queries, data.data)}
      done={say(`${act}.done`)}
    >
      {(form) => (
        <>
          <Text size="sm">{say(`${act}.consequence`, facts)}</Text>
          {file && <Text size="sm">{action('partner_told', toldBy(file.data))}</Text>}
          {owed && <Text size="sm">{notPursued(owed.data)}</Text>}
          <Textarea
            label={say('note')}
            description={say('note_hint')}
            {...form.getInputProps('note')}
            {...LIMITS.ClaimDispute.note}
            autosize
            minRows={2}
            maxRows={6}
            data-autofocus
          />
        </>
      )}
    </DeedDialog>
  )
}
