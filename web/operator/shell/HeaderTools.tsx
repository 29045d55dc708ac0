import {
  ActionIcon,
  Avatar,
  Group,
  Menu,
  SegmentedControl,
  Text,
  TextInput,
  UnstyledButton,
  useComputedColorScheme,
} from '@mantine/core'
import { IconBook, IconLogout, IconMoon, IconSearch, IconSun, IconUser } from '@tabler/icons-react'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../shared/i18n/language.ts'
import { useChange } from '../../shared/ui/change.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { linkTo, useGo } from '../links.tsx'
import { Bell } from '../notices/Bell.tsx'
import { paths } from '../paths.ts'
import { useSavePreferences } from '../preferences.ts'
import { useIdentity } from '../session.ts'
import { Quick } from './Quick.tsx'
import { useShellWords } from './words.ts'

export function HeaderTools() {
  return (
    <Group gap="xs" wrap="nowrap">
      <SearchBox />
      <Quick />
      <Bell />
      <LanguageSwitch />
      <ColorSwitch />
      <Person />
    </Group>
  )
}

/** Finds claims from anywhere; `/` focuses it. */
function SearchBox() {
  const say = useShellWords()
  const go = useGo()
  const input = useRef<HTMLInputElement>(null)
  useKeys('everywhere', { search: () => input.current?.focus() })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = input.current?.value.trim()
    go({ to: paths.claims, search: q ? { q } : {} })
  }
  return (
    <search>
      <form onSubmit={submit}>
        <TextInput
          ref={input}
          type="search"
          size="xs"
          w={{ base: 84, xs: 130, sm: 280 }}
          placeholder={say('search')}
          aria-label={say('search_label')}
          leftSection={<IconSearch size={14} aria-hidden />}
        />
      </form>
    </search>
  )
}

function LanguageSwitch() {
  const say = useShellWords()
  const { i18n } = useTranslation()
  const save = useSavePreferences()
  return (
    <SegmentedControl
      size="xs"
      aria-label={say('language')}
      value={i18n.language}
      onChange={(value) => save({ language: value as Language })}
      data={[
        { value: 'de', label: 'DE' },
        { value: 'en', label: 'EN' },
      ]}
    />
  )
}

function ColorSwitch() {
  const say = useShellWords()
  const save = useSavePreferences()
  const is_dark = useComputedColorScheme('light') === 'dark'
  return (
    <ActionIcon
      variant="default"
      size={30}
      aria-label={is_dark ? say('to_light') : say('to_dark')}
      onClick={() => save({ theme: is_dark ? 'light' : 'dark' })}
    >
      {is_dark ? <IconSun size={16} /> : <IconMoon size={16} />}
    </ActionIcon>
  )
}

function Person() {
  const say = useShellWords()
  const { name, email } = useIdentity()
  const logout = useChange({
    changes: [],
    quiet: true,
    no_retry: true,
    send: (once) => once.DELETE('/api/operator/session'),
  })
  // A full page load clears everything that this person has seen.
  const leave = () => window.location.assign(`/operator${paths.login}`)
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <UnstyledButton aria-label={say('person', { name: name || email })}>
          <Group gap={6} wrap="nowrap">
            <Avatar color="mahn" size={30} alt="" />
            <Text size="sm" visibleFrom="md" truncate maw={160}>
              {name || email}
            </Text>
          </Group>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{email}</Menu.Label>
        <Menu.Item renderRoot={linkTo({ to: paths.account })} leftSection={<IconUser size={16} />}>
          {say('account')}
        </Menu.Item>
        <Menu.Item component="a" href="/docs" leftSection={<IconBook size={16} />}>
          {say('docs')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} />}
          onClick={() => logout.mutate(undefined, { onSettled: leave })}
        >
          {say('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
