import { boolean, defineBlock, multiline, plain } from 'ximblox'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'

/** Titles that open to show blocks. Its items are blocks of their own, so that editors move and merge them as such. */
export const accordion = defineBlock({
  id: 'accordion',
  version: 1,
  label: { en: 'Accordion', nl: 'Uitklaplijst', de: 'Akkordeon', fr: 'Accordéon' },
  group: 'layout',
  keywords: {
    en: 'faq questions answers collapse expand details toggle',
    nl: 'faq vragen antwoorden accordeon inklappen uitklappen details harmonica',
    de: 'FAQ Fragen Antworten aufklappen einklappen Details',
    fr: 'faq questions réponses déplier replier détails',
  },
  icon: 'accordion',
  sketch: [['title', 'line', 'line', 'line']],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    intro: multiline({ label: labels.intro, max: 600 }),
    questions: boolean({
      label: {
        en: 'These are questions with answers',
        nl: 'Dit zijn vragen met antwoorden',
        de: 'Dies sind Fragen mit Antworten',
        fr: 'Ce sont des questions et leurs réponses',
      },
      help: {
        en: 'Search engines may then show them with the page.',
        nl: 'Zoekmachines kunnen ze dan bij de pagina tonen.',
        de: 'Suchmaschinen können sie dann bei der Seite anzeigen.',
        fr: 'Les moteurs de recherche peuvent alors les afficher avec la page.',
      },
    }),
    exclusive: boolean({
      label: {
        en: 'One open at a time',
        nl: 'Eén tegelijk open',
        de: 'Nur einer gleichzeitig offen',
        fr: 'Un seul ouvert à la fois',
      },
      help: {
        en: 'Opening an item then closes the others.',
        nl: 'Wie een onderdeel opent, sluit dan de andere.',
        de: 'Wer einen Abschnitt öffnet, schließt dann die anderen.',
        fr: 'Ouvrir un élément ferme alors les autres.',
      },
    }),
    width: appearance.width,
    background: appearance.background,
  },
  slots: {
    items: {
      label: { en: 'Items', nl: 'Onderdelen', de: 'Abschnitte', fr: 'Éléments' },
      allowed: ['accordion-item'],
      initial: [
        { type: 'accordion-item', props: { open: true } },
        { type: 'accordion-item' },
        { type: 'accordion-item' },
      ],
    },
  },
})
