import { defineBlock, multiline, plain, select } from 'ximblox'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'

/** HTML from another site. Only the server has the programs that check and clean it. */
export const embed = defineBlock({
  id: 'embed',
  version: 1,
  label: { en: 'Embed', nl: 'Ingesloten inhoud', de: 'Eingebetteter Inhalt', fr: 'Contenu intégré' },
  group: 'media',
  keywords: {
    en: 'html iframe code widget map form spotify openstreetmap external',
    nl: 'html iframe code widget kaart formulier spotify openstreetmap extern',
    de: 'HTML iframe Code Widget Karte Formular Spotify OpenStreetMap extern',
    fr: 'html iframe code widget carte formulaire spotify openstreetmap externe',
  },
  icon: 'embed',
  sketch: [['image', 'button']],
  permission: 'use-embed',
  fields: {
    title: plain({
      label: labels.title,
      help: {
        en: 'Say what it shows, including for people who cannot see it.',
        nl: 'Zeg wat er te zien is, ook voor mensen die het niet kunnen zien.',
        de: 'Sagen Sie, was gezeigt wird, auch für Menschen, die es nicht sehen können.',
        fr: 'Dites ce qui est montré, y compris pour les personnes qui ne peuvent pas le voir.',
      },
      required: true,
      max: 160,
    }),
    html: multiline({
      label: { en: 'HTML', nl: 'HTML', de: 'HTML', fr: 'HTML' },
      help: {
        en: 'Scripts, styles and images are removed. Frames load after the visitor agrees.',
        nl: 'Scripts, stijlen en afbeeldingen worden verwijderd. Frames laden pas als de bezoeker dat wil.',
        de: 'Skripte, Stile und Bilder werden entfernt. Frames laden erst, wenn der Besucher zustimmt.',
        fr: 'Les scripts, styles et images sont supprimés. Les cadres se chargent avec l’accord du visiteur.',
      },
      required: true,
      max: 20_000,
      search: 'none',
    }),
    shape: select({
      label: { en: 'Aspect ratio', nl: 'Beeldverhouding', de: 'Seitenverhältnis', fr: 'Proportions' },
      options: {
        wide: { en: 'Landscape (16:9)', nl: 'Liggend (16:9)', de: 'Querformat (16:9)', fr: 'Paysage (16:9)' },
        square: { en: 'Square', nl: 'Vierkant', de: 'Quadratisch', fr: 'Carré' },
        tall: { en: 'Portrait (3:4)', nl: 'Staand (3:4)', de: 'Hochformat (3:4)', fr: 'Portrait (3:4)' },
        strip: { en: 'Low strip', nl: 'Lage strook', de: 'Niedriger Streifen', fr: 'Bande basse' },
      },
      default: 'wide',
    }),
    width: appearance.width,
    background: appearance.background,
  },
  query: async ({ html }, context) => {
    const { cleanHtml } = await import('./clean-html.ts')
    const { html: text, frames } = cleanHtml(html)
    for (const frame of frames) context.frame(new URL(frame).origin)
    return { text, frames }
  },
  check: async ({ html }) => {
    const { htmlErrors } = await import('./check-html.ts')
    return htmlErrors(html)
  },
})
