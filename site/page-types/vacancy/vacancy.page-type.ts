import { date, definePageType, link, newKey, number, plain, select } from 'ximblox'
import { midnightInAmsterdam } from '../../rules/training-dates.ts'
import { vacancyState } from '../../rules/vacancy-state.ts'
import { tagIDs } from '../card-parts.ts'
import { summaryField, tagFields } from '../common-fields.ts'
import { nearbyPages } from '../nearby.ts'

const employmentField = select({
  label: { en: 'Employment', nl: 'Dienstverband', de: 'Anstellung', fr: 'Type de contrat' },
  options: {
    fullTime: { en: 'Full-time', nl: 'Voltijd', de: 'Vollzeit', fr: 'Temps plein' },
    partTime: { en: 'Part-time', nl: 'Deeltijd', de: 'Teilzeit', fr: 'Temps partiel' },
    temporary: { en: 'Temporary', nl: 'Tijdelijk', de: 'Befristet', fr: 'Temporaire' },
    internship: { en: 'Internship', nl: 'Stage', de: 'Praktikum', fr: 'Stage' },
  },
  default: 'partTime',
})

const countryField = select({
  label: { en: 'Country', nl: 'Land', de: 'Land', fr: 'Pays' },
  help: {
    en: 'The country of the location. Search engines show it.',
    nl: 'Het land van de locatie. Zoekmachines tonen het.',
    de: 'Das Land des Arbeitsorts. Suchmaschinen zeigen es an.',
    fr: 'Le pays du lieu. Les moteurs de recherche l’affichent.',
  },
  options: {
    NL: { en: 'Netherlands', nl: 'Nederland', de: 'Niederlande', fr: 'Pays-Bas' },
    BE: { en: 'Belgium', nl: 'België', de: 'Belgien', fr: 'Belgique' },
    DE: { en: 'Germany', nl: 'Duitsland', de: 'Deutschland', fr: 'Allemagne' },
    FR: { en: 'France', nl: 'Frankrijk', de: 'Frankreich', fr: 'France' },
    LU: { en: 'Luxembourg', nl: 'Luxemburg', de: 'Luxemburg', fr: 'Luxembourg' },
    GB: {
      en: 'United Kingdom',
      nl: 'Verenigd Koninkrijk',
      de: 'Vereinigtes Königreich',
      fr: 'Royaume-Uni',
    },
  },
  default: 'NL',
})

/** A job or placement. Whether it is open is derived from its closing date: see rules/vacancy-state.ts. */
export const vacancy = definePageType({
  id: 'vacancy',
  version: 2,
  label: { en: 'Vacancy', nl: 'Vacature', de: 'Stellenangebot', fr: 'Offre d’emploi' },
  listLabel: { en: 'Vacancies', nl: 'Vacatures', de: 'Stellenangebote', fr: 'Offres d’emploi' },
  slugPrefix: {
    'nl-nl': 'over-ons/vacatures',
    'en-gb': 'about-us/vacancies',
    'de-de': 'ueber-uns/stellenangebote',
    'fr-fr': 'a-propos/offres-d-emploi',
  },
  fields: {
    summary: summaryField,
    employment: employmentField,
    hours: plain({
      label: { en: 'Hours', nl: 'Uren', de: 'Stunden', fr: 'Heures' },
      help: {
        en: 'For example: 24–32 hours a week.',
        nl: 'Bijvoorbeeld: 24–32 uur per week.',
        de: 'Zum Beispiel: 24–32 Stunden pro Woche.',
        fr: 'Par exemple : 24–32 heures par semaine.',
      },
      max: 60,
    }),
    location: plain({
      label: { en: 'Location', nl: 'Locatie', de: 'Arbeitsort', fr: 'Lieu' },
      help: {
        en: 'The town. Search engines show it.',
        nl: 'De plaats. Zoekmachines tonen die.',
        de: 'Der Ort. Suchmaschinen zeigen ihn an.',
        fr: 'La ville. Les moteurs de recherche l’affichent.',
      },
      required: true,
      max: 120,
    }),
    country: countryField,
    salaryFrom: number({
      label: { en: 'Salary from', nl: 'Salaris vanaf', de: 'Gehalt ab', fr: 'Salaire à partir de' },
      help: {
        en: 'In euros a month, before tax. Leave empty to show no salary.',
        nl: 'In euro bruto per maand. Laat leeg om geen salaris te tonen.',
        de: 'In Euro brutto im Monat. Leer lassen, um kein Gehalt anzuzeigen.',
        fr: 'En euros bruts par mois. Laissez vide pour ne pas afficher de salaire.',
      },
      min: 0,
      max: 100_000,
    }),
    salaryTo: number({
      label: { en: 'Salary up to', nl: 'Salaris tot', de: 'Gehalt bis', fr: 'Salaire jusqu’à' },
      min: 0,
      max: 100_000,
    }),
    salaryNote: plain({
      label: {
        en: 'Salary note',
        nl: 'Toelichting bij het salaris',
        de: 'Anmerkung zum Gehalt',
        fr: 'Précision sur le salaire',
      },
      help: {
        en: 'For example: for 36 hours.',
        nl: 'Bijvoorbeeld: bij 36 uur.',
        de: 'Zum Beispiel: bei 36 Stunden.',
        fr: 'Par exemple : pour 36 heures.',
      },
      max: 80,
    }),
    closesOn: date({
      label: { en: 'Closing date', nl: 'Sluitingsdatum', de: 'Bewerbungsschluss', fr: 'Date limite' },
      help: {
        en: 'The last day to apply. Afterwards the page says that the vacancy is closed. Leave empty to keep it open.',
        nl: 'De laatste dag om te solliciteren. Daarna meldt de pagina dat de vacature gesloten is. Laat leeg om de vacature open te houden.',
        de: 'Der letzte Tag für Bewerbungen. Danach zeigt die Seite an, dass die Stelle nicht mehr offen ist. Leer lassen, um sie offen zu halten.',
        fr: 'Le dernier jour pour postuler. Ensuite, la page indique que l’offre est close. Laissez vide pour la garder ouverte.',
      },
    }),
    apply: link({
      label: { en: 'Apply by', nl: 'Solliciteren via', de: 'Bewerbung über', fr: 'Postuler par' },
      help: {
        en: 'An email address or a page with a form.',
        nl: 'Een e-mailadres of een pagina met een formulier.',
        de: 'Eine E-Mail-Adresse oder eine Seite mit einem Formular.',
        fr: 'Une adresse e-mail ou une page avec un formulaire.',
      },
    }),
    ...tagFields,
  },
  initialBlocks: () => [{ type: 'rich-text', key: newKey(), props: {} }],
  card: (_version, { summary, employment, hours, location, closesOn }) => ({
    summary,
    employment,
    hours,
    location,
    closesOn,
  }),
  filters: {
    employment: {
      label: employmentField.label,
      options: employmentField.options,
      values: ({ employment }) => [employment],
    },
  },
  sorts: {
    closing: {
      label: { en: 'Closing date', nl: 'Sluitingsdatum', de: 'Bewerbungsschluss', fr: 'Date limite' },
      key: ({ closesOn }, now) => (vacancyState(closesOn, now) === 'open' ? closesOn || null : null),
    },
  },
  outdatedAt: ({ closesOn }, now) =>
    closesOn !== '' && vacancyState(closesOn, now) === 'open' ? midnightInAmsterdam(now) : null,
  tags: tagIDs,
  query: nearbyPages('employment'),
  cardVersion: 1,
  upgrades: { 1: props => ({ ...props, country: 'NL' }) },
})
