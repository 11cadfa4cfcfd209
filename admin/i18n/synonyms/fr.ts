import type { Translated } from '../translated.ts'
import type { synonyms as english } from './en.ts'

export const synonyms: Translated<typeof english> = {
  synonyms: {
    title: 'Synonymes',
    forbidden: 'Vous n’avez pas l’autorisation de gérer les synonymes.',
    intro:
      'Des mots qui ont le même sens pour les visiteurs qui cherchent sur le site. Une recherche de l’un trouve aussitôt les pages avec les autres, sans indexation.',
    none: 'Aucun synonyme pour le moment. Ajoutez un mot que les visiteurs cherchent, avec les mots que vos pages emploient.',
    add: 'Nouveaux synonymes',
    words: 'Mots',
    wordsHelp: 'Séparés par des virgules : {example}. Chacun peut comporter plusieurs mots.',
    example: 'csrd, rapport de durabilité',
    language: 'Langue',
    editTitle: 'Modifier les synonymes',
    save: 'Enregistrer',
    create: 'Ajouter les synonymes',
    created: '{words} ont maintenant le même sens',
    changed: 'Synonymes modifiés',
    actions: 'Actions',
    actionsNamed: 'Actions pour {words}',
    edit: 'Modifier',
    delete: 'Supprimer',
    deleteTitle: 'Supprimer les synonymes {words} ?',
    deleteMessage: 'La recherche ne trouve ensuite que les pages avec le mot cherché.',
    deleted: 'Synonymes supprimés',
    undo: 'Annuler',
    restored: 'Synonymes rétablis',
    taken: '« {word} » est déjà dans d’autres synonymes de cette langue',
    tooLong: '« {word} » est trop long : {words} mots et {length} caractères au maximum',
    tooFew: 'Saisissez au moins deux mots différents',
    tooMany: 'Saisissez-en {max} au maximum',
    full: 'Cette langue a {max} groupes de synonymes, ce qui est le maximum',
  },
}
