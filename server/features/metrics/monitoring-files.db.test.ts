import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { eventually } from '../../test/eventually.ts'
import { readSelectors } from '../../test/selectors.ts'
import { type MetricsServer, serveMetrics } from './serve-metrics.ts'

const folder = new URL('../../../docs/guide/operators/monitoring/', import.meta.url)
const fileAt = (name: string) => fileURLToPath(new URL(name, folder))
const read = (name: string) => readFile(fileAt(name), 'utf8')

const alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({ alert: z.string(), expr: z.string(), annotations: z.record(z.string(), z.string()) }),
      ),
    }),
  ),
})
const targets = z.array(z.object({ expr: z.string(), legendFormat: z.string() }))
const panel = z.object({ id: z.int(), type: z.string(), targets: z.optional(targets) })
const dashboard = z.object({ panels: z.array(panel) })
const readAlerts = async () =>
  z.parse(alerts, parse(await read('alerts.yml'))).groups.flatMap(({ rules }) => rules)
const readPanels = async () => z.parse(dashboard, JSON.parse(await read('grafana-dashboard.json'))).panels

/** What Prometheus itself adds: whether a target answered, and the labels of each target. */
const ofPrometheus = { metric: 'up', labels: ['instance', 'job'] }

let test: TestApp
let metrics: MetricsServer
/** The labels of each metric, and the values that they have. */
const exposed = new Map<string, Map<string, Set<string>>>([[ofPrometheus.metric, new Map()]])

beforeAll(async () => {
  test = await startTestApp()
  const { db } = test.app
  const location = { kind: 'folder', folder: '/backups' } as const
  const backup = { location, times: [{ hours: 3, minutes: 0 }], retention: { days: 2, weeks: 1 } }
  test.app.config = { ...test.app.config, backup }
  const at = new Date()
  await db.insertInto('backup_run').values({ requested_at: at, began_at: at, finished_at: at }).execute()
  metrics = await serveMetrics(test.app, { host: '127.0.0.1', port: 0 })
  await test.read('/nothing')
  const text = await eventually(async () => {
    const answer = await (await fetch(metrics.url)).text()
    expect(answer).toContain('class="page"')
    return answer
  })
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const known = exposed.get(name) ?? new Map<string, Set<string>>()
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value))
    exposed.set(name, known)
  }
})
afterAll(async () => {
  await metrics.stop()
  await test.close()
})

/** What an expression takes from metrics that a server does not have. */
const unknownParts = (expression: string): string[] => {
  const { selectors, grouping } = readSelectors(expression)
  const ofSelectors = selectors.flatMap(({ metric, matchers }) => {
    const known = exposed.get(metric)
    if (!known) return [metric]
    return matchers
      .filter(({ label, operator, value }) => {
        if (ofPrometheus.labels.includes(label)) return false
        const values = known.get(label)
        return !values || (operator === '=' && !values.has(value))
      })
      .map(({ label, value }) => `${metric} ${label} ${value}`)
  })
  return [...ofSelectors, ...grouping.filter(label => !hasLabel(selectors, label))]
}

const hasLabel = (selectors: { metric: string }[], label: string) =>
  ofPrometheus.labels.includes(label) || selectors.some(({ metric }) => exposed.get(metric)?.has(label))

describe('the alerts', () => {
  it('use only what a running server measures', async () => {
    const rules = await readAlerts()
    expect(rules.length).toBeGreaterThan(15)
    const unknown = rules.flatMap(({ alert, expr }) => unknownParts(expr).map(part => `${alert}: ${part}`))
    expect(unknown).toEqual([])
  })

  it('name only labels that their metrics have, and have names of their own', async () => {
    const rules = await readAlerts()
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    const unknown = rules.flatMap(({ alert, expr, annotations }) =>
      [
        ...Object.values(annotations)
          .join()
          .matchAll(/\$labels\.(\w+)/g),
      ]
        .filter(([, label = '']) => !hasLabel(readSelectors(expr).selectors, label))
        .map(([label]) => `${alert}: ${label}`),
    )
    expect(unknown).toEqual([])
  })

  it('are loaded by the configuration of Prometheus', async () => {
    const configuration = z.object({ rule_files: z.array(z.string()) })
    expect(z.parse(configuration, parse(await read('prometheus.yml'))).rule_files).toEqual(['alerts.yml'])
  })
})

describe('the dashboard', () => {
  it('uses only what a running server measures', async () => {
    const panels = await readPanels()
    const used = panels.flatMap(({ targets = [] }) => targets)
    expect(used.length).toBeGreaterThan(20)
    expect(used.flatMap(({ expr }) => unknownParts(expr))).toEqual([])
    const unknown = used.flatMap(({ expr, legendFormat }) =>
      [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].filter(
        ([, label = '']) => !hasLabel(readSelectors(expr).selectors, label),
      ),
    )
    expect(unknown).toEqual([])
  })

  it('has panels with ids of their own, and a query in each that is no heading', async () => {
    const panels = await readPanels()
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    const empty = panels.filter(({ type, targets = [] }) => type !== 'row' && targets.length === 0)
    expect(empty).toEqual([])
  })
})

const run = promisify(execFile)
const hasPromtool = await run('promtool', ['--version']).then(
  () => true,
  () => false,
)

it.runIf(hasPromtool)('Prometheus accepts its files', async () => {
  const checks = await Promise.all([
    run('promtool', ['check', 'rules', fileAt('alerts.yml')]),
    run('promtool', ['check', 'config', fileAt('prometheus.yml')]),
  ])
  for (const { stdout } of checks) expect(stdout).toContain('SUCCESS')
})
