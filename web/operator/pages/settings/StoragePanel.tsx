import { NumberInput, Progress, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { useOrganizationFormOf } from './organization-form.ts'
import { storageQuery } from './queries.ts'
import { Setting } from './SettingPanels.tsx'
import { useSettingsWords } from './words.ts'

/** From here on somebody should look. */
const NEARLY_FULL_PERCENT = 90

/** How much the organisation stores, and how much it may. */
export function StoragePanel({ organization_id }: { organization_id: string }) {
  const say = useSettingsWords()
  const form = useOrganizationFormOf()
  const is_german = useTranslation().i18n.language === 'de'
  return (
    <Panel title={say('panel.storage')}>
      <Stack>
        <Loaded query={useQuery(storageQuery(organization_id))}>{({ data }) => <Used {...data} />}</Loaded>
        <Setting what={say('what.storage_quota_mb')} from={say('from.storage_quota_mb')}>
          <NumberInput
            label={say('field.storage_quota_mb')}
            suffix=" MB"
            thousandSeparator={is_german ? '.' : ','}
            decimalSeparator={is_german ? ',' : '.'}
            allowDecimal={false}
            allowNegative={false}
            placeholder={say('usual')}
            {...LIMITS.OrganizationPatch.storage_quota_mb}
            {...form.getInputProps('storage_quota_mb')}
          />
        </Setting>
      </Stack>
    </Panel>
  )
}

function Used({ used_bytes, quota_bytes }: { used_bytes: number; quota_bytes: number }) {
  const say = useSettingsWords()
  const { fileSize } = useFormat()
  const percent = quota_bytes === 0 ? 100 : Math.min(100, (used_bytes / quota_bytes) * 100)
  const text = say('storage_used', { used: fileSize(used_bytes), quota: fileSize(quota_bytes) })
  return (
    <Stack gap={4} maw={480}>
      <Text size="sm">{text}</Text>
      <Progress value={percent} color={percent >= NEARLY_FULL_PERCENT ? 'red' : undefined} aria-label={text} />
    </Stack>
  )
}
