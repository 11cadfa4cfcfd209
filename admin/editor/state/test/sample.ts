import { defineBlock } from '@ximblox/blocks/define-block'
import { definePageType } from '@ximblox/blocks/define-page-type'
import { image } from '@ximblox/blocks/fields/image'
import { list } from '@ximblox/blocks/fields/list'
import { plain } from '@ximblox/blocks/fields/plain'
import { createRegistry } from '@ximblox/blocks/registry'
import type { Block } from '@ximblox/contract/blocks'
import type { PageVersion, VersionContent } from '@ximblox/contract/pages'
import { pageIDOf, versionIDOf } from '@ximblox/contract/rules/ids'

const label = 'Label'

const text = defineBlock({
  id: 'text',
  version: 1,
  label,
  group: 'text',
  fields: {
    title: plain({ label }),
    body: plain({ label, default: 'Body' }),
    photo: image({ label }),
    cards: list({ label, fields: { name: plain({ label }), photo: image({ label }) } }),
  },
})

const columns = defineBlock({
  id: 'columns',
  version: 1,
  label,
  group: 'layout',
  fields: {},
  slots: { left: { label }, right: { label, allowed: ['text'] } },
})

const basic = definePageType({
  id: 'basic',
  version: 1,
  label,
  slugPrefix: {},
  fields: { summary: plain({ label }) },
  initialBlocks: () => [],
})

export const registry = createRegistry({ blocks: [text, columns], pageTypes: [basic] })

export const block = (key: string, parts: Partial<Block> = {}): Block => ({
  type: 'text',
  key,
  version: 1,
  props: { title: '', body: 'Body', cards: [] },
  anchorPoint: '',
  __images: {},
  __files: {},
  ...parts,
})

export const columnsBlock = (key: string, slots: Record<string, Block[]>): Block =>
  block(key, { type: 'columns', props: {}, slots })

export const contentWith = (blocks: Block[]): VersionContent => ({
  title: 'Home',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  seoImage: null,
  blocks,
  pageType: { id: 'basic', version: 1, props: { summary: '' } },
  __images: {},
  __files: {},
})

export const versionWith = (content: VersionContent, revision = 1): PageVersion => ({
  ...content,
  id: versionIDOf(7),
  pageID: pageIDOf(3),
  hasPublicationRequest: false,
  revision,
  author: { ID: 1, name: 'Ann' },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})
