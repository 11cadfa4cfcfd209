import { defineBlock, image, link, multiline, plain } from 'ximblox'

/** The first block of a page: its title, an introduction, one action and an image. */
export const hero = defineBlock({
  id: 'hero',
  version: 1,
  label: { en: 'Hero', nl: 'Hero', de: 'Hero-Bereich', fr: 'Bannière' },
  group: 'layout',
  icon: 'hero',
  allowedIn: 'page',
  fields: {
    title: plain({
      label: { en: 'Title', nl: 'Titel', de: 'Titel', fr: 'Titre' },
      required: true,
      search: 'heading',
    }),
    intro: multiline({
      label: { en: 'Introduction', nl: 'Inleiding', de: 'Einleitung', fr: 'Introduction' },
      max: 400,
      search: 'heading',
    }),
    action: link({ label: { en: 'Button', nl: 'Knop', de: 'Schaltfläche', fr: 'Bouton' } }),
    image: image({ label: { en: 'Image', nl: 'Afbeelding', de: 'Bild', fr: 'Image' }, aspectRatio: 4 / 3 }),
  },
})
