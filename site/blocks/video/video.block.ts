import { defineBlock } from '@ximblox/blocks/define-block'
import { file } from '@ximblox/blocks/fields/file'
import { image } from '@ximblox/blocks/fields/image'
import { plain } from '@ximblox/blocks/fields/plain'
import { labels } from '../labels.ts'

/** A video from the media library or a video site, from which nothing is loaded before playback. */
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
        en: 'Describe the video, including for people who cannot see it.',
        nl: 'Beschrijf de video, ook voor mensen die hem niet kunnen zien.',
        de: 'Beschreiben Sie das Video, auch für Menschen, die es nicht sehen können.',
        fr: 'Décrivez la vidéo, y compris pour les personnes qui ne peuvent pas la voir.',
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
        en: 'Cover image',
        nl: 'Omslagafbeelding',
        de: 'Vorschaubild',
        fr: 'Image de couverture',
      },
      aspectRatio: 16 / 9,
    }),
    caption: plain({ label: labels.caption, max: 300 }),
  },
})
