import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { accessibilityViolations, openPage } from '../browser.ts'
import { type Author, logInAuthor, panel, rows } from '../editing.ts'
import { png } from '../png.ts'

const url = inject('url')
let author: Author
let disk: string

beforeAll(async () => {
  author = await logInAuthor(url)
  disk = await mkdtemp(join(tmpdir(), 'ximblox-pictures-'))
})
afterAll(async () => {
  await author.close()
  await rm(disk, { recursive: true, force: true })
})

const colours = {
  red: [220, 30, 30],
  green: [30, 160, 60],
  blue: [30, 60, 220],
  yellow: [240, 210, 40],
  violet: [150, 40, 200],
} as const

/** Red and green above blue and yellow. */
const quarters = (x: number, y: number) =>
  y < 300 ? colours[x < 400 ? 'red' : 'green'] : colours[x < 400 ? 'blue' : 'yellow']

/** Creates a folder with a unique name. */
const freshFolder = async (): Promise<string> => {
  const body = { path: '/', folderName: `Journey ${crypto.randomUUID()}` }
  return (await author.client.media.createDir({ body })).directory.path
}

const openLibrary = async (folder: string, search = '') => {
  const visit = await author.newTab(1280)
  await visit.page.goto(`${url}/cmsadmin/medialibrary?folder=${encodeURIComponent(folder)}${search}`)
  await visit.page.getByRole('tree', { name: 'Folders' }).waitFor()
  return visit
}

const files = (page: Page): Locator => page.getByRole('listbox').getByRole('option')
const upload = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name })

/** Drops files and folders from the file system in the middle of an element. */
const dropFromDesktop = async (page: Page, target: Locator, paths: string[]) => {
  const box = await target.boundingBox()
  if (!box) throw new Error('nowhere to drop')
  const devTools = await page.context().newCDPSession(page)
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: paths, dragOperationsMask: 1 }
    await devTools.send('Input.dispatchDragEvent', { type, ...place, data })
  }
}

const asksBeforeLeaving = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** The colors in the four corners of the page's image, row by row. */
const cornersOf = (page: Page): Promise<(string | undefined)[]> =>
  page.locator('.image__picture').evaluate(async (image, known) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture')
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = 100
    canvas.height = 100
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(image, 0, 0, 100, 100)
    const distance = (a: readonly number[], b: ArrayLike<number>) =>
      a.reduce((sum, part, index) => sum + Math.abs(part - (b[index] ?? 0)), 0)
    return [
      [10, 10],
      [90, 10],
      [10, 90],
      [90, 90],
    ].map(([x = 0, y = 0]) => {
      const pixel = context?.getImageData(x, y, 1, 1).data ?? []
      return Object.entries(known).find(([, colour]) => distance(colour, pixel) < 60)?.[0]
    })
  }, colours)

