import { defineBlock, image, list, plain } from 'ximblox'
import { labels } from '../labels.ts'

/** Images side by side, which visitors can enlarge. */
export const gallery = defineBlock({
  id: 'gallery',
  version: 1,
  label: { en: 'Gallery', nl: 'Galerij', de: 'Galerie', fr: 'Galerie' },
  group: 'media',
  keywords: {
    en: 'images photos album slideshow carousel',
    nl: 'foto’s fotos afbeeldingen album diavoorstelling carrousel',
    de: 'Bilder Fotos Album Diaschau Karussell',
    fr: 'photos images album diaporama carrousel',
  },
  icon: 'images',
  sketch: [['image'], ['image'], ['image']],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    pictures: list({
      label: { en: 'Images', nl: 'Afbeeldingen', de: 'Bilder', fr: 'Images' },
      itemLabel: labels.image,
      min: 1,
      max: 60,
      fields: {
        image: image({ label: labels.image, required: true }),
        caption: plain({ label: labels.caption, max: 300 }),
      },
    }),
  },
})
