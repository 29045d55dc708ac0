import type { Happening, Subscription, Tell, Work } from './deps.ts'

export const happening = <Told>(name: string): Happening<Told> => ({ name })

/** Gives `hear` the type of what is told. */
export const on = <Told>(
  { name }: Happening<Told>,
  hear: (work: Work, told: Told) => Promise<unknown>,
): Subscription => ({ name, hear: hear as Subscription['hear'] })

export const tellerOf =
  (work: Work, subscriptions: readonly Subscription[]): Tell =>
  async ({ name }, told) => {
    await Promise.all(subscriptions.filter((one) => one.name === name).map((one) => one.hear(work, told)))
  }
