import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { ToldDialog } from './ToldDialog.tsx'
import { useToldWords } from './words.told-decision.ts'

/** How the team helps a creditor to decide: by recording what it was told, or by sending the link. */
export function DecisionDeeds({ claim_id }: { claim_id: string }) {
  const say = useToldWords()
  const [is_open, open] = useState(false)
  const send = deedOf({
    changes: ['claims', 'mail'],
    send: (once) =>
      once.POST('/api/operator/claims/{id}/lawsuit-decision/link', { params: { path: { id: claim_id } } }),
    done: ({ data }) => say('link_sent', { email: data?.data.sent_to ?? '' }),
  })
  const ask = () =>
    askFirst({ title: say('link_title'), consequence: say('link_text'), confirm: say('link_send'), deed: send })
  return (
    <Group gap="xs">
      <Button size="xs" variant="default" onClick={() => open(true)}>
        {say('action')}
      </Button>
      <Button size="xs" variant="default" onClick={ask}>
        {say('link')}
      </Button>
      {is_open && <ToldDialog claim_id={claim_id} onClose={() => open(false)} />}
    </Group>
  )
}
