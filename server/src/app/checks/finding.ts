export type CheckVerdict = 'ok' | 'warn' | 'fail'

/** One result of a check. */
export type Finding = {
  readonly area: string
  readonly verdict: CheckVerdict
  readonly text: string
  /** What to do about it. */
  readonly mend?: string
}

export const ok = (area: string, text: string): Finding => ({ area, verdict: 'ok', text })
export const warn = (area: string, text: string, mend: string): Finding => ({ area, verdict: 'warn', text, mend })
export const fail = (area: string, text: string, mend: string): Finding => ({ area, verdict: 'fail', text, mend })

/** The message of an error, on one line and without the full stop. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').replace(/\.$/, '')

export type Check = { readonly area: string; look(): Promise<readonly Finding[]> }

/** A check that breaks is a finding too, and the others go on. */
export const lookAt = ({ area, look }: Check): Promise<readonly Finding[]> =>
  look().catch((error: unknown) => [
    fail(
      area,
      `this could not be checked (${reasonOf(error)})`,
      'Mend what the reason names; else report it as a bug.',
    ),
  ])
