import { ActionIcon, Indicator, Popover, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useFormat } from '../../shared/i18n/format.ts'
import { useKeys } from '../keys/use-keys.ts'
import { noticesOpened } from './opened.ts'
import { noticesQuery } from './queries.ts'
import { useNoticeWords } from './words.ts'

const NoticeList = lazy(async () => ({ default: (await import('./NoticeList.tsx')).NoticeList }))

const SHOWN_MAX = 99

/** How much the logged-in person has not read, and on request what it is. */
export function Bell() {
  const say = useNoticeWords()
  const { number } = useFormat()
  const is_open = noticesOpened.use()
  const { data } = useQuery(noticesQuery())
  const unread = data?.unread ?? 0
  useKeys('everywhere', { notices: () => noticesOpened.set(true) })
  const label = unread > 0 ? `${say('open')}: ${say('unread', { count: unread })}` : say('open')
  return (
    <>
      <Popover
        opened={is_open}
        onChange={(opened) => noticesOpened.set(opened)}
        position="bottom-end"
        width="min(420px, calc(100vw - 16px))"
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Tooltip label={`${say('title')} (B)`} disabled={is_open}>
            <Indicator
              label={unread > SHOWN_MAX ? `${SHOWN_MAX}+` : number(unread)}
              disabled={unread === 0}
              size={16}
              offset={3}
              color="red.8"
            >
              <ActionIcon
                variant="default"
                size={30}
                aria-label={label}
                aria-keyshortcuts="B"
                onClick={() => noticesOpened.set(!is_open)}
              >
                <IconBell size={16} />
              </ActionIcon>
            </Indicator>
          </Tooltip>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label={say('title')}>
          <Suspense fallback={null}>{is_open && <NoticeList />}</Suspense>
        </Popover.Dropdown>
      </Popover>
      <VisuallyHidden aria-live="polite">{unread > 0 && say('unread', { count: unread })}</VisuallyHidden>
    </>
  )
}
