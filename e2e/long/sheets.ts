import type { Page } from 'playwright-core'

/** A part of a page, as PNG, under a name such as "light 390". */
export interface Shot {
  name: string
  png: Buffer
}

interface Encoded {
  name: string
  url: string
}

const dataURL = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`

/** Shots beside each other in a quarter of their size, which smooths what fonts look like on one machine only. */
export const sheetOf = async (page: Page, shots: readonly Shot[]): Promise<Buffer> => {
  const encoded = await page.evaluate(
    renderSheet,
    shots.map(({ name, png }) => ({ name, url: dataURL('png', png) })),
  )
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64')
}

/** A screenshot in a tenth of its bytes. */
export const webpOf = async (page: Page, png: Buffer): Promise<Buffer> => {
  const encoded = await page.evaluate(renderImage, dataURL('png', png))
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64')
}

const renderImage = async (url: string): Promise<string> => {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', 0.8)
}

const renderSheet = async (shots: Encoded[]): Promise<string> => {
  const gap = 4
  const images = await Promise.all(
    shots.map(async ({ url }) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return image
    }),
  )
  const sizes = images.map(image => [Math.round(image.width / 4), Math.round(image.height / 4)] as const)
  const canvas = document.createElement('canvas')
  canvas.width = sizes.reduce((sum, [width]) => sum + width + gap, 0)
  canvas.height = Math.max(...sizes.map(([, height]) => height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  context.fillStyle = '#808080'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  let left = 0
  images.forEach((image, index) => {
    const [width = 0, height = 0] = sizes[index] ?? []
    context.drawImage(image, left, 0, width, height)
    left += width + gap
  })
  return canvas.toDataURL('image/webp', 0.45)
}

/** The parts of a sheet, by the names of its shots, that look different on another one. */
export const differences = (
  page: Page,
  [sheet, reference]: readonly [Buffer, Buffer],
  shots: readonly { name: string; width: number }[],
): Promise<string[]> =>
  page.evaluate(compareSheets, {
    urls: [dataURL('webp', sheet), dataURL('webp', reference)] as [string, string],
    shots: [...shots],
  })

const compareSheets = async ({
  urls,
  shots,
}: {
  urls: [string, string]
  shots: { name: string; width: number }[]
}): Promise<string[]> => {
  const gap = 4
  /** Of 255 in one color; what two versions of a font renderer differ in stays below. */
  const noticeable = 48
  /** Pixels of a part; a word that moved is more. */
  const tolerated = 12
  const pixelsOf = async (url: string) => {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws nothing.')
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, image.width, image.height)
  }
  const [now, before] = [await pixelsOf(urls[0]), await pixelsOf(urls[1])]
  if (now.width !== before.width) return ['other shots']
  const height = Math.max(now.height, before.height)
  const isDifferent = (x: number, y: number): boolean => {
    const start = (y * now.width + x) * 4
    return [0, 1, 2].some(
      channel =>
        Math.abs((now.data[start + channel] ?? 128) - (before.data[start + channel] ?? 128)) > noticeable,
    )
  }
  const found: string[] = []
  let left = 0
  for (const { name, width: full } of shots) {
    const width = Math.round(full / 4)
    let count = 0
    for (let y = 0; y < height; y += 1)
      for (let x = left; x < left + width; x += 1) if (isDifferent(x, y)) count += 1
    if (count > tolerated) found.push(`${name} (${count} pixels)`)
    left += width + gap
  }
  return found
}
