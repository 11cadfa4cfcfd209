import { freePort, startProduct } from './product.ts'

/** Makes the starter site in a data folder, with all renditions, so that no page waits for its images later. */
export const makeStarterSite = async (dataDir: string): Promise<void> => {
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
