import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type CollectedSpan, type Collector, startCollector } from '../otlp-collector.ts'
import { copyDataDir, type DataDir, type Product, startProduct } from '../product.ts'

let folder: DataDir
let collector: Collector
let product: Product
let log = ''

beforeAll(async () => {
  folder = await copyDataDir(inject('starterDataDir'))
  collector = await startCollector()
  product = await startProduct({
    dataDir: folder.dataDir,
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20123',
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
      OTEL_SERVICE_NAME: 'museum',
      LOG_LEVEL: 'info',
    },
  })
  product.process.stdout?.on('data', text => {
    log += text
  })
})
afterAll(async () => {
  await product.stop()
  collector.stop()
  await folder.remove()
})

const traceID = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = (parent: string, flags = '01') => `00-${traceID}-${parent}-${flags}`
const childrenOf = ({ id }: CollectedSpan) => collector.spans.filter(({ parentID }) => parentID === id)
const spanBelow = async (parent: string): Promise<CollectedSpan> => {
  const find = () => collector.spans.find(({ parentID }) => parentID === parent)
  await expect.poll(find).toBeDefined()
  const span = find()
  if (!span) throw new Error('it was collected a moment ago')
  return span
}

describe('a site with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('sends a span for a page, with its rendering and its statements below', async () => {
    const answer = await fetch(`${product.url}/en-gb/contact?email=visitor@example.org`, {
      headers: { traceparent: traceparent('00f067aa0ba90001') },
    })
    const span = await spanBelow('00f067aa0ba90001')
    expect(answer.headers.get('traceparent')).toBe(`00-${traceID}-${span.id}-01`)
    expect(span).toMatchObject({
      traceID,
      name: 'GET page',
      kind: 2,
      attributes: { 'url.path': '/en-gb/contact', 'http.response.status_code': 200 },
      resource: { 'service.name': 'museum', 'service.version': expect.any(String) },
    })
    await expect.poll(() => childrenOf(span).map(({ name }) => name)).toContain('render page')
    const [render] = childrenOf(span).filter(({ name }) => name === 'render page')
    if (!render) throw new Error('it was collected a moment ago')
    await expect.poll(() => childrenOf(render)).not.toEqual([])
    const statements = childrenOf(render)
    for (const { attributes } of statements) expect(attributes['db.system.name']).toBe('postgresql')
    expect(statements.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^select [a-z_]+$/))
    expect(JSON.stringify(collector.spans)).not.toContain('visitor@example.org')
    expect(collector.headers()).toMatchObject({ authorization: 'Bearer 123' })
  })

  it('names the span of a call after its route, and hides secrets in its path', async () => {
    const { status } = await fetch(`${product.url}/api/ximblox/page/987654`, {
      headers: { traceparent: traceparent('00f067aa0ba90002') },
    })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(await spanBelow('00f067aa0ba90002')).toMatchObject({
      name: expect.stringMatching(/^GET \/api\/ximblox\/page\/:\w+$/),
      attributes: { 'http.response.status_code': status },
    })
    await fetch(`${product.url}/cmsadmin/reset-password/very-secret-token`, {
      headers: { traceparent: traceparent('00f067aa0ba90003') },
    })
    await spanBelow('00f067aa0ba90003')
    expect(JSON.stringify(collector.spans)).not.toContain('very-secret-token')
  })

  it('leaves out what a proxy has decided not to record, health checks and assets', async () => {
    const [asset = ''] = /\/assets\/[^"]+/.exec(await (await fetch(`${product.url}/en-gb`)).text()) ?? []
    await fetch(`${product.url}/en-gb`, { headers: { traceparent: traceparent('00f067aa0ba90004', '00') } })
    for (const path of ['/healthz', '/readyz', asset])
      await fetch(product.url + path, { headers: { traceparent: traceparent('00f067aa0ba90005') } })
    await fetch(`${product.url}/en-gb`, { headers: { traceparent: traceparent('00f067aa0ba90006') } })
    await spanBelow('00f067aa0ba90006')
    const parents = collector.spans.map(({ parentID }) => parentID)
    expect(parents).not.toContain('00f067aa0ba90004')
    expect(parents).not.toContain('00f067aa0ba90005')
  })

  it('sends spans of background work, which has no request', async () => {
    await expect.poll(() => collector.spans.map(({ name }) => name)).toContain('job search index')
    const [job] = collector.spans.filter(({ name }) => name === 'job search index')
    expect(job).toMatchObject({ parentID: '', isError: false })
    // Looking for work every few seconds leaves no traces.
    const roots = collector.spans.filter(({ parentID }) => parentID === '')
    expect(roots.filter(({ attributes }) => 'db.system.name' in attributes)).toEqual([])
  })

  it('adds the trace to its log lines', async () => {
    await fetch(`${product.url}/api/ximblox/settings/get`, {
      headers: { traceparent: traceparent('00f067aa0ba90007') },
    })
    await expect.poll(() => log).toContain(`"traceId":"${traceID}"`)
  })

  it('goes on without its collector, and logs an outage twice', async () => {
    collector.answerWith(503)
    const look = () => fetch(`${product.url}/en-gb/about`)
    await expect.poll(async () => (await look(), log)).toContain('the collector does not accept traces')
    expect((await look()).status).toBeLessThan(500)
    collector.answerWith(200)
    await expect.poll(async () => (await look(), log)).toContain('the collector accepts traces again')
    expect(log.match(/the collector does not accept traces/g)).toHaveLength(1)
  })

  it('sends what waits when it stops', async () => {
    await fetch(`${product.url}/en-gb`, { headers: { traceparent: traceparent('00f067aa0ba90008') } })
    expect(await product.stop()).toBe(0)
    expect(collector.spans.map(({ parentID }) => parentID)).toContain('00f067aa0ba90008')
  })
})
