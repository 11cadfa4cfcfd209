import { defineBlock } from '@ximblox/blocks/define-block'
import { definePageType } from '@ximblox/blocks/define-page-type'
import { plain } from '@ximblox/blocks/fields/plain'
import { createRegistry } from '@ximblox/blocks/registry'

const words = text => ({ en: text, nl: text, de: text, fr: text })

export const greeting = defineBlock({
  id: 'greeting',
  version: 1,
  label: words('Greeting'),
  group: 'text',
  fields: { text: plain({ label: words('Text') }) },
})

export const rule = defineBlock({ id: 'rule', version: 1, label: words('Rule'), group: 'layout', fields: {} })

export const basic = definePageType({
  id: 'basic',
  version: 1,
  label: words('Page'),
  slugPrefix: {},
  fields: {},
  initialBlocks: () => [],
  blank: true,
})

export const registry = createRegistry({ blocks: [greeting, rule], pageTypes: [basic] })
