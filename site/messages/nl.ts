import type { Messages } from './messages.ts'

export const nl: Messages = {
  organisation: 'SOM Duurzaam Ondernemen',
  organisationShort: 'duurzaam ondernemen',
  claim: 'De som van mens, milieu en marge.',
  home: 'naar de startpagina',
  skipToContent: 'Naar de inhoud',
  menu: 'Menu',
  mainMenu: 'Hoofdmenu',
  footerMenu: 'Voetmenu',
  languages: 'Taal',
  legal: 'Teksten en tekeningen van SOM. Licht gemaakt: deze pagina stuurt geen script en volgt niemand.',
  notFoundTitle: 'Deze pagina bestaat niet',
  notFoundText: 'Het adres is veranderd of heeft nooit bestaan.',
  notFoundHome: 'Naar de startpagina',
  noPages: 'Hier staat nog niets.',
  newerPages: 'Nieuwer',
  olderPages: 'Ouder',
  pages: 'Pagina’s',
  pageOf: 'Pagina {page} van {count}',
  publishedOn: 'Gepubliceerd op',
  by: 'Door',
}
