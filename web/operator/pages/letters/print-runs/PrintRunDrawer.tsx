import { Alert, Badge, Button, Group, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconPrinter, IconSend, IconStackPop } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { CLAIM_STEP } from '../../../../shared/api/areas.ts'
import { known } from '../../../../shared/api/changed.ts'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { askFirst } from '../../../../shared/ui/confirm.tsx'
import { Facts } from '../../../../shared/ui/Facts.tsx'
import { Loaded } from '../../../../shared/ui/Loaded.tsx'
import { RefusableButton } from '../../../../shared/ui/RefusableButton.tsx'
import { SideDrawer } from '../../../../shared/ui/SideDrawer.tsx'
import { useIdentity } from '../../../session.ts'
import { usePrintFile } from './PrintFile.tsx'
import { printRunQuery } from './queries.ts'
import { usePrintRunWords } from './words.ts'

type Run = Schemas['PrintRun']

const COLORS: Readonly<Record<Run['status'], string>> = { open: 'blue', posted: 'teal', dissolved: 'gray' }

/** One run: its file, what dropped out of it, and the one step that posts it. */
export function PrintRunDrawer({ id, onClose }: { readonly id: string | undefined; onClose(): void }) {
  const say = usePrintRunWords()
  return (
    <SideDrawer opened={id !== undefined} onClose={onClose} size="lg" title={say('title')}>
      {id && <Content id={id} />}
    </SideDrawer>
  )
}

function Content({ id }: { id: string }) {
  const query = useQuery(printRunQuery(id))
  return (
    <Loaded query={query}>
      {({ data: run }) => (
        <Stack>
          {run.status === 'open' && <Actions run={run} />}
          <RunFacts run={run} />
          <LeftOut run={run} />
        </Stack>
      )}
    </Loaded>
  )
}

function RunFacts({ run }: { run: Run }) {
  const say = usePrintRunWords()
  const { instant, number } = useFormat()
  return (
    <>
      <Facts
        facts={[
          [say('organization'), run.organization_name],
          [
            say('status_label'),
            <Badge key="status" color={COLORS[run.status]}>
              {say(`status.${run.status}`)}
            </Badge>,
          ],
          [say('letters'), number(run.letter_count)],
          [say('waiting'), number(run.waiting_count)],
        ]}
      />
      <Text size="sm" c="dimmed">
        {say('made', { name: run.made_by_name, at: instant(run.made_at) })}
      </Text>
    </>
  )
}

function Actions({ run }: { run: Run }) {
  const say = usePrintRunWords()
  const is_admin = useIdentity().role === 'admin'
  const settle = useSettle(run)
  const file = usePrintFile(run.id)
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {is_admin ? (
          file.button
        ) : (
          <RefusableButton
            leftSection={<IconPrinter size={16} aria-hidden />}
            refusal={say('agents')}
            onClick={() => undefined}
          >
            {say('file')}
          </RefusableButton>
        )}
        <Button variant="default" leftSection={<IconSend size={16} aria-hidden />} onClick={() => settle('post')}>
          {say('post.do')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconStackPop size={16} aria-hidden />}
          onClick={() => settle('dissolve')}
        >
          {say('dissolve.do')}
        </Button>
      </Group>
      {file.refusal}
      <Text size="sm" c="dimmed" role="note">
        {say('file_note')}
      </Text>
    </Stack>
  )
}

const ROUTES = {
  post: '/api/operator/print-runs/{id}/posted',
  dissolve: '/api/operator/print-runs/{id}/dissolve',
} as const

/** Posts or dissolves the run, after showing the consequence. */
function useSettle(run: Run): (how: keyof typeof ROUTES) => void {
  const say = usePrintRunWords()
  return (how) =>
    askFirst({
      title: say(`${how}.do`),
      consequence: how === 'post' ? say('post.consequence', { count: run.waiting_count }) : say('dissolve.consequence'),
      confirm: say(`${how}.do`),
      deed: {
        changes: CLAIM_STEP,
        send: async (once) => (await once.POST(ROUTES[how], { params: { path: { id: run.id } }, body: {} })).data,
        answers: (answer) => known(printRunQuery(run.id), answer),
        done: say(`${how}.done`),
      },
    })
}

/** Of an open run what has to be taken out of the pile; of one that is posted what was not. */
function LeftOut({ run: { status, left_out } }: { run: Run }) {
  const say = usePrintRunWords()
  if (left_out.length === 0) return null
  const name = status === 'open' ? 'dropped' : 'left'
  return (
    <Alert color="orange" icon={<IconAlertTriangle />} title={say(name, { count: left_out.length })}>
      <Text size="sm">{say(`${name}_text`)}</Text>
      <List size="sm" mt={4}>
        {left_out.map(({ letter_id, number, case_reference, debtor_name, code }) => (
          <List.Item key={letter_id}>
            {say('left_line', {
              number,
              what: [case_reference, debtor_name, say(`code.${code}`)].filter(Boolean).join(', '),
            })}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
