import { Badge, Group, List, Paper, Stack, Text } from '@mantine/core'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { useFieldName, useFigureText } from './figure-text.ts'
import { growthOf } from './figures.ts'
import { useLegalWords } from './words.ts'

/** What a table would change, row by row and figure by figure. */
export function Differences({ rows }: { rows: Schemas['LegalTableComparison']['rows'] }) {
  const say = useLegalWords()
  if (rows.length === 0) return <Text size="sm">{say('change.none')}</Text>
  return (
    <Stack gap="xs" component="section" aria-label={say('change.title')}>
      {rows.map((row) => (
        <RowDifference key={`${row.list} ${row.valid_from}`} row={row} />
      ))}
    </Stack>
  )
}

function RowDifference({ row }: { row: Schemas['LegalRowChange'] }) {
  const say = useLegalWords()
  const { day } = useFormat()
  return (
    <Paper withBorder p="xs">
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {row.list}, {day(row.valid_from)}
        </Text>
        <Badge size="sm" color={row.what === 'removed' ? 'red' : 'blue'}>
          {say(`change.what.${row.what}`)}
        </Badge>
        {row.is_past && (
          <Badge size="sm" color="orange">
            {say('change.past')}
          </Badge>
        )}
      </Group>
      {row.what !== 'changed' && row.compared_with && (
        <Text size="xs" c="dimmed">
          {say('change.compared', { day: day(row.compared_with) })}
        </Text>
      )}
      {row.figures.length === 0 && <Text size="sm">{say('change.same')}</Text>}
      <List size="sm" listStyleType="none">
        {row.figures.map((figure) => (
          <List.Item key={figure.path.join('.')}>
            <FigureDifference figure={figure} />
          </List.Item>
        ))}
      </List>
    </Paper>
  )
}

function FigureDifference({ figure: { path, before, after, is_jump } }: { figure: Schemas['LegalFigureChange'] }) {
  const say = useLegalWords()
  const nameOf = useFieldName()
  const textOf = useFigureText()
  const { percent, number } = useFormat()
  const name = path.at(-1) ?? ''
  const growth = is_jump ? growthOf(before, after) : undefined
  const words =
    growth === undefined
      ? say('change.jump')
      : 'factor' in growth
        ? say('change.times', { factor: number(growth.factor) })
        : say(growth.share > 0 ? 'change.more' : 'change.less', { percent: percent(Math.abs(growth.share)) })
  return (
    <>
      {path.map(nameOf).join(', ')}:{' '}
      <b>{say('change.from_to', { before: textOf(name, before), after: textOf(name, after) })}</b>{' '}
      {is_jump && (
        <Badge component="span" size="sm" color="red">
          {words}
        </Badge>
      )}
    </>
  )
}
