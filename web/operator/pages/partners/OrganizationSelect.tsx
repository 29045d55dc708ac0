import { Select, type SelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { allOrganizationsQuery } from '../settings/queries.ts'

/** One of the organisations in this installation; there are few. */
export function OrganizationSelect(props: Omit<SelectProps, 'data'>) {
  const common = useCommonWords()
  const query = useQuery(allOrganizationsQuery())
  return (
    <Select
      data={(query.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      nothingFoundMessage={common('list.none')}
      {...props}
    />
  )
}
