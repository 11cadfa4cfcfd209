import { describe, expect, inject, it } from 'vitest'

const url = inject('url')

/** Bytes as a browser gets them, gzipped. */
const sizeOf = async (path: string): Promise<number> => {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } })
  expect([path, answer.status, answer.headers.get('content-encoding')]).toEqual([path, 200, 'gzip'])
  return Number(answer.headers.get('content-length'))
}

describe('the first load of the admin area', () => {
  it('is at most 260 KB of script and 40 KB of style, compressed', async () => {
    const document = await (await fetch(`${url}/cmsadmin/`)).text()
    const paths = [...document.matchAll(/(?:src|href)="(\/cmsadmin\/assets\/[^"]+)"/g)].map(
      match => match[1] ?? '',
    )
    const sum = async (ending: string) => {
      const sizes = await Promise.all(paths.filter(path => path.endsWith(ending)).map(sizeOf))
      return sizes.reduce((total, size) => total + size, 0)
    }
    const [script, style] = [await sum('.js'), await sum('.css')]
    console.log(`admin, first load: ${script} bytes of script, ${style} of style`)
    expect(script).toBeGreaterThan(50_000)
    expect(script).toBeLessThanOrEqual(260_000)
    expect(style).toBeLessThanOrEqual(40_000)
  })
})
