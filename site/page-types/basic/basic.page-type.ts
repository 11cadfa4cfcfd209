import { definePageType, newKey } from 'ximblox'
import { titleMax } from '../../blocks/hero/hero.block.ts'
import { tagIDs } from '../card-parts.ts'
import { tagFields } from '../common-fields.ts'

/** A page of blocks alone. */
export const basic = definePageType({
  id: 'basic',
  version: 1,
  label: { en: 'Basic page', nl: 'Basispagina', de: 'Einfache Seite', fr: 'Page simple' },
  slugPrefix: {},
  blank: true,
  fields: tagFields,
  initialBlocks: (_locale, title) => [
    { type: 'hero', key: newKey(), props: { title: fitsHero(title) ? title : '' } },
  ],
  tags: tagIDs,
  cardVersion: 2,
})

const fitsHero = (title: string): boolean => title.length <= titleMax && !/[\r\n]/.test(title)
