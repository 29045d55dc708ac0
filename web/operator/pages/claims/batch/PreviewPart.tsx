import { Alert, Group, Loader, Stack, Text } from '@mantine/core'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { Fault } from '../../../../shared/ui/Fault.tsx'
import { useActionWords } from '../../claim/words.actions.ts'
import { Refusals } from './ClaimLinks.tsx'
import type { Action, Preview } from './queries.ts'
import { useBatchWords } from './words.ts'

type PreviewProps = { readonly action: Action; readonly preview: Preview | undefined; readonly error: unknown }

/** What will happen and what will not, in words, before anything does. */
export function PreviewPart({ action, preview, error }: PreviewProps) {
  const say = useBatchWords()
  const { number } = useFormat()
  if (error) return <Fault error={error} />
  if (!preview)
    return (
      <Group gap="xs" role="status">
        <Loader size="xs" />
        <Text size="sm">{say('checking')}</Text>
      </Group>
    )
  const { will_count, claims } = preview
  const left = claims.filter(({ will }) => !will)
  const will = say(`will.${action}`, { count: will_count, shown: number(will_count) })
  const sentence = left.length > 0 ? say('outcome', { will, left: number(left.length) }) : say('outcome_all', { will })
  return (
    <Stack gap="sm">
      <Alert role="status" title={say('preview')} color={will_count > 0 ? 'blue' : 'yellow'} py={8}>
        <Text size="sm" fw={600}>
          {`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`}
        </Text>
        {will_count > 0 && <Consequence action={action} preview={preview} />}
      </Alert>
      {left.length > 0 && (
        <section aria-label={say('left', { count: left.length, shown: number(left.length) })}>
          <Text size="sm" c="dimmed" mb={4}>
            {say('left', { count: left.length, shown: number(left.length) })}
          </Text>
          <Refusals claims={left} />
        </section>
      )}
    </Stack>
  )
}

function Consequence({ action, preview }: Pick<PreviewProps, 'action'> & { preview: Preview }) {
  const say = useBatchWords()
  return (
    <>
      {useConsequences(preview)[action].map((sentence) => (
        <Text size="sm" key={sentence}>
          {sentence}
        </Text>
      ))}
      <Text size="sm" mt={4}>
        {say('judged')}
      </Text>
    </>
  )
}

function useConsequences(preview: Preview): Readonly<Record<Action, readonly string[]>> {
  const say = useBatchWords()
  const { number, money } = useFormat()
  const { letter_count, court_count, owned_count, open_amount } = preview
  const moves = useMoveLines(preview)
  const counted = (count: number) => ({ count, shown: number(count) })
  return {
    stage: moves,
    hold: [say('holds')],
    release: [say('releases')],
    assign: [...(owned_count > 0 ? [say('owned', counted(owned_count))] : []), say('assigns')],
    close: [
      open_amount ? say('not_pursued', { amount: money(open_amount) }) : say('nothing_open'),
      say('ends'),
      ...(court_count > 0 ? [say('at_court', counted(court_count))] : []),
      say('told'),
    ],
    print: [say('printed', counted(letter_count)), say('not_posted')],
  }
}

/** In the words of the single move, but for what depends on each claim. */
function useMoveLines({ effects, letter_count: count }: Preview): string[] {
  const say = useBatchWords()
  const deeds = useActionWords()
  const { number } = useFormat()
  return effects.map((effect) => {
    if (effect === 'letter_sent') return say('letters', { count, shown: number(count) })
    return effect === 'stage_told' ? say('told') : deeds(`effect.${effect}`, { stage: '' })
  })
}
