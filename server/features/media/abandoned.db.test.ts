import { readdir } from 'node:fs/promises'
import { apiPath } from '@ximblox/contract/api-path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { plainPicture } from '../../test/pictures.ts'
import { logInRaw } from '../../test/raw.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

test('work on a file is aborted when its client disconnects, waiting or running', async () => {
  const { app } = product
  const outcomes: string[] = []
  const { processing } = app
  app.processing = {
    ...processing,
    render: async (...given) => {
      try {
        const isMade = await processing.render(...given)
        outcomes.push('made')
        return isMade
      } catch (error) {
        outcomes.push(String(error instanceof Error && error.name))
        throw error
      }
    },
  }
  const editor = await product.as('Editor')
  const bytes = new Uint8Array(await plainPicture(4_000, 4_000).png().toBuffer())
  const { file } = await editor.media.addFile({ body: { path: '/' }, file: { name: 'large.png', bytes } })
  const crop = { x: 0, y: 0, width: 4_000, height: 4_000, rotate: 45, scaleX: 1, scaleY: 1 }
  const { cookie } = await logInRaw(product.url)
  const leaving = new AbortController()
  const request = (rotate: number) =>
    fetch(product.url + apiPath('/medialib/preview-crop', {}, { imageID: file.id, ...crop, rotate }), {
      headers: { cookie },
      signal: leaving.signal,
    })
  const requests = Promise.allSettled([41, 42, 43].map(request))
  const temporary = () => readdir(app.storage.temporaryFolder)
  await expect.poll(temporary, { interval: 5 }).not.toEqual([])
  leaving.abort()
  await requests
  await expect.poll(() => outcomes).toEqual(['Cancelled', 'Cancelled', 'Cancelled'])
  await expect.poll(temporary).toEqual([])
})