describe('a folder of images', () => {
  it('is uploaded, shown on a page, replaced there, and protected from deletion', async () => {
    const folder = await freshFolder()
    const source = join(disk, 'Holiday')
    await mkdir(join(source, 'Later', 'Still to come'), { recursive: true })
    const name = `quarters-${crypto.randomUUID()}.png`
    await writeFile(join(source, name), png(800, 600, quarters))
    for (let index = 1; index <= 27; index += 1) {
      const image = png(8, 8, (x, y) => [index * 9, x * 30, y * 30])
      await writeFile(join(source, `small ${index}.png`), image)
    }
    // Pixels that do not compress, so that the upload is slow enough to be cancelled.
    const noise = (seed: number) => (x: number, y: number) => {
      const value = Math.imul(x * 7919 + y * 104_729 + seed, 2_654_435_761) >>> 0
      return [value & 255, (value >>> 8) & 255, (value >>> 16) & 255] as const
    }
    for (const seed of [1, 2]) await writeFile(join(source, `large ${seed}.png`), png(300, 250, noise(seed)))

    const { page, browserErrors } = await openLibrary(folder)
    const devTools = await page.context().newCDPSession(page)
    const line = { offline: false, latency: 0, downloadThroughput: -1 }
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 40_000 })
    await page.getByText('This folder is empty.').waitFor()
    await dropFromDesktop(page, page.getByText('This folder is empty.'), [source])
    await page.getByRole('button', { name: 'Cancel upload of large 1.png' }).waitFor()
    expect(await asksBeforeLeaving(page)).toBe(true)
    for (const seed of [1, 2]) {
      await page.getByRole('button', { name: `Cancel upload of large ${seed}.png` }).click()
      await upload(page, `large ${seed}.png`).getByText('Upload cancelled').waitFor()
    }
    await devTools.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 })
    // Uploads continue on other screens.
    await page.getByRole('link', { name: 'Page overview' }).click()
    await page.getByText('28 files uploaded').waitFor()
    expect(await asksBeforeLeaving(page)).toBe(false)
    await page.getByRole('link', { name: 'Media Library' }).click()
    await page.getByRole('button', { name: folder.slice(1) }).click()
    await page.getByRole('button', { name: 'Holiday 28 files' }).click()
    await expect.poll(() => files(page).first().getAttribute('aria-setsize')).toBe('28')
    // Empty folders are created too.
    await page.getByRole('button', { name: 'Later No files' }).click()
    await page.getByRole('button', { name: 'Still to come No files' }).waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('All media').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(browserErrors).toEqual([])
    await page.close()

    const editing = await author.open([{ type: 'image', key: 'picture' }])
    await rows(editing.page).first().click()
    await panel(editing.page).getByRole('button', { name: 'Choose from library' }).click()
    const picker = editing.page.getByRole('dialog', { name: 'Choose image' })
    await picker.getByRole('button', { name: 'Search' }).click()
    await picker.getByRole('textbox', { name: 'Search…' }).fill(name)
    await picker.getByRole('option', { name }).click()
    await picker.getByRole('button', { name: `Select ${name}` }).click()
    await picker.waitFor({ state: 'detached' })
    await panel(editing.page).getByRole('button', { name: 'Crop' }).click()
    const crop = editing.page.getByRole('dialog', { name: `Crop ${name}` })
    await crop.locator('.cropper-crop-box').waitFor()
    await crop.getByRole('button', { name: 'Rotate right' }).click()
    await crop.getByRole('button', { name: 'Flip horizontally' }).click()
    const numbers = { Width: '400', Height: '500', Left: '100', Top: '100' }
    for (const [label, number] of Object.entries(numbers))
      await crop.getByRole('spinbutton', { name: label }).fill(number)
    expect(await accessibilityViolations(editing.page)).toEqual([])
    await crop.getByRole('button', { name: 'Apply crop' }).click()
    await crop.waitFor({ state: 'detached' })
    const cropParams = { x: 100, y: 100, width: 400, height: 500, rotate: 90, scaleX: -1, scaleY: 1 }
    const stored = async () => (await author.stored(editing))[0]?.__images.image?.cropParams
    await expect.poll(stored).toEqual(cropParams)
    // Displayed immediately, cropped or in a duplicated block, and loaded from the server later.
    const seen = () =>
      editing.canvas
        .locator('.image__picture')
        .evaluateAll(images =>
          images.filter(image => image instanceof HTMLImageElement && image.naturalWidth),
        )
    await expect.poll(async () => (await seen()).length).toBe(1)
    await rows(editing.page).first().getByRole('button', { name: 'Duplicate' }).click()
    await expect.poll(async () => (await seen()).length).toBe(2)
    await editing.page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await seen()).length).toBe(1)
    await author.stored(editing)
    expect(editing.browserErrors).toEqual([])
    await editing.page.close()

    const { page: published } = await author.client.page.publish({ params: { id: editing.id } })
    const visitor = await openPage(author.browser, 1280)
    await visitor.page.goto(`${url}/en-gb/${published.slug}`)
    expect(await cornersOf(visitor.page)).toEqual(['yellow', 'green', 'blue', 'red'])
    const shown = await visitor.page.locator('.image__picture').evaluate(image => ({
      size: [image.getAttribute('width'), image.getAttribute('height')],
      srcset: image.closest('picture')?.querySelector('source')?.srcset ?? '',
    }))
    expect(shown.size).toEqual(['400', '500'])
    const [key, widths] = [`-100_100_400_500_90_-1_1/`, shown.srcset.matchAll(/ (\d+)w/g)]
    expect(shown.srcset).toContain(key)
    expect([...widths].map(([, width]) => Number(width))).toEqual([320, 400])
    expect(visitor.browserErrors).toEqual([])

    const { fileID } = published.pageVersion.blocks[0]?.__images.image ?? {}
    const again = await openLibrary(`${folder}/Holiday`, `&file=${fileID}`)
    const details = again.page.getByRole('complementary', { name: 'Details' })
    await details.getByRole('link', { name: published.title }).waitFor()
    const other = png(800, 600, () => colours.violet)
    await details
      .locator('input[type=file]')
      .setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: other })
    await again.page
      .getByRole('dialog', { name: `Replace ${name}?` })
      .getByRole('button', { name: 'Replace' })
      .click()
    await again.page.getByText('1 file uploaded').waitFor()
    await expect
      .poll(async () => {
        await visitor.page.reload()
        return cornersOf(visitor.page)
      })
      .toEqual(['violet', 'violet', 'violet', 'violet'])
    await visitor.page.close()

    await details.getByRole('button', { name: 'Delete' }).click()
    const question = again.page.getByRole('dialog', { name: `Delete ${name}?` })
    await question.getByText('is in use:').waitFor()
    await question.getByRole('button', { name: 'Delete anyway' }).waitFor()
    await expect
      .poll(() => question.getByRole('listitem').allInnerTexts())
      .toEqual([`${published.title} /en-gb/${published.slug} · published`])
    expect(await accessibilityViolations(again.page)).toEqual([])
    await again.page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect((await author.client.media.getDir({ body: { path: `${folder}/Holiday` } })).files).toHaveLength(28)
    await again.page.close()
  })
})

