import { defineForm } from 'ximblox'
import { freeCancellationDays } from '../rules/cancellation.ts'
import { labels } from './common-fields.ts'

export const maxParticipants = 12

/** The days for which a registration can be confirmed; then it is deleted. */
export const confirmationDays = 30

/** A registration of participants for one date of a training. */
export const trainingRegistration = defineForm({
  id: 'training-registration',
  version: 1,
  label: {
    en: 'Training registration',
    nl: 'Inschrijving training',
    de: 'Schulungsanmeldung',
    fr: 'Inscription à une formation',
  },
  fields: {
    // The page offers its dates as radio buttons.
    dateKey: {
      kind: 'text',
      label: { en: 'Date', nl: 'Datum', de: 'Termin', fr: 'Date' },
      required: true,
      max: 12,
      isSubjectKey: true,
    },
    contact: {
      kind: 'group',
      label: { en: 'Contact person', nl: 'Contactpersoon', de: 'Ansprechperson', fr: 'Personne de contact' },
      labelInErrors: {
        en: '{field} of the contact person',
        nl: '{field} van de contactpersoon',
        de: '{field} (Ansprechperson)',
        fr: '{field} (personne de contact)',
      },
      fields: {
        name: { kind: 'text', label: labels.name, required: true, max: 120, autocomplete: 'name' },
        email: { kind: 'email', label: labels.email, required: true, width: 'half' },
        phone: { kind: 'phone', label: labels.phone, required: true, width: 'half' },
        takesPart: {
          kind: 'checkboxes',
          label: { en: 'Participation', nl: 'Deelname', de: 'Teilnahme', fr: 'Participation' },
          options: [
            {
              value: 'yes',
              label: {
                en: 'The contact person takes part too',
                nl: 'De contactpersoon doet zelf mee',
                de: 'Die Ansprechperson nimmt selbst teil',
                fr: 'La personne de contact participe aussi',
              },
              help: {
                en: 'Then you need not enter them again below.',
                nl: 'Dan hoeft u deze hieronder niet nog eens in te vullen.',
                de: 'Dann brauchen Sie sie unten nicht noch einmal einzutragen.',
                fr: 'Il est alors inutile de l’indiquer à nouveau ci-dessous.',
              },
            },
          ],
        },
      },
    },
    participants: {
      kind: 'repeated',
      label: { en: 'Participants', nl: 'Deelnemers', de: 'Teilnehmende', fr: 'Participants' },
      // With the contact person taking part, there need not be another one.
      min: 0,
      max: maxParticipants,
      leavesOutEmpty: true,
      labelInErrors: {
        en: '{field} of participant {number}',
        nl: '{field} van deelnemer {number}',
        de: '{field} (teilnehmende Person {number})',
        fr: '{field} (participant {number})',
      },
      fields: {
        name: { kind: 'text', label: labels.name, required: true, max: 120, width: 'half' },
        email: { kind: 'email', label: labels.email, required: true, width: 'half', autocomplete: 'off' },
      },
    },
    invoice: {
      kind: 'group',
      label: { en: 'Invoice', nl: 'Factuur', de: 'Rechnung', fr: 'Facture' },
      fields: {
        organisation: {
          kind: 'text',
          label: labels.organisation,
          help: {
            en: 'Leave empty for an invoice in the name of the contact person.',
            nl: 'Laat leeg voor een factuur op naam van de contactpersoon.',
            de: 'Leer lassen für eine Rechnung auf den Namen der Ansprechperson.',
            fr: 'Laissez vide pour une facture au nom de la personne de contact.',
          },
          max: 160,
          autocomplete: 'organization',
        },
        address: {
          kind: 'text',
          label: { en: 'Address', nl: 'Adres', de: 'Adresse', fr: 'Adresse' },
          required: true,
          max: 200,
          autocomplete: 'address-line1',
        },
        postalCode: {
          kind: 'text',
          label: { en: 'Postal code', nl: 'Postcode', de: 'Postleitzahl', fr: 'Code postal' },
          required: true,
          max: 20,
          autocomplete: 'postal-code',
          width: 'half',
        },
        city: {
          kind: 'text',
          label: { en: 'City', nl: 'Plaats', de: 'Ort', fr: 'Ville' },
          required: true,
          max: 120,
          autocomplete: 'address-level2',
          width: 'half',
        },
        country: {
          kind: 'text',
          label: { en: 'Country', nl: 'Land', de: 'Land', fr: 'Pays' },
          required: true,
          max: 80,
          autocomplete: 'country-name',
          width: 'half',
        },
        reference: {
          kind: 'text',
          label: { en: 'Your reference', nl: 'Uw referentie', de: 'Ihre Referenz', fr: 'Votre référence' },
          max: 80,
          width: 'half',
        },
      },
    },
    // Whatever was sent, the price of the training at that moment is stored: it is what cancelling may cost.
    price: {
      kind: 'hidden',
      label: {
        en: 'Price per participant, in euros excluding VAT',
        nl: 'Prijs per deelnemer, in euro’s exclusief btw',
        de: 'Preis pro Person, in Euro ohne Mehrwertsteuer',
        fr: 'Prix par participant, en euros hors TVA',
      },
    },
    agreement: {
      kind: 'consent',
      label: {
        en: `I agree to the cancellation terms: free of charge up to ${freeCancellationDays} days before the start, after that the full amount is due.`,
        nl: `Ik ga akkoord met de annuleringsvoorwaarden: kosteloos tot ${freeCancellationDays} dagen voor het begin, daarna is het hele bedrag verschuldigd.`,
        de: `Ich stimme den Stornobedingungen zu: kostenlos bis ${freeCancellationDays} Tage vor Beginn, danach ist der volle Betrag fällig.`,
        fr: `J’accepte les conditions d’annulation : sans frais jusqu’à ${freeCancellationDays} jours avant le début, ensuite le montant total est dû.`,
      },
      required: true,
    },
  },
  states: {
    // Places are held for a day, until the link in the mail is followed.
    reserved: { en: 'Reserved', nl: 'Gereserveerd', de: 'Reserviert', fr: 'Réservée' },
    unconfirmed: { en: 'Not confirmed', nl: 'Niet bevestigd', de: 'Nicht bestätigt', fr: 'Non confirmée' },
    confirmed: { en: 'Confirmed', nl: 'Bevestigd', de: 'Bestätigt', fr: 'Confirmée' },
    // Places have become free for someone on the waiting list, who has yet to accept them.
    offered: { en: 'Offered', nl: 'Aangeboden', de: 'Angeboten', fr: 'Proposée' },
    lapsed: { en: 'Expired', nl: 'Verlopen', de: 'Abgelaufen', fr: 'Expirée' },
    waiting: { en: 'Waiting list', nl: 'Wachtlijst', de: 'Warteliste', fr: 'Liste d’attente' },
    cancelled: { en: 'Cancelled', nl: 'Geannuleerd', de: 'Storniert', fr: 'Annulée' },
  },
  columns: ['contact.name', 'contact.email', 'invoice.organisation'],
  emailField: 'contact.email',
  retentionDays: 730,
  stateRetentionDays: { reserved: confirmationDays, unconfirmed: confirmationDays, lapsed: confirmationDays },
})
