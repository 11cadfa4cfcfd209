import { boolean, defineBlock, link, list, multiline, number, plain, select } from 'ximblox'
import { choiceKinds, composedForm, composedKinds, defaultRetentionDays } from '../../forms/composed-form.ts'
import { composedFormErrors } from '../../forms/composed-form-rules.ts'
import { formData, sentParam } from '../form-data.ts'
import { formFields, recipient } from '../form-fields.ts'
import { labels } from '../labels.ts'

/** Visitors do not see a hidden value. */
const whenSeen = { field: 'kind', is: Object.keys(composedKinds).filter(kind => kind !== 'hidden') }

/** A form that an editor composes of fields. */
export const form = defineBlock({
  id: 'form',
  version: 1,
  label: { en: 'Form', nl: 'Formulier', de: 'Formular', fr: 'Formulaire' },
  group: 'forms',
  keywords: {
    en: 'questions survey fields request',
    nl: 'vragen enquête velden aanvraag',
    de: 'Fragen Umfrage Felder Anfrage',
    fr: 'questions enquête champs demande',
  },
  sketch: [
    ['title', 'line', 'line'],
    ['line', 'line', 'button'],
  ],
  fields: {
    title: formFields.title,
    intro: formFields.intro,
    fields: list({
      label: { en: 'Fields', nl: 'Velden', de: 'Felder', fr: 'Champs' },
      itemLabel: { en: 'Field', nl: 'Veld', de: 'Feld', fr: 'Champ' },
      min: 1,
      max: 40,
      fields: {
        label: plain({
          label: { en: 'Question', nl: 'Vraag', de: 'Frage', fr: 'Question' },
          required: true,
          max: 250,
        }),
        kind: select({
          label: { en: 'Type', nl: 'Type', de: 'Typ', fr: 'Type' },
          options: composedKinds,
          default: 'text',
        }),
        options: multiline({
          label: { en: 'Options', nl: 'Opties', de: 'Optionen', fr: 'Options' },
          help: {
            en: 'One option per line; for a hidden value, the value.',
            nl: 'Eén optie per regel; bij een verborgen waarde de waarde.',
            de: 'Eine Option pro Zeile; bei einem verborgenen Wert der Wert.',
            fr: 'Une option par ligne ; pour une valeur masquée, la valeur.',
          },
          max: 4000,
          showWhen: { field: 'kind', is: [...choiceKinds, 'hidden'] },
        }),
        help: plain({
          label: { en: 'Help', nl: 'Hulptekst', de: 'Hilfetext', fr: 'Aide' },
          max: 250,
          showWhen: whenSeen,
        }),
        required: boolean({
          label: { en: 'Required', nl: 'Verplicht', de: 'Pflichtfeld', fr: 'Obligatoire' },
          default: true,
          showWhen: whenSeen,
        }),
        width: select({
          label: { en: 'Width', nl: 'Breedte', de: 'Breite', fr: 'Largeur' },
          options: {
            full: { en: 'Full', nl: 'Volledig', de: 'Volle Breite', fr: 'Pleine' },
            half: { en: 'Half', nl: 'Half', de: 'Halbe Breite', fr: 'Moitié' },
          },
          default: 'full',
          showWhen: whenSeen,
        }),
        whenField: plain({
          label: {
            en: 'Only if this question',
            nl: 'Alleen als deze vraag',
            de: 'Nur wenn diese Frage',
            fr: 'Seulement si cette question',
          },
          help: {
            en: 'The text of another question. Leave empty to ask always.',
            nl: 'De tekst van een andere vraag. Laat leeg om altijd te vragen.',
            de: 'Der Text einer anderen Frage. Leer lassen, um immer zu fragen.',
            fr: 'Le texte d’une autre question. Laissez vide pour toujours demander.',
          },
          max: 250,
        }),
        whenValue: plain({
          label: {
            en: 'has this answer',
            nl: 'dit antwoord heeft',
            de: 'diese Antwort hat',
            fr: 'a cette réponse',
          },
          max: 250,
        }),
      },
    }),
    button: plain({
      label: labels.action,
      help: {
        en: 'Leave empty for “Send”.',
        nl: 'Laat leeg voor “Versturen”.',
        de: 'Leer lassen für „Senden“.',
        fr: 'Laissez vide pour « Envoyer ».',
      },
      max: 60,
    }),
    thanks: multiline({
      label: {
        en: 'Text after sending',
        nl: 'Tekst na het versturen',
        de: 'Text nach dem Senden',
        fr: 'Texte après l’envoi',
      },
      max: 1000,
    }),
    thanksPage: link({
      label: {
        en: 'Page after sending',
        nl: 'Pagina na het versturen',
        de: 'Seite nach dem Senden',
        fr: 'Page après l’envoi',
      },
      help: {
        en: 'Replaces the text.',
        nl: 'Komt in plaats van de tekst.',
        de: 'Ersetzt den Text.',
        fr: 'Remplace le texte.',
      },
    }),
    recipient,
    replySubject: plain({
      label: {
        en: 'Subject of the email to the sender',
        nl: 'Onderwerp van de e-mail aan de inzender',
        de: 'Betreff der E-Mail an die einsendende Person',
        fr: 'Objet de l’e-mail à l’expéditeur',
      },
      help: {
        en: 'Leave empty to send none. Goes to the first email address in the form.',
        nl: 'Laat leeg om er geen te sturen. Gaat naar het eerste e-mailadres in het formulier.',
        de: 'Leer lassen, um keine zu senden. Geht an die erste E-Mail-Adresse im Formular.',
        fr: 'Laissez vide pour n’en envoyer aucun. Envoyé à la première adresse e-mail du formulaire.',
      },
      max: 150,
      search: 'none',
    }),
    replyText: multiline({
      label: {
        en: 'Text of the email to the sender',
        nl: 'Tekst van de e-mail aan de inzender',
        de: 'Text der E-Mail an die einsendende Person',
        fr: 'Texte de l’e-mail à l’expéditeur',
      },
      max: 2000,
      search: 'none',
    }),
    retentionDays: number({
      label: {
        en: 'Delete submissions after (days)',
        nl: 'Inzendingen verwijderen na (dagen)',
        de: 'Einsendungen löschen nach (Tagen)',
        fr: 'Supprimer les réponses après (jours)',
      },
      min: 1,
      max: 3650,
      integer: true,
      default: defaultRetentionDays,
    }),
    privacy: formFields.privacy,
    background: formFields.background,
  },
  params: [sentParam],
  query: async (_props, context) => formData(context),
  form: composedForm,
  validate: ({ fields }) => composedFormErrors(fields),
})
