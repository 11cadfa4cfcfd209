import type { Translated } from '../translated.ts'
import type { webhooks as en } from './en.ts'

export const webhooks: Translated<typeof en> = {
  webhooks: {
    title: 'Webhooks',
    forbidden: 'Vous n’êtes pas autorisé à gérer les webhooks.',
    none: 'Aucun webhook pour le moment. Un webhook avertit un autre programme quand du contenu change, afin qu’il actualise un cache ou construise un site.',
    add: 'Nouveau webhook',
    name: 'Nom',
    nameHelp: 'L’usage du webhook, par exemple le programme qui le reçoit',
    url: 'URL',
    urlHelp:
      'Reçoit une requête POST pour chaque événement. Elle commence par https:// et se trouve sur l’internet public.',
    events: 'Événements',
    event: {
      page: {
        published: 'Page publiée',
        unpublished: 'Page dépubliée',
        moved: 'Page déplacée',
        deleted: 'Page supprimée',
      },
      menu: { changed: 'Menu modifié' },
      file: { changed: 'Fichier modifié', deleted: 'Fichier supprimé' },
      redirects: { changed: 'Redirections modifiées' },
      tag: { changed: 'Étiquette modifiée' },
      languages: { changed: 'Langues du site modifiées' },
      test: 'Test',
    },
    active: 'Envoyer les événements',
    create: 'Créer le webhook',
    created: 'Webhook créé',
    once: 'Copiez ce secret maintenant et conservez-le en lieu sûr. Le destinataire s’en sert pour vérifier les signatures. Vous ne pourrez plus le revoir.',
    secret: 'Secret',
    done: 'Terminé',
    edit: 'Modifier',
    editTitle: 'Modifier le webhook',
    save: 'Enregistrer',
    saved: '« {name} » enregistré',
    stateTitle: 'État',
    state: { active: 'Actif', failing: 'En échec', off: 'Arrêté', disabled: 'Désactivé' },
    failingNote:
      'Aucun événement n’a été livré depuis {time}. Les tentatives continuent, de plus en plus espacées.',
    disabledNote:
      'Rien n’a pu être livré pendant trois jours. Corrigez le destinataire, puis modifiez le webhook et remettez-le en marche.',
    offNote: 'Ce webhook est arrêté. Aucun événement n’est enregistré pour lui.',
    lastDelivery: 'Dernière livraison',
    never: 'Jamais',
    renew: 'Renouveler le secret',
    renewTitle: 'Renouveler le secret de « {name} » ?',
    renewMessage:
      'Le webhook reçoit un nouveau secret. Un destinataire qui a l’actuel accepte les événements jusqu’au {time}. Donnez-lui le nouveau avant.',
    repairMessage:
      'Le SECRET du site a changé, si bien que les événements ne peuvent plus être signés avec le secret précédent. Le destinataire les accepte de nouveau dès qu’il a le nouveau.',
    renewed: 'Secret renouvelé',
    onceUntil:
      'Copiez ce secret maintenant et donnez-le au destinataire avant le {time}. Jusque-là, les événements sont aussi signés avec le secret précédent. Vous ne pourrez plus le revoir.',
    onceOnly:
      'Copiez ce secret maintenant et donnez-le au destinataire : les événements ne sont signés qu’avec lui. Vous ne pourrez plus le revoir.',
    formerUntil: 'Jusqu’au {time}, les événements sont aussi signés avec le secret précédent.',
    unsignedNote:
      'Les événements ne peuvent pas être signés, car le SECRET du site a changé. Renouvelez le secret.',
    delete: 'Supprimer',
    deleteTitle: 'Supprimer « {name} » ?',
    deleteMessage: 'Les événements ne sont plus envoyés, et le journal des livraisons est supprimé.',
    deleted: '« {name} » supprimé',
    test: 'Envoyer un test',
    testSent: 'Test envoyé',
    failed: 'Impossible de charger le webhook.',
    deliveries: 'Livraisons',
    noDeliveries:
      'Aucune livraison au cours des 30 derniers jours. Envoyez un test pour voir si le destinataire répond.',
    eventTitle: 'Événement',
    attempts: '{count, plural, one {# tentative} other {# tentatives}}',
    next: 'Prochaine tentative : {time}',
    answer: 'Réponse',
    deliveryState: { waiting: 'En attente', delivered: 'Livré', failed: 'Échoué' },
    failure: {
      private: 'Réseau privé',
      timeout: 'Aucune réponse en 10 secondes',
      redirect: 'Les redirections ne sont pas suivies',
      refused: 'Refusé par le destinataire',
      unreachable: 'Destinataire injoignable',
      secret: 'Le SECRET du site a changé. Renouvelez le secret',
    },
    replay: 'Renvoyer',
    replayNamed: 'Renvoyer : livraison {id}',
    replayed: 'Événement renvoyé',
  },
}
