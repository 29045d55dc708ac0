import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCommand } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { keyHelp } from '../keys/help.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useShellWords } from './words.ts'

const Palette = lazy(async () => ({ default: (await import('../palette/Palette.tsx')).Palette }))
const ShortcutsDialog = lazy(async () => ({ default: (await import('../keys/ShortcutsDialog.tsx')).ShortcutsDialog }))

/** The palette and the list of keys; their code is loaded on first use. */
export function Quick() {
  const say = useShellWords()
  const [asked, setAsked] = useState(0)
  const is_helping = keyHelp.use()
  const ask = () => setAsked((times) => times + 1)
  // The palette also opens from inside a field, where the other keys would be typed as letters.
  useKeys('everywhere', { palette: ask }, 'everywhere')
  useKeys('everywhere', { help: () => keyHelp.set(true) })
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
        {is_helping && <ShortcutsDialog />}
      </Suspense>
    </>
  )
}
