import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressible = /\.(css|js|svg|json|webmanifest|txt|xml)$/

/** Writes compressed versions of a folder's text files next to them. */
export const compressAll = async (folder: string): Promise<void> => {
  const names = (await readdir(folder)).filter(name => compressible.test(name))
  await Promise.all(
    names.map(async name => {
      const file = join(folder, name)
      const bytes = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
