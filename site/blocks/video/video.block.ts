import { defineBlock } from '@ximblox/blocks/define-block'
import { file } from '@ximblox/blocks/fields/file'
import { image } from '@ximblox/blocks/fields/image'
import { plain } from '@ximblox/blocks/fields/plain'
import { labels } from '../labels.ts'

/** A video, from the library or from elsewhere, which is asked for nothing before it is played. */
export const video = defineBlock({
  id: 'video',
  version: 1,
  label: { en: 'Video', nl: 'Video', de: 'Video', fr: 'Vidéo' },
  group: 'media',
  keywords: {
    en: 'film movie clip youtube vimeo player',
    nl: 'film filmpje clip youtube vimeo speler',
    de: 'Film Clip YouTube Vimeo Player',
    fr: 'film clip youtube vimeo lecteur',
  },
  icon: 'video',
  sketch: [['play']],
  fields: {
    title: plain({
      label: labels.title,
      help: {
        en: 'What is to be seen, also for those who do not see it.',
        nl: 'Wat er te zien is, ook voor wie het niet ziet.',
        de: 'Was zu sehen ist, auch für die, die es nicht sehen.',
        fr: 'Ce que l’on voit, aussi pour ceux qui ne voient pas.',
      },
      required: true,
      max: 160,
    }),
    video: file({
      label: { en: 'Video', nl: 'Video', de: 'Video', fr: 'Vidéo' },
      required: true,
      accept: ['vimeo', 'youtube', 'file'],
    }),
    poster: image({
      label: {
        en: 'Picture before it plays',
        nl: 'Beeld voor het afspelen',
        de: 'Bild vor dem Abspielen',
        fr: 'Image avant la lecture',
      },
      aspectRatio: 16 / 9,
    }),
    caption: plain({ label: labels.caption, max: 300 }),
  },
})
