import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A site's build without styles, in a separate folder so that two processes that start at once do not share it. */
export const testAssets = async (dataDir: string): Promise<string> => {
  const folder = await mkdtemp(join(dataDir, 'assets-'))
  await writeFile(join(folder, 'theme-00000000.css'), '')
  await writeFile(
    join(folder, 'assets.json'),
    JSON.stringify({ theme: 'theme-00000000.css', blocks: {}, files: {} }),
  )
  return folder
}
