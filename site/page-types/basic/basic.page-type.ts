import { definePageType } from '@ximblox/blocks/define-page-type'
import { newKey } from '@ximblox/blocks/new-key'

/** A page that is nothing but its blocks. */
export const basic = definePageType({
  id: 'basic',
  label: { en: 'Page', nl: 'Pagina', de: 'Seite', fr: 'Page' },
  slugPrefix: {},
  blank: true,
  fields: {},
  initialBlocks: () => [{ type: 'hero', key: newKey() }],
})
