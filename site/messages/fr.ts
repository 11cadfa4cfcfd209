import type { Messages } from './messages.ts'

export const fr: Messages = {
  organisation: 'SOM Entreprise Durable',
  organisationShort: 'entreprise durable',
  claim: 'La somme de l’humain, de la planète et du profit.',
  home: 'vers la page d’accueil',
  skipToContent: 'Aller au contenu',
  menu: 'Menu',
  mainMenu: 'Menu principal',
  footerMenu: 'Menu de pied de page',
  languages: 'Langue',
  legal: 'Textes et dessins de SOM. Une page légère : aucun script envoyé, personne n’est suivi.',
  notFoundTitle: 'Cette page n’existe pas',
  notFoundText: 'L’adresse a changé ou n’a jamais existé.',
  notFoundHome: 'Vers la page d’accueil',
  noPages: 'Il n’y a encore rien ici.',
  newerPages: 'Plus récent',
  olderPages: 'Plus ancien',
  pages: 'Pages',
  pageOf: 'Page {page} sur {count}',
  publishedOn: 'Publié le',
  by: 'Par',
}
