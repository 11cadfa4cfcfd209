import type { Translated } from '../translated.ts'
import type { apiTokens as en } from './en.ts'

export const apiTokens: Translated<typeof en> = {
  apiTokens: {
    title: 'Jetons d’API',
    forbidden: 'Vous n’avez pas l’autorisation de gérer les jetons d’API.',
    none: 'Aucun jeton d’API pour le moment. Avec un jeton, des applications et des sites lisent et modifient le contenu par l’API.',
    add: 'Nouveau jeton',
    name: 'Nom',
    nameHelp: 'À quoi sert le jeton, par exemple l’application qui l’utilise',
    role: 'Rôle',
    roleHelp:
      'Le jeton peut faire ce que ce rôle autorise, tant que vous y êtes aussi autorisé. Il agit en votre nom.',
    chooseRole: 'Choisir un rôle',
    noRole: 'Rôle supprimé',
    locales: 'Langues',
    allLocales: 'Toutes les langues',
    pageTypes: 'Types de page',
    allTypes: 'Tous les types de page',
    limitHelp: 'Un jeton limité ne sert que pour les pages.',
    expires: 'Expire',
    expiresAfter: 'Expire après',
    dayCount: '{count, plural, one {# jour} other {# jours}}',
    year: '1 an',
    never: 'Jamais',
    origins: 'Sites web',
    originsHelp:
      'Nécessaire seulement si des scripts dans des navigateurs utilisent le jeton. Un site par ligne, comme https://app.example.org.',
    create: 'Créer le jeton',
    created: 'Jeton créé',
    once: 'Copiez ce jeton maintenant et gardez-le en lieu sûr. Vous ne pourrez plus le voir ensuite.',
    secret: 'Jeton',
    done: 'Terminé',
    stateTitle: 'Statut',
    state: { active: 'Actif', expired: 'Expiré', revoked: 'Révoqué', stopped: 'Arrêté' },
    stopped: 'Le compte de la personne qui l’a créé est désactivé ou supprimé.',
    used: 'Dernière utilisation',
    unused: 'Jamais utilisé',
    deletedUser: 'Utilisateur supprimé',
    revoke: 'Révoquer',
    revokeNamed: 'Révoquer {name}',
    revokeTitle: 'Révoquer « {name} » ?',
    revokeMessage:
      'Les applications et les sites qui utilisent ce jeton perdent l’accès immédiatement. Cette action est irréversible.',
    revoked: '« {name} » révoqué',
  },
}
