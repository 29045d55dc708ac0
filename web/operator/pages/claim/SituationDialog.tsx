import { Radio, Stack } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { CLAIM_STEP } from '../../../shared/api/areas.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { SITUATIONS } from '../../../shared/api/vocabulary.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { NoteField } from './ActionDialog.tsx'
import { effectsOf } from './actions.ts'
import { ConsequenceList, useEffectLines } from './Consequences.tsx'
import type { ClaimFile } from './file.ts'
import { showDebtor } from './shown.ts'
import { useActionWords } from './words.actions.ts'
import { useBlockWords } from './words.blocks.ts'

type Situation = Schemas['DebtorSituation']['situation']
type Values = { situation: Situation; note: string }

/** Records what a debtor has come to. It concerns every open claim against the debtor. */
export function SituationDialog({ file, onClose }: { file: ClaimFile; onClose(): void }) {
  const say = useActionWords()
  const block = useBlockWords()
  const { id, situation: recorded } = file.debtor
  const check = ({ situation, note }: Values): Record<string, string> => ({
    ...(situation === recorded ? { situation: block('situation.unchanged') } : {}),
    ...(note.trim() ? {} : { note: block('note_required') }),
  })
  return (
    <DeedDialog
      title={say('do.situation')}
      submit={block('situation.submit')}
      onClose={onClose}
      values={{ situation: recorded, note: '' }}
      check={check}
      send={(once, { situation, note }) =>
        once.POST('/api/operator/debtors/{id}/situation', {
          params: { path: { id } },
          body: { situation, note: note.trim() },
        })
      }
      changes={CLAIM_STEP}
      shows={(queries, { data }) => data && showDebtor(queries, file.id, data.data)}
      done={block('situation.done')}
    >
      {(form) => (
        <>
          <Radio.Group label={block('situation.label')} {...form.getInputProps('situation')}>
            <Stack gap={6} my={4}>
              {SITUATIONS.map((situation) => (
                <Radio
                  key={situation}
                  value={situation}
                  label={block(`situation.name.${situation}`)}
                  {...(situation === recorded ? { 'data-autofocus': true } : {})}
                />
              ))}
            </Stack>
          </Radio.Group>
          {form.values.situation !== recorded && <Effects file={file} situation={form.values.situation} />}
          <NoteField required {...form.getInputProps('note')} />
        </>
      )}
    </DeedDialog>
  )
}

/** What holds for every situation the server says; the rest depends on the choice. */
function Effects({ file, situation }: { file: ClaimFile; situation: Situation }) {
  const block = useBlockWords()
  const lines = useEffectLines(file, effectsOf(file, 'situation'))
  const own = [block(`situation.effect.${situation}`)]
  if (situation === 'insolvent') own.push(block('situation.more.insolvent'))
  return (
    <ConsequenceList
      lines={[...own.map((text) => [<IconArrowRight key={text} size={16} />, text] as const), ...lines]}
    />
  )
}
