import { readFile } from 'node:fs/promises'
import type { ImageData } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import { isRefusal } from '@ximblox/contract/client/failure'
import type { PageRow, PageVersion } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { StarterLocale, StarterPage } from './starter-page.ts'

/** Pictures that pages use already, by name. */
export const knownPictures = async (
  client: Client,
  rows: readonly PageRow[],
): Promise<Map<string, number>> => {
  const known = new Map<string, number>()
  for (const { id } of rows) {
    const { page } = await client.page.get({ params: { id } })
    for (const { fileName, fileID } of imagesOf(page.pageVersion)) known.set(nameOf(fileName), fileID)
  }
  return known
}

/** Uploads what a page needs and no page before it did. */
export const uploadMissing = async (
  client: Client,
  known: Map<string, number>,
  page: StarterPage,
  locale: StarterLocale,
): Promise<void> => {
  for (const name of picturesOf(page, locale)) {
    if (!known.has(name)) known.set(name, await upload(client, name))
  }
}

const imagesOf = ({ blocks, __images }: PageVersion): ImageData[] => {
  const images = Object.values(__images)
  walkBlocks(blocks, block => images.push(...Object.values(block.__images)))
  return images
}

const picturesOf = (page: StarterPage, locale: StarterLocale): Set<string> => {
  const names = new Set<string>()
  page.content(locale, {
    page: () => ({ ref: 'page', id: 1 }),
    picture: name => {
      names.add(name)
      return { fileID: 1 }
    },
  })
  return names
}

const upload = async (client: Client, name: string, copy = 1): Promise<number> => {
  const bytes = await readFile(new URL(`./pictures/${name}.webp`, import.meta.url))
  const fileName = copy === 1 ? `${name}.webp` : `${name}-${copy}.webp`
  try {
    const { file } = await client.media.addFile({ body: { path: '/' }, file: { name: fileName, bytes } })
    return file.id
  } catch (error) {
    // Left by an interruption between upload and store: no page says which file it was.
    if (isRefusal(error) && error.code === 'ML_03') return upload(client, name, copy + 1)
    throw error
  }
}

const nameOf = (fileName: string): string => fileName.replace(/(-\d+)?\.webp$/, '')
