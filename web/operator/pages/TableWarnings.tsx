import { Alert, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Schemas } from '../../shared/api/operator.ts'
import { useFormat } from '../../shared/i18n/format.ts'
import { useTableTitle } from './settings/table-title.ts'
import { useSettingsWords } from './settings/words.ts'

type WarningsProps = { readonly warnings: readonly Schemas['TableWarning'][] }

/** What to doubt about the figures of the law behind amounts; nothing where there is no doubt. */
export function TableWarnings({ warnings }: WarningsProps) {
  const say = useSettingsWords()
  const titleOf = useTableTitle()
  const { day } = useFormat()
  if (warnings.length === 0) return null
  return (
    <Alert color="orange" icon={<IconAlertTriangle />} title={say('warning.title')}>
      <List size="sm">
        {warnings.map(({ code, table, valid_from }) => (
          <List.Item key={`${code} ${table} ${valid_from}`}>
            {titleOf({ name: table, file: table })}, {say('warning.since', { day: day(valid_from) })}:{' '}
            {say(`warning.${code}`)}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
