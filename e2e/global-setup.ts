import type { TestProject } from 'vitest/node'
import { starterSite } from './kept-starter-site.ts'
import { copyDataDir, startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    url: string
    starterDataDir: string
  }
}

/** One instance with the starter site for all journeys, and its data as it was after the first start. */
export default async (project: TestProject) => {
  const starter = await starterSite()
  const shared = await copyDataDir(starter)
  const product = await startProduct({ dataDir: shared.dataDir })
  project.provide('url', product.url)
  project.provide('starterDataDir', starter)
  return async () => {
    await product.stop()
    await shared.remove()
  }
}
