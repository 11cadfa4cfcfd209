import type { MailWords } from './words.ts'

export const fr: MailWords = {
  frame: {
    greeting: 'Bonjour {name},',
    greetingUnnamed: 'Bonjour,',
    address: 'Ou copiez cette adresse dans votre navigateur :',
    footer: 'Ce message a été envoyé par {site}.',
  },
  mails: {
    'activate-account': {
      subject: 'Activez votre compte pour {site}',
      before: [
        'Un compte a été créé pour vous, afin de travailler sur le site {site}.',
        'Choisissez un mot de passe pour pouvoir vous connecter.',
      ],
      action: 'Activer le compte',
      after: [
        'Le lien fonctionne une seule fois, pendant {days} jours.',
        'Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire.',
      ],
    },
    'reset-password': {
      subject: 'Choisissez un nouveau mot de passe pour {site}',
      before: ['Quelqu’un a demandé un nouveau mot de passe pour votre compte auprès de {site}.'],
      action: 'Choisir un nouveau mot de passe',
      after: [
        'Le lien fonctionne une seule fois, pendant {minutes} minutes.',
        'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste inchangé.',
      ],
    },
    'request-rejected': {
      subject: 'Votre demande pour « {page} » a été refusée',
      before: [
        '{by} a examiné votre demande de publication de « {page} » et ne l’a pas acceptée.',
        '{feedback}',
      ],
      action: 'Ouvrir la page',
      after: ['Vous pouvez modifier la page et refaire une demande.'],
    },
    'request-accepted': {
      subject: '« {page} » a été publiée',
      before: [
        '{by} a accepté votre demande : « {page} » peut être lue sur {site} dès maintenant.',
        '{feedback}',
      ],
      action: 'Ouvrir la page',
      after: [],
    },
    'plan-failed': {
      subject: 'Ce que vous aviez prévu pour « {page} » n’a pas pu être fait',
      before: [
        '« {page} » devait changer d’elle-même, comme vous l’aviez prévu. Cela n’a pas été possible : il manque un élément nécessaire, ou il n’est plus valable.',
        'Ce que lisent les visiteurs n’a pas changé.',
      ],
      action: 'Ouvrir la page',
      after: ['Corrigez la page, puis planifiez de nouveau ou agissez vous-même.'],
    },
    'schedule-not-allowed': {
      subject: 'Ce que vous aviez programmé pour « {page} » n’a pas été effectué',
      before: [
        'Vous aviez programmé une modification de « {page} ». Elle n’a pas été effectuée, car vous n’y êtes pas autorisé actuellement.',
        'Soit vos droits ont changé, soit le site applique la publication à quatre yeux : une autre personne doit publier ce que vous avez modifié en dernier.',
        'Ce que lisent les visiteurs n’a pas changé.',
      ],
      action: 'Ouvrir la page',
      after: ['Demandez à une personne autorisée à publier la page de la programmer à nouveau.'],
    },
  },
}
