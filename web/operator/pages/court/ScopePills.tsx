import { Group } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { operator } from '../../../shared/api/operator.ts'
import { FilterPill } from '../../../shared/ui/FilterPill.tsx'
import { paths } from '../../paths.ts'
import { SCOPE } from './search.ts'
import { useCourtWords } from './words.ts'

/** What the address narrows the desk to. */
export function useCourtScope(): { country?: string; organization_id?: string; partner_id?: string } {
  const { country, organization_id, partner_id } = useSearch({ from: '/shell/court' })
  return {
    ...(country ? { country } : {}),
    ...(organization_id ? { organization_id } : {}),
    ...(partner_id ? { partner_id } : {}),
  }
}

export function ScopePills() {
  const say = useCourtWords()
  const scope = useCourtScope()
  const navigate = useNavigate({ from: paths.court })
  const names = useNames()
  const present = SCOPE.filter((name) => scope[name])
  if (present.length === 0) return null
  const remove = (name: (typeof SCOPE)[number]) =>
    void navigate({ search: (search) => ({ ...search, [name]: undefined, page: undefined }) as typeof search })
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
  const { country, organization_id, partner_id } = useCourtScope()
  const organizations = operator.useQuery(
    'get',
    '/api/operator/organizations',
    { params: { query: { limit: 100 } } },
    { enabled: organization_id !== undefined },
  )
  const partner = operator.useQuery(
    'get',
    '/api/operator/partners/{id}',
    { params: { path: { id: partner_id ?? '' } } },
    { enabled: partner_id !== undefined },
  )
  return {
    country: country === 'none' ? say('scope.no_country') : (country ?? ''),
    organization_id: organizations.data?.data.find(({ id }) => id === organization_id)?.name ?? '…',
    partner_id: partner.data?.data.name ?? '…',
  }
}
