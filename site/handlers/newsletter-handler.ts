import { defineFormHandler } from 'ximblox/server'
import { newsletter } from '../forms/newsletter.ts'
import { formMailCatalogue } from '../messages/form-mails/form-mail-messages.ts'
import { signed } from './signed.ts'

/**
 * Subscribes with a double opt-in. An address has one submission; what the page shows is the same whether it is known
 * or not.
 */
export const newsletterHandler = defineFormHandler({
  form: newsletter,
  accept: async ({ data }, { fromAddress, lock, setState }) => {
    await lock(data.email)
    const [known] = await fromAddress(data.email)
    if (!known) return {}
    if (known.state === 'unsubscribed') await setState(known.id, 'unconfirmed')
    return { instead: known.id }
  },
  accepted: async ({ state, data, place }, { language, mail, global }) => {
    const messages = formMailCatalogue[language]
    const to = { address: data.email, name: '' }
    if (state === 'confirmed')
      await mail(
        await signed(
          {
            to,
            subject: messages.newsletterAlreadySubject,
            before: [messages.greeting, messages.newsletterAlreadyText],
            action: { label: messages.newsletterUnsubscribe, name: 'unsubscribe' },
            isBulk: true,
            oncePerHour: true,
          },
          { place, language },
          { global },
        ),
      )
    else
      await mail(
        await signed(
          {
            to,
            subject: messages.newsletterConfirmSubject,
            before: [messages.greeting, messages.newsletterConfirmText],
            action: { label: messages.newsletterConfirm, name: 'confirm', days: 30 },
            after: [messages.newsletterIgnore],
            oncePerHour: true,
          },
          { place, language },
          { global },
        ),
      )
  },
  actions: {
    confirm: {
      details: async ({ state }) => (state === 'unconfirmed' ? {} : null),
      run: async ({ data, place }, { language, mail, global }) => {
        const messages = formMailCatalogue[language]
        await mail(
          await signed(
            {
              to: { address: data.email, name: '' },
              subject: messages.newsletterWelcomeSubject,
              before: [messages.greeting, messages.newsletterWelcomeText],
              action: { label: messages.newsletterUnsubscribe, name: 'unsubscribe' },
              isBulk: true,
            },
            { place, language },
            { global },
          ),
        )
        return { state: 'confirmed' }
      },
    },
    unsubscribe: {
      details: async ({ state }) => (state === 'unsubscribed' ? null : {}),
      run: async ({ id }, { endLinks }) => {
        // Anybody can subscribe the address again, which a link from before must not confirm.
        await endLinks(id, 'confirm')
        return { state: 'unsubscribed' }
      },
      onBehalf: {
        label: { en: 'Unsubscribe', nl: 'Uitschrijven', de: 'Abmelden', fr: 'Désinscrire' },
        effects: () => [
          {
            en: 'This address will not receive the newsletter any more.',
            nl: 'Dit adres ontvangt de nieuwsbrief niet meer.',
            de: 'An diese Adresse wird der Newsletter nicht mehr gesendet.',
            fr: 'Cette adresse ne recevra plus la lettre d’information.',
          },
        ],
      },
    },
  },
  // Who comes back gets the mail to confirm at once.
  ended: ['unsubscribed'],
})
