import { type Label, list, select } from 'ximblox'

const label = { en: 'Page type', nl: 'Paginatype', de: 'Seitentyp', fr: 'Type de page' }

/** The page types that a block lists, of those that the site has. */
export const typesField = (types: Readonly<Record<string, Label>>) =>
  list({
    label: { en: 'Page types', nl: 'Paginatypen', de: 'Seitentypen', fr: 'Types de page' },
    itemLabel: label,
    min: 1,
    max: 10,
    fields: { type: select({ label, options: types, default: 'news' }) },
    default: [{ key: 'first', type: 'news' }],
  })
