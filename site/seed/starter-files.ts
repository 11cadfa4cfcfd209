import { readFile } from 'node:fs/promises'
import type { Client } from '@ximblox/contract/client'
import type { StarterLocale, StarterPage } from './starter-page.ts'

/** Ids of the files in the library by name, including those from an interrupted load. */
export const knownFiles = async (client: Client): Promise<Map<string, number>> => {
  const { files } = await client.media.getDir({ body: { path: '/' } })
  return new Map(files.map(({ fileName, id }) => [fileName, id]))
}

/** Uploads the files of a page that the library does not have yet. */
export const uploadMissing = async (
  client: Client,
  known: Map<string, number>,
  page: StarterPage,
  locale: StarterLocale,
): Promise<void> => {
  for (const name of filesOf(page, locale)) {
    if (!known.has(name)) known.set(name, await upload(client, name))
  }
}

const filesOf = (page: StarterPage, locale: StarterLocale): Set<string> => {
  const names = new Set<string>()
  page.content(locale, {
    page: () => ({ ref: 'page', id: 1 }),
    file: name => {
      names.add(name)
      return { fileID: 1 }
    },
  })
  return names
}

const folders: Record<string, string> = { webp: 'pictures', svg: 'logos', mp4: 'videos', pdf: 'documents' }

const upload = async (client: Client, name: string): Promise<number> => {
  const folder = folders[name.slice(name.lastIndexOf('.') + 1)]
  const bytes = await readFile(new URL(`./${folder}/${name}`, import.meta.url))
  const { file } = await client.media.addFile({ body: { path: '/' }, file: { name, bytes } })
  return file.id
}
