import { Alert } from '@mantine/core'
import { IconLifebuoy } from '@tabler/icons-react'
import { useShellWords } from './words.ts'

/** The document itself says so, since nobody is logged in on the first page. */
const isDrill = (): boolean => document.querySelector('meta[name="drill"]') !== null

/** On every page, the login included: nobody should take a drill for the real thing. */
export function DrillNotice() {
  const say = useShellWords()
  if (!isDrill()) return null
  return (
    <Alert color="red" icon={<IconLifebuoy />} mb="md" py="xs" role="note">
      {say('drill_hint')}
    </Alert>
  )
}
