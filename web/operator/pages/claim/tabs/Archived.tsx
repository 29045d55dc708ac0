import { Alert } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import type { ClaimFile } from '../file.ts'
import { useTimelineWords } from '../words.timeline.ts'

type Part = 'entries' | 'events' | 'mails'

export const isArchived = ({ archived }: ClaimFile, part: Part): boolean => archived.some((one) => one[part] > 0)

/** What is not in a list, and how to get it back. */
export function Archived({ file, part }: { file: ClaimFile; part: Part }) {
  const say = useTimelineWords()
  return file.archived
    .filter((one) => one[part] > 0)
    .map((one) => (
      <Alert
        key={one.archive}
        color="gray"
        icon={<IconArchive size={18} aria-hidden />}
        title={say('archived.title', { archive: one.archive })}
      >
        {say(`archived.${part}`, { count: one[part] })} {say('archived.back', { archive: one.archive })}
      </Alert>
    ))
}
