import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { readConfig } from '../../src/platform/config.ts'
import { temporaryFolder } from '../process.ts'
import { ROOT, STOPS_WITHIN_SECONDS, settingsOf, textOf, unitOf, VARIABLES } from './reading.ts'

const UNIT = 'deploy/systemd/mahnwerk.service'
const { Service = {}, Unit = {}, Install = {} } = unitOf(textOf(UNIT))
const settings = settingsOf(textOf('deploy/systemd/mahnwerk.env.example'))

test('the unit starts the server as an ordinary user, in a folder that only that user can read', () => {
  assert.deepEqual([Service.User, Service.Group], [['mahnwerk'], ['mahnwerk']])
  assert.deepEqual(Service.ExecStart, ['/opt/mahnwerk/server/bin/mahnwerk.mjs start'])
  assert.deepEqual([Service.StateDirectory, Service.StateDirectoryMode], [['mahnwerk'], ['0700']])
  assert.deepEqual(Install.WantedBy, ['multi-user.target'])
  const given = (Service.Environment?.join(' ') ?? '').split(' ').map((pair) => pair.split('='))
  for (const [name = ''] of given) assert.ok(name === 'NODE_ENV' || VARIABLES.has(name), name)
  assert.deepEqual(
    given.find(([name]) => name === 'DATA_DIR'),
    ['DATA_DIR', '/var/lib/mahnwerk'],
  )
})

test('it is told to stop once, is given the time, and is started again', () => {
  assert.deepEqual(Service.KillMode, ['mixed'])
  assert.ok(Number(Service.TimeoutStopSec) > STOPS_WITHIN_SECONDS)
  assert.deepEqual([Service.Restart, Unit.StartLimitIntervalSec], [['on-failure'], ['0']])
})

test('it is hardened, but may still wall off its own processes and compile', () => {
  const yes =
    'NoNewPrivileges ProtectHome PrivateTmp PrivateDevices ProtectClock ProtectControlGroups ProtectHostname ' +
    'ProtectKernelLogs ProtectKernelModules ProtectKernelTunables LockPersonality RestrictRealtime RestrictSUIDSGID'
  for (const key of yes.split(' ')) assert.deepEqual(Service[key], ['yes'], key)
  assert.deepEqual([Service.ProtectSystem, Service.CapabilityBoundingSet], [['strict'], ['']])
  assert.deepEqual(Service.RestrictNamespaces, ['user net ipc mnt'])
  assert.match(Service.SystemCallFilter?.join() ?? '', /^@system-service @mount$/)
  assert.equal(Service.MemoryDenyWriteExecute, undefined)
})

test('the example has settings that the server reads and accepts', () => {
  assert.ok(settings.length > 8)
  for (const [name] of settings) assert.ok(VARIABLES.has(name), name)
  const text = textOf('deploy/systemd/mahnwerk.env.example')
  const config = readConfig(Object.fromEntries(settingsOf(text.replace(/^#.*$/gm, ''))))
  assert.deepEqual([config.mode, config.trust_proxy, config.host], ['live', true, '127.0.0.1'])
})

const HAS_ANALYZE = spawnSync('systemd-analyze', ['--version']).status === 0

test('systemd itself finds no fault', { skip: !HAS_ANALYZE }, async () => {
  const copy = join(await temporaryFolder(), 'mahnwerk.service')
  // It looks whether the program is there.
  const text = (await readFile(new URL(UNIT, ROOT), 'utf8')).replace(
    '/opt/mahnwerk/server/bin/mahnwerk.mjs',
    process.execPath,
  )
  await writeFile(copy, text)
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', copy], { encoding: 'utf8' })
  assert.deepEqual([stderr.split('\n').filter((line) => line.includes('mahnwerk')), status], [[], 0])
  // From 0, confined in every way, to 100.
  const security = spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=30', '--no-pager', copy])
  assert.equal(security.status, 0, security.stdout.toString())
})
