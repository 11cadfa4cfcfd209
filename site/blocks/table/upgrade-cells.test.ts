import { expect, test } from 'vitest'
import { defineSite, richTextOf } from 'ximblox'
import { blockErrors, storedBlocks } from 'ximblox/testing'
import { table } from './table.block.ts'

test('cells that were stored as plain texts become formatted texts', () => {
  const site = defineSite({ name: 'Tables', locales: ['en-gb'], blocks: [table], pageTypes: [] })
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
  const [upgraded] = storedBlocks(site, [stored])
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
          c3: richTextOf(''),
          c6: richTextOf('kept'),
        },
        { key: 'first', c1: richTextOf('Delft'), c2: richTextOf('1.240'), c12: richTextOf('') },
      ],
    },
  })
  expect(upgraded && blockErrors(site, [upgraded])).toEqual([])
})
