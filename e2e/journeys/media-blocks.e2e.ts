import { readFile } from 'node:fs/promises'
import { type Client, createClient } from '@ximblox/contract/client'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openBrowser, openPage } from '../browser.ts'
import { openCanvas } from '../canvas.ts'
import { administrator } from '../product.ts'
import { logIn } from '../screens.ts'

const url = inject('url')
let browser: Browser
let client: Client

beforeAll(async () => {
  browser = await openBrowser()
  client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: administrator })
})
afterAll(() => browser.close())

const sampleImage = async () =>
  new Uint8Array(await readFile(new URL('../../site/content/media/polder.webp', import.meta.url)))

/** Publishes a page with one block and returns its path. */
const publish = async (block: object): Promise<string> => {
  const slug = crypto.randomUUID()
  const { pageID } = await client.page.create({
    body: {
      title: 'Media',
      slug,
      type: 'basic',
      locale: 'nl-nl',
      content: [{ type: 'image', key: 'one', ...block }],
    },
  })
  await client.page.publish({ params: { id: pageID }, body: {} })
  return `${url}/${slug}`
}

const filmOfSite = async () =>
  new Uint8Array(await readFile(new URL('../../site/content/media/rings.mp4', import.meta.url)))

/** A film as QuickTime names it: what the container has is the same. */
const filmOfQuickTime = async () => {
  const film = await filmOfSite()
  film.set(new TextEncoder().encode('qt  '), 8)
  return film
}

/** A film that the browser itself records, in WebM. */
const recordedFilm = async (page: Page) => {
  const parts = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' })
    const recorded = new Promise<Blob>(resolve => {
      recorder.addEventListener('dataavailable', ({ data }) => resolve(data))
    })
    recorder.start()
    for (let frame = 0; frame < 20; frame += 1) {
      context?.fillRect(frame, 0, 30, 30)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    return [...new Uint8Array(await (await recorded).arrayBuffer())]
  })
  return Uint8Array.from(parts)
}

/** Loads the film of a document, and returns its captions. */
const played = (frame: Frame): Promise<string[]> =>
  frame.locator('video').evaluate(async video => {
    if (!(video instanceof HTMLVideoElement)) throw new Error('no film')
    const [track] = video.textTracks
    if (!track) throw new Error('no captions')
    const loaded = new Promise((resolve, reject) => {
      video.addEventListener('loadedmetadata', resolve)
      video.addEventListener('error', () => reject(new Error(video.error?.message)))
      video.preload = 'metadata'
      video.load()
    })
    const element = video.querySelector('track')
    const read = new Promise(resolve => {
      if (element?.readyState === HTMLTrackElement.LOADED) resolve(null)
      else element?.addEventListener('load', resolve)
    })
    track.mode = 'showing'
    await Promise.all([loaded, read])
    return [...(track.cues ?? [])].map(cue => (cue instanceof VTTCue ? cue.text : ''))
  })

/** The query and the size of the image that the browser chose. */
const shown = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async image => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture')
    await image.decode()
    const { searchParams } = new URL(image.currentSrc)
    const { naturalWidth, naturalHeight, width, height } = image
    return {
      query: searchParams.toString(),
      natural: naturalWidth / naturalHeight,
      rendered: width / height,
      attributes: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    }
  })

