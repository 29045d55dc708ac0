import { CREDITOR_LISTS } from './creditor.ts'
import type { Lists } from './lists.ts'
import { OPERATOR_LISTS } from './operator.ts'
import { DESK_LISTS } from './operator-desk.ts'
import { PARTNER_LISTS } from './partner.ts'

export const ALL_LISTS: Lists = { ...PARTNER_LISTS, ...OPERATOR_LISTS, ...DESK_LISTS, ...CREDITOR_LISTS }
