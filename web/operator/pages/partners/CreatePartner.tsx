import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { fieldErrors, useChange } from '../../../shared/ui/change.tsx'
import { Fault } from '../../../shared/ui/Fault.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { OrganizationSelect } from './OrganizationSelect.tsx'
import { PartnerFields } from './PartnerFields.tsx'
import { creditNoteBody, NO_CREDIT_NOTE, type PartnerValues, rateOf } from './rate.ts'
import { usePartnersWords } from './words.ts'

type NewPartner = PartnerValues & { organization_id: string | null }

export function CreatePartner({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const say = usePartnersWords()
  const common = useCommonWords()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={say('create')}
      closeButtonProps={{ 'aria-label': common('action.close') }}
    >
      <NewPartnerForm onClose={onClose} />
    </Modal>
  )
}

function NewPartnerForm({ onClose }: { onClose(): void }) {
  const say = usePartnersWords()
  const common = useCommonWords()
  const go = useGo()
  const form = useForm<NewPartner>({
    initialValues: { organization_id: null, name: '', email: '', percent: 20, ...NO_CREDIT_NOTE },
  })
  const create = useChange({
    changes: ['partners'],
    quiet: true,
    send: ({ organization_id, name, email, percent, ...rest }: NewPartner) =>
      api.POST('/api/operator/partners', {
        body: {
          organization_id: organization_id ?? '',
          name,
          email,
          commission_rate: rateOf({ percent }),
          ...creditNoteBody(rest),
        },
      }),
    done: ({ data }) => say('created', { name: data?.data.name ?? '' }),
    onDone: ({ data }) => {
      onClose()
      if (data) go({ to: paths.partner, params: { partner_id: data.data.id } })
    },
  })
  const errors = fieldErrors(create.error)
  return (
    <form onSubmit={form.onSubmit((values) => create.mutate(values))}>
      <Stack>
        {create.error && <Fault error={create.error} />}
        <OrganizationSelect
          label={say('organization')}
          required
          data-autofocus
          error={errors.organization_id}
          {...form.getInputProps('organization_id')}
        />
        <PartnerFields form={form as never} />
        <Text size="sm" c="dimmed">
          {say('create_note')}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {say('create')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
