import { defineForm } from '@ximblox/blocks/forms/define-form'
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
    participants: {
      kind: 'repeated',
      label: { en: 'Participants', nl: 'Deelnemers', de: 'Teilnehmende', fr: 'Participants' },
      min: 1,
      max: maxParticipants,
      fields: {
        name: { kind: 'text', label: labels.name, required: true, max: 120, width: 'half' },
        email: { kind: 'email', label: labels.email, required: true, width: 'half', autocomplete: 'off' },
      },
    },
    contact: {
      kind: 'group',
      label: { en: 'Contact person', nl: 'Contactpersoon', de: 'Ansprechperson', fr: 'Personne de contact' },
      fields: {
        name: { kind: 'text', label: labels.name, required: true, max: 120, autocomplete: 'name' },
        email: { kind: 'email', label: labels.email, required: true, width: 'half' },
        phone: { kind: 'phone', label: labels.phone, required: true, width: 'half' },
      },
    },
    invoice: {
      kind: 'group',
      label: { en: 'Invoice', nl: 'Factuur', de: 'Rechnung', fr: 'Facture' },
      fields: {
        organisation: {
          kind: 'text',
          label: labels.organisation,
          required: true,
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
  columns: ['invoice.organisation', 'contact.name', 'contact.email'],
  emailField: 'contact.email',
  retentionDays: 730,
  stateRetentionDays: { reserved: confirmationDays, unconfirmed: confirmationDays, lapsed: confirmationDays },
})
