import { expect, test } from 'vitest'
import { pageFileHash } from './page-file-hash.ts'
import { pageFilePath } from './page-file-path.ts'
import { sharedFilePath } from './shared-file-path.ts'

test('a file of a page is at the page, the group and the hash, under its encoded name', () => {
  expect(pageFilePath(12, 'body', 'abc', 'Jaar verslag.pdf')).toBe(
    '/api/ximblox/medialib/get-page-file/12/body/abc/Jaar%20verslag.pdf',
  )
})

test('a shared file is at the hash that pages use', () => {
  const hash = 'f'.repeat(64)
  expect(sharedFilePath({ id: 3, hash, fileName: 'a.pdf' })).toBe(
    `/api/ximblox/medialib/shared/3/${pageFileHash(hash)}/a.pdf`,
  )
})
