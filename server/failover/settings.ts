import { join } from 'node:path'

/** One database machine: a PostgreSQL and the Patroni that looks after it. */
export type Member = {
  readonly name: string
  readonly folder: string
  readonly port: string
  /** Of Patroni: health and state. */
  readonly rest_port: string
}

/**
 * What all members agree on. docs/operations.md recommends the same, and says why.
 *
 * The key of the leader lives for `ttl` seconds after its last renewal: so long is a dead machine waited for.
 */
export const CLUSTER_SETTINGS = {
  ttl: 20,
  loop_wait: 5,
  retry_timeout: 5,
  primary_start_timeout: 0,
  synchronous_mode: true,
  synchronous_mode_strict: true,
} as const

/** Of PostgreSQL. A standby that says nothing is given up after this time; until then writes wait for it. */
export const POSTGRES_SETTINGS = {
  wal_sender_timeout: '10s',
  wal_receiver_timeout: '10s',
} as const

/** So little of everything that three of them share a small machine. */
const SMALL = { max_connections: 100, shared_buffers: '64MB', wal_keep_size: '256MB', max_wal_size: '512MB' }

export const SCOPE = 'mahnwerk'
export const SUPERUSER = { username: 'postgres', password: 'a-superuser-of-the-test' }
const REPLICATOR = { username: 'replicator', password: 'a-replicator-of-the-test' }

/** Patroni reads YAML, of which JSON is a part. */
export function patroniSettings(
  { name, folder, port, rest_port }: Member,
  { etcd_port, bin_dir }: { etcd_port: string; bin_dir: string },
): string {
  const settings = {
    scope: SCOPE,
    name,
    restapi: { listen: `127.0.0.1:${rest_port}`, connect_address: `127.0.0.1:${rest_port}` },
    // Not etcd3: with it, Patroni 3.0.2 of Debian 12 takes the leader's key back without looking after a standstill.
    etcd: { hosts: [`127.0.0.1:${etcd_port}`] },
    bootstrap: {
      dcs: {
        ...CLUSTER_SETTINGS,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: { ...SMALL, ...POSTGRES_SETTINGS } },
      },
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, 'data'),
      bin_dir,
      pgpass: join(folder, 'pgpass'),
      parameters: { unix_socket_directories: folder },
      authentication: { superuser: SUPERUSER, replication: REPLICATOR, rewind: SUPERUSER },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
        'local all all scram-sha-256',
      ],
      // A former primary comes back without anybody's help.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
    watchdog: { mode: 'off' },
  }
  return JSON.stringify(settings, null, 2)
}

/** Sends everybody to the primary, and ends the connections to one that is none any more. */
export function haproxySettings(members: readonly Member[], port: string): string {
  const servers = members.map(
    ({ name, port: database, rest_port }) => `  server ${name} 127.0.0.1:${database} check port ${rest_port}`,
  )
  return `${[
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 24h',
    '  timeout server 24h',
    '  timeout check 2s',
    '',
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers,
  ].join('\n')}\n`
}

export function etcdArguments(folder: string, { port, peer_port }: { port: string; peer_port: string }): string[] {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peer_port}`]
  return [
    ...['--name', 'etcd', '--data-dir', folder, '--enable-v2'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `etcd=${peer}`],
  ]
}
