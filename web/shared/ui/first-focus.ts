import { type RefObject, useLayoutEffect, useRef } from 'react'

const FIELDS = 'input:not([type=hidden]):not([type=file]), textarea, select, [role=combobox]'

/**
 * Puts the focus of a dialog where the work begins: into the first field; where there is none, on the deed, or on the way
 * out if the deed is final. It never starts on the button that closes the dialog, where a blank would lose the work.
 */
export function useFirstFocus(is_final: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is placed once.
  useLayoutEffect(() => {
    if (form.current && !form.current.querySelector('[data-autofocus]'))
      firstOf(form.current, is_final).dataset.autofocus = ''
  }, [])
  return form
}

function firstOf(form: HTMLFormElement, is_final: boolean): HTMLElement {
  const fields = [...form.querySelectorAll<HTMLInputElement>(FIELDS)].filter((field) => !field.disabled)
  const [first] = fields
  // Of a group, the one that is chosen.
  const chosen = first?.type === 'radio' ? fields.find(({ name, checked }) => name === first.name && checked) : null
  const way = form.querySelector<HTMLElement>(`[data-way=${is_final ? 'cancel' : 'deed'}]:not(:disabled)`)
  return chosen ?? first ?? way ?? form
}
