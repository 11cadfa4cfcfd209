import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { type Author, logInAuthor, panel } from '../editing.ts'
import { png } from '../png.ts'

const url = inject('url')
let author: Author
beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

const picture = () => Buffer.from(png(40, 30, (x, y) => [x * 6, y * 8, Math.random() * 255]))
const phonePhoto = () =>
  readFile(new URL('../../server/kernel/processing/heic-samples/opaque.heic', import.meta.url))
const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
const svg = (content: string) => `<svg ${xmlns} viewBox="0 0 90 60">${content}</svg>`

const moving = Buffer.from(
  svg('<circle cx="45" cy="30" r="10" fill="red"><animate attributeName="r" to="30" dur="1s"/></circle>'),
)
const areShown = (all: Element[]) =>
  all.map(image => image instanceof HTMLImageElement && image.naturalWidth > 0)

/** As programs for vector graphics write them. */
const vectorImages = {
  Illustrator: `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 24.0.1, SVG Export Plug-In -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" id="Layer_1" xmlns="&ns_svg;" xmlns:i="&ns_ai;" x="0px" y="0px" viewBox="0 0 90 60" style="enable-background:new 0 0 90 60;" xml:space="preserve">
<style type="text/css">.st0{fill:#E30613;}.st1{fill:none;stroke:#1D1D1B;stroke-width:4;}</style>
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:aipgfRef xmlns:i="&ns_ai;"/></foreignObject>
<g i:extraneous="self"><circle class="st0" cx="45" cy="30" r="25"/><path class="st1" d="M5 55 L85 5"/></g></switch></svg>`,
  Inkscape: `<svg ${xmlns} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" width="90mm" height="60mm" viewBox="0 0 90 60"><sodipodi:namedview id="base" inkscape:zoom="1"/><metadata/><g inkscape:groupmode="layer" style="display:inline"><rect width="60" height="40" x="10" y="10" style="fill:#00f;fill-opacity:0.6;stroke:none"/><text x="12" y="32" style="font-size:12px"><tspan sodipodi:role="line">Wind</tspan></text></g></svg>`,
  Figma: svg(
    '<a href="https://example.org/"><rect width="90" height="60" fill="url(#p)"/></a><defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use href="#i" transform="scale(0.0111 0.0167)"/></pattern><image id="i" width="90" height="60" preserveAspectRatio="none" href="IMAGE"/></defs>',
  ),
  'a symbol that is used': svg(
    '<symbol id="s" viewBox="0 0 10 10"><path d="M0 10 L5 0 L10 10 Z" fill="orange"/></symbol><use href="#s" width="40" height="40"/><use href="#s" x="45" y="10" width="40" height="40" transform="rotate(10)"/>',
  ),
}

/** The pixels of an image as the browser shows it, over all of the window. */
const shown = async (page: Page, image: Buffer | Uint8Array): Promise<Buffer> => {
  const source = `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`
  await page.setContent(`<body style="margin: 0"><img src="${source}" style="width: 900px; height: 600px">`)
  await page.waitForFunction(() => document.images[0]?.complete)
  return sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
}

const upload = async (page: Page, files: Parameters<Page['setInputFiles']>[1]) => {
  await page.setInputFiles('input[type=file][multiple]:not([webkitdirectory])', files)
}

describe('an uploaded vector image', () => {
  it.each(Object.entries(vectorImages))('of %s looks as it did', async (_name, markup) => {
    const { page } = await author.newTab(900)
    await page.setViewportSize({ width: 900, height: 600 })
    const given = Buffer.from(
      markup.replace('IMAGE', `data:image/png;base64,${picture().toString('base64')}`),
    )
    const file = { name: `${crypto.randomUUID()}.svg`, bytes: new Uint8Array(given) }
    const added = await author.client.media.addFile({ body: { path: '/' }, file })
    expect(added.changes).toEqual([])
    const answer = await page.request.get(
      url + author.client.media.previewImage({ query: { imageID: added.file.id } }).replace(url, ''),
    )
    const [before, after] = [await shown(page, given), await shown(page, await answer.body())]
    let difference = 0
    for (let index = 0; index < before.length; index += 1)
      difference += Math.abs(Number(before[index]) - Number(after[index]))
    expect(new Set(before).size).toBeGreaterThan(3)
    expect(difference / before.length).toBeLessThan(2)
    await page.close()
  })
})

