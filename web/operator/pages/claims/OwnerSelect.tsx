import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useIdentity } from '../../session.ts'
import { colleaguesQuery } from '../work/queries.ts'
import { useClaimsWords } from './words.ts'

type OwnerSelectProps = { readonly value: string | undefined; onChoose(owner: string | undefined): void }

/** Claims that one looks after, or nobody, or somebody of the team. */
export function OwnerSelect({ value, onChoose }: OwnerSelectProps) {
  const say = useClaimsWords()
  const { id } = useIdentity()
  const colleagues = useQuery(colleaguesQuery())
  const options = new Map([
    ['me', say('owner.me')],
    ['nobody', say('owner.nobody')],
    ...(colleagues.data?.data ?? []).filter((one) => one.id !== id).map((one) => [one.id, one.name] as const),
  ])
  // Whoever has left is not among the colleagues, and a link may still name them.
  if (value && !options.has(value)) options.set(value, say('owner.left'))
  return (
    <Select
      placeholder={say('owner.label')}
      aria-label={say('owner.label')}
      data={[...options].map(([owner, label]) => ({ value: owner, label }))}
      value={value ?? null}
      onChange={(owner) => onChoose(owner ?? undefined)}
      searchable
      clearable
      w={150}
    />
  )
}
