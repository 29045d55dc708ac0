import { Button, type ButtonProps, Tooltip, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'

type RefusableButtonProps = ButtonProps & {
  /** Why it cannot be done now, in the server's words or ours; null if it can. */
  readonly refusal: string | null
  onClick(): void
}

/** A button that stays visible when its action is not allowed, and says why, to screen readers too. */
export function RefusableButton({ refusal, onClick, children, ...button }: RefusableButtonProps) {
  const id = useId()
  if (refusal === null) {
    return (
      <Button onClick={onClick} {...button}>
        {children}
      </Button>
    )
  }
  return (
    <>
      <Tooltip label={refusal} multiline maw={320} withArrow events={{ hover: true, focus: true, touch: true }}>
        <Button
          {...button}
          data-disabled
          aria-disabled
          aria-describedby={id}
          onClick={(event) => event.preventDefault()}
        >
          {children}
        </Button>
      </Tooltip>
      <VisuallyHidden id={id}>{refusal}</VisuallyHidden>
    </>
  )
}
