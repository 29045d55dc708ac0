import { Badge, Button } from '@mantine/core'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { askFirst, deedOf } from '../../../../shared/ui/confirm.tsx'
import { showDocument } from '../shown.ts'
import { usePaperWords } from '../words.papers.ts'

type Document = Schemas['TeamDocument']

/** For a file of the debtor that only the team sees: says so, and shows it to the creditor. */
export function ShareButton({ document }: { document: Document }) {
  const say = usePaperWords()
  const share = deedOf({
    changes: ['claims'],
    send: (once) => once.POST('/api/operator/documents/{id}/share', { params: { path: { id: document.id } } }),
    shows: (queries, { data }) => data && showDocument(queries, data.data),
    done: say('document.shared_done'),
  })
  const ask = () =>
    askFirst({
      title: say('document.share_title'),
      consequence: say('document.share_text', { name: document.original_filename }),
      confirm: say('document.share'),
      is_final: true,
      deed: share,
    })
  if (document.visibility !== 'team') return null
  return (
    <>
      <Badge size="sm" color="gray">
        {say('document.team_only')}
      </Badge>
      <Button
        size="compact-xs"
        variant="subtle"
        aria-label={say('document.share_of', { name: document.original_filename })}
        onClick={ask}
      >
        {say('document.share')}
      </Button>
    </>
  )
}
