import { select } from 'ximblox'
import { labels } from './labels.ts'
import { shades } from './shades.ts'

/** Fields for the look of a section. A block takes only those that suit its content. */
export const appearance = {
  background: select({ label: labels.background, options: shades, default: 'paper' }),
  width: select({
    label: labels.width,
    options: {
      text: { en: 'Text width', nl: 'Tekstbreedte', de: 'Textbreite', fr: 'Largeur du texte' },
      wide: { en: 'Page width', nl: 'Paginabreedte', de: 'Seitenbreite', fr: 'Largeur de la page' },
    },
    default: 'wide',
  }),
  alignment: select({
    label: { en: 'Alignment', nl: 'Uitlijning', de: 'Ausrichtung', fr: 'Alignement' },
    options: {
      start: { en: 'Left', nl: 'Links', de: 'Links', fr: 'À gauche' },
      center: { en: 'Centered', nl: 'Gecentreerd', de: 'Zentriert', fr: 'Centré' },
    },
    default: 'start',
  }),
}

type Appearance = { [Name in keyof typeof appearance]?: (typeof appearance)[Name]['default'] }

/** The classes of a section that shows these props, whose styles are in theme/styles/section.css. */
export const sectionClass = (
  block: string,
  { background = 'paper', width = 'wide', alignment = 'start' }: Appearance = {},
): string =>
  [
    block,
    'section',
    background !== 'paper' && `section--${background}`,
    width !== 'wide' && `section--${width}`,
    alignment !== 'start' && `section--${alignment}`,
  ]
    .filter(name => name !== false)
    .join(' ')
