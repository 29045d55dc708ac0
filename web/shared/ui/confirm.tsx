import { Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'
import { useCommonWords } from '../i18n/common.ts'

type Question = {
  readonly title: string
  /** The consequence, in whole sentences. */
  readonly consequence: ReactNode
  readonly confirm: string
  /** Red, for what cannot be undone. */
  readonly is_final?: boolean
  onConfirm(): void
}

/** Asks before something that cannot be undone, and shows the consequence. */
export function useConfirm(): (question: Question) => void {
  const say = useCommonWords()
  return ({ title, consequence, confirm, is_final = false, onConfirm }) =>
    modals.openConfirmModal({
      title,
      children: (
        <Stack gap="xs">{typeof consequence === 'string' ? <Text size="sm">{consequence}</Text> : consequence}</Stack>
      ),
      closeButtonProps: { 'aria-label': say('action.close') },
      labels: { confirm, cancel: say('action.cancel') },
      confirmProps: is_final ? { color: 'red.9' } : {},
      onConfirm,
    })
}
