import type { Client } from '@ximblox/contract/client'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { fillGlobals } from './fill-globals.ts'
import { fillMenus } from './fill-menus.ts'
import { type PageIDs, rowsOf } from './page-rows.ts'
import { knownFiles, uploadMissing } from './starter-files.ts'
import { type StarterLocale, type StarterPage, starterLocales, type Targets } from './starter-page.ts'
import { starterPages } from './starter-pages.ts'

/** Loads the starter content through the API. Keeps what exists, so an interrupted load can run again. */
export const loadStarterSite = async (client: Client): Promise<void> => {
  for (const locale of starterLocales) {
    const ids = await createPages(client, locale)
    await fillPages(client, locale, ids)
    await fillMenus(client, locale, ids)
    await fillGlobals(client, locale, ids)
  }
}

const createPages = async (client: Client, locale: StarterLocale): Promise<PageIDs> => {
  const existing = await rowsOf(client, locale)
  const ids = new Map<string, number>()
  for (const page of starterPages) {
    const found = existing.get(page.texts[locale].slug)
    ids.set(page.name, found?.id ?? (await createPage(client, page, locale)))
  }
  return ids
}

const createPage = async (client: Client, page: StarterPage, locale: StarterLocale): Promise<number> => {
  const { title, slug } = page.texts[locale]
  const [source] = starterLocales
  if (locale === source) {
    const { pageID } = await client.page.create({ body: { title, slug, type: page.type, locale } })
    return pageID
  }
  const original = (await rowsOf(client, source)).get(page.texts[source].slug)
  if (!original) throw new Error(`The starter page "${page.name}" has no original to translate`)
  const { pageID } = await client.page.createTranslation({
    body: { pageID: original.id, newLocale: locale, title, slug },
  })
  return pageID
}

const fillPages = async (client: Client, locale: StarterLocale, ids: PageIDs): Promise<void> => {
  const rows = await rowsOf(client, locale)
  const fileIDs = await knownFiles(client)
  for (const page of starterPages) {
    if (rows.get(page.texts[locale].slug)?.state === 'published') continue
    await uploadMissing(client, fileIDs, page, locale)
    await fillPage(client, page, locale, {
      page: name => ({ ref: 'page', id: idOf(ids, name) }),
      file: name => ({ fileID: idOf(fileIDs, name) }),
    })
  }
}

const fillPage = async (
  client: Client,
  page: StarterPage,
  locale: StarterLocale,
  to: Targets,
): Promise<void> => {
  const id = pageIDOf(to.page(page.name).id)
  const { title, seoTitle = '', seoDescription } = page.texts[locale]
  const { blocks, props, images, files } = page.content(locale, to)
  const { pageVersion } = (await client.page.get({ params: { id } })).page
  await client.page.storeVersion({
    params: { id: pageVersion.id },
    body: {
      revision: pageVersion.revision,
      title,
      seoTitle,
      seoDescription,
      seoIndexed: page.indexed ?? true,
      blocks,
      pageType: { id: page.type, props },
      __images: images,
      __files: files,
    },
  })
  await client.page.publish({ params: { id }, body: {} })
}

const idOf = (ids: ReadonlyMap<string, number>, name: string): number => {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The starter content has no "${name}"`)
  return id
}