describe('the images, videos and files of a page', () => {
  it.each([390, 1280])('are accessible and without errors at %i px', async width => {
    const { page, browserErrors } = await openPage(browser, width)
    for (const path of ['/over-ons', '/en-gb/advice', '/en-gb/sse-academy/training-courses']) {
      await page.goto(url + path)
      expect([path, await accessibilityViolations(page)]).toEqual([path, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      expect(
        await page.locator('script:not([type="module"][src^="/"], [type="application/ld+json"])').count(),
      ).toBe(0)
    }
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('are delivered in the displayed size, a modern format and the chosen crop', async () => {
    const file = { name: `cropped-${crypto.randomUUID()}.webp`, bytes: await sampleImage() }
    const { id: fileID } = (await client.media.addFile({ body: { path: '/' }, file })).file
    const cropParams = { x: 100, y: 50, width: 1400, height: 500, rotate: 0, scaleX: -1, scaleY: 1 }
    const address = await publish({ __images: { image: { fileID, cropParams, altText: 'Een polder' } } })
    const narrow = await openPage(browser, 390)
    await narrow.page.goto(address)
    const seen = await shown(narrow.page, '.image__picture')
    expect(seen.query).toBe('w=640&f=avif')
    for (const ratio of [seen.natural, seen.rendered, seen.attributes]) expect(ratio).toBeCloseTo(2.8, 1)
    const wide = await openPage(browser, 1280)
    await wide.page.goto(address)
    expect((await shown(wide.page, '.image__picture')).query).toBe('w=1280&f=avif')
    expect([...narrow.browserErrors, ...wide.browserErrors]).toEqual([])
    await narrow.page.close()
    await wide.page.close()
  })

  it('are placed beside text where the design says so', async () => {
    const { page } = await openPage(browser, 1280)
    await page.goto(`${url}/over-ons`)
    const [words, image] = await Promise.all(
      ['.hero__words', '.hero__image'].map(part => page.locator(part).first().boundingBox()),
    )
    expect(image?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0))
    expect(image?.y).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0))
    await page.close()
  })

  it('open enlarged in a gallery, one after the other', async () => {
    const { page, browserErrors } = await openPage(browser, 1280)
    await page.goto(`${url}/over-ons`)
    const [first = '', second = ''] = await page
      .locator('.gallery__small')
      .evaluateAll(images => images.map(image => image.getAttribute('alt') ?? ''))
    const dialog = page.getByRole('dialog', { name: await page.locator('.gallery__title').innerText() })
    const opener = page.getByRole('link', { name: first })
    await opener.click()
    expect((await shown(page, '.gallery__whole')).natural).toBeCloseTo(2.5, 1)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('img', { name: second }).waitFor()
    const caption = await page.locator('.gallery__caption').nth(1).innerText()
    await expect.poll(() => dialog.locator('figcaption').innerText()).toBe(caption)
    await dialog.getByRole('button', { name: 'Vorige afbeelding' }).click()
    await dialog.getByRole('img', { name: first }).waitFor()
    await dialog.getByRole('button', { name: 'Inzoomen' }).click()
    const isWider = () =>
      dialog.locator('.gallery__stage').evaluate(stage => stage.scrollWidth > stage.clientWidth)
    await expect.poll(isWider).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.isVisible()).toBe(false)
    await expect.poll(() => opener.evaluate(link => link === document.activeElement)).toBe(true)
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('are links to themselves in a gallery where scripts are off', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${url}/over-ons`)
    await page.locator('.gallery__open').first().click()
    await expect.poll(() => page.url()).toContain('/get-page-file/')
    await page.close()
  })

  it('play if they are videos of the media library', async () => {
    const { page, browserErrors } = await openPage(browser, 1280)
    await page.goto(`${url}/over-ons`)
    const film = page.locator('video')
    const played = await film.evaluate(async video => {
      if (!(video instanceof HTMLVideoElement)) throw new Error('no film')
      video.muted = true
      await video.play()
      return video.videoWidth
    })
    expect(played).toBe(960)
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it.each([true, false])(
    'request nothing from other sites before a video is played, scripts: %s',
    async scripts => {
      const videoUrl = 'https://youtu.be/dQw4w9WgXcQ'
      const body = { path: '/', videoUrl, fileName: `Film ${crypto.randomUUID()}` }
      const { id: fileID } = (await client.media.addFile({ body })).file
      const file = { name: `poster-${crypto.randomUUID()}.webp`, bytes: await sampleImage() }
      const poster = (await client.media.addFile({ body: { path: '/' }, file })).file
      const address = await publish({
        type: 'video',
        props: { title: 'Een "film" <b>' },
        __files: { video: { fileID } },
        __images: { poster: { fileID: poster.id, decorative: true } },
      })
      const page = await browser.newPage({
        javaScriptEnabled: scripts,
        viewport: { width: 1280, height: 800 },
      })
      const requests: string[] = []
      const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'
      await page.route(
        address => address.origin !== url,
        route => {
          requests.push(route.request().url())
          return route.fulfill({ contentType: 'text/html', body: '<button>Player</button>' })
        },
      )
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.locator('.video__stage').scrollIntoViewIfNeeded()
      const frame = page.frameLocator('.video__frame')
      const link = frame.getByRole('link', { name: 'Afspelen: Een "film" <b>' })
      await link.hover()
      await page.emulateMedia({ media: 'print' })
      await page.emulateMedia({ media: 'screen' })
      await page.waitForLoadState('networkidle')
      expect(requests).toEqual([])
      const original = page.getByRole('link', { name: 'Bekijken op YouTube' })
      await expect
        .poll(() => original.getAttribute('href'))
        .toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
      if (scripts) expect(await accessibilityViolations(page)).toEqual([])
      await link.click()
      await frame.getByRole('button', { name: 'Player' }).waitFor()
      expect(requests).toEqual([player])

      await page.reload({ waitUntil: 'networkidle' })
      await page.getByRole('link', { name: 'Afspelen: Een "film" <b>' }).focus()
      await page.keyboard.press('Enter')
      await frame.getByRole('button', { name: 'Player' }).waitFor()
      expect(requests).toEqual([player, player])
      // The player is the next tab stop.
      await page.keyboard.press('Tab')
      const inFrame = () => page.locator('.video__frame').evaluate(one => one === document.activeElement)
      await expect.poll(inFrame).toBe(true)
      await page.close()
    },
  )

  it('play as films with captions and a transcript: on the page, in its preview and in the editor', async () => {
    const add = async (name: string, bytes: Uint8Array<ArrayBuffer>) =>
      (await client.media.addFile({ body: { path: '/' }, file: { name, bytes } })).file.id
    const film = await filmOfSite()
    const words = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:05.000\nElk jaar een ring')
    const [video, captions] = [
      await add(`${crypto.randomUUID()}.mp4`, film),
      await add(`${crypto.randomUUID()}.vtt`, words),
    ]
    const block = { type: 'video', props: { title: 'Jaarringen', transcript: 'Een boom groeit.' } }
    const address = await publish({
      ...block,
      __files: { video: { fileID: video }, captions: { fileID: captions } },
    })
    const { page: stored } = await client.page.getBySlug({ body: { slug: new URL(address).pathname } })
    if (!stored) throw new Error('The page is not there')

    const { page, browserErrors } = await openPage(browser, 1280)
    await logIn(page, url)
    for (const path of [address, `${url}/preview/version/${stored.pageVersion.id}`]) {
      await page.goto(path)
      expect(await played(page.mainFrame())).toEqual(['Elk jaar een ring'])
      await page.getByText('Uitgeschreven tekst').click()
      await page.getByText('Een boom groeit.').waitFor()
    }
    expect(await played(await openCanvas(page, url, stored.id))).toEqual(['Elk jaar een ring'])
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it.each(['webm', 'mov'])('play as %s where the browser can, and can be downloaded', async extension => {
    const { page, browserErrors } = await openPage(browser, 1280)
    const film = extension === 'webm' ? await recordedFilm(page) : await filmOfQuickTime()
    const name = `${crypto.randomUUID()}.${extension}`
    const { file } = await client.media.addFile({ body: { path: '/' }, file: { name, bytes: film } })
    await page.goto(
      await publish({ type: 'video', props: { title: 'Film' }, __files: { video: { fileID: file.id } } }),
    )
    const width = await page.locator('video').evaluate(async video => {
      if (!(video instanceof HTMLVideoElement)) throw new Error('no film')
      video.muted = true
      await video.play()
      return video.videoWidth
    })
    expect(width).toBeGreaterThan(0)
    await page.getByText('Niet elke browser speelt deze video af').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'De video downloaden' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(name)
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('are downloaded under their own names', async () => {
    const { page } = await openPage(browser, 1280)
    await page.goto(`${url}/en-gb/advice`)
    const downloading = page.waitForEvent('download')
    await page.locator('.download-list__link').click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('baseline.pdf')
    await expect.poll(() => page.locator('.download-list__facts').innerText()).toBe('PDF, 25 kB')
    await page.close()
  })
})
