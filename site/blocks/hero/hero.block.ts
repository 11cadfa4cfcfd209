import { defineBlock, image, link, multiline, plain, select } from 'ximblox'
import { labels } from '../labels.ts'
import { shades } from '../shades.ts'

export const titleMax = 120

/** The first block of a page: a title, one action and an image. */
export const hero = defineBlock({
  id: 'hero',
  version: 1,
  label: { en: 'Hero', nl: 'Hero', de: 'Hero-Bereich', fr: 'Bannière' },
  group: 'layout',
  keywords: {
    en: 'hero header banner intro opening start title',
    nl: 'hero kop banner opening intro begin welkom titel',
    de: 'Hero Banner Kopf Auftakt Einstieg Titel Intro',
    fr: 'hero bannière entête introduction accueil titre',
  },
  icon: 'hero',
  sketch: [['headline', 'text', 'button'], ['image']],
  allowedIn: 'page',
  fields: {
    title: plain({
      label: labels.title,
      help: {
        en: 'Say what this page is about in one short sentence.',
        nl: 'Vertel in één korte zin waar de pagina over gaat.',
        de: 'Sagen Sie in einem kurzen Satz, worum es auf der Seite geht.',
        fr: 'Dites en une phrase courte de quoi parle la page.',
      },
      required: true,
      max: titleMax,
      search: 'heading',
    }),
    intro: multiline({ label: labels.intro, max: 600, search: 'heading' }),
    action: link({
      label: labels.action,
      help: {
        en: 'The main action for visitors. Start the label with a verb.',
        nl: 'De belangrijkste actie voor bezoekers. Begin met een werkwoord.',
        de: 'Die wichtigste Aktion für Besucher. Beginnen Sie mit einem Verb.',
        fr: 'L’action principale pour les visiteurs. Commencez par un verbe.',
      },
    }),
    image: image({ label: labels.image }),
    layout: select({
      label: labels.layout,
      options: {
        beside: {
          en: 'Image beside text',
          nl: 'Afbeelding naast de tekst',
          de: 'Bild neben dem Text',
          fr: 'Image à côté du texte',
        },
        panorama: {
          en: 'Full-width image',
          nl: 'Afbeelding over de volle breedte',
          de: 'Bild über die volle Breite',
          fr: 'Image sur toute la largeur',
        },
      },
      default: 'beside',
    }),
    background: select({
      label: labels.background,
      options: { paper: shades.paper, deep: shades.deep },
      default: 'paper',
    }),
  },
})
