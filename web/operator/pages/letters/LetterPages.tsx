import { Skeleton, Text } from '@mantine/core'
import clsx from 'clsx'
import { useState } from 'react'
import classes from './letters.module.css'
import { useLettersWords } from './words.ts'

/** Nobody scrolls further in a preview. */
const PAGES_MAX = 6

/** All pages one below the other. How many there are is known when the one after the last is not found. */
export function LetterPages({ id, name }: { id: string; name: string }) {
  const say = useLettersWords()
  const [loaded, setLoaded] = useState(0)
  const [is_complete, setComplete] = useState(false)
  if (is_complete && loaded === 0) return <Text c="dimmed">{say('picture_failed')}</Text>
  const shown = is_complete ? loaded : Math.min(loaded + 1, PAGES_MAX)
  return (
    <div className={classes.pages}>
      {loaded === 0 && <Skeleton className={classes.sheet ?? ''} style={{ aspectRatio: '210 / 297' }} />}
      {Array.from({ length: shown }, (_, index) => index + 1).map((page) => (
        <img
          key={page}
          className={clsx(classes.sheet, page > loaded && classes.waiting)}
          src={`/api/operator/letters/${id}/pages/${page}`}
          alt={say('picture', { page, name })}
          onLoad={() => setLoaded((known) => Math.max(known, page))}
          onError={() => setComplete(true)}
        />
      ))}
    </div>
  )
}
