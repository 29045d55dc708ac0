import { Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useChange } from '../../../shared/ui/change.tsx'
import { FormDialog } from '../../../shared/ui/FormDialog.tsx'
import { fieldErrors } from '../../../shared/ui/field-errors.ts'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { OrganizationSelect } from './OrganizationSelect.tsx'
import { PartnerFields } from './PartnerFields.tsx'
import { creditNoteBody, NO_CREDIT_NOTE, type PartnerValues, rateOf } from './rate.ts'
import { usePartnersWords } from './words.ts'

type NewPartner = PartnerValues & { organization_id: string | null }

export function CreatePartner({ onClose }: { onClose(): void }) {
  const say = usePartnersWords()
  const go = useGo()
  const form = useForm<NewPartner>({
    initialValues: { organization_id: null, name: '', email: '', percent: 20, ...NO_CREDIT_NOTE },
  })
  const create = useChange({
    changes: ['partners'],
    quiet: true,
    send: (once, { organization_id, name, email, percent, ...rest }: NewPartner) =>
      once.POST('/api/operator/partners', {
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
    <FormDialog
      title={say('create')}
      opened
      onClose={onClose}
      submit={say('create')}
      onSubmit={() => create.mutate(form.values)}
      change={create}
    >
      <OrganizationSelect
        label={say('organization')}
        required
        error={errors.organization_id}
        {...form.getInputProps('organization_id')}
      />
      <PartnerFields form={form as never} />
      <Text size="sm" c="dimmed">
        {say('create_note')}
      </Text>
    </FormDialog>
  )
}
