import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useCommonWords } from '../i18n/common.ts'

type SearchFieldProps = {
  /** What is searched for now, as the address says. */
  readonly value: string | undefined
  readonly placeholder: string
  onSearch(text: string | undefined): void
}

const PAUSE_MS = 250

/** Searches while somebody types, a moment after the last key. */
export function SearchField({ value = '', placeholder, onSearch }: SearchFieldProps) {
  const say = useCommonWords()
  const [text, setText] = useState(value)
  const [asked, setAsked] = useState(value)
  const [told, setTold] = useState(value)
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  const ask = useDebouncedCallback((typed: string) => {
    // The field was changed by somebody else meanwhile, such as by a reset.
    if (typed !== latest.current.trim()) return
    setAsked(typed)
    onSearch(typed || undefined)
  }, PAUSE_MS)
  // An address that changed by itself (a link, the way back) is shown; an answer to what was typed leaves the field alone,
  // since more may have been typed meanwhile.
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
      w={{ base: '100%', xs: 300 }}
    />
  )
}