describe('an image on a live page', () => {
  /** Publishes a page with its own image, and opens the library at that image. */
  const publishPicture = async () => {
    const folder = await freshFolder()
    const name = `quarters-${crypto.randomUUID()}.png`
    const file = { name, bytes: new Uint8Array(png(800, 600, quarters)), type: 'image/png' }
    const { id } = (await author.client.media.addFile({ body: { path: folder }, file })).file
    const title = `Journey ${crypto.randomUUID()}`
    const { pageID } = await author.client.page.create({
      body: {
        title,
        slug: title.toLowerCase().replaceAll(' ', '-'),
        type: 'basic',
        locale: 'en-gb',
        content: [{ type: 'image', key: 'picture', props: {}, __images: { image: { fileID: id } } }],
      },
    })
    const { page } = await author.client.page.publish({ params: { id: pageID } })
    const visitor = await openPage(author.browser, 1280)
    await visitor.page.goto(`${url}/en-gb/${page.slug}`)
    return { id, name, title, pageID, folder, slug: page.slug, visitor: visitor.page }
  }
  const shownTo = async (visitor: Page) => {
    await visitor.reload()
    return cornersOf(visitor)
  }
  const whole = ['red', 'green', 'blue', 'yellow']
  const violet = ['violet', 'violet', 'violet', 'violet']
  const other = {
    name: 'other.png',
    mimeType: 'image/png',
    buffer: png(400, 300, () => colours.violet),
  }

  it('is replaced after a confirmation that names its pages, and restored from the message or its details', async () => {
    const { id, name, title, slug, folder, visitor } = await publishPicture()
    const { page, browserErrors } = await openLibrary(folder, `&file=${id}`)
    const details = page.getByRole('complementary', { name: 'Details' })
    const replace = () => details.locator('input[type=file]').setInputFiles(other)
    const question = page.getByRole('dialog', { name: `Replace ${name}?` })

    await replace()
    await question.waitFor()
    await expect
      .poll(() => question.getByRole('listitem').allInnerTexts())
      .toEqual([`${title} /en-gb/${slug} · published`])
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => shownTo(visitor)).toEqual(whole)

    await replace()
    await question.waitFor()
    await page.keyboard.press('Enter')
    await page.getByText(`${name} replaced`).waitFor()
    await expect.poll(() => shownTo(visitor)).toEqual(violet)
    // Simulates an automatically saved alternative text.
    await author.client.media.editFile({ body: { id, defaultAltText: 'All violet' } })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`${name} restored`).waitFor()
    await expect.poll(() => shownTo(visitor)).toEqual(whole)

    // The undone replacement is kept as well.
    const former = details.getByRole('listitem').filter({ hasText: 'Kept until' })
    await former.getByText('400 × 300 pixels').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await former.getByRole('button', { name: 'Restore' }).click()
    const restoring = page.getByRole('dialog', { name: `Restore ${name}?` })
    await restoring.getByRole('link', { name: title }).waitFor()
    await restoring.getByRole('button', { name: 'Restore' }).click()
    await former.getByText('800 × 600 pixels').waitFor()
    await expect.poll(() => shownTo(visitor)).toEqual(violet)

    await replace()
    await question.waitFor()
    await page.keyboard.press('Enter')
    await page.getByText(`${name} already has this content`).waitFor()
    expect(browserErrors).toEqual([])
    await page.close()
    await visitor.close()
  })

  it('requires another confirmation if its page is published during the upload', async () => {
    const { id, name, pageID, folder, visitor } = await publishPicture()
    await author.client.page.unpublish({ params: { id: pageID } })
    const { page } = await openLibrary(folder, `&file=${id}`)
    const details = page.getByRole('complementary', { name: 'Details' })
    await page.route('**/medialib/replace-file', async route => {
      await author.client.page.publish({ params: { id: pageID } })
      await route.fallback()
    })
    await details.locator('input[type=file]').setInputFiles(other)
    const uploads = page.getByRole('region', { name: 'Uploads' })
    await uploads.getByRole('button', { name: 'Replace…' }).click()
    await expect.poll(() => shownTo(visitor)).toEqual(whole)
    const question = page.getByRole('dialog', { name: `Replace ${name}?` })
    await question.getByRole('listitem').waitFor()
    await question.getByRole('button', { name: 'Replace' }).click()
    await expect.poll(() => shownTo(visitor)).toEqual(violet)
    await page.close()
    await visitor.close()
  })

  it('requires confirmation in the upload list if its details are closed earlier', async () => {
    const { id, name, folder, visitor } = await publishPicture()
    const { page } = await openLibrary(folder, `&file=${id}`)
    const details = page.getByRole('complementary', { name: 'Details' })
    await details.getByRole('listitem').first().waitFor()
    const { promise: closed, resolve: close } = Promise.withResolvers<void>()
    await page.route('**/medialib/list-pages-by-file', async route => {
      await closed
      await route.fallback()
    })
    await details.locator('input[type=file]').setInputFiles(other)
    await details.getByRole('button', { name: 'Close details' }).click()
    await details.waitFor({ state: 'detached' })
    close()
    await page.getByRole('region', { name: 'Uploads' }).getByRole('button', { name: 'Replace…' }).click()
    await page
      .getByRole('dialog', { name: `Replace ${name}?` })
      .getByRole('button', { name: 'Replace' })
      .click()
    await expect.poll(() => shownTo(visitor)).toEqual(violet)
    await page.close()
    await visitor.close()
  })

  it('keeps its URL when it is renamed', async () => {
    const { id, name, folder, visitor } = await publishPicture()
    const addresses = await visitor.locator('.image__picture').evaluate(image => {
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
      const sets = sources.flatMap(({ srcset }) => srcset.split(', ').map(part => part.split(' ')[0] ?? ''))
      return image instanceof HTMLImageElement ? [image.src, ...sets] : []
    })
    expect(addresses.length).toBeGreaterThan(2)
    for (const address of addresses) expect(address).toContain(name)
    await author.client.media.moveFile({ body: { id, newPath: folder, newFileName: 'renamed.png' } })
    for (const address of addresses) {
      const answer = await fetch(new URL(address, url))
      expect([address, answer.status]).toEqual([address, 200])
    }
    await expect.poll(() => shownTo(visitor)).toEqual(whole)
    const renamed = await visitor
      .locator('.image__picture')
      .evaluate(image => image instanceof HTMLImageElement && image.src)
    expect(renamed).toContain('/renamed.png')
    await visitor.close()
  })
})

