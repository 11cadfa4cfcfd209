import { defineBlock, image, multiline, plain, select } from 'ximblox'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'

/** The words of a person, with the name. */
export const quote = defineBlock({
  id: 'quote',
  version: 1,
  label: { en: 'Quote', nl: 'Citaat', de: 'Zitat', fr: 'Citation' },
  group: 'text',
  keywords: {
    en: 'testimonial review customer citation blockquote',
    nl: 'aanbeveling klant ervaring uitspraak quote',
    de: 'Kundenstimme Empfehlung Aussage Referenz',
    fr: 'témoignage avis client recommandation',
  },
  icon: 'quote',
  sketch: [['text', 'line']],
  fields: {
    text: multiline({
      label: { en: 'Quote', nl: 'Citaat', de: 'Zitat', fr: 'Citation' },
      help: {
        en: 'Without quotation marks.',
        nl: 'Zonder aanhalingstekens.',
        de: 'Ohne Anführungszeichen.',
        fr: 'Sans guillemets.',
      },
      required: true,
      max: 800,
    }),
    name: plain({ label: { en: 'Name', nl: 'Naam', de: 'Name', fr: 'Nom' }, required: true, max: 120 }),
    role: plain({
      label: { en: 'Job title', nl: 'Functie', de: 'Funktion', fr: 'Fonction' },
      max: 120,
    }),
    organisation: plain({
      label: { en: 'Organisation', nl: 'Organisatie', de: 'Organisation', fr: 'Organisation' },
      max: 120,
    }),
    image: image({
      label: { en: 'Portrait', nl: 'Portret', de: 'Porträt', fr: 'Portrait' },
      aspectRatio: 1,
    }),
    layout: select({
      label: labels.layout,
      options: {
        large: { en: 'Large quote', nl: 'Groot citaat', de: 'Großes Zitat', fr: 'Grande citation' },
        picture: {
          en: 'Beside a large portrait',
          nl: 'Naast een groot portret',
          de: 'Neben einem großen Porträt',
          fr: 'À côté d’un grand portrait',
        },
      },
      default: 'large',
    }),
    background: appearance.background,
    alignment: appearance.alignment,
  },
})
