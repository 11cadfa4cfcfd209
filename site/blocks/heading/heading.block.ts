import { defineBlock, multiline, plain, select } from 'ximblox'
import { labels } from '../labels.ts'

/** A heading between blocks, with a few words below it. */
export const heading = defineBlock({
  id: 'heading',
  version: 1,
  label: { en: 'Heading', nl: 'Kop', de: 'Überschrift', fr: 'Titre' },
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
    text: plain({ label: labels.title, required: true, max: 160, search: 'heading' }),
    level: select({
      label: { en: 'Level', nl: 'Niveau', de: 'Ebene', fr: 'Niveau' },
      help: {
        en: 'Do not skip levels. Screen reader users navigate by headings.',
        nl: 'Sla geen niveaus over. Schermlezers gebruiken koppen om te navigeren.',
        de: 'Überspringen Sie keine Ebene. Screenreader nutzen Überschriften zur Navigation.',
        fr: 'Ne sautez aucun niveau. Les lecteurs d’écran s’en servent pour naviguer.',
      },
      options: {
        h2: {
          en: 'Heading 2 (section)',
          nl: 'Kop 2 (sectie)',
          de: 'Überschrift 2 (Abschnitt)',
          fr: 'Titre 2 (section)',
        },
        h3: {
          en: 'Heading 3 (subsection)',
          nl: 'Kop 3 (subsectie)',
          de: 'Überschrift 3 (Unterabschnitt)',
          fr: 'Titre 3 (sous-section)',
        },
        h4: {
          en: 'Heading 4 (detail)',
          nl: 'Kop 4 (detail)',
          de: 'Überschrift 4 (Detail)',
          fr: 'Titre 4 (détail)',
        },
      },
      default: 'h2',
    }),
    intro: multiline({ label: labels.intro, max: 600, search: 'heading' }),
  },
  pasted: { heading: ({ level, text }) => ({ level: `h${level}`, text }) },
})
