import type { DocumentSource } from './document-source.ts'

interface Icons {
  /** For browsers, at any size. */
  svg: string
  /** For readers of feeds and older browsers, which ask for `/favicon.ico` on their own. */
  ico: string
  /** 180 × 180 pixels without transparency, for home screens. */
  touch: string
}

/** The icons of a site, as paths of assets. */
export const iconDocuments = ({ svg, ico, touch }: Icons): DocumentSource => {
  const files = new Map([
    ['/favicon.ico', { asset: ico, contentType: 'image/x-icon' }],
    ['/apple-touch-icon.png', { asset: touch, contentType: 'image/png' }],
  ])
  return {
    assets: [svg, ico, touch],
    find: ({ path, isDefaultLocale }) => {
      const file = isDefaultLocale ? files.get(path) : undefined
      return file && { contentType: file.contentType, content: ({ readAsset }) => readAsset(file.asset) }
    },
    links: ({ asset }) => (
      <>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={asset(svg)} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </>
    ),
  }
}
