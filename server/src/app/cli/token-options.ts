import type { CommonOptions } from './shell.ts'

export type CreateOptions = CommonOptions & {
  readonly organization: string
  readonly partner?: string
  readonly kind?: string
  readonly name?: string
  readonly rateLimit?: string
  readonly expires?: string
}

export type ListOptions = CommonOptions & { readonly organization?: string; readonly limit: string }
