import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openMetrics } from '../../src/platform/metrics/metrics.ts'
import { ROOT, textOf, yamlOf } from './reading.ts'

const FOLDER = 'deploy/monitoring/'

type Rule = {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string; description: string }
}
type Panel = {
  id: number
  type: string
  title: string
  gridPos: { h: number; w: number; x: number; y: number }
  targets?: { expr: string; legendFormat: string }[]
}

const { groups } = yamlOf<{ groups: { rules: Rule[] }[] }>(`${FOLDER}alerts.yaml`)
const rules = groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(textOf(`${FOLDER}dashboard.json`)) as { panels: Panel[] }
const expressions = panels.flatMap(({ targets = [] }) => targets)

/** Added by Prometheus to everything that it scrapes. */
const SCRAPED = ['job', 'instance']

/** Every series that the server has, with its labels. A histogram has three, one of them by `le`. */
async function knownSeries(): Promise<Map<string, Set<string>>> {
  const { registry } = openMetrics()
  const known = new Map<string, Set<string>>([['up', new Set(SCRAPED)]])
  for (const { name, type } of await registry.getMetricsAsJSON()) {
    const { labelNames = [] } = registry.getSingleMetric(name) as unknown as { labelNames?: string[] }
    const labels = [...labelNames, ...SCRAPED]
    known.set(name, new Set(labels))
    if (String(type) !== 'histogram') continue
    for (const part of ['bucket', 'sum', 'count']) known.set(`${name}_${part}`, new Set([...labels, 'le']))
  }
  return known
}

const FUNCTIONS = /\b(?:sum|max|min|count|topk|rate|increase|abs|histogram_quantile|by|offset|or|vector)\b/

/** The names of series in an expression, and the labels that it selects or groups by. */
function readExpression(expression: string): { series: string[]; labels: string[] } {
  const groupings = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/))
  const selections = [...expression.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside = '']) =>
    inside.split(',').map((part) => part.replace(/[!=~].*$/, '')),
  )
  const bare = expression.replace(/\bby \([^)]*\)|\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
  const series = [...bare.matchAll(/\b[a-z][a-z0-9_]*\b/g)].map(([name]) => name)
  return { series: series.filter((name) => !FUNCTIONS.test(name)), labels: [...groupings, ...selections] }
}

function faultsOf(expression: string, known: Map<string, Set<string>>): string[] {
  const { series, labels } = readExpression(expression)
  if (series.length === 0) return ['names no series']
  const unknown = series.filter((name) => !known.has(name))
  const has = (label: string) => series.every((name) => known.get(name)?.has(label) ?? true)
  return [
    ...unknown.map((name) => `no series ${name}`),
    ...labels.filter((label) => !has(label)).map((l) => `no label ${l}`),
  ]
}

test('an expression that names what does not exist would be found', async () => {
  const known = await knownSeries()
  assert.deepEqual(faultsOf('max(mahnwerk_webhook_pending) > 3', known), ['no series mahnwerk_webhook_pending'])
  assert.deepEqual(faultsOf('max by (name) (mahnwerk_jobs_due)', known), ['no label name'])
  assert.deepEqual(faultsOf('mahnwerk_mails{state="failed"} offset 1h', known), ['no label state'])
  assert.deepEqual(faultsOf('1 > 0', known), ['names no series'])
  assert.deepEqual(faultsOf('sum by (job_name, le) (rate(mahnwerk_job_duration_seconds_bucket[5m]))', known), [])
})

test('no metric has a label that Prometheus sets itself, and would rename', async () => {
  const { registry } = openMetrics()
  for (const { name } of await registry.getMetricsAsJSON()) {
    const { labelNames = [] } = registry.getSingleMetric(name) as unknown as { labelNames?: string[] }
    for (const label of SCRAPED) assert.ok(!labelNames.includes(label), `${name} has ${label}`)
  }
})

test('alert rules and dashboard name only series and labels that the server has', async () => {
  const known = await knownSeries()
  assert.ok(rules.length > 15 && expressions.length > 25, 'they are found at all')
  for (const { alert, expr } of rules) assert.deepEqual(faultsOf(expr, known), [], alert)
  for (const { expr } of expressions) assert.deepEqual(faultsOf(expr, known), [], expr)
})

test('every alert has a weight, a sentence and something to do', () => {
  assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length)
  for (const { alert, expr, labels, annotations } of rules) {
    assert.match(alert, /^Mahnwerk[A-Z][A-Za-z]+$/)
    assert.ok(['page', 'ticket'].includes(labels.severity), alert)
    assert.ok(annotations.summary.length <= 100 && !annotations.summary.endsWith('.'), alert)
    assert.match(annotations.description, /\.$/, alert)
    // A label that the expression has summed away would be printed as nothing.
    const grouped = /^(?:sum|max|min|count)\b/.test(expr)
    for (const [, label = ''] of `${annotations.summary} ${annotations.description}`.matchAll(/\$labels\.(\w+)/g))
      assert.ok(!grouped || readExpression(expr).labels.includes(label), `${alert} prints ${label}`)
  }
})

test('legends of the dashboard print labels that are there', () => {
  for (const { expr, legendFormat } of expressions)
    for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) {
      const { labels } = readExpression(expr)
      assert.ok(labels.includes(label) || SCRAPED.includes(label), `${expr}: ${label}`)
    }
})

test('no two panels of the dashboard lie on one another', () => {
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length)
  for (const [index, { gridPos: one, title }] of panels.entries()) {
    assert.ok(one.x + one.w <= 24, title)
    for (const { gridPos: other, title: second } of panels.slice(index + 1)) {
      const apart =
        one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y
      assert.ok(apart, `${title} and ${second}`)
    }
  }
})

test('the documentation lists every metric of ours, and no other', async () => {
  const { registry } = openMetrics()
  const ours = (await registry.getMetricsAsJSON())
    .map(({ name }) => name)
    .filter((name) => name.startsWith('mahnwerk_'))
  const section = /\n## Health, metrics, logs\n.*?\n## /s.exec(textOf('docs/operations.md'))?.[0] ?? ''
  const told = new Set([...section.matchAll(/`(mahnwerk_[a-z_]+)`/g)].map(([, name = '']) => name))
  assert.deepEqual([...told].sort(), ours.sort())
})

const has_promtool = spawnSync('promtool', ['--version']).status === 0

test('promtool takes the rules and the configuration', { skip: !has_promtool && 'promtool is not installed' }, () => {
  const cwd = fileURLToPath(new URL(FOLDER, ROOT))
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'config', 'prometheus.yaml'], {
    cwd,
    encoding: 'utf8',
  })
  assert.equal(status, 0, stdout + stderr)
})

test('Prometheus reads the rules that lie beside its configuration, and calls the job as they do', () => {
  type Configuration = { rule_files: string[]; scrape_configs: { job_name: string }[] }
  const { rule_files, scrape_configs } = yamlOf<Configuration>(`${FOLDER}prometheus.yaml`)
  const beside = readdirSync(new URL(FOLDER, ROOT))
  for (const file of rule_files) assert.ok(beside.includes(file), file)
  const jobs = new Set(
    [...rules, ...expressions].flatMap(({ expr }) => [...expr.matchAll(/\bjob="([^"]+)"/g)].map(([, job]) => job)),
  )
  assert.deepEqual(
    scrape_configs.map(({ job_name }) => job_name),
    [...jobs],
  )
})
