import { useWindowEvent } from '@mantine/hooks'
import type { Entry } from './entry.ts'
import { type Command, commandOf, stepTo } from './keys.ts'
import type { Inbox } from './use-inbox.ts'

type Doing = {
  readonly entries: readonly Entry[]
  readonly inbox: Inbox
  onSearch(): void
  onClaim(): void
  onMark(): void
}

/** The keys of the inbox, before the frame around the page gets them: it has `/` too. */
export function useBankKeys({ entries, inbox, onSearch, onClaim, onMark }: Doing): void {
  const obey = (command: Command) => {
    if (command.do === 'accept') return inbox.accept(command.index)
    if (command.do === 'undo') return inbox.undo()
    if (command.do === 'search') return onSearch()
    if (command.do === 'open_claim') return onClaim()
    if (command.do === 'mark') return onMark()
    if (command.do === 'move' || command.do === 'edge') {
      const at = entries.findIndex(({ id }) => id === inbox.entry?.id)
      const to = entries[stepTo(entries.length, at, command)]
      return to && inbox.choose(to.id, true)
    }
    return inbox.open(command.do)
  }
  useWindowEvent(
    'keydown',
    (event) => {
      if (inbox.asked || !isForPage(event)) return
      const command = commandOf(event, { is_busy: inbox.deed.isBusy(), arrived_ms: inbox.arrivedMs() })
      if (!command) return
      event.preventDefault()
      event.stopPropagation()
      obey(command)
    },
    { capture: true },
  )
}

/** Fields, menus and dialogs have keys of their own; buttons and links have Enter. */
function isForPage({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return true
  if (target.closest('input, textarea, select, [role="dialog"], [role="menu"], [contenteditable="true"]')) return false
  if (target.closest('[role="tablist"]')) return !/^(Arrow|Home|End|Enter)/.test(key)
  return key !== 'Enter' || !target.closest('button, a')
}
