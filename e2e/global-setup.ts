import type { TestProject } from 'vitest/node'
import { copyDataDir, freshDataDir, startProduct } from './product.ts'
import { makeStarterSite } from './starter-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    url: string
    starterDataDir: string
  }
}

/** One instance with the starter site for all journeys, and its data as it was after the first start. */
export default async (project: TestProject) => {
  const starter = await freshDataDir()
  await makeStarterSite(starter.dataDir)
  const shared = await copyDataDir(starter.dataDir)
  const product = await startProduct({ dataDir: shared.dataDir })
  project.provide('url', product.url)
  project.provide('starterDataDir', starter.dataDir)
  return async () => {
    await product.stop()
    await Promise.all([shared.remove(), starter.remove()])
  }
}
