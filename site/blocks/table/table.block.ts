import { boolean, defineBlock, type Label, list, plain, richText, select } from 'ximblox'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'
import { type ColumnCount, cellsOf } from './columns-of.ts'
import { fromPasted, rowsMax } from './from-pasted.ts'
import { toFormattedCells } from './upgrade-cells.ts'

const column = (number: number): Label => ({
  en: `Column ${number}`,
  nl: `Kolom ${number}`,
  de: `Spalte ${number}`,
  fr: `Colonne ${number}`,
})

const counts = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const satisfies ColumnCount[]

const cell = (number: number) =>
  richText({
    label: column(number),
    max: 2000,
    showWhen: { field: 'columns', is: counts.filter(count => Number(count) >= number) },
  })

const columnCount = (number: number): Label => ({
  en: `${number} columns`,
  nl: `${number} kolommen`,
  de: `${number} Spalten`,
  fr: `${number} colonnes`,
})

/** Rows of cells. Every row has cells for the most columns, so that fewer columns can become more again. */
export const table = defineBlock({
  id: 'table',
  version: 2,
  label: { en: 'Table', nl: 'Tabel', de: 'Tabelle', fr: 'Tableau' },
  group: 'lists',
  keywords: {
    en: 'grid rows columns cells comparison spreadsheet',
    nl: 'raster rijen kolommen cellen vergelijking overzicht',
    de: 'Raster Zeilen Spalten Zellen Vergleich Übersicht',
    fr: 'grille lignes colonnes cellules comparaison',
  },
  icon: 'table',
  sketch: [
    ['title', 'line', 'line', 'line'],
    ['title', 'line', 'line', 'line'],
    ['title', 'line', 'line', 'line'],
  ],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    caption: plain({
      label: labels.caption,
      help: {
        en: 'Says what the table shows. Read out before its cells.',
        nl: 'Vertelt wat de tabel laat zien. Wordt vóór de cellen voorgelezen.',
        de: 'Sagt, was die Tabelle zeigt. Wird vor den Zellen vorgelesen.',
        fr: 'Dit ce que montre le tableau. Lue avant les cellules.',
      },
      max: 200,
    }),
    columns: select({
      label: { en: 'Columns', nl: 'Kolommen', de: 'Spalten', fr: 'Colonnes' },
      help: {
        en: 'Fewer columns hide the cells of the others but keep their text.',
        nl: 'Bij minder kolommen blijft de tekst van de andere bewaard.',
        de: 'Bei weniger Spalten bleibt der Text der anderen erhalten.',
        fr: 'Avec moins de colonnes, le texte des autres est conservé.',
      },
      options: {
        '2': columnCount(2),
        '3': columnCount(3),
        '4': columnCount(4),
        '5': columnCount(5),
        '6': columnCount(6),
        '7': columnCount(7),
        '8': columnCount(8),
        '9': columnCount(9),
        '10': columnCount(10),
        '11': columnCount(11),
        '12': columnCount(12),
      },
      default: '3',
    }),
    headerRow: boolean({
      label: {
        en: 'First row has headings',
        nl: 'Eerste rij bevat koppen',
        de: 'Erste Zeile enthält Überschriften',
        fr: 'La première ligne contient les titres',
      },
      default: true,
    }),
    headerColumn: boolean({
      label: {
        en: 'First column has headings',
        nl: 'Eerste kolom bevat koppen',
        de: 'Erste Spalte enthält Überschriften',
        fr: 'La première colonne contient les titres',
      },
      default: false,
    }),
    rows: list({
      label: { en: 'Rows', nl: 'Rijen', de: 'Zeilen', fr: 'Lignes' },
      itemLabel: { en: 'Row', nl: 'Rij', de: 'Zeile', fr: 'Ligne' },
      min: 1,
      max: rowsMax,
      fields: {
        c1: cell(1),
        c2: cell(2),
        c3: cell(3),
        c4: cell(4),
        c5: cell(5),
        c6: cell(6),
        c7: cell(7),
        c8: cell(8),
        c9: cell(9),
        c10: cell(10),
        c11: cell(11),
        c12: cell(12),
      },
      default: ['head', 'first', 'second'].map(key => ({ key, ...cellsOf([]) })),
    }),
    background: appearance.background,
  },
  upgrades: { 1: toFormattedCells },
  pasted: { table: fromPasted },
})
