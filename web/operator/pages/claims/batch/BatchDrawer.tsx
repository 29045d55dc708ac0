import { Anchor, Badge, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconPlayerStop, IconPrinter } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { CLAIM_STEP } from '../../../../shared/api/areas.ts'
import { known, markChanged } from '../../../../shared/api/changed.ts'
import { useCommonWords } from '../../../../shared/i18n/common.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { askFirst } from '../../../../shared/ui/confirm.tsx'
import { Facts } from '../../../../shared/ui/Facts.tsx'
import { Loaded } from '../../../../shared/ui/Loaded.tsx'
import { SideDrawer } from '../../../../shared/ui/SideDrawer.tsx'
import { linkTo, useGo } from '../../../links.tsx'
import { paths } from '../../../paths.ts'
import { ClaimLinks, Refusals } from './ClaimLinks.tsx'
import { type Batch, type BatchSummary, batchesQuery, batchQuery } from './queries.ts'
import { useBatchWords } from './words.ts'

/** In the address in the place of one batch. */
export const RECENT = 'recent'

/** What was ordered for many claims: how far it is and what became of each, or the list of the last ones. */
export function BatchDrawer() {
  const say = useBatchWords()
  const go = useGo()
  const { batch, ...search } = useSearch({ from: '/shell/claims' })
  return (
    <SideDrawer
      opened={batch !== undefined}
      onClose={() => go({ to: paths.claims, search })}
      size="lg"
      title={say('recent')}
    >
      {batch === RECENT && <Recent />}
      {batch && batch !== RECENT && <One id={batch} />}
    </SideDrawer>
  )
}

function Recent() {
  const say = useBatchWords()
  const { instant, number } = useFormat()
  const search = useSearch({ from: '/shell/claims' })
  return (
    <Loaded query={useQuery(batchesQuery())}>
      {({ data }) => (
        <Stack gap="sm">
          {data.length === 0 && <Text size="sm">{say('recent_none')}</Text>}
          {data.map((batch) => (
            <div key={batch.id}>
              <Group gap="xs" justify="space-between">
                <Anchor
                  size="sm"
                  fw={600}
                  renderRoot={linkTo({ to: paths.claims, search: { ...search, batch: batch.id } })}
                >
                  {say(`title.${batch.action}`)}
                </Anchor>
                <Status batch={batch} />
              </Group>
              <Text size="sm">
                {say('counts', { done: number(batch.done_count), refused: number(batch.refused_count) })}
              </Text>
              <Text size="sm" c="dimmed">
                {say('ordered', { name: batch.ordered_by_name, at: instant(batch.ordered_at) })}
              </Text>
            </div>
          ))}
        </Stack>
      )}
    </Loaded>
  )
}

function Status({ batch: { finished_at, stopped_at } }: { batch: BatchSummary }) {
  const say = useBatchWords()
  if (!finished_at) return <Badge color="blue">{say('running')}</Badge>
  return stopped_at ? <Badge color="orange">{say('stopped')}</Badge> : <Badge color="teal">{say('over')}</Badge>
}

function One({ id }: { id: string }) {
  const say = useBatchWords()
  const search = useSearch({ from: '/shell/claims' })
  const query = useQuery(batchQuery(id))
  useRefreshed(query.data?.data)
  return (
    <Stack>
      <Anchor size="sm" renderRoot={linkTo({ to: paths.claims, search: { ...search, batch: RECENT } })}>
        <IconArrowLeft size={14} aria-hidden /> {say('back')}
      </Anchor>
      <Loaded query={query}>{({ data: batch }) => <Content batch={batch} />}</Loaded>
    </Stack>
  )
}

/** The lists show what was done as soon as all of it is. */
function useRefreshed(batch: Batch | undefined): void {
  const queries = useQueryClient()
  const was_running = useRef(false)
  const is_running = batch !== undefined && batch.finished_at === null
  useEffect(() => {
    if (was_running.current && !is_running) markChanged(queries, CLAIM_STEP)
    was_running.current = is_running
  }, [is_running, queries])
}

