import type { Block } from '@ximblox/contract/blocks'
import type { FileView, PageLink, PageView } from '../page-view.ts'

export const photo: FileView = {
  id: 7,
  fileName: 'blue sea.jpg',
  kind: 'image',
  mimeType: 'image/jpeg',
  size: 1000,
  width: 1600,
  height: 900,
  alt: 'The sea',
  hash: '0123456789abcdef'.repeat(4),
  video: null,
  shared: false,
  focalPoint: null,
}

export const leaflet: FileView = {
  ...photo,
  id: 8,
  fileName: 'our leaflet.pdf',
  kind: 'document',
  mimeType: 'application/pdf',
  shared: true,
}

export const otherPage: PageLink = {
  id: 5,
  locale: 'en-gb',
  path: '/en-gb/about',
  title: 'About us',
  anchors: { team: 'our-team' },
}

/** A page of these blocks with page 5, file 7 and the shared file 8. */
export const viewOf = (...blocks: Block[]): PageView => ({
  now: '2026-11-02T09:00:00.000Z',
  status: 200,
  page: {
    id: 1,
    locale: 'en-gb',
    slug: 'here',
    path: '/en-gb/here',
    type: 'article',
    title: 'Here',
    props: {},
    publishedAt: null,
    images: {},
    files: {},
  },
  seo: { title: '', description: '', keywords: [], image: null },
  blocks,
  data: {},
  pageData: null,
  files: { 7: photo, 8: leaflet },
  links: { 5: otherPage },
  tags: {},
  siblings: [],
  above: [],
  menus: {},
  globals: {},
  site: { url: 'https://example.org', availableLocales: ['en-gb'], defaultLocale: 'en-gb', homes: {} },
  assets: { stylesheet: () => '/site.css', asset: name => name },
})
