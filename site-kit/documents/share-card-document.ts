import type { ShareCard, SitePlace } from '@ximblox/blocks/site-document'
import { type DocumentSource, documentPath } from './document-source.ts'

export interface ShareCardOptions extends Pick<ShareCard, 'background' | 'font' | 'family' | 'box'> {
  titleColor: string
  captionColor: string
}

/** The path of the picture of a page. Titles change, and who shares a page keeps pictures by their URL. */
export const shareCardPath = (
  place: Pick<SitePlace, 'site' | 'page'>,
  page: { id: number; publishedAt: string | null },
): string => {
  const path = documentPath(place, `/share-card-${page.id}.jpg`)
  return page.publishedAt ? `${path}?v=${Date.parse(page.publishedAt).toString(36)}` : path
}

/** Pictures for sharing the pages that have none: their titles on a background of the site. */
export const shareCardDocument = (
  { titleColor, captionColor, ...card }: ShareCardOptions,
  caption: (place: SitePlace) => string,
): DocumentSource => ({
  assets: [card.background, card.font],
  find: ({ path }) => {
    const [, id] = /^\/share-card-([1-9]\d{0,14})\.jpg$/.exec(path) ?? []
    if (id === undefined) return
    return {
      contentType: 'image/jpeg',
      content: async context => {
        const title = await context.pageTitle(Number(id))
        if (title === null) return null
        return context.composeShareCard({
          ...card,
          title: { text: title, color: titleColor },
          caption: { text: caption(context), color: captionColor },
        })
      },
    }
  },
})
