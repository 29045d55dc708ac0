import { ENTRIES } from './bank-house.ts'
import { type Driven, listed, pick, sound } from './bank-model.ts'

/** What happens to money that is for no claim. */
export const SHARE_STEPS = ['fee_taken', 'charge', 'pays_us', 'repay', 'own_money', 'give', 'take_back'] as const
export type ShareStep = (typeof SHARE_STEPS)[number]

type Command = (driven: Driven, step: { readonly which: number }) => Promise<unknown> | unknown

const openingOf = ({ house: { account_id } }: Driven) => `/api/operator/bank-accounts/${account_id}/opening`

async function entryFor(driven: Driven, which: number, is_credit: boolean): Promise<string | undefined> {
  const entries = await listed(driven, ['unmatched', 'suggested'])
  return pick(
    entries.filter(({ amount }) => amount > 0 === is_credit),
    which,
  )?.id
}

const customerOf = ({ claims }: Driven, which: number) => pick(claims, which)?.customer_id

export const SHARE_COMMANDS: { readonly [Kind in ShareStep]: Command } = {
  fee_taken: ({ bank }) => bank.unstated.push({ amount: -4_90, text: `Spesen ${++bank.count}` }),
  charge: async (driven, { which }) => {
    const id = await entryFor(driven, which, false)
    if (id) sound(await driven.house.admin.post(`${ENTRIES}/${id}/charge`, {}))
  },
  pays_us: async (driven, { which }) => {
    const id = await entryFor(driven, which, true)
    const customer_id = customerOf(driven, which)
    if (id) sound(await driven.house.agent.post(`${ENTRIES}/${id}/pays-us`, { customer_id }))
  },
  repay: async (driven, { which }) => {
    const id = await entryFor(driven, which, true)
    if (!id) return
    const { lost_refunds } = sound(await driven.house.agent.get(`${ENTRIES}/${id}/debts`)).json().data
    const return_id = pick(lost_refunds as { return_id: string }[], which)?.return_id
    if (return_id) sound(await driven.house.agent.post(`${ENTRIES}/${id}/pays-us`, { return_id }))
  },
  own_money: async (driven, { which }) => {
    const id = await entryFor(driven, which, true)
    if (id) sound(await driven.house.admin.post(`${ENTRIES}/${id}/own-money`, {}))
  },
  give: async (driven, { which }) => {
    const customer_id = which % 2 === 0 ? null : customerOf(driven, which)
    sound(await driven.house.admin.post(openingOf(driven), { customer_id, amount: 10 + which }))
  },
  take_back: async (driven, { which }) => {
    const { parts } = sound(await driven.house.admin.get(openingOf(driven))).json().data
    const part = pick(parts as { id: string }[], which)
    if (part) sound(await driven.house.admin.delete(`${openingOf(driven)}/${part.id}`))
  },
}
