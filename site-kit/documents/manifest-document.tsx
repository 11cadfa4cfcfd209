import type { SitePlace } from '@ximblox/blocks/site-document'
import { languageTag } from '../language-tag.ts'
import { type DocumentSource, documentPath } from './document-source.ts'

interface ManifestOptions {
  name: (place: SitePlace) => string
  shortName: (place: SitePlace) => string
  themeColor: string
  backgroundColor: string
  /** PNG assets by their size in pixels. `maskable` fills the whole square. */
  icons: { size: number; asset: string; purpose: 'any' | 'maskable' }[]
}

/** The web manifest of each locale. */
export const manifestDocument = (options: ManifestOptions): DocumentSource => ({
  assets: options.icons.map(({ asset }) => asset),
  find: ({ path, locale }) =>
    path === manifestPath
      ? {
          contentType: 'application/manifest+json; charset=utf-8',
          content: async context => {
            const start = context.site.homes[locale] ?? documentPath(context, '/')
            return JSON.stringify({
              id: start,
              name: options.name(context),
              short_name: options.shortName(context),
              lang: languageTag(locale),
              start_url: start,
              scope: '/',
              display: 'browser',
              theme_color: options.themeColor,
              background_color: options.backgroundColor,
              icons: options.icons.map(({ size, asset, purpose }) => ({
                src: context.asset(asset),
                sizes: `${size}x${size}`,
                type: 'image/png',
                purpose,
              })),
            })
          },
        }
      : undefined,
  links: place => <link rel="manifest" href={documentPath(place, manifestPath)} />,
})

const manifestPath = '/site.webmanifest'
