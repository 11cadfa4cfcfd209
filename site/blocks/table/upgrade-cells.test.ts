import { completeBlocks } from '@ximblox/blocks/complete'
import { createRegistry } from '@ximblox/blocks/registry'
import { emptyRichText, richTextOf } from '@ximblox/blocks/rich-text/document'
import { upgradeBlocks } from '@ximblox/blocks/upgrade'
import { validateBlocks } from '@ximblox/blocks/validate'
import { expect, test } from 'vitest'
import { table } from './table.block.ts'

test('cells that were stored as plain texts become formatted texts', () => {
  const registry = createRegistry({ blocks: [table], pageTypes: [] })
  const stored = {
    type: 'table',
    key: 'k1',
    version: 1,
    props: {
      title: 'Energy',
      caption: '',
      columns: '2',
      headerRow: true,
      headerColumn: false,
      rows: [
        { key: 'head', c1: 'Site', c2: 'kWh', c3: '', c4: '', c5: '', c6: 'kept' },
        { key: 'first', c1: 'Delft', c2: '1.240' },
      ],
      background: 'paper',
    },
    anchorPoint: '',
    __images: {},
    __files: {},
  }
  const [upgraded] = completeBlocks(registry, upgradeBlocks(registry, [stored]))
  expect(upgraded).toMatchObject({
    version: 2,
    props: {
      title: 'Energy',
      columns: '2',
      rows: [
        {
          key: 'head',
          c1: richTextOf('Site'),
          c2: richTextOf('kWh'),
          c3: emptyRichText,
          c6: richTextOf('kept'),
        },
        { key: 'first', c1: richTextOf('Delft'), c2: richTextOf('1.240'), c12: emptyRichText },
      ],
    },
  })
  expect(upgraded && validateBlocks(registry, [upgraded])).toEqual({ refused: [], tolerated: [] })
})
