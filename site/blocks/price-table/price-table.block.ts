import { defineBlock, link, list, multiline, plain } from 'ximblox'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'

const emptyOffer = { name: '', label: '', price: '', unit: '', text: '', action: null }

/** What the same service costs in a few variants. */
export const priceTable = defineBlock({
  id: 'price-table',
  version: 1,
  label: { en: 'Prices', nl: 'Prijzen', de: 'Preise', fr: 'Tarifs' },
  group: 'lists',
  keywords: {
    en: 'pricing packages offer rates cost',
    nl: 'tarieven pakketten aanbod kosten abonnement',
    de: 'Tarife Pakete Angebot Kosten',
    fr: 'prix formules offre coûts',
  },
  icon: 'prices',
  sketch: [
    ['title', 'headline', 'line', 'line', 'button'],
    ['title', 'headline', 'line', 'line', 'button'],
    ['title', 'headline', 'line', 'line', 'button'],
  ],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    intro: multiline({ label: labels.intro, max: 600 }),
    offers: list({
      label: { en: 'Packages', nl: 'Pakketten', de: 'Pakete', fr: 'Formules' },
      itemLabel: { en: 'Package', nl: 'Pakket', de: 'Paket', fr: 'Formule' },
      min: 1,
      max: 6,
      fields: {
        name: plain({
          label: { en: 'Name', nl: 'Naam', de: 'Name', fr: 'Nom' },
          required: true,
          max: 80,
        }),
        label: plain({
          label: { en: 'Highlight', nl: 'Uitgelicht', de: 'Hervorhebung', fr: 'Mise en avant' },
          help: {
            en: 'Such as “Most chosen”. Makes this package stand out.',
            nl: 'Zoals “Meest gekozen”. Laat dit pakket opvallen.',
            de: 'Etwa „Am häufigsten gewählt“. Hebt dieses Paket hervor.',
            fr: 'Par exemple « Le plus choisi ». Met cette formule en valeur.',
          },
          max: 40,
        }),
        price: plain({
          label: { en: 'Price', nl: 'Prijs', de: 'Preis', fr: 'Prix' },
          required: true,
          max: 40,
        }),
        unit: plain({
          label: { en: 'Below the price', nl: 'Onder de prijs', de: 'Unter dem Preis', fr: 'Sous le prix' },
          help: {
            en: 'Such as “per participant, excluding VAT”.',
            nl: 'Zoals “per deelnemer, exclusief btw”.',
            de: 'Etwa „pro Person, ohne MwSt.“.',
            fr: 'Par exemple « par participant, hors TVA ».',
          },
          max: 120,
        }),
        text: multiline({ label: labels.text, max: 300 }),
        features: list({
          label: { en: 'Included', nl: 'Inbegrepen', de: 'Inbegriffen', fr: 'Inclus' },
          itemLabel: { en: 'Feature', nl: 'Onderdeel', de: 'Leistung', fr: 'Élément' },
          max: 20,
          fields: { text: plain({ label: labels.text, required: true, max: 160 }) },
        }),
        action: link({ label: labels.action }),
      },
      default: ['first', 'second', 'third'].map(key => ({
        key,
        ...emptyOffer,
        features: ['first', 'second'].map(key => ({ key, text: '' })),
      })),
    }),
    note: plain({
      label: { en: 'Note below', nl: 'Noot eronder', de: 'Anmerkung darunter', fr: 'Note en dessous' },
      max: 300,
    }),
    background: appearance.background,
  },
})
