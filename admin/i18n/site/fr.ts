import type { Translated } from '../translated.ts'
import type { site as english } from './en.ts'

export const site: Translated<typeof english> = {
  siteContent: {
    title: 'Contenu du site',
    intro: 'Ces textes et images figurent sur toutes les pages d’une langue.',
    none: 'Ce site n’a pas de contenu commun.',
    nobody: 'Texte initial',
  },
  siteLanguages: {
    title: 'Langues',
    forbidden: 'Vous n’êtes pas autorisé à modifier les paramètres du site.',
    language: 'Langue',
    pages: 'Pages',
    counts: '{total, plural, =0 {Aucune} other {{live, number} sur # publiées}}',
    menus: 'Menus',
    menusFilled: '{count, plural, =0 {Vides} one {# menu} other {# menus}}',
    home: 'Page d’accueil',
    notFound: 'Page pour les adresses erronées',
    actions: 'Actions',
    default: 'Langue par défaut',
    createHome: 'Créer la page d’accueil',
    createNotFound: 'Créer la page',
    none: 'Aucune',
    add: 'Ajouter une langue',
    addTitle: 'Ajouter une langue',
    code: 'Code de langue',
    codeHelp: 'Langue et région, par exemple pt-br ou nl-be.',
    other: 'Autre langue',
    added: '{language} ajouté',
    remove: 'Retirer',
    removeIn: 'Retirer {language}',
    removeTitle: 'Retirer {language} ?',
    removeText:
      'Les visiteurs ne pourront plus lire cette langue. Rien n’est supprimé : vous pouvez la rajouter à tout moment.',
    removePages:
      '{count, plural, =0 {Aucune page publiée} one {# page publiée est masquée} other {# pages publiées sont masquées}}',
    removeMenus:
      '{count, plural, =0 {Aucun menu rempli} one {# menu est masqué} other {# menus sont masqués}}',
    removeScheduled:
      '{count, plural, one {# page planifiée est publiée masquée} other {# pages planifiées sont publiées masquées}}',
    removed: '{language} retiré',
    hidden: 'Langues masquées',
    hiddenText: 'Les visiteurs ne peuvent pas lire ces langues. Leurs pages sont conservées.',
    addBack: 'Rajouter',
    addBackIn: 'Rajouter {language}',
    created: 'Page créée',
    firstStart: 'La langue par défaut est définie au premier démarrage du site et ne peut pas changer.',
  },
}
