import { Alert, Button, Grid, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconChevronLeft, IconChevronRight, IconDownload, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { known } from '../../../shared/api/changed.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { KeyHints } from '../../keys/KeyHints.tsx'
import { useKeys } from '../../keys/use-keys.ts'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { fileOf } from '../claim/target.ts'
import { Trail } from '../Trail.tsx'
import { Contradictions } from './Contradictions.tsx'
import { Doubts } from './Doubts.tsx'
import { FieldList } from './FieldList.tsx'
import { type Extraction, isReading, placeInQueue } from './field-check.ts'
import { PagePicture } from './PagePicture.tsx'
import { checkQueueQuery, extractionQuery } from './queries.ts'
import { SplitPanel } from './SplitPanel.tsx'
import { UndoBar } from './UndoBar.tsx'
import { useFieldCheck } from './use-field-check.ts'
import { type StepMemory, stepOf } from './use-undo.ts'
import { useInvoicesWords } from './words.ts'

/** One invoice: its file on the left, what was read from it on the right. */
export function InvoiceCheck({ id, last, onStep }: { id: string } & StepMemory) {
  const query = useQuery(extractionQuery(id))
  const queue = useQueue(id, query.data?.data.created_at)
  const say = useInvoicesWords()
  useKeys('invoices', { next: () => queue.go(queue.next), previous: () => queue.go(queue.previous) })
  return (
    <Page
      title={query.data?.data.original_filename ?? say('title')}
      trail={<Trail to={{ to: paths.invoices }}>{say('back')}</Trail>}
      subtitle={<Position queue={queue} />}
      actions={<Actions id={id} queue={queue} extraction={query.data?.data} />}
    >
      <KeyHints
        area="invoices"
        names={['accept', 'edit', 'undo', 'down', 'up', 'next', 'previous', 'larger', 'smaller']}
      />
      <Loaded query={query}>
        {({ data }) => (
          <Stack gap="md">
            <UndoBar taken={last ?? stepOf(data)} onStep={onStep} />
            <Sides
              extraction={data}
              onStep={(after) => onStep(stepOf(after))}
              onChecked={() => queue.go(queue.next, true)}
            />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

type Queue = ReturnType<typeof useQueue>

/** The position of this invoice among those that wait, oldest first. */
function useQueue(id: string, created_at: string | undefined) {
  const go = useGo()
  const { data } = useQuery(checkQueueQuery())
  return {
    total: data?.total,
    ...placeInQueue(data?.data ?? [], id, created_at),
    /** Goes to another invoice; after the last one back to the list, which then says that all is done. */
    go(invoice_id: string | undefined, or_list = false) {
      if (invoice_id) go({ to: paths.invoices, search: { invoice_id } })
      else if (or_list) go({ to: paths.invoices, search: {} })
    },
  }
}

function Position({ queue: { position, total, case_reference } }: { queue: Queue }) {
  const say = useInvoicesWords()
  if (total === undefined) return null
  if (position === 0) return say('other')
  return (
    <>
      {say('position', { position, total })}
      {case_reference && ` · ${case_reference}`}
    </>
  )
}

type ActionsProps = { readonly id: string; readonly queue: Queue; readonly extraction: Extraction | undefined }

function Actions({ id, queue, extraction }: ActionsProps) {
  const say = useInvoicesWords()
  const again = useChange({
    changes: ['invoices', 'claims', 'work', 'overview'],
    send: (once) => once.POST('/api/operator/invoices/{id}/extraction/run', { params: { path: { id } } }),
    answers: ({ data }) => known(extractionQuery(id), data),
    done: say('again_done'),
  })
  return (
    <>
      {extraction && (
        <Button variant="subtle" size="xs" renderRoot={linkTo(fileOf(extraction.claim_id, 'invoices'))}>
          {say('claim')}
        </Button>
      )}
      <Button
        component="a"
        href={`/api/operator/invoices/${id}/file`}
        variant="default"
        size="xs"
        leftSection={<IconDownload size={15} aria-hidden />}
      >
        {say('file')}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconRefresh size={15} aria-hidden />}
        loading={again.isPending}
        disabled={isReading(extraction)}
        onClick={() => again.mutate()}
      >
        {say('again')}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconChevronLeft size={15} aria-hidden />}
        disabled={!queue.previous}
        onClick={() => queue.go(queue.previous)}
      >
        {say('previous')}
      </Button>
      <Button
        size="xs"
        rightSection={<IconChevronRight size={15} aria-hidden />}
        disabled={!queue.next}
        onClick={() => queue.go(queue.next)}
      >
        {say('next')}
      </Button>
    </>
  )
}

type SidesProps = { readonly extraction: Extraction; onStep(after: Extraction): void; onChecked(): void }

function Sides({ extraction, onStep, onChecked }: SidesProps) {
  const say = useInvoicesWords()
  const common = useCommonWords()
  const check = useFieldCheck(extraction, {
    onStep,
    onChecked: () => {
      notifications.show({
        message: say('checked', { name: extraction.original_filename }),
        color: 'teal',
        closeButtonProps: { 'aria-label': common('action.close') },
      })
      onChecked()
    },
  })
  return (
    <Grid gap="md" align="flex-start">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <PagePicture extraction={extraction} current={check.current} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack gap="xs">
          <Notes extraction={extraction} />
          <SplitPanel extraction={extraction} onSplit={onChecked} />
          <Doubts extraction={extraction} check={check} />
          <Contradictions extraction={extraction} check={check} />
          <FieldList extraction={extraction} check={check} />
          <Text size="sm" c="dimmed" role="status" mih={20}>
            {check.saved}
          </Text>
        </Stack>
      </Grid.Col>
    </Grid>
  )
}

function Notes({ extraction }: { extraction: Extraction }) {
  const say = useInvoicesWords()
  const { failure_code, currency, doubts } = extraction
  // An earlier version of the reader told no doubts.
  const is_foreign = currency !== null && currency !== 'EUR' && !doubts.includes('foreign_currency')
  if (isReading(extraction)) return <Alert color="blue">{say('reading')}</Alert>
  return (
    <>
      {failure_code && (
        <Alert color="red" title={say('failure')} icon={<IconAlertTriangle />}>
          {say(`failures.${failure_code}`)} {say('failure_text')}
        </Alert>
      )}
      {is_foreign && <Alert color="yellow">{say('currency', { currency })}</Alert>}
    </>
  )
}
