import { defineBlock, type PastedTable } from '@ximblox/blocks/define-block'
import { boolean } from '@ximblox/blocks/fields/boolean'
import { list } from '@ximblox/blocks/fields/list'
import { plain } from '@ximblox/blocks/fields/plain'
import { select } from '@ximblox/blocks/fields/select'
import type { Label } from '@ximblox/blocks/label'
import { newKey } from '@ximblox/blocks/new-key'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'
import type { Cells } from './columns-of.ts'

const column = (number: number): Label => ({
  en: `Column ${number}`,
  nl: `Kolom ${number}`,
  de: `Spalte ${number}`,
  fr: `Colonne ${number}`,
})

const cell = (number: number) => plain({ label: column(number), max: 300 })

const columnCount = (number: number): Label => ({
  en: `${number} columns`,
  nl: `${number} kolommen`,
  de: `${number} Spalten`,
  fr: `${number} colonnes`,
})

const emptyCells: Cells = { c1: '', c2: '', c3: '', c4: '', c5: '', c6: '' }

/** Rows of cells. Every row has cells for the most columns, so that fewer columns can become more again. */
export const table = defineBlock({
  id: 'table',
  version: 1,
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
      max: 100,
      fields: { c1: cell(1), c2: cell(2), c3: cell(3), c4: cell(4), c5: cell(5), c6: cell(6) },
      default: ['head', 'first', 'second'].map(key => ({ key, ...emptyCells })),
    }),
    background: appearance.background,
  },
  pasted: { table: fromPasted },
})

function fromPasted({ rows, hasHeader }: PastedTable) {
  const columns = Math.max(...rows.map(cells => cells.length))
  if (columns > 6 || rows.length > 100) return null
  return {
    columns: `${Math.max(2, columns)}` as '2' | '3' | '4' | '5' | '6',
    headerRow: hasHeader,
    rows: rows.map(([c1 = '', c2 = '', c3 = '', c4 = '', c5 = '', c6 = '']) => ({
      key: newKey(),
      ...{ c1, c2, c3, c4, c5, c6 },
    })),
  }
}
