import { Button, Paper, Skeleton, Stack } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Empty } from '../../../shared/ui/Empty.tsx'
import type { ListAnswer } from '../../../shared/ui/ListTable.tsx'
import { Pages } from '../../../shared/ui/Pages.tsx'
import { isKey } from '../../keys/catalog.ts'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { useAssign, useSeen } from './changes.ts'
import { useListKeys } from './list-keys.ts'
import { SnoozeDialog } from './SnoozeDialog.tsx'
import { EVERYBODY } from './search.ts'
import { type Item, isNews } from './target.ts'
import { WorkRow } from './WorkRow.tsx'
import { useWorkWords } from './words.ts'
import classes from './work.module.css'

type WorkListProps = { readonly work: ListAnswer<Item> & { readonly as_of: string } }

/** One page of waiting items, longest first. */
export function WorkList({ work }: WorkListProps) {
  const say = useWorkWords()
  const { id } = useIdentity()
  const list = useRef<HTMLUListElement>(null)
  const assign = useAssign()
  const seen = useSeen()
  const go = useGo()
  const search = useSearch({ from: '/shell/work' })
  const [snoozing, snooze] = useState<Item | null>(null)
  const { data, as_of } = work
  useListKeys(list, (letter, index) => {
    const item = data[index]
    if (isKey('work', 'take', letter) && item && item.owner_id !== id) assign.mutate({ key: item.key, user_id: id })
    if (isKey('work', 'snooze', letter) && item) snooze(item)
    if (isKey('work', 'seen', letter) && item && isNews(item)) seen.mutate({ key: item.key, until: item.latest_at })
  })
  if (data.length === 0) return <AllDone />
  return (
    <Stack gap="xs">
      <Paper withBorder component="section" aria-label={say('items')}>
        <ul ref={list} className={classes.list}>
          {data.map((item) => (
            <WorkRow key={item.key} item={item} onSnooze={() => snooze(item)} />
          ))}
        </ul>
      </Paper>
      <Pages list={work} onGo={(page) => go({ to: paths.work, search: { ...search, page } })} />
      {snoozing && <SnoozeDialog item={snoozing} as_of={as_of} onClose={() => snooze(null)} />}
    </Stack>
  )
}

function AllDone() {
  const say = useWorkWords()
  const { kind } = useSearch({ from: '/shell/work' })
  const search = { owner: EVERYBODY, ...(kind ? { kind } : {}) }
  const others = (
    <Button renderRoot={linkTo({ to: paths.work, search: search })} variant="default" size="xs">
      {say('empty_others')}
    </Button>
  )
  return (
    <Paper withBorder>
      <Empty icon={<IconChecks />} title={say('empty')} text={say('empty_text')} action={others} />
    </Paper>
  )
}

export const WorkShape = () => (
  <Stack gap={6}>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
      <Skeleton key={name} height={46} />
    ))}
  </Stack>
)
