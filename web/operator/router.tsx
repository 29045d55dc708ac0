import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { CrashPage } from '../shared/ui/CrashPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { lost, options, shell, tree } from './routes.ts'
import { Shell } from './shell/Shell.tsx'

shell.update({ component: Shell })
lost.update({ component: NotFoundPage })

/** While the pointer rests on a link, the target page loads its code and its data. */
export const openRouter = (queries: QueryClient) =>
  createRouter({
    routeTree: tree,
    ...options,
    context: { queries },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ({ error }) => <CrashPage error={error} />,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof openRouter>
  }
}