function Content({ batch }: { batch: Batch }) {
  const say = useBatchWords()
  const { instant, number } = useFormat()
  const { items, pending_count, done_count, refused_count } = batch
  const settled = { done: number(done_count + refused_count), total: number(items.length) }
  const share = items.length > 0 ? ((done_count + refused_count) / items.length) * 100 : 100
  return (
    <Stack>
      <Group justify="space-between">
        <Text fw={600}>{say(`title.${batch.action}`)}</Text>
        <Status batch={batch} />
      </Group>
      <BatchFacts batch={batch} />
      <div>
        <Progress value={share} size="lg" aria-label={say('progress', settled)} />
        <Text size="sm" mt={4} role="status">
          {say('progress', settled)}: {say('counts', { done: number(done_count), refused: number(refused_count) })}
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        {say('ordered', { name: batch.ordered_by_name, at: instant(batch.ordered_at) })}
      </Text>
      {batch.stopped_at && batch.stopped_by_name && (
        <Text size="sm" c="dimmed">
          {say('stopped_by', { name: batch.stopped_by_name, at: instant(batch.stopped_at) })}
        </Text>
      )}
      <Ways batch={batch} />
      {refused_count > 0 && (
        <Part title={say('refused_title', { count: refused_count, shown: number(refused_count) })}>
          <Refusals claims={items.filter(({ status }) => status === 'refused')} />
        </Part>
      )}
      {done_count > 0 && (
        <Part title={say('done_title', { count: done_count, shown: number(done_count) })}>
          <ClaimLinks claims={items.filter(({ status }) => status === 'done')} />
        </Part>
      )}
      {pending_count > 0 && (
        <Part title={say('pending_title', { count: pending_count, shown: number(pending_count) })}>
          <ClaimLinks claims={items.filter(({ status }) => status === 'pending')} />
        </Part>
      )}
    </Stack>
  )
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section aria-label={title}>
    <Text fw={600} mb={4}>
      {title}
    </Text>
    {children}
  </section>
)

/** What the deed was told. */
function BatchFacts({ batch: { action, to_stage, closure_reason, operator_name, until } }: { batch: Batch }) {
  const say = useBatchWords()
  const common = useCommonWords()
  const { day } = useFormat()
  const facts = [
    [say('to_stage'), to_stage && common(`stage.${to_stage}`)],
    [say('reason_label'), closure_reason && common(`closure.${closure_reason}`)],
    [say('owner'), action === 'assign' ? (operator_name ?? say('nobody')) : null],
    [say('until'), until && day(until)],
  ] as const
  return facts.some(([, value]) => value) ? <Facts facts={facts} /> : null
}

/** On to what it has made, or to its end. */
function Ways({ batch }: { batch: Batch }) {
  const say = useBatchWords()
  const stop = () =>
    askFirst({
      title: say('stop.do'),
      consequence: say('stop.consequence', { count: batch.pending_count }),
      confirm: say('stop.do'),
      deed: {
        changes: CLAIM_STEP,
        send: async (once) =>
          (await once.POST('/api/operator/claims/batches/{id}/stop', { params: { path: { id: batch.id } }, body: {} }))
            .data,
        answers: (answer) => known(batchQuery(batch.id), answer),
        done: say('stop.done'),
      },
    })
  return (
    <Group gap="xs">
      {batch.print_run_ids.map((run_id) => (
        <Button
          key={run_id}
          leftSection={<IconPrinter size={16} aria-hidden />}
          renderRoot={linkTo({ to: paths.letters, search: { run_id } })}
        >
          {say('runs')}
        </Button>
      ))}
      {!batch.finished_at && (
        <Button variant="default" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={stop}>
          {say('stop.do')}
        </Button>
      )}
    </Group>
  )
}
