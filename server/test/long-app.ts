import { startTestApp, type TestApp } from './app.ts'
import prepareDatabases from './global-setup.ts'

/** Runs a measurement of the product on its own database server. */
export const withTestApp = async (measure: (product: TestApp) => Promise<void>): Promise<void> => {
  const stopDatabases = await prepareDatabases()
  const product = await startTestApp()
  try {
    await measure(product)
  } finally {
    await product.close()
    await stopDatabases()
  }
}

/** The quantile of the values. */
export const percentile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
