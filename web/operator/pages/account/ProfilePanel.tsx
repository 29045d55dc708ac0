import { Button, Group, Select, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { known } from '../../../shared/api/changed.ts'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { onlyFieldError } from '../../../shared/ui/field-errors.ts'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { useSavePreferences } from '../../preferences.ts'
import { useIdentity } from '../../session.ts'
import { sessionQuery } from '../../session-query.ts'
import { useAccountWords } from './words.ts'

const BROWSER = 'browser'

export function ProfilePanel() {
  const say = useAccountWords()
  return (
    <Panel title={say('profile.title')} text={say('profile.text')}>
      <Stack gap="sm">
        <NameForm />
        <Group grow align="flex-start">
          <LanguageSelect />
          <ThemeSelect />
        </Group>
        <DigestSwitch />
      </Stack>
    </Panel>
  )
}

function NameForm() {
  const say = useAccountWords()
  const common = useCommonWords()
  const { name } = useIdentity()
  const form = useForm({ initialValues: { name } })
  const save = useChange({
    changes: ['team', 'work'],
    send: (once, body: { name: string }) => once.PATCH('/api/operator/session', { body }),
    answers: ({ data }) => known(sessionQuery(), data),
    done: common('action.saved'),
    onDone: (_, { name: saved }) => form.resetDirty({ name: saved }),
    quiet: true,
  })
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Group align="flex-end" gap="xs">
        <TextInput
          label={say('profile.name')}
          autoComplete="name"
          required
          withAsterisk={false}
          {...LIMITS.OwnPatch.name}
          flex={1}
          {...form.getInputProps('name')}
          error={onlyFieldError(save.error, 'name')}
        />
        <Button type="submit" variant="default" loading={save.isPending} disabled={!form.isDirty()}>
          {say('profile.save')}
        </Button>
      </Group>
    </form>
  )
}

/** Whether a mail tells in the morning what is open. */
function DigestSwitch() {
  const say = useAccountWords()
  const common = useCommonWords()
  const { wants_digest } = useIdentity()
  const save = useChange({
    changes: [],
    send: (once, body: { wants_digest: boolean }) => once.PATCH('/api/operator/session', { body }),
    answers: ({ data }) => known(sessionQuery(), data),
    done: common('action.saved'),
  })
  return (
    <Switch
      label={say('profile.digest')}
      description={say('profile.digest_text')}
      checked={wants_digest}
      disabled={save.isPending}
      onChange={(event) => save.mutate({ wants_digest: event.currentTarget.checked })}
    />
  )
}

function LanguageSelect() {
  const say = useAccountWords()
  const { language } = useIdentity()
  const save = useSavePreferences()
  return (
    <Select
      label={say('profile.language')}
      data={[
        { value: BROWSER, label: say('profile.browser') },
        { value: 'de', label: 'Deutsch' },
        { value: 'en', label: 'English' },
      ]}
      value={language ?? BROWSER}
      onChange={(value) =>
        save({ language: value === BROWSER ? null : (value as Schemas['OperatorIdentity']['language']) })
      }
      allowDeselect={false}
    />
  )
}

function ThemeSelect() {
  const say = useAccountWords()
  const { theme } = useIdentity()
  const save = useSavePreferences()
  return (
    <Select
      label={say('profile.theme')}
      data={[
        { value: BROWSER, label: say('profile.browser') },
        { value: 'light', label: say('profile.light') },
        { value: 'dark', label: say('profile.dark') },
      ]}
      value={theme ?? BROWSER}
      onChange={(value) => save({ theme: value === BROWSER ? null : (value as Schemas['OperatorIdentity']['theme']) })}
      allowDeselect={false}
    />
  )
}
