import { forbidden } from '../../kernel/errors.ts'
import type { Guard } from '../api.ts'

const ADMIN_REQUIRED = 'Only an administrator may do this'

/** For routes that an administrator needs who must set up a second factor before anything else. */
export const BEFORE_FACTOR = { before_second_factor: true } as const

/** For routes that change who may do what. */
export const adminOnly: Guard<'operator'> = async ({ caller }) => {
  if (caller.role !== 'admin') throw forbidden('admin_required', ADMIN_REQUIRED)
}