describe('an upload', () => {
  it('says what of a file was changed, and shows a vector image before and after', async () => {
    const { page, browserErrors } = await author.newTab(1280)
    await page.goto(`${url}/cmsadmin/medialibrary`)
    const serial = crypto.randomUUID().slice(0, 8)
    const jpeg = await sharp(picture()).resize(400).jpeg().toBuffer()
    await upload(page, [
      { name: `${serial}-a.jpg`, mimeType: 'image/jpeg', buffer: picture() },
      { name: `${serial}-b.jpg`, mimeType: 'image/jpeg', buffer: jpeg.subarray(0, -60) },
      { name: `${serial}-c.tif`, mimeType: 'image/tiff', buffer: await sharp(picture()).tiff().toBuffer() },
      { name: `${serial}-e.heic`, mimeType: '', buffer: await phonePhoto() },
      {
        name: `${serial}-d.svg`,
        mimeType: 'image/svg+xml',
        buffer: moving,
      },
    ])
    const row = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: `${serial}-${name}` })
        .last()
    await row('a').getByText(`Stored as ${serial}-a.png, because that is what it contains`).waitFor()
    await row('b').getByText('The end of the file is missing, and with it part of the image').waitFor()
    await row('c').getByText(`Converted to a format that browsers show: ${serial}-c.jpg`).waitFor()
    await row('e').getByText(`Converted to a format that browsers show: ${serial}-e.jpg`).waitFor()
    await row('d').getByText('Left out for the safety of visitors: animation').waitFor()
    const images = row('d').locator('img')
    await expect.poll(() => images.evaluateAll(areShown)).toEqual([true, true])
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('from the form of a block says so too, until it was looked at', async () => {
    const { page, browserErrors } = await author.open([{ type: 'image', key: 'one', props: {} }])
    await page.getByRole('treeitem').first().click()
    await panel(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: `${crypto.randomUUID()}.svg`,
        mimeType: 'image/svg+xml',
        buffer: moving,
      })
    const message = page.getByText('Left out for the safety of visitors: animation')
    await message.waitFor()
    const images = message.locator('xpath=..').locator('img')
    await expect.poll(() => images.evaluateAll(areShown)).toEqual([true, true])
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('gives the reason of a refusal, and offers to try again only where that helps', async () => {
    const { page } = await author.newTab(1280)
    await page.goto(`${url}/cmsadmin/medialibrary`)
    const serial = crypto.randomUUID().slice(0, 8)
    const text = Buffer.from('Only text')
    const photo = await phonePhoto()
    await upload(page, [
      { name: `${serial}-a.pdf`, mimeType: 'application/pdf', buffer: text },
      { name: `${serial}-b.png`, mimeType: 'image/png', buffer: picture().subarray(0, 70) },
      { name: `${serial}-c.heic`, mimeType: 'image/heic', buffer: photo.subarray(0, 300) },
      { name: `${serial}-d.exe`, mimeType: 'application/octet-stream', buffer: text },
      { name: `${serial}-${'x'.repeat(260)}.txt`, mimeType: 'text/plain', buffer: text },
    ])
    const row = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: `${serial}-${name}` })
        .last()
    await row('a').getByText('The content of the file is not of the type that its name says').waitFor()
    await row('b').getByText('The file is damaged and cannot be read').waitFor()
    await row('c').getByText('This HEIC photo cannot be converted').waitFor()
    await row('d').getByText('Files of this type are not accepted').waitFor()
    await row('x').getByText('at most 255 characters').waitFor()
    expect(await page.getByRole('button', { name: /^Try again with/ }).count()).toBe(0)
    await page.close()
  })
})
