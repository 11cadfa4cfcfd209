import { boolean, type Label, link, list, number, plain, select, tagFilter, tags } from 'ximblox'
import { labels } from '../labels.ts'
import { shades } from '../shades.ts'
import { typesField } from './types-field.ts'

type Labels = Readonly<Record<string, Label>>

/** The fields of a page list, with the types, filters and sorts that the site's page types declare. */
export const listFields = ({ types, filters, sorts }: { types: Labels; filters: Labels; sorts: Labels }) => ({
  title: plain({ label: labels.title, max: 160, search: 'heading' }),
  types: typesField(types),
  look: select({
    label: labels.layout,
    options: {
      rows: { en: 'Rows', nl: 'Rijen', de: 'Zeilen', fr: 'Lignes' },
      cards: { en: 'Cards', nl: 'Kaarten', de: 'Karten', fr: 'Cartes' },
      compact: { en: 'Compact', nl: 'Compact', de: 'Kompakt', fr: 'Compacte' },
    },
    default: 'rows',
  }),
  tag: tags({
    label: {
      en: 'Only with this tag',
      nl: 'Alleen met deze tag',
      de: 'Nur mit diesem Schlagwort',
      fr: 'Avec cette étiquette seulement',
    },
    max: 1,
  }),
  below: boolean({
    label: {
      en: 'Only pages below this page',
      nl: 'Alleen pagina’s onder deze pagina',
      de: 'Nur Seiten unterhalb dieser Seite',
      fr: 'Seulement les pages sous cette page',
    },
    default: false,
  }),
  picked: list({
    label: {
      en: 'Only these pages',
      nl: 'Alleen deze pagina’s',
      de: 'Nur diese Seiten',
      fr: 'Ces pages seulement',
    },
    itemLabel: { en: 'Page', nl: 'Pagina', de: 'Seite', fr: 'Page' },
    help: {
      en: 'Shown in this order. The texts of the links are not shown.',
      nl: 'Worden in deze volgorde getoond. De teksten van de links worden niet getoond.',
      de: 'Werden in dieser Reihenfolge angezeigt. Die Texte der Links werden nicht angezeigt.',
      fr: 'Affichées dans cet ordre. Les textes des liens ne sont pas affichés.',
    },
    max: 50,
    fields: { page: link({ label: { en: 'Page', nl: 'Pagina', de: 'Seite', fr: 'Page' } }) },
  }),
  filters: list({
    label: { en: 'Filters', nl: 'Filters', de: 'Filter', fr: 'Filtres' },
    itemLabel: { en: 'Filter', nl: 'Filter', de: 'Filter', fr: 'Filtre' },
    help: {
      en: 'Filters that none of the page types has are left out.',
      nl: 'Filters die geen van de paginatypen heeft, worden weggelaten.',
      de: 'Filter, die keiner der Seitentypen hat, werden weggelassen.',
      fr: 'Les filtres qu’aucun des types de page ne possède sont omis.',
    },
    max: 6,
    fields: {
      filter: select({
        label: { en: 'Filter', nl: 'Filter', de: 'Filter', fr: 'Filtre' },
        options: { ...filters, [tagFilter]: { en: 'Tag', nl: 'Tag', de: 'Schlagwort', fr: 'Étiquette' } },
        default: tagFilter,
      }),
    },
  }),
  sort: select({
    label: { en: 'Order', nl: 'Volgorde', de: 'Reihenfolge', fr: 'Ordre' },
    options: {
      newest: { en: 'Newest first', nl: 'Nieuwste eerst', de: 'Neueste zuerst', fr: 'Plus récents d’abord' },
      title: { en: 'By title', nl: 'Op titel', de: 'Nach Titel', fr: 'Par titre' },
      ...sorts,
    },
    default: 'newest',
  }),
  sorting: boolean({
    label: {
      en: 'Visitors can change the order',
      nl: 'Bezoekers kunnen de volgorde kiezen',
      de: 'Besucher können die Reihenfolge ändern',
      fr: 'Les visiteurs peuvent changer l’ordre',
    },
    default: false,
  }),
  size: number({
    label: { en: 'Pages per view', nl: 'Aantal', de: 'Anzahl', fr: 'Nombre de pages' },
    min: 1,
    max: 50,
    integer: true,
    default: 10,
  }),
  paging: boolean({
    label: {
      en: 'Show pagination',
      nl: 'Paginering tonen',
      de: 'Seitennavigation anzeigen',
      fr: 'Afficher la pagination',
    },
    default: true,
  }),
  emptyText: plain({
    label: {
      en: 'Text when empty',
      nl: 'Tekst bij een lege lijst',
      de: 'Text bei leerer Liste',
      fr: 'Texte si la liste est vide',
    },
    max: 200,
    search: 'none',
  }),
  more: link({ label: labels.link }),
  background: select({
    label: labels.background,
    options: { paper: shades.paper, tint: shades.tint },
    default: 'paper',
  }),
})
