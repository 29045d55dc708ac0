import { Select, Text, Textarea, type TextareaProps, TextInput } from '@mantine/core'
import { CLAIM_STEP } from '../../../shared/api/areas.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Once, Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useStageName } from '../../../shared/i18n/stage-name.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { useActionTexts } from './action-texts.ts'
import type { AllowedAction } from './actions.ts'
import { Consequences } from './Consequences.tsx'
import { countryOf } from './country.ts'
import type { ClaimFile } from './file.ts'
import { showClaim } from './shown.ts'
import { useNotPursued } from './use-not-pursued.ts'
import { useActionWords } from './words.actions.ts'

type Closure = Schemas['ClaimClosure']['closure_reason']
const CLOSURES = Object.keys({ written_off: true, withdrawn: true, disputed: true } satisfies Record<Closure, true>)
type Values = { note: string; closure_reason: Closure; until: string }

type ActionDialogProps = { readonly file: ClaimFile; readonly action: AllowedAction; onClose(): void }

/** Shows the consequences of an action before it is done, and takes a note. */
export function ActionDialog({ file, action, onClose }: ActionDialogProps) {
  const say = useActionWords()
  const common = useCommonWords()
  const stageName = useStageName()
  const stage = action.to_stage ? stageName(action.to_stage, countryOf(file)) : ''
  const title = useActionTexts(file).nameOf(action)
  const notPursued = useNotPursued()
  const values: Values = { note: '', closure_reason: 'written_off', until: '' }
  return (
    <DeedDialog
      title={title}
      submit={title}
      onClose={onClose}
      is_final={action.action === 'close'}
      values={values}
      send={(once, given) => send(once, { id: file.id, ...action }, given)}
      changes={CLAIM_STEP}
      shows={(queries, { data }) => data && showClaim(queries, data.data)}
      done={`${file.case_reference}: ${title}`}
    >
      {(form) => (
        <>
          <Consequences file={file} effects={action.effects} stage={stage} />
          {action.action === 'close' && <Text size="sm">{notPursued(file.balance)}</Text>}
          {action.action === 'close' && (
            <Select
              label={say('closure_reason')}
              data={CLOSURES.map((value) => ({ value, label: common(`closure.${value as Closure}`) }))}
              allowDeselect={false}
              {...form.getInputProps('closure_reason')}
            />
          )}
          {action.action === 'hold' && (
            <TextInput
              type="date"
              label={say('hold_until')}
              description={say('hold_until_hint')}
              {...form.getInputProps('until')}
            />
          )}
          <NoteField {...form.getInputProps('note')} />
        </>
      )}
    </DeedDialog>
  )
}

export function NoteField(props: TextareaProps) {
  const say = useActionWords()
  return (
    <Textarea
      label={say('note')}
      description={say('note_hint')}
      autosize
      minRows={2}
      {...LIMITS.StageMove.note}
      {...props}
    />
  )
}

/** Adds the note to a body, unless it is empty. */
export const withNote = <T extends object>(body: T, note: string): T & { note?: string } =>
  note.trim() ? { ...body, note: note.trim() } : body

function send(
  once: Once,
  { id, action, to_stage }: AllowedAction & { readonly id: string },
  { note, closure_reason, until }: Values,
): Promise<unknown> {
  const params = { path: { id } }
  if (action === 'stage' && to_stage) {
    return once.POST('/api/operator/claims/{id}/stage', { params, body: withNote({ to_stage }, note) })
  }
  if (action === 'close') {
    return once.POST('/api/operator/claims/{id}/close', { params, body: withNote({ closure_reason }, note) })
  }
  if (action === 'reopen') return once.POST('/api/operator/claims/{id}/reopen', { params, body: withNote({}, note) })
  if (action === 'dispute' || action === 'settle') {
    const body = withNote({ disputed: action === 'dispute' }, note)
    return once.POST('/api/operator/claims/{id}/dispute', { params, body })
  }
  const body = { held: action === 'hold', ...(until ? { until } : {}) }
  return once.POST('/api/operator/claims/{id}/hold', { params, body: withNote(body, note) })
}
