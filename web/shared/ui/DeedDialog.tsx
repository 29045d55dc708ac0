import { type UseFormReturnType, useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { type ChangeOptions, useChange } from './change.tsx'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'
import { fieldErrors } from './field-errors.ts'

type DeedDialogProps<V extends object, R> = Pick<
  FormDialogProps,
  'title' | 'submit' | 'onClose' | 'is_final' | 'is_incomplete' | 'size'
> &
  Pick<ChangeOptions<V, R>, 'send' | 'changes' | 'answers' | 'shows' | 'done'> & {
    /** What the fields hold at first. */
    readonly values: V
    /** What a person has to mend before anything is sent, by field. */
    check?(values: V): Readonly<Record<string, string>>
    /** The consequence, and the fields. */
    children(form: UseFormReturnType<V>): ReactNode
  }

/** The frame of a dialog that does one thing: faults appear at their fields, and it closes once the thing is done. */
export function DeedDialog<V extends object, R>(props: DeedDialogProps<V, R>) {
  const { values, check, children, title, submit, onClose, ...rest } = props
  const { is_final = false, is_incomplete = false, size = 'md', ...deed } = rest
  const form = useForm<V>({ initialValues: values })
  const change = useChange<V, R>({ ...deed, onDone: onClose, quiet: true })
  const onSubmit = () => {
    const faults = check?.(form.values) ?? {}
    form.setErrors(faults)
    if (Object.keys(faults).length > 0) return
    change.mutate(form.values, { onError: (error) => form.setErrors(fieldErrors(error)) })
  }
  return (
    <FormDialog opened {...{ title, submit, onClose, is_final, is_incomplete, size, change, onSubmit }}>
      {children(form)}
    </FormDialog>
  )
}
