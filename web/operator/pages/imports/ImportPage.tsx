import { Alert, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '../../../shared/ui/Page.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { PartnerSelect } from '../partners/PartnerSelect.tsx'
import { partnerQuery } from '../partners/queries.ts'
import { FilePanel } from './FilePanel.tsx'
import type { ChosenFile } from './file.ts'
import { PreviewPanel } from './PreviewPanel.tsx'
import { RunPanel } from './RunPanel.tsx'
import { useImport } from './use-import.ts'
import { useImportWords } from './words.ts'

export function ImportPage() {
  const say = useImportWords()
  const { partner_id } = useSearch({ from: '/shell/import' })
  const [file, setFile] = useState<ChosenFile | null>(null)
  const run = useImport()
  const partner = useQuery({ ...partnerQuery(partner_id ?? ''), enabled: partner_id !== undefined, retry: false })
  const confirmed = partner.data?.data.confirmed_at ? partner.data.data : null
  const choose = (chosen: ChosenFile | null) => {
    run.reset()
    setFile(chosen)
  }
  const table = file && 'table' in file ? file.table : null
  return (
    <Page title={say('title')} subtitle={say('subtitle')}>
      {run.sending === null && (
        <>
          <PartnerPanel is_unconfirmed={partner.data !== undefined && confirmed === null} />
          <FilePanel file={file} onChoose={choose} />
        </>
      )}
      {table && run.sending === null && (
        <PreviewPanel
          table={table}
          partner={confirmed}
          onSend={() => confirmed && void run.start(table, confirmed.id)}
        />
      )}
      {table && run.sending && confirmed && (
        <RunPanel
          table={table}
          sending={run.sending}
          partner={confirmed}
          onStop={run.stop}
          onGoOn={() => void run.start(table, confirmed.id)}
          onAgain={() => choose(null)}
        />
      )}
    </Page>
  )
}

function PartnerPanel({ is_unconfirmed }: { is_unconfirmed: boolean }) {
  const say = useImportWords()
  const go = useGo()
  const { partner_id } = useSearch({ from: '/shell/import' })
  return (
    <Panel title={say('partner')} text={say('partner_text')}>
      <Stack gap="sm">
        <PartnerSelect
          label={say('partner_choose')}
          value={partner_id ?? null}
          width={320}
          onChange={(id) => go({ to: paths.import, search: id ? { partner_id: id } : {} }, { replace: true })}
        />
        {is_unconfirmed && (
          <Alert color="yellow" icon={<IconAlertTriangle />} role="alert">
            {say('unconfirmed')}
          </Alert>
        )}
      </Stack>
    </Panel>
  )
}
