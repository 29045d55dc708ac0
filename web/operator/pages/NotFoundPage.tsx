import { Anchor } from '@mantine/core'
import { IconMapQuestion } from '@tabler/icons-react'
import { useCommonWords } from '../../shared/i18n/common.ts'
import { Empty } from '../../shared/ui/Empty.tsx'
import { Page } from '../../shared/ui/Page.tsx'
import { linkTo } from '../links.tsx'
import { paths } from '../paths.ts'

export function NotFoundPage() {
  const say = useCommonWords()
  const back = <Anchor renderRoot={linkTo({ to: paths.claims })}>{say('not_found.back')}</Anchor>
  return (
    <Page title={say('not_found.title')}>
      <Empty title={say('not_found.text')} icon={<IconMapQuestion />} action={back} />
    </Page>
  )
}
