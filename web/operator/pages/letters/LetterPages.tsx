import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { faultOf } from '../../../shared/api/fault.ts'
import { Fault } from '../../../shared/ui/Fault.tsx'
import classes from './letters.module.css'
import { useLettersWords } from './words.ts'

/** Nobody scrolls further in a preview. */
const PAGES_MAX = 6

/** The pages, one below another. The end is known only when the next page is not found. */
export function LetterPages({ id, name }: { id: string; name: string }) {
  return (
    <div className={classes.pages}>
      <Sheet id={id} name={name} page={1} />
    </div>
  )
}

function Sheet({ id, name, page }: { id: string; name: string; page: number }) {
  const say = useLettersWords()
  // A stored letter never changes.
  const query = useQuery({
    queryKey: ['letter page', id, page],
    queryFn: () => readPicture(`/api/operator/letters/${id}/pages/${page}`),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (query.error) return <Fault error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <Skeleton className={classes.sheet ?? ''} style={{ aspectRatio: '210 / 297' }} />
  if (query.data === null) return page === 1 ? <Text c="dimmed">{say('picture_failed')}</Text> : null
  return (
    <>
      <img className={classes.sheet} src={query.data} alt={say('picture', { page, name })} />
      {page < PAGES_MAX && <Sheet id={id} name={name} page={page + 1} />}
    </>
  )
}

/** As a data URL; null for a page that does not exist. */
async function readPicture(url: string): Promise<string | null> {
  const response = await fetch(url)
  if (response.status === 404) return null
  if (!response.ok) throw await faultOf(response)
  const blob = await response.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
