import { errorNameOf } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import { describe, expect, it } from 'vitest'
import { checkFile } from './check-file.ts'

const errorsOf = (name: string, size: number) => checkFile({ name, size }).map(errorNameOf)

describe('a file that is to be uploaded', () => {
  it('is refused before it is sent for what its name or size alone says', () => {
    expect(errorsOf('setup.exe', 1)).toEqual(['unsupportedFileType'])
    expect(errorsOf('drawing.svg', 1)).toEqual(['unsupportedFileType'])
    expect(errorsOf('no ending', 1)).toEqual(['unsupportedFileType'])
    expect(errorsOf('film.mp4', limits.mediaFileBytes + 1)).toEqual(['fileTooLarge'])
  })

  it('is sent otherwise, for the server to look into', () => {
    expect(errorsOf('Photo.JPG', limits.mediaFileBytes)).toEqual([])
    expect(errorsOf('table.xlsx', 0)).toEqual([])
  })
})
