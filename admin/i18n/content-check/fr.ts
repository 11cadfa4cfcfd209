import type { Translated } from '../translated.ts'
import type { contentCheck as english } from './en.ts'

export const contentCheck: Translated<typeof english> = {
  contentCheck: {
    title: 'Contrôle du contenu',
    forbidden: 'Vous n’avez pas l’autorisation de voir le contrôle du contenu.',
    none: 'Toutes les pages correspondent aux types de blocs et de pages de ce site.',
    pending: 'Le contenu de ce site n’a pas encore été contrôlé.',
    checking: 'Le contenu est en cours de contrôle.',
    checked: 'Dernier contrôle :',
    all: 'Tout afficher',
    summary:
      'Pages qui ne correspondent pas aux types de blocs et de pages de ce site : {live, plural, one {# page publiée} other {# pages publiées}}, {drafts, plural, one {# brouillon} other {# brouillons}}.',
    page: 'Page',
    found: 'Écart',
    version: 'Version',
    live: 'Publiée',
    draft: 'Brouillon',
    more: '{count, plural, one {et # autre} other {et # autres}}',
    unreadable: 'Le contenu ne peut pas être lu',
    kinds: {
      'unknown-block': 'Type de bloc inconnu : « {type} »',
      'newer-block': 'Bloc de type « {type} » issu d’une version plus récente du site',
      'unknown-page-type': 'Type de page inconnu : « {type} »',
      'newer-page-type': 'Page de type « {type} » issue d’une version plus récente du site',
      'upgrade-failed': 'La mise à niveau du type « {type} » a échoué',
      'invalid-props': 'Valeurs que le type « {type} » n’accepte pas',
    },
    changed: {
      block:
        'Le type de bloc « {id} » a été modifié sans augmenter sa version ({version}) : {parts}. Il est utilisé sur {pages, plural, one {# page} other {# pages}}.',
      'page-type':
        'Le type de page « {id} » a été modifié sans augmenter sa version ({version}) : {parts}. Il est utilisé sur {pages, plural, one {# page} other {# pages}}.',
    },
  },
}
