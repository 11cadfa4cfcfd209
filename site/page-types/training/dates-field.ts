import { date, list, number, plain } from 'ximblox'

/** The dates of a training. Registrations refer to the key of a date. */
export const datesField = list({
  label: { en: 'Dates', nl: 'Data', de: 'Termine', fr: 'Dates' },
  itemLabel: { en: 'Date', nl: 'Datum', de: 'Termin', fr: 'Date' },
  max: 50,
  fields: {
    start: date({
      label: { en: 'First day', nl: 'Eerste dag', de: 'Erster Tag', fr: 'Premier jour' },
      help: {
        en: 'Leave empty while the date is not known.',
        nl: 'Laat leeg zolang de datum niet bekend is.',
        de: 'Leer lassen, solange der Termin nicht feststeht.',
        fr: 'Laissez vide tant que la date n’est pas connue.',
      },
    }),
    end: date({
      label: { en: 'Last day', nl: 'Laatste dag', de: 'Letzter Tag', fr: 'Dernier jour' },
      help: {
        en: 'Leave empty for a single day.',
        nl: 'Laat leeg bij één dag.',
        de: 'Bei einem einzigen Tag leer lassen.',
        fr: 'Laissez vide s’il n’y a qu’un jour.',
      },
    }),
    times: plain({
      label: { en: 'Times', nl: 'Tijden', de: 'Uhrzeiten', fr: 'Horaires' },
      help: {
        en: 'For example: 9.30–16.30.',
        nl: 'Bijvoorbeeld: 9.30–16.30 uur.',
        de: 'Zum Beispiel: 9.30–16.30 Uhr.',
        fr: 'Par exemple : 9 h 30–16 h 30.',
      },
      max: 60,
    }),
    place: plain({
      label: { en: 'Place', nl: 'Plaats', de: 'Ort', fr: 'Ville' },
      help: {
        en: 'Visitors can filter by it.',
        nl: 'Bezoekers kunnen erop filteren.',
        de: 'Besucher können danach filtern.',
        fr: 'Les visiteurs peuvent filtrer par ville.',
      },
      max: 60,
    }),
    location: plain({
      label: { en: 'Location', nl: 'Locatie', de: 'Veranstaltungsort', fr: 'Lieu' },
      help: {
        en: 'Building and address.',
        nl: 'Gebouw en adres.',
        de: 'Gebäude und Adresse.',
        fr: 'Bâtiment et adresse.',
      },
      max: 160,
    }),
    capacity: number({
      label: { en: 'Number of places', nl: 'Aantal plaatsen', de: 'Zahl der Plätze', fr: 'Nombre de places' },
      min: 1,
      max: 1000,
      integer: true,
      default: 12,
    }),
    opensOn: date({
      label: {
        en: 'Registration opens on',
        nl: 'Inschrijving opent op',
        de: 'Anmeldung ab',
        fr: 'Inscription à partir du',
      },
      help: {
        en: 'Leave empty to open it at once.',
        nl: 'Laat leeg om de inschrijving direct te openen.',
        de: 'Leer lassen, um die Anmeldung sofort zu öffnen.',
        fr: 'Laissez vide pour l’ouvrir immédiatement.',
      },
    }),
  },
})
