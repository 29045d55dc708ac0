import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { ListTable } from '../../../shared/ui/ListTable.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { erasuresQuery } from './queries.ts'
import { usePrivacyWords } from './words.ts'

export function ErasureLog() {
  const say = usePrivacyWords()
  const format = useFormat()
  const go = useGo()
  const search = useSearch({ from: '/shell/privacy' })
  const named = (what: string): string => say(`holdings.${what as 'letters'}`)
  return (
    <ListTable
      label={say('tabs.erasures')}
      query={useQuery(erasuresQuery(search))}
      empty={<Empty title={say('no_erasures')} />}
      onPage={(page) => go({ to: paths.privacy, search: { ...search, page } })}
      columns={[
        { accessor: 'at', title: say('at'), render: ({ at }) => format.instant(at) },
        { accessor: 'cause', title: say('cause'), render: ({ cause }) => say(`cause_words.${cause as 'retention'}`) },
        {
          accessor: 'subject_kind',
          title: say('whose'),
          render: ({ subject_kind, subject_id }) => [subject_kind, subject_id?.slice(-8)].filter(Boolean).join(' …'),
        },
        {
          accessor: 'counts',
          title: say('erased_counts'),
          render: ({ counts }) =>
            Object.entries(counts)
              .map(([what, count]) => `${named(what)}: ${count}`)
              .join(', '),
        },
      ]}
    />
  )
}
