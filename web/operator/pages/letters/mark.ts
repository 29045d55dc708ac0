import { known } from '../../../shared/api/changed.ts'
import { ApiFault } from '../../../shared/api/fault.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { askFirst } from '../../../shared/ui/confirm.tsx'
import { letterQuery } from './queries.ts'
import { useWhichLetter } from './which-letter.ts'
import { useLettersWords } from './words.ts'

type Letter = Schemas['Letter']

export const CHANGES = ['letters', 'claims', 'work', 'overview'] as const

const isOutdated = (error: unknown): boolean => error instanceof ApiFault && error.reason === 'letter_outdated'

/**
 * Marks letters as posted, all or none, after showing the consequence. If a single one has become too old meanwhile, it is
 * asked whether to remake it.
 */
export function useMarkPosted(onDone: () => void) {
  const say = useLettersWords()
  const which = useWhichLetter()
  const remake = useRemake()
  return (letters: readonly Letter[]) =>
    askFirst({
      title: say('posted.some', { count: letters.length }),
      consequence: [
        ...(letters.length === 1 ? letters.map(which) : []),
        say('posted.consequence', { count: letters.length }),
      ].join(' '),
      confirm: say('posted.confirm'),
      deed: {
        changes: CHANGES,
        send: async (once) => {
          const ids = letters.map(({ id }) => id)
          return once.POST('/api/operator/letters/posted', { body: { ids } }).then(
            ({ data }) => data?.data ?? [],
            (error: unknown) => {
              if (letters.length === 1 && isOutdated(error)) return null
              throw error
            },
          )
        },
        answers: (posted) => (posted ?? []).flatMap((data) => known(letterQuery(data.id), { success: true, data })),
        done: (posted) => (posted ? say('posted.done', { count: posted.length }) : ''),
        onDone: (posted) => {
          if (posted) onDone()
          else for (const letter of letters) remake({ ...letter, is_outdated: true })
        },
      },
    })
}

/** Makes a letter anew at once, after showing the consequence. */
export function useRemake(onDone?: (letter: Letter) => void) {
  const say = useLettersWords()
  const which = useWhichLetter()
  const { day } = useFormat()
  return (letter: Letter) =>
    askFirst({
      title: say('remake.title'),
      consequence: [
        which(letter),
        letter.is_outdated && say('remake.outdated', { day: day(letter.letter_date) }),
        say(letter.status === 'outbox' ? 'remake.consequence' : 'remake.again'),
      ]
        .filter(Boolean)
        .join(' '),
      confirm: say('remake.one'),
      deed: {
        changes: CHANGES,
        send: async (once) => {
          const params = { path: { id: letter.id } }
          return (await once.POST('/api/operator/letters/{id}/remake', { params, body: {} })).data
        },
        answers: (answer) => (answer ? known(letterQuery(answer.data.id), answer) : []),
        done: say('remake.done'),
        onDone: (answer) => answer && onDone?.(answer.data),
      },
    })
}
