import { Link, type RegisteredRouter, useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type ById = RegisteredRouter['routesById']
/** Pages by their paths. All but the login are inside the shell. */
type Pages = { [I in keyof ById as I extends `/shell${infer P extends `/${string}`}` ? P : I & '/login']: ById[I] }
type At<P extends keyof Pages> = Pages[P]['types']
type Needs<Name extends string, T> = keyof T extends never
  ? unknown
  : Record<never, never> extends T
    ? { readonly [N in Name]?: T }
    : { readonly [N in Name]: T }

/** A page of the desk with what its URL needs: path parameters and search parameters. */
export type Target = {
  [P in keyof Pages]: { readonly to: P } & Needs<'params', At<P>['allParams']> &
    Needs<'search', At<P>['fullSearchSchemaInput']>
}[keyof Pages]

type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { readonly page: Target }

/** The only kind of link between pages of the desk: a path without a page does not compile. */
export const PageLink = ({ page, ...anchor }: PageLinkProps) => <Link {...page} {...anchor} />

/** The same for components that let others render them: `<Button renderRoot={linkTo(…)}>`. */
export const linkTo = (page: Target) => (props: object) => <PageLink page={page} {...props} />

/** Goes to a page. With `replace` the back button skips the current one, as for filters. */
export function useGo(): (page: Target, how?: { replace: boolean }) => void {
  const navigate = useNavigate()
  return (page, how) => void navigate({ ...page, ...how })
}
