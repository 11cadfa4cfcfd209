import { definePageType } from '@ximblox/blocks/define-page-type'
import { newKey } from '@ximblox/blocks/new-key'
import { titleMax } from '../../blocks/hero/hero.block.ts'

/** A page that is nothing but its blocks. */
export const basic = definePageType({
  id: 'basic',
  version: 1,
  label: { en: 'Page', nl: 'Pagina', de: 'Seite', fr: 'Page' },
  slugPrefix: {},
  blank: true,
  fields: {},
  initialBlocks: (_locale, title) => [
    { type: 'hero', key: newKey(), props: { title: canOpen(title) ? title : '' } },
  ],
})

const canOpen = (title: string): boolean => title.length <= titleMax && !/[\r\n]/.test(title)
