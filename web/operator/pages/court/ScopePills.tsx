import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { FilterPill } from '../../../shared/ui/FilterPill.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { partnerQuery } from '../partners/queries.ts'
import { allOrganizationsQuery } from '../settings/queries.ts'
import { SCOPE, scopeOf } from './search.ts'
import { useCourtWords } from './words.ts'

export function ScopePills() {
  const say = useCourtWords()
  const search = useSearch({ from: '/shell/court' })
  const scope = scopeOf(search)
  const go = useGo()
  const names = useNames()
  const present = SCOPE.filter((name) => scope[name])
  if (present.length === 0) return null
  const remove = (name: (typeof SCOPE)[number]) =>
    go({ to: paths.court, search: { ...search, [name]: undefined, page: undefined } })
  return (
    <Group gap="xs">
      {present.map((name) => (
        <FilterPill key={name} name={say(`scope.${name}`)} value={names[name]} onRemove={() => remove(name)} />
      ))}
    </Group>
  )
}

function useNames(): Record<(typeof SCOPE)[number], string> {
  const say = useCourtWords()
  const { country, organization_id, partner_id } = useSearch({ from: '/shell/court' })
  const organizations = useQuery({ ...allOrganizationsQuery(), enabled: organization_id !== undefined })
  const partner = useQuery({ ...partnerQuery(partner_id ?? ''), enabled: partner_id !== undefined })
  return {
    country: country === 'none' ? say('scope.no_country') : (country ?? ''),
    organization_id: organizations.data?.data.find(({ id }) => id === organization_id)?.name ?? '…',
    partner_id: partner.data?.data.name ?? '…',
  }
}
