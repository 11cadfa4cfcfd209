import { defineBlock } from '@ximblox/blocks/define-block'
import { definePageType } from '@ximblox/blocks/define-page-type'
import { plain } from '@ximblox/blocks/fields/plain'
import { createRegistry } from '@ximblox/blocks/registry'

export const greeting = defineBlock({
  id: 'greeting',
  version: 1,
  label: { en: 'Greeting', nl: 'Groet' },
  group: 'text',
  fields: { text: plain({ label: 'Text' }) },
})

export const rule = defineBlock({ id: 'rule', version: 1, label: 'Rule', group: 'layout', fields: {} })

export const basic = definePageType({
  id: 'basic',
  version: 1,
  label: 'Page',
  slugPrefix: {},
  fields: {},
  initialBlocks: () => [],
  blank: true,
})

export const registry = createRegistry({
  blocks: [greeting, rule],
  pageTypes: [basic],
  interfaceLanguages: ['en', 'nl'],
})
