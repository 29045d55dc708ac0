import { ActionIcon, Tooltip } from '@mantine/core'

import { useHotkeys } from '@mantine/hooks'
import { IconCommand } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useShellWords } from './words.ts'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))
const ShortcutsDialog = lazy(async () => ({ default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog }))

/** The palette and the list of keys; their code is loaded on first use. */
export function Quick() {
  const say = useShellWords()
  const [asked, setAsked] = useState(0)
  const [is_helping, setHelping] = useState(false)
  const ask = () => setAsked((times) => times + 1)
  // The palette also opens from inside a field, where the other keys would be typed as letters.
  useHotkeys([['mod+K', ask]], [])
  const help = () => setHelping(true)
  // The position of the question mark differs between keyboards, as does whether it needs Shift.
  useHotkeys([
    ['shift+?', help],
    ['?', help],
  ])
  return (
    <>
      <Tooltip label={`${say('palette.open')} (Ctrl K)`}>
        <ActionIcon
          variant="default"
          size={30}
          aria-label={say('palette.open')}
          aria-keyshortcuts="Control+K"
          onClick={ask}
          visibleFrom="sm"
        >
          <IconCommand size={16} />
        </ActionIcon>
      </Tooltip>
      <Suspense fallback={null}>
        {asked > 0 && <Palette asked={asked} />}
        {is_helping && <ShortcutsDialog onClose={() => setHelping(false)} />}
      </Suspense>
    </>
  )
}
