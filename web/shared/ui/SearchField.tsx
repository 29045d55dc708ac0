import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useCommonWords } from '../i18n/common.ts'

type SearchFieldProps = {
  /** The current search text in the URL. */
  readonly value: string | undefined
  readonly placeholder: string
  onSearch(text: string | undefined): void
  /** As wide as its place. */
  readonly is_wide?: boolean
}

const PAUSE_MS = 250

/** Searches while somebody types, a moment after the last key. */
export function SearchField({ value = '', placeholder, onSearch, is_wide = false }: SearchFieldProps) {
  const say = useCommonWords()
  const [text, setText] = useState(value)
  const [asked, setAsked] = useState(value)
  const [told, setTold] = useState(value)
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  const ask = useDebouncedCallback((typed: string) => {
    // Something else has changed the field meanwhile, such as a reset.
    if (typed !== latest.current.trim()) return
    setAsked(typed)
    onSearch(typed || undefined)
  }, PAUSE_MS)
  // If the URL changed by other means (a link, the back button), show its text. If it changed because of what was
  // typed, leave the field alone, since more may have been typed meanwhile.
  if (value !== told) {
    setTold(value)
    if (value !== asked) {
      setAsked(value)
      setText(value)
    }
  }
  return (
    <TextInput
      type="search"
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        ask(currentTarget.value.trim())
      }}
      placeholder={placeholder}
      aria-label={say('list.search')}
      leftSection={<IconSearch size={15} aria-hidden />}
      w={is_wide ? '100%' : { base: '100%', xs: 300 }}
    />
  )
}
