import type { Translated } from '../translated.ts'
import type { contentCheck as english } from './en.ts'

export const contentCheck: Translated<typeof english> = {
  contentCheck: {
    title: 'Inhoudscontrole',
    forbidden: 'U mag de inhoudscontrole niet bekijken.',
    none: 'Alle pagina’s passen bij de bloktypen en paginatypen van deze site.',
    pending: 'De inhoud van deze site is nog niet gecontroleerd.',
    checking: 'De inhoud wordt gecontroleerd.',
    checked: 'Laatste controle:',
    all: 'Alles tonen',
    summary:
      'Pagina’s die niet passen bij de bloktypen en paginatypen van deze site: {live, plural, one {# gepubliceerde pagina} other {# gepubliceerde pagina’s}}, {drafts, plural, one {# concept} other {# concepten}}.',
    page: 'Pagina',
    found: 'Afwijking',
    version: 'Versie',
    live: 'Gepubliceerd',
    draft: 'Concept',
    more: '{count, plural, one {en nog #} other {en nog #}}',
    unreadable: 'De inhoud kan niet worden gelezen',
    kinds: {
      'unknown-block': 'Onbekend bloktype “{type}”',
      'newer-block': 'Blok van type “{type}” uit een nieuwere versie van de site',
      'unknown-page-type': 'Onbekend paginatype “{type}”',
      'newer-page-type': 'Pagina van type “{type}” uit een nieuwere versie van de site',
      'upgrade-failed': 'Bijwerken van type “{type}” is mislukt',
      'invalid-props': 'Waarden die type “{type}” niet toestaat',
    },
    changed: {
      block:
        'Bloktype “{id}” is gewijzigd zonder een hogere versie ({version}): {parts}. Het wordt gebruikt op {pages, plural, one {# pagina} other {# pagina’s}}.',
      'page-type':
        'Paginatype “{id}” is gewijzigd zonder een hogere versie ({version}): {parts}. Het wordt gebruikt op {pages, plural, one {# pagina} other {# pagina’s}}.',
    },
  },
}
