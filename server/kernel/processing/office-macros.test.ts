import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holdsMacros } from './office-macros.ts'

test('finds macros anywhere in a large document, including between two chunks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'macros-test-'))
  try {
    const path = join(folder, 'document')
    for (const before of [0, 65_530, 131_072, 200_000]) {
      const padding = Buffer.alloc(100_000)
      await writeFile(
        path,
        Buffer.concat([Buffer.alloc(before), Buffer.from('word/vbaProject.bin'), padding]),
      )
      expect(await holdsMacros(path)).toBe(true)
    }
    await writeFile(path, Buffer.concat([Buffer.alloc(200_000), Buffer.from('word/document.xml')]))
    expect(await holdsMacros(path)).toBe(false)
  } finally {
    await rm(folder, { recursive: true })
  }
})
