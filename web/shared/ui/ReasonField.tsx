import { Textarea, type TextareaProps } from '@mantine/core'

/** Why something is taken back: it must be said, and the focus begins here. */
export const ReasonField = (props: TextareaProps) => (
  <Textarea required data-autofocus autosize minRows={2} maxRows={6} {...props} />
)
