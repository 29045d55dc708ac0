import { X509Certificate } from 'node:crypto'
import { access, constants, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { spanText } from '@mahnwerk/cli'
import { DAY_MS } from '../../../kernel/dates.ts'
import type { Config } from '../../../platform/config.ts'
import { codeOf } from '../../../platform/error-code.ts'
import { newId } from '../../../platform/ids.ts'
import { findTokenSecret, TOKEN_SECRET_FILE } from '../../../platform/secrets.ts'
import { openDiskRoom, roomOf } from '../../../platform/storage/disk-room.ts'
import { carelessSettings, checkPrivacy } from '../../checks/careless.ts'
import { type Finding, fail, ok, reasonOf, warn } from '../../checks/finding.ts'

export function checkConfiguration(config: Config): Finding[] {
  const AREA = 'Configuration'
  const facts = [
    config.mode,
    config.database_url ? 'database of its own' : 'embedded database',
    config.s3 ? 'files in a bucket' : 'files on disk',
    config.roles.join(' and '),
  ]
  return [ok(AREA, facts.join(', ')), ...carelessSettings(config)]
}

const FREE_FAIL_BYTES = 100e6
const FREE_WARN_BYTES = 1e9

const sizeText = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`

export async function checkDataDirectory(config: Config): Promise<Finding[]> {
  const AREA = 'Data directory'
  const { data_dir, disk_reserve_mb, mode } = config
  const is_there = await access(data_dir).then(
    () => true,
    () => false,
  )
  const folder = is_there ? data_dir : await nearestFolder(data_dir)
  const hindrance = is_there ? await tryWrite(folder) : await tryAccess(folder)
  if (hindrance)
    return [
      fail(
        AREA,
        `${folder} cannot be written (${hindrance})`,
        'Give this user the right to, or set DATA_DIR to another folder.',
      ),
    ]
  const volume = await statfs(folder)
  const { free_bytes: free, is_short } = roomOf(volume, disk_reserve_mb)
  const space = `${sizeText(free)} free`
  const mend = 'Make room, or set DATA_DIR to a folder on another disk.'
  if (free < FREE_FAIL_BYTES) return [fail(AREA, `only ${space} at ${folder}`, mend)]
  if (is_short) return [warn(AREA, `${space} at ${folder}, less than the reserve: new files are refused`, mend)]
  if (free < FREE_WARN_BYTES) return [warn(AREA, `only ${space} at ${folder}`, mend)]
  if (!is_there)
    return [warn(AREA, `${data_dir} is not there yet, ${space}`, 'The first start makes it; else correct DATA_DIR.')]
  const open = mode === 'live' ? (await checkPrivacy(config)).filter(({ verdict }) => verdict !== 'ok') : []
  return [ok(AREA, `${data_dir} is writable, ${space}`), ...open, ...(await checkVolumes(config))]
}

/** Those besides the one of DATA_DIR. */
async function checkVolumes(config: Config): Promise<Finding[]> {
  const room = await openDiskRoom(config).read()
  return (room?.volumes ?? [])
    .filter(({ name, is_short }) => name !== 'data' && is_short)
    .map(({ path, free_bytes }) =>
      warn('Disk space', `${sizeText(free_bytes)} free at ${path}, less than the reserve`, 'Make room there.'),
    )
}

async function nearestFolder(path: string): Promise<string> {
  const parent = dirname(path)
  const is_there = await access(parent).then(
    () => true,
    () => false,
  )
  return is_there || parent === path ? parent : nearestFolder(parent)
}

/** The error code if writing fails. Permissions alone do not reveal a disk that is full or read-only. */
async function tryWrite(folder: string): Promise<string | undefined> {
  const path = join(folder, `.doctor-${newId()}`)
  try {
    await writeFile(path, 'probe', { mode: 0o600 })
    return undefined
  } catch (error) {
    return codeOf(error)
  } finally {
    await rm(path, { force: true }).catch(() => undefined)
  }
}

const tryAccess = (folder: string): Promise<string | undefined> =>
  access(folder, constants.W_OK).then(() => undefined, codeOf)

export async function checkTokenSecret(config: Config): Promise<Finding[]> {
  const AREA = 'Token secret'
  const path = join(config.data_dir, TOKEN_SECRET_FILE)
  const secret = await findTokenSecret(config)
  if (config.token_secret) return [ok(AREA, 'given in TOKEN_SECRET')]
  if (secret === null)
    return [warn(AREA, 'none yet', 'The first start makes one; where tokens exist, restore it from a backup.')]
  if (secret === '')
    return [
      fail(AREA, `${path} is empty`, 'Restore it from a backup, or remove it: tokens issued before are refused then.'),
    ]
  const is_open = process.platform !== 'win32' && ((await stat(path)).mode & 0o077) !== 0
  return is_open
    ? [warn(AREA, `${path} can be read by others`, `Run: chmod 600 ${path}`)]
    : [ok(AREA, `generated, in ${path}`)]
}

const SOON_MS = 30 * DAY_MS

/** No finding if no file is configured. */
export async function checkCaFile({ webhook_ca_file: path }: Config, wall_now: Date): Promise<Finding[]> {
  const AREA = 'Webhook CA'
  if (!path) return []
  const text = await readFile(path, 'utf8')
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]{1,9000}-----END CERTIFICATE-----/g) ?? []
  let ends: number[]
  try {
    ends = blocks.map((block) => new Date(new X509Certificate(block).validTo).getTime())
  } catch (error) {
    return [fail(AREA, `${path} is damaged (${reasonOf(error)})`, 'Put whole PEM certificates into the file.')]
  }
  const left_ms = Math.min(...ends) - wall_now.getTime()
  const mend = 'Put the new certificate into the file and start again.'
  if (left_ms <= 0) return [fail(AREA, `a certificate in ${path} has expired`, mend)]
  if (left_ms < SOON_MS) return [warn(AREA, `a certificate in ${path} expires in ${spanText(left_ms)}`, mend)]
  return [ok(AREA, `${blocks.length} in ${path}, good for ${spanText(left_ms)}`)]
}
