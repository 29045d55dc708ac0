import '@fontsource-variable/inter/index.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '@mantine/dates/styles.css'
import '@mantine/spotlight/styles.css'
import 'mantine-datatable/styles.css'
import './operator.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openQueryClient } from '../shared/api/query-client.ts'
import { askForLogin, isPageHeld } from '../shared/api/session-end.ts'
import { readStyleNonce } from '../shared/ui/style-nonce.ts'
import { cssVariables, theme } from '../shared/ui/theme.ts'
import { LoginOver } from './pages/login/LoginOver.tsx'
import { paths } from './paths.ts'
import { openRouter } from './router.tsx'

const queries = openQueryClient((is_page_kept) => {
  const { pathname, href } = router.state.location
  if (pathname === paths.login) return
  if (is_page_kept || isPageHeld()) return askForLogin()
  // A full page load clears everything that this person has seen.
  window.location.assign(`/operator${paths.login}?${new URLSearchParams({ next: href })}`)
})
const router = openRouter(queries)

const nonce = readStyleNonce()

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queries}>
        <Notifications position="bottom-right" />
        <RouterProvider router={router} />
        <LoginOver />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
