import { asked, dayOf, filter, type Kinds, type Lists, NOBODY } from './lists.ts'

const LOGGED = 'Who is looked for is logged, and so found.'
const BESIDE = 'The others are asked for beside it.'
const is = (name: string, value: string): Kinds => filter(name, { many: value, lacks: BESIDE })
const rarely = (name: string, value: string): Kinds => filter(name, { rare: value, lacks: BESIDE })
const never = (name: string, value: string): Kinds => filter(name, { none: value, lacks: BESIDE })

const organization_id = filter('organization_id', {
  many: ({ places }) => places.mixed.organization_id,
  rare: ({ places }) => places.settled_but_few.organization_id,
  none: NOBODY,
})
const claim_id = filter('claim_id', {
  rare: ({ claim_id }) => claim_id,
  none: NOBODY,
  lacks: 'A claim has few of them.',
})
const days = {
  from: filter('from', {
    many: ({ first_at }) => dayOf(first_at),
    rare: ({ last_at }) => dayOf(last_at),
    none: ({ last_at }) => dayOf(last_at, 60),
  }),
  to: filter('to', {
    many: ({ last_at }) => dayOf(last_at),
    rare: ({ first_at }) => dayOf(first_at, 1),
    none: ({ first_at }) => dayOf(first_at, -4_000),
  }),
}

/** What the team does and is told, and the bank. */
export const DESK_LISTS: Lists = {
  '/api/operator/audit': {
    filters: {
      'log=administration': rarely('log', 'administration'),
      'log=access': is('log', 'access'),
      'action=mail.read': is('action', 'mail.read'),
      'action=letter.code_shown': rarely('action', 'letter.code_shown'),
      'action=archive.made': never('action', 'archive.made'),
      'group=mail': is('group', 'mail'),
      'group=letter': rarely('group', 'letter'),
      'group=archive': never('group', 'archive'),
      actor_id: filter('actor_id', { many: ({ operator_id }) => operator_id, none: NOBODY, lacks: BESIDE }),
      subject_id: filter('subject_id', { rare: ({ claim_id: id }) => id, lacks: LOGGED }),
      debtor_id: filter('debtor_id', { rare: ({ debtor_id }) => debtor_id, lacks: LOGGED }),
      organization_id,
      ...days,
    },
    together: {
      'person and action': {
        many: asked({ actor_id: ({ operator_id }) => operator_id, action: 'mail.read' }),
        rare: asked({ actor_id: ({ operator_id }) => operator_id, action: 'letter.code_shown' }),
        none: asked({ actor_id: ({ operator_id }) => operator_id, action: 'archive.made' }),
      },
    },
  },
  '/api/operator/bank-entries': {
    filters: {
      'status=booked': is('status', 'booked'),
      'status=suggested': is('status', 'suggested'),
      'status=unmatched': rarely('status', 'unmatched'),
      'status=to_refund': never('status', 'to_refund'),
      'status=refunded': never('status', 'refunded'),
      'status=ignored': is('status', 'ignored'),
      'is_open=true': is('is_open', 'true'),
      'is_open=false': is('is_open', 'false'),
      booked_today: filter('booked_today', { none: 'true', lacks: 'Only what was booked today.' }),
      account_id: filter('account_id', { many: ({ account_id }) => account_id, none: NOBODY, lacks: BESIDE }),
      organization_id: filter('organization_id', {
        many: ({ places }) => places.mixed.organization_id,
        none: ({ places }) => places.open.organization_id,
        lacks: BESIDE,
      }),
      claim_id,
      q: filter('q', { rare: 'rarely', none: 'nowhere', lacks: 'Words that very many entries have are refused.' }),
      ...days,
    },
    together: {
      'status and days': {
        many: asked({ status: 'booked', from: ({ first_at }) => dayOf(first_at) }),
        rare: asked({ status: 'unmatched', from: ({ first_at }) => dayOf(first_at) }),
        none: asked({ status: 'refunded', from: ({ first_at }) => dayOf(first_at) }),
      },
    },
  },
  '/api/operator/tasks': {
    filters: {
      'state=open': is('state', 'open'),
      'state=due': is('state', 'due'),
      'state=done': is('state', 'done'),
      owner: filter('owner', { many: 'nobody', rare: 'me', none: NOBODY }),
      claim_id,
      mine_first: is('mine_first', 'true'),
    },
    together: {
      'owner and state': {
        many: asked({ state: 'done', owner: 'nobody' }),
        rare: asked({ state: 'done', owner: 'me' }),
        none: asked({ state: 'done', owner: NOBODY }),
      },
    },
  },
}
