import { defineBlock, plain, richText, select } from 'ximblox'
import { labels } from '../labels.ts'

/** Something that visitors should not miss. */
export const notice = defineBlock({
  id: 'notice',
  version: 1,
  label: { en: 'Notice', nl: 'Melding', de: 'Hinweis', fr: 'Avis' },
  group: 'text',
  keywords: {
    en: 'alert warning info banner message attention',
    nl: 'waarschuwing let op bericht informatie mededeling',
    de: 'Warnung Achtung Meldung Information',
    fr: 'alerte avertissement attention message information',
  },
  icon: 'notice',
  sketch: [['title', 'text']],
  fields: {
    kind: select({
      label: { en: 'Type', nl: 'Soort', de: 'Art', fr: 'Genre' },
      options: {
        info: { en: 'Information', nl: 'Informatie', de: 'Information', fr: 'Information' },
        success: { en: 'Good news', nl: 'Goed nieuws', de: 'Gute Nachricht', fr: 'Bonne nouvelle' },
        warning: { en: 'Warning', nl: 'Waarschuwing', de: 'Warnung', fr: 'Avertissement' },
      },
      default: 'info',
    }),
    title: plain({ label: labels.title, max: 120 }),
    body: richText({ label: labels.text, required: true, max: 1000 }),
  },
})
