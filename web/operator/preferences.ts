import { useMantineColorScheme } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import type { Schemas } from '../shared/api/operator.ts'
import { browserLanguage, chooseLanguage } from '../shared/i18n/language.ts'
import { useChange } from '../shared/ui/change.tsx'
import { useIdentity } from './session.ts'
import { type Identity, sessionQuery } from './session-query.ts'

type Preferences = Pick<Schemas['OwnPatch'], 'language' | 'theme'>

/** Language and colours belong to the account and apply on every device. The browser supplies what was never chosen. */
export function usePreferences(): void {
  const { language, theme } = useIdentity()
  const { setColorScheme } = useMantineColorScheme()
  useLayoutEffect(() => void chooseLanguage(language ?? browserLanguage()), [language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen changes the colours.
  useLayoutEffect(() => setColorScheme(theme ?? 'auto'), [theme])
}

/** Applied at once and stored with the account. The page changes even if the server cannot be reached. */
export function useSavePreferences(): (change: Preferences) => void {
  const queries = useQueryClient()
  const { queryKey } = sessionQuery()
  const show = (change: Partial<Identity>) =>
    queries.setQueryData<{ data: Identity }>(
      queryKey,
      (known) => known && { ...known, data: { ...known.data, ...change } },
    )
  const { mutate } = useChange({
    changes: [],
    quiet: true,
    send: (once, change: Preferences) => once.PATCH('/api/operator/session', { body: change }),
  })
  return (change) => {
    show(change as Partial<Identity>)
    mutate(change)
  }
}
