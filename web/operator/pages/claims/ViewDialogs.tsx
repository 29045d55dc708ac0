import { Checkbox, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useSearch } from '@tanstack/react-router'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { searchOfView, textOfView, type View } from './views.ts'
import { useViewWords } from './words.views.ts'

type Named = { name: string; shared: boolean }

function NameFields<V extends Named>({ form }: { form: UseFormReturnType<V> }) {
  const say = useViewWords()
  return (
    <>
      <TextInput
        label={say('name')}
        {...form.getInputProps('name')}
        {...LIMITS.SavedViewCreate.name}
        required
        data-autofocus
      />
      <Checkbox
        label={say('share')}
        description={say('share_hint')}
        {...form.getInputProps('shared', { type: 'checkbox' })}
      />
    </>
  )
}

export function KeepView({ onClose }: { onClose(): void }) {
  const say = useViewWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/claims' })
  return (
    <DeedDialog
      title={say('keep.title')}
      submit={say('keep.submit')}
      onClose={onClose}
      values={{ name: '', shared: false }}
      send={async (once, { name, shared }) =>
        (
          await once.POST('/api/operator/views', {
            body: { page: 'claims', name, shared, search: textOfView(search) },
          })
        ).data?.data
      }
      changes={['views']}
      shows={(_, view) => view && go({ to: paths.claims, search: { ...search, view: view.id } }, { replace: true })}
      done={say('keep.done')}
    >
      {(form) => (
        <>
          <Text size="sm">{say('keep.text')}</Text>
          <NameFields form={form} />
        </>
      )}
    </DeedDialog>
  )
}

export function ChangeView({ view: { id, name, shared }, onClose }: { view: View; onClose(): void }) {
  const say = useViewWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/claims' })
  return (
    <DeedDialog
      title={say('change.title')}
      submit={say('change.submit')}
      onClose={onClose}
      values={{ name, shared, replace: false }}
      send={async (once, { replace, ...named }) =>
        (
          await once.PATCH('/api/operator/views/{id}', {
            params: { path: { id } },
            body: replace ? { ...named, search: textOfView(search) } : named,
          })
        ).data?.data
      }
      changes={['views']}
      shows={(_, view) => view && go({ to: paths.claims, search: searchOfView(view) }, { replace: true })}
      done={say('change.done')}
    >
      {(form) => (
        <>
          <NameFields form={form} />
          <Checkbox label={say('change.replace')} {...form.getInputProps('replace', { type: 'checkbox' })} />
        </>
      )}
    </DeedDialog>
  )
}
