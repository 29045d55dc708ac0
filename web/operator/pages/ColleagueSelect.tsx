import { Select, type SelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useIdentity } from '../session.ts'
import { colleaguesQuery } from './work/queries.ts'

/** The choice of nobody in particular, among the ids of people. */
export const NOBODY = 'nobody'

type ColleagueSelectProps = Omit<SelectProps, 'data'> & { readonly me: string; readonly nobody: string }

/** Whom something is given to: oneself, nobody, or somebody of the team. */
export function ColleagueSelect({ me, nobody, ...select }: ColleagueSelectProps) {
  const { id } = useIdentity()
  const colleagues = useQuery(colleaguesQuery())
  const others = (colleagues.data?.data ?? []).filter((one) => one.id !== id)
  return (
    <Select
      data={[
        { value: id, label: me },
        { value: NOBODY, label: nobody },
        ...others.map(({ id: value, name: label }) => ({ value, label })),
      ]}
      allowDeselect={false}
      searchable
      {...select}
    />
  )
}
