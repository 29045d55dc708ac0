import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { parseYaml } from '@redocly/openapi-core'
import { Ajv } from 'ajv'
import { PROBES } from '../../src/platform/http/stranger-gate.ts'
import { environmentOf, imageOf } from './image.ts'
import { instructionsOf, manifest, ROOT, STOPS_WITHIN_SECONDS, textOf, VARIABLES, yamlOf } from './reading.ts'

type Values = {
  config: Record<string, string>
  secrets: { values: Record<string, string> }
  replicaCount: number
  drainSeconds: number
  terminationGracePeriodSeconds: number
}

const CHART = 'deploy/helm/mahnwerk/'
const values = yamlOf<Values>(`${CHART}values.yaml`)
const schema = JSON.parse(textOf(`${CHART}values.schema.json`))
const templates = globSync('templates/*', { cwd: new URL(CHART, ROOT) }).map((name) => [name, textOf(CHART + name)])
const image = imageOf(instructionsOf(textOf('Dockerfile'))).last

/**
 * A template with its actions taken out: those that fill a line with nothing, others with a word. Blocks are all kept, so
 * both sides of an alternative are there.
 */
function skeletonOf(template: string): string {
  return template
    .split('\n')
    .filter((line) => !/^\s*\{\{-.*\}\}$/.test(line))
    .map((line) => line.replace(/"\{\{[^}]*\}\}:\{\{[^}]*\}\}"/g, 'word').replace(/\{\{[^}]*\}\}/g, 'word'))
    .join('\n')
}

// biome-ignore lint/suspicious/noExplicitAny: the assertions check what a test reads from a manifest
const objectOf = (name: string): any => parseYaml(skeletonOf(textOf(`${CHART}templates/${name}.yaml`)))

test('chart and image are of the version of the package', () => {
  const chart = yamlOf<{ version: string; appVersion: string; apiVersion: string }>(`${CHART}Chart.yaml`)
  assert.deepEqual([chart.version, chart.appVersion, chart.apiVersion], [manifest.version, manifest.version, 'v2'])
  assert.match(textOf(`${CHART}templates/deployment.yaml`), /\.Values\.image\.tag \| default \.Chart\.AppVersion/)
  assert.equal(templates.filter(([, text]) => text?.includes('.Values.image.repository')).length, 1)
})

test('every variable of the values is one that the server reads, and none is that of the image', () => {
  const set = Object.keys(environmentOf(image))
  for (const name of [...Object.keys(values.config), ...Object.keys(values.secrets.values)]) {
    assert.ok(VARIABLES.has(name), name)
    assert.ok(!set.includes(name), `${name} is set by the image`)
  }
  for (const name of Object.keys(values.secrets.values)) assert.equal(values.secrets.values[name], '', name)
})

test('the values fit their schema, which refuses what is misspelt', () => {
  const check = new Ajv({ strict: false }).compile(schema)
  assert.ok(check(values), JSON.stringify(check.errors))
  assert.ok(!check({ ...values, replicas: 3 }))
  assert.ok(!check({ ...values, config: { ...values.config, PORT: '9000' } }))
  assert.ok(!check({ ...values, config: { ...values.config, TRUST_PROXY: true } }))
  assert.ok(!check({ ...values, config: { ...values.config, PUBLIC_URL: 'mahnwerk.example.com' } }))
})

test('templates name only values that exist, and close what they open', () => {
  assert.ok(templates.length >= 8)
  for (const [name, text = ''] of templates) {
    for (const [, path = ''] of text.matchAll(/\.Values((?:\.\w+)+)/g)) {
      const found = path
        .split('.')
        .slice(1)
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], values)
      assert.notEqual(found, undefined, `${name}: .Values${path}`)
    }
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
    assert.equal(count(/\{\{-? (?:if|with|range|define) /g), count(/\{\{-? end -?\}\}/g), `blocks of ${name}`)
    assert.equal(count(/\{\{/g), count(/\}\}/g), `brackets of ${name}`)
    for (const [, defined] of text.matchAll(/include "([^"]+)"/g))
      assert.ok(textOf(`${CHART}templates/_helpers.tpl`).includes(`define "${defined}"`), defined)
    // What is filled in over several lines must stand where the line stands.
    for (const [line, indent = '', number] of text.matchAll(/^( *)\{\{- .*\| nindent (\d+) \}\}$/gm))
      assert.equal(indent.length, Number(number), `${name}: ${line}`)
  }
})

test('pods run as the user of the image, without rights, on a file system that they cannot write', () => {
  const { spec } = objectOf('deployment').spec.template
  const [user, group] =
    image
      .find(({ word }) => word === 'USER')
      ?.rest.split(':')
      .map(Number) ?? []
  assert.deepEqual(spec.securityContext, {
    runAsNonRoot: true,
    runAsUser: user,
    runAsGroup: group,
    fsGroup: group,
    seccompProfile: { type: 'RuntimeDefault' },
  })
  const [container, ...others] = spec.containers
  assert.deepEqual(others, [])
  assert.deepEqual(container.securityContext, {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  const { DATA_DIR, PORT } = environmentOf(image)
  const mounts = container.volumeMounts as { name: string; mountPath: string }[]
  assert.deepEqual(
    mounts.map(({ mountPath }) => mountPath),
    [DATA_DIR, '/tmp'],
  )
  assert.deepEqual(
    mounts.map(({ name }) => name),
    spec.volumes.map(({ name }: { name: string }) => name),
  )
  assert.deepEqual(container.ports, [{ name: 'http', containerPort: Number(PORT) }])
  assert.deepEqual([spec.automountServiceAccountToken, spec.enableServiceLinks], [false, false])
})

test('pods are asked for liveness and readiness where the server answers, and are given the time to stop', () => {
  const [container] = objectOf('deployment').spec.template.spec.containers
  const paths = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) => container[probe].httpGet)
  assert.deepEqual(
    paths,
    ['/healthz', '/healthz', '/readyz'].map((path) => ({ path, port: 'http' })),
  )
  for (const { path } of paths) assert.ok(PROBES.has(path))
  assert.equal(container.lifecycle.preStop.exec.command[0], 'sleep')
  assert.ok(values.terminationGracePeriodSeconds - values.drainSeconds > STOPS_WITHIN_SECONDS)
  assert.equal(schema.properties.terminationGracePeriodSeconds.minimum, STOPS_WITHIN_SECONDS)
  assert.ok(values.replicaCount >= 3)
})

test('service, ingress and budget find the pods', () => {
  const selector = /include "mahnwerk.selector"/
  for (const name of ['deployment', 'service', 'disruption'])
    assert.match(textOf(`${CHART}templates/${name}.yaml`), selector, name)
  assert.deepEqual(objectOf('service').spec.ports, [{ name: 'http', port: 'word', targetPort: 'http' }])
  const [rule] = objectOf('ingress').spec.rules
  assert.deepEqual(rule.http.paths[0].backend.service.port, { name: 'http' })
  assert.deepEqual(
    ['deployment', 'service', 'disruption', 'ingress', 'config', 'secret'].map((name) => objectOf(name).kind),
    ['Deployment', 'Service', 'PodDisruptionBudget', 'Ingress', 'ConfigMap', 'Secret'],
  )
})
