import { sql } from '../../../platform/db/db.ts'
import { PRIMARY_ADDRESS } from './queries.ts'
import { WITHHELD_NAME } from './rules.ts'

/** Of a row of debtors called `d`, for lists: of people whose data may only be kept neither name nor address is shown. */
export const SHOWN_NAME = sql`case when d.restricted_at is null then d.name else ${WITHHELD_NAME} end`

/** Person and company, as `debtorName` reads them. */
export const SHOWN_NAMES = sql`case when d.restricted_at is null
  then jsonb_build_object('person', d.person, 'company', d.company)
  else jsonb_build_object('person', jsonb_build_object('last_name', ${WITHHELD_NAME}::text), 'company', null) end`

export const SHOWN_ADDRESS = sql`case when d.restricted_at is null then ${PRIMARY_ADDRESS} end`
