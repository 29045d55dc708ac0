import { Button, Group, ScrollArea, Text, ThemeIcon, Title, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconBellCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/i18n/format.ts'
import { Empty } from '../../shared/ui/Empty.tsx'
import { Loaded } from '../../shared/ui/Loaded.tsx'
import { PageLink } from '../links.tsx'
import { useNow } from '../session.ts'
import { agoText } from './ago.ts'
import { NOTICE_LOOKS } from './looks.ts'
import classes from './notices.module.css'
import { noticesOpened } from './opened.ts'
import { FIRST, MOST, type Notice, noticesQuery } from './queries.ts'
import { useRead } from './read.ts'
import { targetOf } from './target.ts'
import { useWhat } from './what.ts'
import { useNoticeWords } from './words.ts'

/** What the logged-in person is told, newest first. What is opened counts as read. */
export function NoticeList() {
  const say = useNoticeWords()
  const [limit, setLimit] = useState(FIRST)
  const query = useQuery(noticesQuery(limit))
  const read = useRead()
  const title = useRef<HTMLHeadingElement>(null)
  // Its button goes when nothing is unread, and the keys must not go with it.
  const readAll = (until: string) => read.mutate({ until }, { onSuccess: () => title.current?.focus() })
  return (
    <>
      <Group justify="space-between" wrap="nowrap" px="md" py="xs" mih={46} className={classes.head ?? ''}>
        <Title order={2} size="h5" ref={title} tabIndex={-1} className={classes.title ?? ''}>
          {say('title')}
        </Title>
        {query.data !== undefined && query.data.unread > 0 && (
          <Button
            variant="subtle"
            size="compact-xs"
            loading={read.isPending}
            onClick={() => readAll(query.data.data[0]?.at ?? query.data.as_of)}
          >
            {say('read_all')}
          </Button>
        )}
      </Group>
      <Loaded query={query}>
        {({ data, total }) =>
          data.length === 0 ? (
            <Empty icon={<IconBellCheck />} title={say('none')} text={say('none_text')} />
          ) : (
            <ScrollArea.Autosize mah="min(560px, calc(100dvh - 120px))" type="auto">
              <ul className={classes.list}>
                {data.map((notice) => (
                  <Row
                    key={notice.id}
                    notice={notice}
                    onRead={() => notice.is_unread && read.mutate({ ids: [notice.id] })}
                  />
                ))}
              </ul>
              {total > data.length && limit < MOST && (
                <Button variant="subtle" size="xs" fullWidth radius={0} onClick={() => setLimit(MOST)}>
                  {say('older')}
                </Button>
              )}
            </ScrollArea.Autosize>
          )
        }
      </Loaded>
    </>
  )
}

type RowProps = { readonly notice: Notice; onRead(): void }

/** Leads to the file that it is about. A failure of the server leads nowhere, and is read with a click. */
function Row({ notice, onRead }: RowProps) {
  const target = targetOf(notice)
  const open = () => {
    onRead()
    noticesOpened.set(false)
  }
  return (
    <li>
      {target ? (
        <PageLink page={target} className={classes.row} data-unread={notice.is_unread || undefined} onClick={open}>
          <Told notice={notice} />
        </PageLink>
      ) : (
        <UnstyledButton className={classes.row ?? ''} data-unread={notice.is_unread || undefined} onClick={onRead}>
          <Told notice={notice} />
        </UnstyledButton>
      )}
    </li>
  )
}

function Told({ notice }: { readonly notice: Notice }) {
  const say = useNoticeWords()
  const what = useWhat()
  const { icon: Icon, color } = NOTICE_LOOKS[notice.kind]
  const is_job = notice.kind === 'job_failed'
  return (
    <>
      <ThemeIcon variant="light" color={color} size={30} aria-hidden>
        <Icon size={17} stroke={1.6} />
      </ThemeIcon>
      <span className={classes.text}>
        <Text component="span" size="sm" fw={notice.is_unread ? 700 : 500} display="block">
          {what(notice)}
          {notice.is_unread && <VisuallyHidden> ({say('new')})</VisuallyHidden>}
        </Text>
        {(notice.excerpt || is_job) && (
          <Text component="span" size="sm" lineClamp={2} className={classes.excerpt ?? ''}>
            {is_job ? say('job_text') : notice.excerpt}
          </Text>
        )}
        <About notice={notice} />
      </span>
      {notice.is_unread && <span className={classes.dot} aria-hidden />}
    </>
  )
}

/** Whom and which claim it concerns, and how long ago it was. */
function About({ notice: { kind, who, reason, debtor_name, case_reference, at } }: { readonly notice: Notice }) {
  const say = useNoticeWords()
  const { instant } = useFormat()
  const { i18n } = useTranslation()
  const now = useNow()
  const facts = [
    kind === 'mention' || who === null ? null : say('by', { who }),
    kind === 'job_failed' ? reason : null,
    debtor_name,
    case_reference,
    // Of a task the day says it.
    kind === 'task_due' ? null : (agoText(i18n.language, at, now) ?? say('now')),
  ]
  return (
    <Text component="span" size="xs" c="dimmed" display="block" title={instant(at)}>
      {facts.filter(Boolean).join(' · ')}
    </Text>
  )
}
