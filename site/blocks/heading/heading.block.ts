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
          en: 'Part of the page',
          nl: 'Deel van de pagina',
          de: 'Teil der Seite',
          fr: 'Partie de la page',
        },
        h3: { en: 'Part of a part', nl: 'Deel van een deel', de: 'Teil eines Teils', fr: 'Sous-partie' },
        h4: { en: 'Detail', nl: 'Detail', de: 'Detail', fr: 'Détail' },
      },
      default: 'h2',
    }),
    intro: multiline({ label: labels.intro, max: 600 }),
  },
  pasted: { heading: ({ level, text }) => ({ level: `h${level}`, text }) },
})
