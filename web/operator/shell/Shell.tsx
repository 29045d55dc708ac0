import { AppShell, Box, Burger, Group, NavLink, ScrollArea, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { forgetQuestion, Questions } from '../../shared/ui/confirm.tsx'
import icon from '../icon.svg'
import { linkTo } from '../links.tsx'
import { usePreferences } from '../preferences.ts'
import { BankCount } from './BankCount.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { DiskShort } from './DiskShort.tsx'
import { DrillNotice } from './DrillNotice.tsx'
import { HeaderTools } from './HeaderTools.tsx'
import { InitialPassword } from './InitialPassword.tsx'
import { NAVIGATION } from './navigation.ts'
import { SandboxMark } from './SandboxMark.tsx'
import classes from './shell.module.css'
import { WorkCount } from './WorkCount.tsx'
import { useShellWords } from './words.ts'

/** The frame around every page for logged-in people. */
export function Shell() {
  const say = useShellWords()
  usePreferences()
  const [open, { toggle, close }] = useDisclosure(false)
  const { pathname } = useLocation()
  // On a phone the navigation covers the page, so it closes once a page is chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what closes it.
  useEffect(close, [pathname])
  // A question is about the page on which it was asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what ends it.
  useEffect(forgetQuestion, [pathname])
  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 216, breakpoint: 'sm', collapsed: { mobile: !open } }}
      padding="md"
      className={classes.shell ?? ''}
    >
      <a href="#content" className={classes.skip}>
        {say('skip')}
      </a>
      <AppShell.Header px="md">
        <Group h="100%" justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap">
            <Burger opened={open} onClick={toggle} hiddenFrom="sm" size="sm" aria-label={say('menu')} />
            <img src={icon} alt="" width={24} height={24} />
            <Text fw={700} size="lg" visibleFrom="xs">
              Mahnwerk
            </Text>
            <Box visibleFrom="md">
              <SandboxMark />
            </Box>
          </Group>
          <HeaderTools />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar aria-label={say('navigation')}>
        <Box hiddenFrom="md" px="md" pt="sm">
          <SandboxMark />
        </Box>
        <ScrollArea type="never" className={classes.navigation ?? ''}>
          <Navigation />
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1} className={classes.main ?? ''}>
        <ConnectionNotice />
        <DrillNotice />
        <DiskShort />
        <InitialPassword />
        <Outlet />
      </AppShell.Main>
      <Questions />
    </AppShell>
  )
}

function Navigation() {
  const say = useShellWords()
  const { pathname } = useLocation()
  return NAVIGATION.map(({ group, entries }) => (
    <div key={group} className={classes.group}>
      <Text size="xs" c="dimmed" fw={600} px="sm" mb={2}>
        {say(`group.${group}`)}
      </Text>
      {entries.map(({ name, to, icon: Icon }) => {
        const is_here = to === '/' ? pathname === '/' : pathname.startsWith(to)
        return (
          <NavLink
            key={name}
            renderRoot={linkTo({ to })}
            label={say(`nav.${name}`)}
            leftSection={<Icon size={17} stroke={1.6} aria-hidden />}
            rightSection={name === 'work' ? <WorkCount /> : name === 'bank' ? <BankCount /> : null}
            active={is_here}
            {...(is_here ? { 'aria-current': 'page' as const } : {})}
            className={classes.entry ?? ''}
          />
        )
      })}
    </div>
  ))
}
