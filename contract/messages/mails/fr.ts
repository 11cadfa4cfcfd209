import type { MailTexts } from './mail-text.ts'

export const fr: MailTexts = {
  frame: {
    greeting: 'Bonjour {name},',
    greetingUnnamed: 'Bonjour,',
    address: 'Ou copiez ce lien dans votre navigateur :',
    footer: 'Cet e-mail a été envoyé par {site}.',
  },
  mails: {
    'activate-account': {
      subject: 'Activez votre compte {site}',
      before: [
        'Un compte a été créé pour vous sur le site {site}.',
        'Choisissez un mot de passe pour activer votre compte.',
      ],
      action: 'Activer le compte',
      after: [
        'Le lien fonctionne une seule fois et expire après {days} jours.',
        'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.',
      ],
    },
    'reset-password': {
      subject: 'Choisissez un nouveau mot de passe pour {site}',
      before: ['Quelqu’un a demandé un nouveau mot de passe pour votre compte auprès de {site}.'],
      action: 'Choisir un nouveau mot de passe',
      after: [
        'Le lien fonctionne une seule fois et expire après {minutes} minutes.',
        'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Votre mot de passe ne changera pas.',
      ],
    },
    'request-rejected': {
      subject: 'Votre demande de publication de « {page} » a été refusée',
      before: ['{by} a refusé votre demande de publication de « {page} ».', '{feedback}'],
      action: 'Ouvrir la page',
      after: ['Vous pouvez modifier la page et demander à nouveau sa publication.'],
    },
    'request-accepted': {
      subject: '« {page} » a été publiée',
      before: ['{by} a accepté votre demande. « {page} » est maintenant en ligne sur {site}.', '{feedback}'],
      action: 'Ouvrir la page',
      after: [],
    },
    'plan-failed': {
      subject: 'La modification planifiée de « {page} » a échoué',
      before: [
        'La modification planifiée pour « {page} » n’a pas pu être effectuée : un contenu obligatoire manque ou n’est plus valide.',
        'Les visiteurs voient toujours la même page.',
      ],
      action: 'Ouvrir la page',
      after: ['Corrigez la page, puis planifiez-la de nouveau ou publiez-la vous-même.'],
    },
    'webhook-disabled': {
      subject: '« {webhook} » a été désactivé',
      before: [
        'Le webhook « {webhook} » de {site} a été désactivé, car rien n’a pu être livré pendant trois jours.',
        'Dernier échec : {reason}',
      ],
      action: 'Ouvrir le webhook',
      after: [
        'Corrigez le destinataire, puis remettez le webhook en marche. Les événements survenus entre-temps ne seront pas envoyés.',
      ],
    },
  },
}
