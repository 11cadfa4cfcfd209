import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A site's build without any style. */
export const testAssets = async (dataDir: string): Promise<string> => {
  const folder = join(dataDir, 'assets')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'theme-00000000.css'), '')
  await writeFile(
    join(folder, 'assets.json'),
    JSON.stringify({ theme: 'theme-00000000.css', blocks: {}, files: {} }),
  )
  return folder
}
