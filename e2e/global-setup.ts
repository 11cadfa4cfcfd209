import type { TestProject } from 'vitest/node'
import { freshDataDir, startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    url: string
  }
}

/** One instance with the starter site for all journeys. */
export default async (project: TestProject) => {
  const { dataDir, remove } = await freshDataDir()
  const product = await startProduct({ dataDir })
  project.provide('url', product.url)
  return async () => {
    await product.stop()
    await remove()
  }
}
