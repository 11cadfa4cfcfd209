import { describe, expect, inject, it } from 'vitest'
import { heading } from '../canvas.ts'
import { sitDown } from '../editing.ts'

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

describe('the first load of the page editor', () => {
  it('is at most 450 KB of script with that of the canvas, compressed', async () => {
    const desk = await sitDown(url)
    const paths = new Set<string>()
    const { page, canvas } = await desk.open([heading('a', 'One')], async page => {
      page.on('request', request => {
        if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname)
      })
    })
    await canvas.waitForSelector('[data-block=a]')
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all([...paths].map(sizeOf))
    const script = sizes.reduce((total, size) => total + size, 0)
    console.log(`page editor, first load: ${script} bytes of script in ${sizes.length} files`)
    expect(script).toBeGreaterThan(200_000)
    expect(script).toBeLessThanOrEqual(450_000)
    await desk.close()
  })
})
