import { Select, Stack, Text, TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { CLAIM_STEP } from '../../../../shared/api/areas.ts'
import { known } from '../../../../shared/api/changed.ts'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { STAGES } from '../../../../shared/api/vocabulary.ts'
import { useCommonWords } from '../../../../shared/i18n/common.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { useChange } from '../../../../shared/ui/change.tsx'
import { FormDialog } from '../../../../shared/ui/FormDialog.tsx'
import { fieldErrors } from '../../../../shared/ui/field-errors.ts'
import { ColleagueSelect, NOBODY } from '../../ColleagueSelect.tsx'
import { NoteField, withNote } from '../../claim/ActionDialog.tsx'
import { useActionWords } from '../../claim/words.actions.ts'
import { PreviewPart } from './PreviewPart.tsx'
import { type Action, type Asked, batchQuery, type Preview, previewQuery } from './queries.ts'
import { useBatchWords } from './words.ts'

type Stage = (typeof STAGES)[number]
type Closure = Schemas['ClaimClosure']['closure_reason']
const CLOSURES = Object.keys({ written_off: true, withdrawn: true, disputed: true } satisfies Record<Closure, true>)
/** Stages to which a claim moves by a step of its own, with what belongs to it, or only once somebody has looked at it. */
const OWN_STEP: readonly Stage[] = [
  ...(['new', 'installment_payment', 'dunning_action_filed', 'exekutionsantrag_recommended', 'closed'] as const),
  ...(['installment_cancelled', 'mzr_aufhebungserklaerung_sent'] as const),
]

type Values = {
  to_stage: Stage | null
  closure_reason: Closure | null
  owner: string | null
  until: string
  note: string
}
type Form = UseFormReturnType<Values>
export type Chosen = Pick<Asked, 'ids' | 'filter'>

/** What the single deed is told; undefined while something is still to be chosen. The note changes nothing about it. */
function deedOf(action: Action, { to_stage, closure_reason, owner, until }: Values) {
  switch (action) {
    case 'stage':
      return to_stage ? { action, to_stage } : undefined
    case 'assign':
      return owner ? { action, operator_id: owner === NOBODY ? null : owner } : undefined
    case 'close':
      return closure_reason ? { action, closure_reason } : undefined
    case 'hold':
      return until ? { action, until } : { action }
    case 'release':
    case 'print':
      return { action }
    default:
      return action satisfies never
  }
}

type BatchDialogProps = {
  readonly action: Action
  readonly chosen: Chosen
  onClose(): void
  onOrdered(batch_id: string): void
}

/** Shows what will happen to each claim and what will not, and orders it for those that were shown. */
export function BatchDialog({ action, chosen, onClose, onOrdered }: BatchDialogProps) {
  const say = useBatchWords()
  const { number } = useFormat()
  const form = useForm<Values>({
    initialValues: { to_stage: null, closure_reason: null, owner: null, until: '', note: '' },
  })
  const deed = deedOf(action, form.values)
  const query = useQuery({ ...previewQuery({ ...chosen, ...(deed ?? { action }) }), enabled: deed !== undefined })
  // What is being asked anew is not what would be ordered.
  const preview = deed && !query.isFetching ? query.data?.data : undefined
  const change = useOrder(onClose, onOrdered)
  const count = preview?.will_count ?? 0
  const onSubmit = () => {
    if (!deed || !preview) return
    const ids = willing(preview)
    change.mutate(withNote({ ...deed, ids }, form.values.note), {
      onError: (error) => form.setErrors(fieldErrors(error)),
    })
  }
  return (
    <FormDialog
      opened
      title={say(`title.${action}`)}
      submit={count > 0 ? say(`submit.${action}`, { count, shown: number(count) }) : say(`title.${action}`)}
      is_incomplete={count === 0}
      is_final={action === 'close'}
      size="lg"
      {...{ onClose, change, onSubmit }}
    >
      <Fields action={action} form={form} />
      {deed ? (
        <PreviewPart action={action} preview={preview} error={query.isFetching ? null : query.error} />
      ) : (
        <Text size="sm" c="dimmed">
          {say(`choose.${action as 'stage' | 'assign' | 'close'}`)}
        </Text>
      )}
    </FormDialog>
  )
}

const willing = ({ claims }: Preview): string[] => claims.filter(({ will }) => will).map(({ claim_id }) => claim_id)

function useOrder(onClose: () => void, onOrdered: (batch_id: string) => void) {
  const say = useBatchWords()
  return useChange({
    changes: CLAIM_STEP,
    send: async (once, body: Schemas['ClaimBatchBody']) =>
      (await once.POST('/api/operator/claims/batches', { body })).data,
    answers: (answer) => (answer ? known(batchQuery(answer.data.id), answer) : []),
    done: say('started'),
    quiet: true,
    onDone: (answer) => {
      onClose()
      if (answer) onOrdered(answer.data.id)
    },
  })
}

function Fields({ action, form }: { action: Action; form: Form }) {
  const say = useBatchWords()
  const deeds = useActionWords()
  const common = useCommonWords()
  return (
    <Stack gap="sm">
      {action === 'stage' && (
        <Select
          label={say('to_stage')}
          data={STAGES.filter((stage) => !OWN_STEP.includes(stage)).map((value) => ({
            value,
            label: common(`stage.${value}`),
          }))}
          {...form.getInputProps('to_stage')}
        />
      )}
      {action === 'assign' && (
        <ColleagueSelect label={say('owner')} me={say('me')} nobody={say('nobody')} {...form.getInputProps('owner')} />
      )}
      {action === 'close' && (
        <Select
          label={deeds('closure_reason')}
          data={CLOSURES.map((value) => ({ value, label: common(`closure.${value as Closure}`) }))}
          allowDeselect={false}
          {...form.getInputProps('closure_reason')}
        />
      )}
      {action === 'hold' && (
        <TextInput
          type="date"
          label={deeds('hold_until')}
          description={deeds('hold_until_hint')}
          {...form.getInputProps('until')}
        />
      )}
      {action !== 'assign' && action !== 'print' && <NoteField {...form.getInputProps('note')} />}
    </Stack>
  )
}
