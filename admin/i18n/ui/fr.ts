import type { Translated } from '../translated.ts'
import type { ui as english } from './en.ts'

export const ui: Translated<typeof english> = {
  missingCode: {
    waiting: 'Une partie de cet écran n’a pas pu être chargée. Elle apparaîtra dès que possible.',
    outdated:
      'Ximblox a été mis à jour sur le serveur. Rechargez pour continuer ; les textes des pages sont conservés.',
    reload: 'Recharger',
  },
  modal: {
    close: 'Fermer',
    cancel: 'Annuler',
    dropWords: 'Abandonner ce que vous avez saisi ?',
    drop: 'Abandonner',
    keepWords: 'Continuer la saisie',
  },
  input: { counter: '{length} sur {max}', showPassword: 'Afficher le mot de passe' },
  search: {
    open: 'Rechercher',
    close: 'Fermer la recherche',
    placeholder: 'Rechercher…',
    noResults: 'Aucun résultat',
  },
  list: {
    failed: 'Cette liste n’a pas pu être chargée.',
    retry: 'Réessayer',
    showAll: 'Effacer les filtres',
    from: 'Du',
    until: 'Au',
  },
  uses: {
    onSite: 'publiée',
    inMenu: 'Dans le menu « {name} »',
    morePages: '{count, plural, one {et une autre page} other {et # autres pages}}',
  },
  copyField: {
    copy: 'Copier',
    copied: 'Copié',
    failed: 'Votre navigateur a bloqué la copie. Copiez le texte manuellement.',
  },
  pager: {
    label: 'Pagination',
    page: 'Page {page}',
    previous: 'Page précédente',
    next: 'Page suivante',
  },
}
