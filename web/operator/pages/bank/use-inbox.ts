import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { type Doubt, doubtOf } from './accept.ts'
import { type Entry, type EntryDeed, isOpen, refusalOf, type Suggestion } from './entry.ts'
import { nextOf } from './keys.ts'
import type { Deed } from './send.ts'
import { useDeed } from './use-deed.ts'
import { useOpenAmounts } from './use-open-amounts.ts'

/** The dialog in front of the inbox. */
export type Asked =
  | { readonly what: 'book'; readonly suggestion: Suggestion | null; readonly doubt: Doubt | null }
  | { readonly what: 'refund' | 'ignore' | 'own_money' | 'undo' | 'offset' | 'pays_us' | 'charge' }

/** What was done last, and whether it can be undone. */
export type Told = { readonly entry: Entry; readonly deed: Deed; readonly before: Entry }

/** The state of the inbox: which entry is chosen, what is asked, what is under way and what was done. */
export function useInbox(entries: readonly Entry[], found: Entry | undefined) {
  const go = useGo()
  const search = useSearch({ from: '/shell/bank' })
  const [asked, ask] = useState<Asked | null>(null)
  const [told, tell] = useState<Told | null>(null)
  const [refusal, refuse] = useState<ReturnType<typeof refusalOf>>(null)
  /** Deeds of this visit that can be undone, the latest last. */
  const done = useRef<Told[]>([])
  const arrived = useRef<{ id: string; at: number } | null>(null)
  const before = useRef<Entry | null>(null)
  const last = useRef<Deed | null>(null)
  const [focused, setFocused] = useState(0)

  /** Shown while nobody has chosen one: it stays, whatever comes in above it. */
  const shown = useRef<string | undefined>(undefined)
  const first = entries.find(({ id }) => id === shown.current) ?? entries[0]
  useEffect(() => {
    shown.current = first?.id
  })
  const entry = entries.find(({ id }) => id === search.entry_id) ?? (search.entry_id ? found : first)
  const owedOf = useOpenAmounts(entry)

  const choose = (entry_id: string | undefined) => {
    refuse(null)
    go({ to: paths.bank, search: { ...search, entry_id } }, { replace: true })
  }

  const deed = useDeed({
    onDone: (changed, sent) => {
      const was = before.current ?? changed
      const one = { entry: changed, deed: sent, before: was }
      done.current =
        sent.do === 'unassign' ? done.current.filter(({ entry: { id } }) => id !== changed.id) : [...done.current, one]
      tell(one)
      ask(null)
      setFocused((times) => times + 1)
      if (sent.do === 'unassign') {
        arrived.current = { id: changed.id, at: performance.now() }
        return choose(changed.id)
      }
      if (isOpen(changed) && changed.rest > 0 && changed.status !== 'ignored') return choose(changed.id)
      const next = nextOf(entries, changed.id)
      arrived.current = next ? { id: next, at: performance.now() } : null
      choose(next)
    },
  })

  const start = (of: Entry, what: Deed) => {
    before.current = of
    last.current = what
    refuse(null)
    deed.start(what)
  }

  return {
    ...{ search, entry, asked, told, refusal, deed, focused, owedOf },
    is_busy: deed.isPending,
    /** How long the entry is there that a deed brought up; null when the person chose it. */
    arrivedMs: () =>
      arrived.current && arrived.current.id === entry?.id ? performance.now() - arrived.current.at : null,
    choose(id: string | undefined, by_key = false) {
      arrived.current = null
      if (by_key) setFocused((times) => times + 1)
      choose(id)
    },
    start: (what: Deed) => entry && start(entry, what),
    /** Sends the last deed once more, with its key. */
    again: () => last.current && deed.start(last.current),
    /** Books a suggestion at once when it is safe, and otherwise asks first. */
    accept(index: number) {
      const suggestion = entry?.suggestions[index]
      if (!entry || !suggestion) return
      if (refusalOf(entry, 'split')) return refuse(refusalOf(entry, 'split'))
      const doubt = doubtOf(entry.rest, { ...suggestion, ...owedOf(suggestion) })
      if (doubt) return ask({ what: 'book', suggestion, doubt })
      const parts = [{ claim_id: suggestion.claim_id, amount: entry.rest }]
      start(entry, { id: entry.id, do: 'assign', parts, rest: entry.rest })
    },
    open(what: EntryDeed) {
      if (!entry) return
      const why_not = refusalOf(entry, what)
      if (why_not) return refuse(why_not)
      refuse(null)
      ask(what === 'split' ? { what: 'book', suggestion: null, doubt: null } : { what })
    },
    /** Takes back what was done last in this visit; without such a deed asks about the chosen entry. */
    undo() {
      const latest = done.current.at(-1)
      const is_settled = entries.some(({ id, settled }) => id === latest?.entry.id && settled > 0)
      if (latest && !is_settled) return start(latest.entry, { id: latest.entry.id, do: 'unassign', note: '' })
      // What a settlement has counted meanwhile is not taken back unsaid.
      if (latest) {
        choose(latest.entry.id)
        return ask({ what: 'undo' })
      }
      if (entry && refusalOf(entry, 'undo') === null) return ask({ what: 'undo' })
      return refuse('undo')
    },
    close() {
      deed.cancel()
      ask(null)
      setFocused((times) => times + 1)
    },
  }
}

export type Inbox = ReturnType<typeof useInbox>
