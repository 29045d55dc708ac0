import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type ChangeOptions, useChange } from './change.tsx'
import { FormDialog } from './FormDialog.tsx'
import { makeStore } from './store.ts'

/** What a question is about. */
type Deed<R> = Omit<ChangeOptions<void, R>, 'quiet' | 'no_retry'>

type Question<R> = {
  readonly title: string
  /** The consequence, in whole sentences. */
  readonly consequence: ReactNode
  /** The deed by its name. */
  readonly confirm: string
  /** Red, for what cannot be undone. */
  readonly is_final?: boolean
  /** What happens then. The question stays until it is done, and shows what went wrong. */
  readonly deed: Deed<R>
}

type Asked = { readonly number: number; readonly question: Question<unknown> }

let last_number = 0
const asked = makeStore<Asked | null>(null)

const set = (question: Question<unknown> | null): void => asked.set(question && { number: ++last_number, question })

/** A deed to be asked about, typed by what it answers. */
export const deedOf = <R,>(deed: Deed<R>): Deed<R> => deed

/** Asks before something that has consequences, and shows them. */
export const askFirst = <R,>(question: Question<R>): void => set(question as Question<unknown>)

export const forgetQuestion = (): void => set(null)

/** Stands once on the page, so that a question outlives the row or the menu that asked it. */
export function Questions() {
  const now = asked.use()
  return now && <Asking key={now.number} question={now.question} />
}

function Asking({
  question: { title, consequence, confirm, is_final = false, deed },
}: {
  question: Question<unknown>
}) {
  const change = useChange<void, unknown>({
    ...deed,
    quiet: true,
    onDone: (result) => {
      forgetQuestion()
      deed.onDone?.(result)
    },
  })
  return (
    <FormDialog
      opened
      title={title}
      submit={confirm}
      is_final={is_final}
      change={change}
      onSubmit={() => change.mutate()}
      onClose={forgetQuestion}
    >
      <Stack gap="xs">{typeof consequence === 'string' ? <Text size="sm">{consequence}</Text> : consequence}</Stack>
    </FormDialog>
  )
}
