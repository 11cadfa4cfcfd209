import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { LivePage } from './twelve-blocks.ts'

export interface Reference {
  url: string
  pids: number[]
  stop(): void
}

/** A minimal `node:http` server in a separate process, which sends `body` or renders `view` for each request. */
export const startReference = async (content: { body: string } | { view: object }): Promise<Reference> => {
  const child = fork(new URL('reference-server.ts', import.meta.url), { env: { NODE_ENV: 'production' } })
  child.send(content)
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, pids: [child.pid ?? 0], stop: () => void child.kill() }
}

/** The view of the page, assembled from API responses. */
export const viewOf = ({ path, page, image }: LivePage, url: string): object => ({
  status: 200,
  page: { ...page, path, props: page.typeData, publishedAt: new Date().toISOString(), images: {} },
  seo: { title: '', description: '', keywords: [], image: null },
  blocks: page.content,
  data: { k12: { items: [], page: 2, pageCount: 0 } },
  files: {
    [image.id]: {
      ...image,
      alt: image.defaultAltText,
      width: image.width ?? 0,
      height: image.height ?? 0,
    },
  },
  links: {},
  tags: {},
  siblings: [],
  menus: { main: [], footer: [] },
  site: {
    url,
    availableLocales: ['nl-nl', 'en-gb'],
    defaultLocale: 'nl-nl',
    homes: { 'nl-nl': '/', 'en-gb': '/en-gb' },
  },
})
