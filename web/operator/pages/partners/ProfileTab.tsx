import { Button, Code, Grid, Group, Paper, Stack, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Fault } from '../../../shared/ui/Fault.tsx'
import { linkTo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import type { NamedPartner } from './badges.tsx'
import { PartnerFields } from './PartnerFields.tsx'
import { PayoutPanel } from './PayoutPanel.tsx'
import { creditNoteBody, creditNoteValues, type PartnerValues, percentOf, rateOf } from './rate.ts'
import { showPartner } from './shown.ts'
import { usePartnersWords } from './words.ts'

export function ProfileTab({ partner }: { partner: NamedPartner }) {
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 7 }}>
        <ProfileForm partner={partner} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack>
          <PayoutPanel partner={partner} />
          <About partner={partner} />
        </Stack>
      </Grid.Col>
    </Grid>
  )
}

function ProfileForm({ partner }: { partner: NamedPartner }) {
  const say = usePartnersWords()
  const common = useCommonWords()
  const is_admin = useIdentity().role === 'admin'
  const { id, name, email, commission_rate } = partner
  const form = useForm<PartnerValues>({
    initialValues: { name, email, percent: percentOf(commission_rate), ...creditNoteValues(partner) },
  })
  const save = useChange({
    changes: ['partners', 'claims', 'revenue', 'overview'],
    send: (once, values: PartnerValues) =>
      once.PATCH('/api/operator/partners/{id}', {
        params: { path: { id } },
        body: {
          name: values.name,
          email: values.email,
          commission_rate: rateOf(values),
          ...creditNoteBody(values),
        },
      }),
    shows: (queries, { data }) => data && showPartner(queries, data.data),
    quiet: true,
    done: common('action.saved'),
  })
  return (
    <Paper withBorder p="md">
      <form onSubmit={form.onSubmit((values) => save.mutate(values))} aria-label={say('profile')}>
        <Stack>
          <Title order={2} size="h5">
            {say('profile')}
          </Title>
          {save.error && <Fault error={save.error} />}
          <PartnerFields form={form} disabled={!is_admin} />
          {is_admin && (
            <Group>
              <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
                {say('save_profile')}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Paper>
  )
}

function About({ partner }: { partner: NamedPartner }) {
  const say = usePartnersWords()
  const { instant } = useFormat()
  const { id, organization_name, created_at, confirmed_at, updated_at } = partner
  return (
    <Paper withBorder p="md">
      <Stack>
        <Title order={2} size="h5">
          {say('about')}
        </Title>
        <Facts
          facts={[
            [say('organization'), organization_name],
            [say('id'), <Code key="id">{id}</Code>],
            [say('created_at'), instant(created_at)],
            [say('confirmed_at'), confirmed_at ? instant(confirmed_at) : say('not_yet')],
            [say('updated_at'), instant(updated_at)],
          ]}
        />
        <Group gap="xs">
          <Button renderRoot={linkTo({ to: paths.claims, search: { partner_id: id } })} variant="default" size="xs">
            {say('claims')}
          </Button>
          <Button renderRoot={linkTo({ to: paths.revenue, search: { partner_id: id } })} variant="default" size="xs">
            {say('revenue')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
