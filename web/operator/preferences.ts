import { useMantineColorScheme } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { api, type Schemas } from '../shared/api/operator.ts'
import { browserLanguage, chooseLanguage } from '../shared/i18n/language.ts'
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
  const { mutate } = useMutation({
    mutationFn: (change: Preferences) => api.PATCH('/api/operator/session', { body: change }),
    onMutate: (change) => void show(change as Partial<Identity>),
  })
  return mutate
}
