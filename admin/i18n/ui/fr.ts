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
  input: {
    counter: '{length} sur {max}',
    showPassword: 'Afficher le mot de passe',
    tooLong: '{count, plural, one {# caractère} other {# caractères}} de trop',
    addressHelp: 'Par exemple exemple.fr, /contact ou nom@exemple.fr',
  },
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
    created: 'Créé',
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
  leaving: {
    title: 'Quitter la page sans enregistrer ?',
    message:
      'Vos dernières modifications n’ont pas pu être enregistrées. Ce navigateur les conserve jusqu’à la prochaine ouverture de la page.',
    held: 'Ceci ne peut pas être enregistré tel quel : {values}. Ce navigateur le conserve ; tout le reste est enregistré.',
    address: 'La nouvelle adresse n’est pas encore enregistrée.',
    pictures: 'Une image que vous avez collée n’est pas encore sur la page et y manquerait.',
    words: 'Ceci n’est pas enregistré et serait perdu : {words}',
    leave: 'Quitter',
    stay: 'Continuer la modification',
  },
  undoRedo: {
    undo: 'Annuler',
    redo: 'Rétablir',
  },
}
