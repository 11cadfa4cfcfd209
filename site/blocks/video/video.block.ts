import { defineBlock, file, image, multiline, plain } from 'ximblox'
import { labels } from '../labels.ts'

/** A video from the media library or a video site, from which nothing is loaded before playback. */
export const video = defineBlock({
  id: 'video',
  version: 2,
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
    captions: file({
      label: {
        en: 'Subtitles',
        nl: 'Ondertiteling',
        de: 'Untertitel',
        fr: 'Sous-titres',
      },
      help: {
        en: 'A VTT file in the language of this page, for videos from the media library.',
        nl: 'Een VTT-bestand in de taal van deze pagina, voor video’s uit de mediabibliotheek.',
        de: 'Eine VTT-Datei in der Sprache dieser Seite, für Videos aus der Mediathek.',
        fr: 'Un fichier VTT dans la langue de cette page, pour les vidéos de la médiathèque.',
      },
      accept: ['file'],
    }),
    transcript: multiline({
      label: { en: 'Transcript', nl: 'Transcript', de: 'Transkript', fr: 'Transcription' },
      help: {
        en: 'What is said and shown, for people who cannot hear or see the video.',
        nl: 'Wat er te horen en te zien is, voor mensen die de video niet kunnen horen of zien.',
        de: 'Was zu hören und zu sehen ist, für Menschen, die das Video nicht hören oder sehen können.',
        fr: 'Ce que l’on entend et voit, pour les personnes qui ne peuvent ni entendre ni voir la vidéo.',
      },
      max: 20_000,
    }),
  },
  upgrades: { 1: props => ({ ...props, transcript: '' }) },
})
