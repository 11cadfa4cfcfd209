import { boolean, defineBlock, plain } from 'ximblox'
import { labels } from '../labels.ts'

export const accordionItem = defineBlock({
  id: 'accordion-item',
  version: 1,
  label: {
    en: 'Accordion item',
    nl: 'Onderdeel van uitklaplijst',
    de: 'Akkordeonabschnitt',
    fr: 'Élément d’accordéon',
  },
  group: 'layout',
  keywords: {
    en: 'question answer faq collapse',
    nl: 'vraag antwoord faq uitklappen',
    de: 'Frage Antwort FAQ aufklappen',
    fr: 'question réponse faq déplier',
  },
  icon: 'accordion',
  sketch: [['title', 'slot']],
  allowedIn: ['accordion'],
  fields: {
    title: plain({ label: labels.title, required: true, max: 200, search: 'heading' }),
    open: boolean({
      label: {
        en: 'Open when the page is shown',
        nl: 'Open bij het tonen van de pagina',
        de: 'Beim Anzeigen der Seite offen',
        fr: 'Ouvert à l’affichage de la page',
      },
    }),
  },
  slots: { content: { label: labels.content, initial: [{ type: 'rich-text' }] } },
})
