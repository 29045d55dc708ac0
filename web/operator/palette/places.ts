import { type Icon, IconBell, IconKeyboard, IconUser } from '@tabler/icons-react'
import { keyHelp } from '../keys/help.ts'
import { type Target, useGo } from '../links.tsx'
import { noticesOpened } from '../notices/opened.ts'
import { useNoticeWords } from '../notices/words.ts'
import { PRIVACY_TABS } from '../pages/privacy/search.ts'
import { usePrivacyWords } from '../pages/privacy/words.ts'
import { REVENUE_TABS } from '../pages/revenue/search.ts'
import { useRevenueWords } from '../pages/revenue/words.ts'
import { useSettingsTabs } from '../pages/settings/tabs.ts'
import { useSettingsWords } from '../pages/settings/words.ts'
import { paths } from '../paths.ts'
import { NAVIGATION } from '../shell/navigation.ts'
import { useShellWords } from '../shell/words.ts'

/** A page, a part of a page, or a help: what the palette offers wherever somebody is. */
export type Place = { readonly label: string; readonly icon: Icon; open(): void }

const iconOf = (wanted: string): Icon =>
  NAVIGATION.flatMap(({ entries }) => [...entries] as { name: string; icon: Icon }[]).find(
    ({ name }) => name === wanted,
  )?.icon ?? IconKeyboard

export function usePlaces(): Place[] {
  const say = useShellWords()
  const notices = useNoticeWords()
  const go = useGo()
  const parts = useParts()
  const pages = NAVIGATION.flatMap(({ entries }) => [...entries]).map(({ name, to, icon }) => ({
    label: say(`nav.${name}`),
    icon,
    open: () => go({ to }),
  }))
  return [
    ...pages,
    ...parts.map(({ page, part, icon, target }) => ({ label: `${page}: ${part}`, icon, open: () => go(target) })),
    { label: notices('title'), icon: IconBell, open: () => noticesOpened.set(true) },
    { label: say('account'), icon: IconUser, open: () => go({ to: paths.account }) },
    { label: say('palette.keys'), icon: IconKeyboard, open: () => keyHelp.set(true) },
  ]
}

type Part = { readonly page: string; readonly part: string; readonly icon: Icon; readonly target: Target }

/** The tabs that people look for by their own names. */
function useParts(): Part[] {
  const say = useShellWords()
  const settings = useSettingsWords()
  const privacy = usePrivacyWords()
  const revenue = useRevenueWords()
  const tabs = useSettingsTabs()
  return [
    ...tabs.map((tab) => ({
      page: say('nav.settings'),
      part: settings(`tab.${tab}`),
      icon: iconOf('settings'),
      target: { to: paths.settings, search: { tab } } as const,
    })),
    ...PRIVACY_TABS.map((tab) => ({
      page: say('nav.privacy'),
      part: privacy(`tabs.${tab}`),
      icon: iconOf('privacy'),
      target: { to: paths.privacy, search: { tab } } as const,
    })),
    ...REVENUE_TABS.map((tab) => ({
      page: say('nav.revenue'),
      part: revenue(`tab.${tab}`),
      icon: iconOf('revenue'),
      target: { to: paths.revenue, search: { tab } } as const,
    })),
  ]
}
