import { Alert, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import { show } from '../../../../shared/api/changed.ts'
import type { Once, Schemas } from '../../../../shared/api/operator.ts'
import { DeedDialog } from '../../../../shared/ui/DeedDialog.tsx'
import { legalTablesQuery } from '../queries.ts'
import { useTableTitle } from '../table-title.ts'
import { useSettingsWords } from '../words.ts'
import { Differences } from './Differences.tsx'
import type { Compared, Proposal, TableName } from './use-proposal.ts'
import { useLegalWords } from './words.ts'

type ChangeDialogProps = { readonly table: Schemas['LegalTable']; readonly compared: Compared; onClose(): void }

/** Shows what differs before a table is put in force. What jumps or changes the past is confirmed by typing its name. */
export function ChangeDialog({ table, compared: { proposal, comparison }, onClose }: ChangeDialogProps) {
  const say = useLegalWords()
  const title = useTableTitle()(table)
  const words = useDeedWords(proposal)
  const { needs_words, confirmation } = comparison
  const checkTyped = ({ typed }: { typed: string }): Record<string, string> => {
    const is_meant = !needs_words || typed.trim().toLowerCase() === title.toLowerCase()
    return is_meant ? {} : { typed: say('change.mistyped', { title }) }
  }
  return (
    <DeedDialog
      title={`${words.name}: ${title}`}
      submit={words.name}
      size="lg"
      onClose={onClose}
      values={{ typed: '' }}
      check={checkTyped}
      changes={['legal', 'claims', 'court', 'work']}
      send={(once) => send(once, table.name, { proposal, confirm: needs_words ? confirmation : undefined })}
      shows={(queries, answer) => answer && showTable(queries, answer.data)}
      done={words.done}
    >
      {(form) => (
        <>
          <Differences rows={comparison.rows} />
          <Consequence name={table.name} open_claims={comparison.open_claims} />
          {needs_words && (
            <>
              <Alert color="orange" icon={<IconAlertTriangle />}>
                {say('change.words')}
              </Alert>
              <TextInput label={say('change.type', { title })} autoComplete="off" {...form.getInputProps('typed')} />
            </>
          )}
        </>
      )}
    </DeedDialog>
  )
}

function useDeedWords(proposal: Proposal): { name: string; done: string } {
  const say = useLegalWords()
  const settings = useSettingsWords()
  if (proposal.kind === 'drop') return { name: settings('upload.drop'), done: settings('upload.dropped') }
  if (proposal.kind === 'replace') return { name: settings('upload.name'), done: settings('upload.done') }
  const { version } = proposal
  return { name: say('change.restore', { version }), done: say('change.restored', { version }) }
}

/** The tables that interest is computed from, for past days as well. */
const INTEREST: readonly TableName[] = ['base_rates', 'interest_rules']

function Consequence({ name, open_claims }: { name: TableName; open_claims: number }) {
  const say = useLegalWords()
  return (
    <Text size="sm">
      {say(INTEREST.includes(name) ? 'change.interest' : 'change.other')}{' '}
      {open_claims > 0 && say('change.open', { count: open_claims })}
    </Text>
  )
}

type Confirmed = { readonly proposal: Proposal; readonly confirm: string | undefined }

async function send(once: Once, name: TableName, { proposal, confirm }: Confirmed) {
  const path = { name }
  const confirmed = confirm === undefined ? {} : { confirm }
  if (proposal.kind === 'restore') {
    const body = { version: proposal.version, ...confirmed }
    return (await once.POST('/api/operator/legal-tables/{name}/restore', { params: { path }, body })).data
  }
  const params = { path, query: confirmed }
  if (proposal.kind === 'drop') return (await once.DELETE('/api/operator/legal-tables/{name}', { params })).data
  return (await once.PUT('/api/operator/legal-tables/{name}', { params, body: proposal.content })).data
}

function showTable(queries: QueryClient, table: Schemas['LegalTable']): void {
  show(queries, legalTablesQuery(), (list) => ({
    ...list,
    data: list.data.map((one) => (one.name === table.name ? table : one)),
  }))
}
