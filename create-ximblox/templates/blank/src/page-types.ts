import { definePageType, newKey } from 'ximblox'

/** A page of blocks. */
export const basic = definePageType({
  id: 'basic',
  version: 1,
  label: { en: 'Page', nl: 'Pagina', de: 'Seite', fr: 'Page' },
  slugPrefix: {},
  fields: {},
  initialBlocks: () => [{ type: 'text', key: newKey(), props: {} }],
  blank: true,
})
