import type { TestProject } from 'vitest/node'
import { copyDataDir, freePort, freshDataDir, startProduct } from './product.ts'

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

/** With all renditions, so that no copy has to make them while a journey waits for its pages. */
const makeStarterSite = async (dataDir: string): Promise<void> => {
  const port = await freePort()
  const product = await startProduct({
    dataDir,
    environment: { METRICS: 'on', METRICS_PORT: String(port) },
  })
  while ((await waitingRenditions(port)) > 0) await new Promise(resolve => setTimeout(resolve, 100))
  await product.stop()
}

const waitingRenditions = async (port: number): Promise<number> => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const [, count] = /^ximblox_renditions_waiting (\d+)$/m.exec(await answer.text()) ?? []
  if (count === undefined) throw new Error('The metrics lack the waiting renditions.')
  return Number(count)
}
