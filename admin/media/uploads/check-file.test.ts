import { limits } from '@ximblox/contract/limits'
import { describe, expect, it } from 'vitest'
import { checkFile } from './check-file.ts'

const codesOf = (name: string, size: number) => checkFile({ name, size }).map(({ code }) => code)

describe('a file that is to be uploaded', () => {
  it('is refused before it is sent for what its name or size alone says', () => {
    expect(codesOf('setup.exe', 1)).toEqual(['ML_05'])
    expect(codesOf('drawing.svg', 1)).toEqual(['ML_05'])
    expect(codesOf('no ending', 1)).toEqual(['ML_05'])
    expect(codesOf('film.mp4', limits.mediaFileBytes + 1)).toEqual(['ML_01'])
  })

  it('is sent otherwise, for the server to look into', () => {
    expect(codesOf('Photo.JPG', limits.mediaFileBytes)).toEqual([])
    expect(codesOf('table.xlsx', 0)).toEqual([])
  })
})
