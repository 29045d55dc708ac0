import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { useDebtorWords } from './words.ts'

type Named = { readonly id: string; readonly name: string; readonly customer_name: string | null }

/** Marks another record as the same person, after asking. */
export function useJoin(debtor_id: string) {
  const say = useDebtorWords()
  const named = ({ name, customer_name }: Named) => ({ name, customer: customer_name ?? say('record_of_nobody') })
  const ask = (record: Named) =>
    askFirst({
      ...{ title: say('join_title'), consequence: say('join_text', named(record)), confirm: say('join') },
      deed: deedOf({
        changes: ['claims', 'audit'],
        send: (once) =>
          once.POST('/api/operator/debtors/{id}/join', {
            params: { path: { id: debtor_id } },
            body: { debtor_id: record.id },
          }),
        done: say('joined_done'),
      }),
    })
  return { ask, named }
}
