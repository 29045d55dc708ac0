import { Center, Group, Kbd, Text } from '@mantine/core'
import { Spotlight } from '@mantine/spotlight'
import type { Schemas } from '../../shared/api/operator.ts'
import { StageBadge } from '../../shared/ui/badges.tsx'
import { useGo } from '../links.tsx'
import { fileOf } from '../pages/claim/target.ts'
import { useShellWords } from '../shell/words.ts'
import type { Offer } from './offered.ts'
import classes from './palette.module.css'
import type { Place } from './places.ts'
import type { Somebody } from './use-found.ts'

/** Deeds of the open page. One that is not allowed now stays, with the reason, as in the page's own menu. */
export function Offers({ about, offers }: { readonly about: string; readonly offers: readonly Offer[] }) {
  if (offers.length === 0) return null
  return (
    <Spotlight.ActionsGroup label={about}>
      {offers.map(({ id, label, reason, key, run }) =>
        reason === null ? (
          <Spotlight.Action
            key={id}
            label={label}
            onClick={run}
            {...(key ? { rightSection: <Kbd size="xs">{key}</Kbd> } : {})}
          />
        ) : (
          <Spotlight.Action key={id} aria-disabled closeSpotlightOnTrigger={false}>
            <TwoLines title={label} beside={reason} is_refused />
          </Spotlight.Action>
        ),
      )}
    </Spotlight.ActionsGroup>
  )
}

export function Places({ places }: { readonly places: readonly Place[] }) {
  const say = useShellWords()
  if (places.length === 0) return null
  return (
    <Spotlight.ActionsGroup label={say('palette.pages')}>
      {places.map(({ label, icon: Icon, open }) => (
        <Spotlight.Action
          key={label}
          label={label}
          leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
          onClick={open}
        />
      ))}
    </Spotlight.ActionsGroup>
  )
}

type PeopleProps = { readonly kind: 'debtors' | 'customers' | 'partners'; readonly found: readonly Somebody[] }

export function People({ kind, found }: PeopleProps) {
  const say = useShellWords()
  const go = useGo()
  if (found.length === 0) return null
  return (
    <Spotlight.ActionsGroup label={say(`palette.${kind}`)}>
      {found.map(({ id, name, beside, target }) => (
        <Spotlight.Action
          key={id}
          label={name}
          {...(beside ? { description: beside } : {})}
          onClick={() => go(target)}
        />
      ))}
    </Spotlight.ActionsGroup>
  )
}

export function Claims({ claims }: { readonly claims: readonly Schemas['ClaimLine'][] }) {
  const say = useShellWords()
  const go = useGo()
  if (claims.length === 0) return null
  return (
    <Spotlight.ActionsGroup label={say('palette.claims')}>
      {claims.map(({ id, case_reference, debtor_name, customer_name, collection_stage, debtor_country }) => (
        <Spotlight.Action key={id} onClick={() => go(fileOf(id))}>
          <Group justify="space-between" wrap="nowrap" w="100%">
            <TwoLines title={debtor_name} beside={[case_reference, customer_name].filter(Boolean).join(' · ')} />
            <Center>
              <StageBadge stage={collection_stage} country={debtor_country} />
            </Center>
          </Group>
        </Spotlight.Action>
      ))}
    </Spotlight.ActionsGroup>
  )
}

type TwoLinesProps = { readonly title: string; readonly beside: string | null; readonly is_refused?: boolean }

function TwoLines({ title, beside, is_refused = false }: TwoLinesProps) {
  return (
    <div>
      <Text size="sm" {...(is_refused ? { className: classes.beside ?? '' } : { fw: 600 })}>
        {title}
      </Text>
      {beside && (
        <Text size="xs" className={classes.beside ?? ''}>
          {beside}
        </Text>
      )}
    </div>
  )
}
