import type { Translated } from '../translated.ts'
import type { site as english } from './en.ts'

export const site: Translated<typeof english> = {
  siteContent: {
    title: 'Site-inhoud',
    intro: 'Deze teksten en afbeeldingen staan op elke pagina van een taal.',
    none: 'Deze site heeft geen site-inhoud.',
    nobody: 'Begintekst',
  },
  siteLanguages: {
    title: 'Talen',
    forbidden: 'U mag de instellingen van de site niet wijzigen.',
    language: 'Taal',
    pages: 'Pagina’s',
    counts: '{total, plural, =0 {Geen} other {{live, number} van # gepubliceerd}}',
    menus: 'Menu’s',
    menusFilled: '{count, plural, =0 {Leeg} one {# menu} other {# menu’s}}',
    home: 'Startpagina',
    notFound: 'Pagina voor verkeerde adressen',
    actions: 'Acties',
    default: 'Standaardtaal',
    createHome: 'Startpagina aanmaken',
    createNotFound: 'Pagina aanmaken',
    none: 'Geen',
    add: 'Taal toevoegen',
    addTitle: 'Taal toevoegen',
    code: 'Taalcode',
    codeHelp: 'Taal en regio, zoals pt-br of nl-be.',
    other: 'Andere taal',
    added: '{language} toegevoegd',
    remove: 'Verwijderen',
    removeIn: '{language} verwijderen',
    removeTitle: '{language} verwijderen?',
    removeText:
      'Bezoekers kunnen deze taal niet meer lezen. Er wordt niets gewist: u kunt de taal altijd weer toevoegen.',
    removePages:
      '{count, plural, =0 {Geen gepubliceerde pagina’s} one {# gepubliceerde pagina wordt verborgen} other {# gepubliceerde pagina’s worden verborgen}}',
    removeMenus:
      '{count, plural, =0 {Geen menu’s met items} one {# menu wordt verborgen} other {# menu’s worden verborgen}}',
    removeScheduled:
      '{count, plural, one {# geplande pagina wordt verborgen gepubliceerd} other {# geplande pagina’s worden verborgen gepubliceerd}}',
    removed: '{language} verwijderd',
    hidden: 'Verborgen talen',
    hiddenText: 'Bezoekers kunnen deze talen niet lezen. De pagina’s blijven bewaard.',
    addBack: 'Weer toevoegen',
    addBackIn: '{language} weer toevoegen',
    created: 'Pagina aangemaakt',
    firstStart: 'De standaardtaal wordt bij de eerste start van de site ingesteld en kan niet veranderen.',
  },
}
