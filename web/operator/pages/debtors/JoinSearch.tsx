import { FoundSelect } from '../parties/FoundSelect.tsx'
import { debtorsNamed } from '../parties/queries.ts'
import { useJoin } from './join.ts'
import type { DebtorFile } from './queries.ts'
import { useDebtorWords } from './words.ts'

/** Finds a record that was not suggested. Those of the person itself are not offered. */
export function JoinSearch({ file: { debtor_id, records } }: { readonly file: DebtorFile }) {
  const say = useDebtorWords()
  const join = useJoin(debtor_id)
  const find = (q: string) => {
    const { queryKey, queryFn } = debtorsNamed(q)
    const others = async () => (await queryFn()).filter(({ value }) => !records.some(({ id }) => id === value))
    return { queryKey: [...queryKey, ...records.map(({ id }) => id)], queryFn: others }
  }
  return (
    <FoundSelect
      label={say('join_search')}
      nothing={say('join_nothing')}
      value={null}
      disabled={false}
      find={find}
      onChange={(found) => found && join.ask(found.debtor)}
    />
  )
}
