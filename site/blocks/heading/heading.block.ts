import { defineBlock } from '@ximblox/blocks/define-block'
import { multiline } from '@ximblox/blocks/fields/multiline'
import { plain } from '@ximblox/blocks/fields/plain'
import { select } from '@ximblox/blocks/fields/select'
import { labels } from '../labels.ts'

/** A heading between blocks, with a few words below it. */
export const heading = defineBlock({
  id: 'heading',
  version: 1,
  label: { en: 'Heading', nl: 'Kop', de: 'Überschrift', fr: 'Intertitre' },
  group: 'text',
  keywords: {
    en: 'title header subtitle section h2 h3',
    nl: 'titel koptekst tussenkop subtitel sectie h2 h3',
    de: 'Titel Zwischenüberschrift Abschnitt h2 h3',
    fr: 'titre sous-titre section h2 h3',
  },
  icon: 'heading',
  sketch: [['headline', 'line']],
  fields: {
    text: plain({ label: labels.title, required: true, max: 160 }),
    level: select({
      label: { en: 'Level', nl: 'Niveau', de: 'Ebene', fr: 'Niveau' },
      help: {
        en: 'Skip no level: readers who listen to the page find their way by it.',
        nl: 'Sla geen niveau over: wie naar de pagina luistert, vindt er de weg mee.',
        de: 'Keine Ebene überspringen: Wer die Seite hört, findet sich damit zurecht.',
        fr: 'Ne sautez aucun niveau : il guide ceux qui écoutent la page.',
      },
      options: {
        h2: {
          en: 'Heading 2: a part',
          nl: 'Kop 2: een deel',
          de: 'Überschrift 2: ein Teil',
          fr: 'Titre 2 : une partie',
        },
        h3: {
          en: 'Heading 3: within a part',
          nl: 'Kop 3: binnen een deel',
          de: 'Überschrift 3: in einem Teil',
          fr: 'Titre 3 : dans une partie',
        },
        h4: {
          en: 'Heading 4: a detail',
          nl: 'Kop 4: een detail',
          de: 'Überschrift 4: ein Detail',
          fr: 'Titre 4 : un détail',
        },
      },
      default: 'h2',
    }),
    intro: multiline({ label: labels.intro, max: 600 }),
  },
  pasted: { heading: ({ level, text }) => ({ level: `h${level}`, text }) },
})
