import { errorAt } from '@ximblox/contract/errors'
import type { ImportedLine } from '@ximblox/contract/redirects'
import { describe, expect, it } from 'vitest'
import { refusedCSV } from './refused-lines.ts'

const line = (changes: Partial<ImportedLine>): ImportedLine => ({
  line: 1,
  from: '/a',
  to: '/b',
  status: '301',
  outcome: 'refused',
  errors: [],
  ...changes,
})
const messageOf = ({ code }: { code: string }) => `„${code}“`
const rows = (...lines: ImportedLine[]) => refusedCSV(lines, messageOf).split('\r\n')

describe('the lines with errors of an import', () => {
  it('are saved below their headings, with their number in the file', () => {
    expect(rows(line({ line: 4711 }))).toEqual([
      '"from","to","status","line","error"',
      '"/a","/b","301","4711",""',
    ])
  })

  it('leave out the lines that were imported', () => {
    const found = rows(line({ outcome: 'new' }), line({ line: 9 }), line({ outcome: 'unchanged' }))
    expect(found.slice(1)).toEqual(['"/a","/b","301","9",""'])
  })

  it('keep separators, quotation marks and line breaks within a cell', () => {
    const odd = line({ from: '/größe?x=1,5;y', to: '/"zitat"', status: 'dauerhaft\n' })
    expect(refusedCSV([odd], messageOf)).toContain('"/größe?x=1,5;y","/""zitat""","dauerhaft\n","1"')
  })

  it('have the messages of all their errors in one cell', () => {
    const [from, to] = [errorAt('from', 'invalidUrl'), errorAt('to', 'required')]
    expect(rows(line({ errors: [from, to] }))[1]).toContain(`"${messageOf(from)} ${messageOf(to)}"`)
  })
})