describe('files of the media library', () => {
  it('are selected by mouse and keyboard, moved by dragging and back again, and found by name', async () => {
    const folder = await freshFolder()
    await author.client.media.createDir({ body: { path: folder, folderName: 'Inner' } })
    const marker = crypto.randomUUID()
    for (const name of ['a', 'b', 'c', 'd']) {
      const file = { name: `${name} ${marker}.txt`, bytes: new TextEncoder().encode(name + marker) }
      await author.client.media.addFile({ body: { path: folder }, file })
    }
    const namesIn = async (path: string) =>
      (await author.client.media.getDir({ body: { path } })).files.map(({ fileName }) => fileName[0])

    const { page, browserErrors } = await openLibrary(folder)
    await files(page).nth(1).click()
    await files(page)
      .nth(2)
      .click({ modifiers: ['ControlOrMeta'] })
    await page.getByText('2 files selected').waitFor()
    await files(page)
      .nth(2)
      .dragTo(page.getByRole('button', { name: 'Inner No files' }))
    await page.getByText('2 files moved to Inner').waitFor()
    await expect.poll(() => namesIn(`${folder}/Inner`)).toEqual(['b', 'c'])
    await expect.poll(() => files(page).count()).toBe(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('2 files moved back').waitFor()
    await expect.poll(() => namesIn(folder)).toEqual(['a', 'b', 'c', 'd'])
    await expect.poll(() => files(page).count()).toBe(4)

    const list = page.getByRole('listbox')
    await list.focus()
    await list.press('Home')
    await list.press('Shift+End')
    await page.getByText('4 files selected').waitFor()
    await list.press('Escape')
    await list.press('Home')
    await list.press('F2')
    const renaming = page.getByRole('dialog', { name: /^Rename a / })
    await renaming.getByLabel('Name').fill(`z ${marker}`)
    await renaming.getByLabel('Name').press('Enter')
    await renaming.waitFor({ state: 'detached' })
    await expect.poll(() => namesIn(folder)).toEqual(['b', 'c', 'd', 'z'])

    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('textbox', { name: 'Search…' }).fill(`z ${marker}`)
    await page.getByText('1 result for').waitFor()
    await expect.poll(() => files(page).count()).toBe(1)

    const elsewhere = { name: `z ${marker} elsewhere.txt`, bytes: new TextEncoder().encode(marker) }
    await author.client.media.addFile({ body: { path: '/' }, file: elsewhere })
    await page.reload()
    await page.getByText(/^1 result for .* in Journey .* and its subfolders$/).waitFor()
    await page.getByText('Everywhere').click()
    await page.getByText(/^2 results for .* in all folders$/).waitFor()
    await page.reload()
    await page.getByText(/^2 results for .* in all folders$/).waitFor()
    await page.getByText('This folder', { exact: true }).click()
    await page.getByText(/^1 result for .* and its subfolders$/).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('have a focal point, set by pointer and keyboard', async () => {
    const folder = await freshFolder()
    const file = { name: 'quarters.png', bytes: new Uint8Array(png(800, 600, quarters)), type: 'image/png' }
    const { id } = (await author.client.media.addFile({ body: { path: folder }, file })).file
    const stored = async () => (await author.client.media.getFile({ params: { id } })).file.focalPoint
    const { page, browserErrors } = await openLibrary(folder, `&file=${id}`)
    const details = page.getByRole('complementary', { name: 'Details' })
    const point = details.getByRole('button', { name: 'Focal point' })
    await point.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    const { x = 0, y = 0, width = 0, height = 0 } = (await point.boundingBox()) ?? {}
    // Browsers report whole pixels only.
    const quarter = { x: Math.ceil(x + width / 4) - x, y: Math.ceil(y + height / 4) - y }
    await point.click({ position: quarter })
    await details.getByText('25% from the left, 25% from the top').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await details.getByText('26% from the left, 35% from the top').waitFor()
    await expect.poll(stored).toEqual({ x: 0.26, y: 0.35 })
    expect(await accessibilityViolations(page)).toEqual([])

    await details.getByRole('button', { name: 'Reset to centre' }).click()
    await expect.poll(stored).toBe(null)
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('keep their alternative text when the user immediately continues with the next one', async () => {
    const folder = await freshFolder()
    const add = async (name: string) => {
      const file = { name, bytes: new Uint8Array(png(80, 60, quarters)), type: 'image/png' }
      return (await author.client.media.addFile({ body: { path: folder }, file })).file.id
    }
    const [first, second] = [await add('first.png'), await add('second.png')]
    const { page, browserErrors } = await openLibrary(folder, `&file=${first}`)
    const details = page.getByRole('complementary', { name: 'Details' })
    await details.getByLabel('Alternative text').fill('An orchard')
    await page.getByRole('option', { name: /second\.png/ }).click()
    await details.getByRole('heading', { name: 'second.png' }).waitFor()
    const altTextOf = async (id: number) =>
      (await author.client.media.getFile({ params: { id } })).file.defaultAltText
    await expect.poll(() => altTextOf(first)).toBe('An orchard')
    await details.getByLabel('Alternative text').fill('A gate')
    await author.client.media.editFile({ body: { id: second, shared: true } })
    await expect.poll(() => altTextOf(second)).toBe('A gate')
    await author.client.media.editFile({ body: { id: second, defaultAltText: 'A door' } })
    const returnToWindow = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect
      .poll(async () => {
        // More than once, because a return does not cancel a request that left before the change.
        await returnToWindow()
        return details.getByLabel('Alternative text').inputValue()
      })
      .toBe('A door')
    expect(await altTextOf(second)).toBe('A door')
    expect(await altTextOf(first)).toBe('An orchard')
    // Refused once, because someone else had changed the file.
    expect(browserErrors.filter(error => !error.includes('409'))).toEqual([])
    await page.close()
  })

  it('are described one after another, however slow the responses are', async () => {
    const folder = await freshFolder()
    const file = { name: 'slow.png', bytes: new Uint8Array(png(80, 60, quarters)), type: 'image/png' }
    const { id } = (await author.client.media.addFile({ body: { path: folder }, file })).file
    const { page, browserErrors } = await openLibrary(folder, `&file=${id}`)
    const text = page.getByRole('complementary', { name: 'Details' }).getByLabel('Alternative text')
    const gate = Promise.withResolvers<void>()
    await page.route('**/medialib/edit-file', async route => {
      await gate.promise
      await route.continue()
    })
    const requested = page.waitForRequest('**/medialib/edit-file')
    await text.fill('An orchard')
    await requested
    await text.fill('An orchard in spring')
    await page.getByRole('button', { name: 'Close details' }).click()
    gate.resolve()
    const altTextOf = async () => (await author.client.media.getFile({ params: { id } })).file.defaultAltText
    await expect.poll(altTextOf).toBe('An orchard in spring')
    expect(await page.getByText('could not be saved').count()).toBe(0)
    // Refused once, because the file has changed since the panel was closed.
    expect(browserErrors.filter(error => !error.includes('409'))).toEqual([])
    await page.close()
  })

  it('report links in menus before they are deleted', async () => {
    const folder = await freshFolder()
    const file = { name: 'report.txt', bytes: new TextEncoder().encode(folder) }
    const { id } = (await author.client.media.addFile({ body: { path: folder }, file })).file
    await author.client.media.editFile({ body: { id, shared: true } })
    const { data } = await author.client.menu.list({})
    const listed = data.find(({ name, locale }) => name === 'main' && locale === 'nl-nl')
    const params = { id: listed?.id ?? 0 }
    const { menu } = await author.client.menu.get({ params })
    const leadThere = [...menu.items, { key: 'report', title: 'Report', fileID: id, children: [] }]
    const body = { items: leadThere, revision: menu.revision }
    await author.client.menu.store({ params, body })
    onTestFinished(async () => {
      const { revision } = (await author.client.menu.get({ params })).menu
      await author.client.menu.store({ params, body: { items: menu.items, revision } })
    })
    const { page } = await openLibrary(folder, `&file=${id}`)
    const details = page.getByRole('complementary', { name: 'Details' })
    const inMenu = `In the “${menu.name}” menu`
    await details.getByText(inMenu).waitFor()
    await details.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Delete report.txt?' })
    await question.getByText(inMenu).waitFor()
    await question.getByRole('button', { name: 'Delete anyway' }).click()
    await page.getByText('1 file deleted').waitFor()
    await expect.poll(() => files(page).count()).toBe(0)
    await page.close()
  })

  it('stay fast with a thousand in a folder: only visible ones are rendered', async () => {
    const folder = await freshFolder()
    const answer = await author.client.media.getDir({ body: { path: folder } })
    const item = {
      path: folder,
      defaultAltText: '',
      shared: false,
      kind: 'document',
      mimeType: 'application/pdf',
      size: 1234,
      hash: '',
      focalPoint: null,
      uploadedAt: new Date().toISOString(),
      uploadedBy: '',
      tags: [],
      usageCount: 0,
      revision: 1,
    }
    const many = Array.from({ length: 1000 }, (_, index) => ({
      ...item,
      id: 1_000_000 + index,
      fileName: `${index}.pdf`,
    }))
    const visit = await author.newTab(1280)
    await visit.page.route('**/medialib/get-dir', route =>
      route.fulfill({ json: { ...answer, files: many, totalItems: 1000 } }),
    )
    await visit.page.goto(`${url}/cmsadmin/medialibrary?folder=${encodeURIComponent(folder)}`)
    await files(visit.page).first().waitFor()
    expect(await files(visit.page).count()).toBeLessThan(100)
    await visit.page.getByRole('listbox').press('End')
    await visit.page.getByRole('option', { name: '999.pdf' }).waitFor()
    expect(await files(visit.page).count()).toBeLessThan(100)
    await visit.page.close()
  })
})
