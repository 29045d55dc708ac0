import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCommonWords } from '../../shared/i18n/common.ts'
import { Empty } from '../../shared/ui/Empty.tsx'
import { linkTo, type Target } from '../links.tsx'

type NothingFoundProps = {
  /** The whole list. */
  readonly page: Target
  readonly title: string
  readonly text: string
  readonly icon?: ReactNode
}

/** What an empty list says. If a filter is set, it links back to the whole list. */
export function NothingFound({ page, title, text, icon }: NothingFoundProps) {
  const say = useCommonWords()
  const { searchStr } = useLocation()
  if (!searchStr) return <Empty title={title} text={text} icon={icon} />
  const reset = (
    <Button renderRoot={linkTo(page)} variant="default" size="xs">
      {say('list.reset')}
    </Button>
  )
  return <Empty title={say('list.nothing')} text={say('list.nothing_text')} icon={icon} action={reset} />
}
