import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveAdmin } from './serve-admin.ts'

let folder: string
let server: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'admin-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<meta name="csp-nonce" content="{{nonce}}">')
  await writeFile(join(folder, 'canvas.html'), '<link rel="stylesheet" href="{{stylesheet}}">')
  await writeFile(join(folder, 'assets', 'entry-1.js'), 'plain')
  await writeFile(join(folder, 'assets', 'entry-1.js.br'), 'squeezed')
  server = fastify()
  await serveAdmin(server, folder, '/assets/site.css')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

describe('the admin area', () => {
  it.each([
    '/cmsadmin',
    '/cmsadmin/',
    '/cmsadmin/menu-structure',
    '/cmsadmin/new-page',
    '/cmsadmin/page-overview/case%20study',
    '/cmsadmin/medialibrary',
    '/cmsadmin/users',
    '/cmsadmin/user/settings',
    '/cmsadmin/login',
  ])('serves its document at %s', async url => {
    const answer = await server.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('sends no referrer from the URL of an account link', async () => {
    const policy = async (url: string) => (await server.inject(url)).headers['referrer-policy']
    expect(await policy('/cmsadmin/reset-password/abc')).toBe('no-referrer')
    expect(await policy('/cmsadmin/activate-account/abc')).toBe('no-referrer')
    expect(await policy('/cmsadmin/pages/1')).toBe('same-origin')
  })

  it('uses a new nonce for each response, in policy and document alike', async () => {
    const [one, other] = [await server.inject('/cmsadmin/'), await server.inject('/cmsadmin/')]
    const nonce = /content="([^"]+)"/.exec(one.body)?.[1]
    expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`)
    expect(one.body).not.toBe(other.body)
  })

  it('cannot be framed, except its canvas by itself', async () => {
    const framing = async (url: string) => {
      const { headers } = await server.inject(url)
      return /frame-ancestors [^;]*/.exec(String(headers['content-security-policy']))?.[0]
    }
    expect(await framing('/cmsadmin/pages/1')).toBe("frame-ancestors 'none'")
    expect(await framing('/cmsadmin/canvas')).toBe("frame-ancestors 'self'")
    const canvas = await server.inject('/cmsadmin/canvas')
    expect(canvas.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(canvas.body).toBe('<link rel="stylesheet" href="/assets/site.css">')
  })

  it('serves immutable files, compressed if the browser accepts it', async () => {
    const url = '/cmsadmin/assets/entry-1.js'
    const plain = await server.inject(url)
    expect(plain.body).toBe('plain')
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const brotli = await server.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotli.body).toBe('squeezed')
  })

  it('does not serve its document in place of a missing file', async () => {
    const answer = await server.inject('/cmsadmin/assets/entry-2.js')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it('responds with a message when it has not been built', async () => {
    const bare = fastify()
    await serveAdmin(bare, join(folder, 'nowhere'), '/assets/site.css')
    const answer = await bare.inject('/cmsadmin/login')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toBe('The admin area has not been built.\n')
    await bare.close()
  })
})
