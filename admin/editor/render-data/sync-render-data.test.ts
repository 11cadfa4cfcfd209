import type { PageView } from '@ximblox/blocks/render/page-view'
import { createClient } from '@ximblox/contract/client'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { setProp } from '../state/commands/fields.ts'
import { enter } from '../state/commands/view.ts'
import { initialState } from '../state/state.ts'
import { createEditor } from '../state/store.ts'
import { contentWith, registry, versionWith } from '../state/test/sample.ts'
import type { CanvasRenderData } from './render-data.ts'
import { syncRenderData } from './sync-render-data.ts'

const page: PageView['page'] = {
  id: 3,
  locale: 'en-gb',
  slug: 'here',
  path: '/en-gb/here',
  type: 'basic',
  title: 'Here',
  props: {},
  publishedAt: null,
  images: {},
  files: {},
}
const parts: CanvasRenderData = {
  goneFiles: [],
  now: '2026-11-02T09:00:00.000Z',
  status: 200,
  page,
  seo: { title: '', description: '', keywords: [], image: null },
  data: {},
  pageData: null,
  files: {},
  links: {},
  tags: {},
  siblings: [],
  above: [],
  menus: {},
  globals: {},
  site: { url: 'https://example.org', availableLocales: ['en-gb'], defaultLocale: 'en-gb', homes: {} },
}

it('renders a page from public props: complete and without private fields', () => {
  const content = { ...contentWith([]), pageType: { id: 'basic', props: {} } }
  const editor = createEditor({ state: initialState(versionWith(content)), registry, now: () => 0 })
  const drawing = createStore(() => parts)
  const stop = syncRenderData({
    store: editor.store,
    drawing,
    registry,
    client: createClient({ baseURL: 'https://example.org' }),
    pageID: pageIDOf(3),
    onFailure: error => {
      throw error
    },
  })
  editor.run(enter({ name: 'EditingPageSettings' }))
  editor.run(setProp(['privateTags'], [{ id: 1 }]))
  expect(drawing.getState().page.props).toEqual({ summary: '' })
  stop()
})
