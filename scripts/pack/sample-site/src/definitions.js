import { defineBlock, definePageType, plain } from 'ximblox'

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
