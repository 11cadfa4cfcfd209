import { errorNameOf } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import { describe, expect, it } from 'vitest'
import { checkFile } from './check-file.ts'

const errorsOf = (name: string, size: number) => checkFile({ name, size }).map(errorNameOf)

describe('a file before its upload', () => {
  it('is refused for its extension or size', () => {
    expect(errorsOf('setup.exe', 1)).toEqual(['unsupportedFileType'])
    expect(errorsOf('film.mp4', limits.mediaFileBytes + 1)).toEqual(['fileTooLarge'])
  })

  it('is otherwise accepted, since only the server reads its content', () => {
    expect(errorsOf('Photo.JPG', limits.mediaFileBytes)).toEqual([])
    expect(errorsOf('table.xlsx', 0)).toEqual([])
    for (const name of [
      'logo.svg',
      'Scan.TIF',
      'IMG_0001.HEIC',
      'Paint.bmp',
      'photo.jfif',
      'film.webm',
      'no extension',
    ])
      expect(errorsOf(name, 1)).toEqual([])
  })
})
