import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCommonWords } from '../../shared/i18n/common.ts'
import { Empty } from '../../shared/ui/Empty.tsx'

type NothingFoundProps = {
  readonly title: string
  readonly text: string
  readonly icon?: ReactNode
}

/** What an empty list says when nobody asked for anything; where somebody did, the way back to the whole list. */
export function NothingFound({ title, text, icon }: NothingFoundProps) {
  const say = useCommonWords()
  const { pathname, searchStr } = useLocation()
  if (!searchStr) return <Empty title={title} text={text} icon={icon} />
  const reset = (
    <Button renderRoot={(props) => <Link to={pathname} search={{}} {...props} />} variant="default" size="xs">
      {say('list.reset')}
    </Button>
  )
  return <Empty title={say('list.nothing')} text={say('list.nothing_text')} icon={icon} action={reset} />
}
