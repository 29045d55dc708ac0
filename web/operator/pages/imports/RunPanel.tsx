import { type ClaimTable, failedLinesFile, reportFile } from '@mahnwerk/claim-table'
import { Alert, Button, Group, Paper, Progress, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconDownload, IconPlayerPause, IconPlayerPlay, IconPlugConnectedX } from '@tabler/icons-react'
import { ApiFault } from '../../../shared/api/fault.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { FaultText } from '../../../shared/ui/Fault.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { linkTo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { saveFile } from './download.ts'
import { type Counts, countsOf, type Sending } from './sending.ts'
import { TroublesTable } from './TroublesTable.tsx'
import { useTableLanguage } from './use-language.ts'
import { useImportWords } from './words.ts'

type RunPanelProps = {
  readonly table: ClaimTable
  readonly sending: Sending
  readonly partner: Schemas['NamedPartner']
  onStop(): void
  onGoOn(): void
  onAgain(): void
}

/** An import while it runs, and what came of it. */
export function RunPanel({ table, sending, partner, onStop, onGoOn, onAgain }: RunPanelProps) {
  const say = useImportWords()
  const { stage, results } = sending
  const is_busy = stage === 'sending' || stage === 'stopping'
  const counts = countsOf(table, results)
  const has_troubles = counts.faulty + counts.failed > 0
  return (
    <>
      <Panel title={say('progress')} text={say('send_for', { name: `${partner.name} (${partner.organization_name})` })}>
        <Stack gap="sm">
          <Bar sent={results.length} total={table.cases.length} />
          {is_busy && (
            <Group>
              <Button
                variant="default"
                leftSection={<IconPlayerPause size={16} aria-hidden />}
                onClick={onStop}
                loading={stage === 'stopping'}
              >
                {say('stop')}
              </Button>
              {stage === 'stopping' && <Text size="sm">{say('stopping')}</Text>}
            </Group>
          )}
          {(stage === 'stopped' || stage === 'paused') && <Waiting sending={sending} onGoOn={onGoOn} />}
          <Tally counts={counts} />
        </Stack>
      </Panel>
      {!is_busy && (
        <Panel title={say('report')} text={stage === 'done' && <span role="status">{say('done')}</span>}>
          <Stack gap="md">
            <Files table={table} sending={sending} counts={counts} />
            {has_troubles && <TroublesTable table={table} results={results} label={say('troubles')} />}
            <Group gap="sm">
              <Button variant="default" renderRoot={linkTo({ to: paths.claims, search: { partner_id: partner.id } })}>
                {say('show_claims')}
              </Button>
              <Button variant="default" onClick={onAgain}>
                {say('again')}
              </Button>
            </Group>
          </Stack>
        </Panel>
      )}
    </>
  )
}

function Bar({ sent, total }: { sent: number; total: number }) {
  const say = useImportWords()
  const { number } = useFormat()
  const text = say('sent', { sent: number(sent), total: number(total) })
  return (
    <div>
      <Progress.Root size="lg">
        <Progress.Section
          value={(100 * sent) / Math.max(total, 1)}
          aria-label={say('progress')}
          aria-valuetext={text}
        />
      </Progress.Root>
      <Text size="sm" mt={4} role="status">
        {text}
      </Text>
    </div>
  )
}

function Waiting({ sending: { stage, error }, onGoOn }: { sending: Sending; onGoOn(): void }) {
  const say = useImportWords()
  const is_paused = stage === 'paused'
  const is_logged_out = error instanceof ApiFault && error.status === 401
  return (
    <Alert
      color="yellow"
      role="alert"
      icon={is_paused ? <IconPlugConnectedX /> : <IconPlayerPause />}
      title={say(is_paused ? 'paused' : 'stopped')}
    >
      {is_paused && (is_logged_out ? <Text size="sm">{say('logged_out')}</Text> : <FaultText error={error} />)}
      <Text size="sm">{say(is_paused ? 'paused_text' : 'stopped_text')}</Text>
      <Button mt="sm" size="xs" leftSection={<IconPlayerPlay size={14} aria-hidden />} onClick={onGoOn}>
        {say('go_on')}
      </Button>
    </Alert>
  )
}

const SHOWN = ['created', 'existing', 'failed', 'faulty', 'unsent'] as const

function Tally({ counts }: { counts: Counts }) {
  const say = useImportWords()
  const { number } = useFormat()
  return (
    <SimpleGrid cols={{ base: 2, sm: 5 }} spacing="xs">
      {SHOWN.map((name) => (
        <Paper key={name} withBorder p="xs">
          <Text fw={600} size="lg">
            {number(counts[name])}
          </Text>
          <Text size="xs" c="dimmed">
            {say(`count.${name}`)}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  )
}

type FilesProps = { readonly table: ClaimTable; readonly sending: Sending; readonly counts: Counts }

function Files({ table, sending: { results }, counts: { failed, faulty, unsent } }: FilesProps) {
  const say = useImportWords()
  const language = useTableLanguage()
  const icon = <IconDownload size={16} aria-hidden />
  return (
    <Group gap="sm">
      <Button leftSection={icon} onClick={() => saveFile(say('report_name'), reportFile(table, results, language))}>
        {say('download_report')}
      </Button>
      {failed + faulty + unsent > 0 && (
        <Button
          variant="light"
          leftSection={icon}
          onClick={() => saveFile(say('rest_name'), failedLinesFile(table, results))}
        >
          {say('download_rest')}
        </Button>
      )}
    </Group>
  )
}
