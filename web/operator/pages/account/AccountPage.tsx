import { Grid, Stack } from '@mantine/core'
import { Page } from '../../../shared/ui/Page.tsx'
import { useIdentity } from '../../session.ts'
import { PasswordPanel } from './PasswordPanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import { useAccountWords } from './words.ts'

export function AccountPage() {
  const say = useAccountWords()
  const { email, role } = useIdentity()
  return (
    <Page title={say('title')} subtitle={`${email} · ${say(`role.${role}`)}`}>
      <Grid>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Stack>
            <ProfilePanel />
            <PasswordPanel />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Stack>
            <SecondFactorPanel />
            <SessionsPanel />
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  )
}
