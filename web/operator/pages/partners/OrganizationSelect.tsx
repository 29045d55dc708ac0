import { Select, type SelectProps } from '@mantine/core'
import { operator } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'

/** One of the organisations that this installation works for; there are few. */
export function OrganizationSelect(props: Omit<SelectProps, 'data'>) {
  const common = useCommonWords()
  const query = operator.useQuery('get', '/api/operator/organizations', { params: { query: { limit: 100 } } })
  return (
    <Select
      data={(query.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      nothingFoundMessage={common('list.none')}
      {...props}
    />
  )
}
