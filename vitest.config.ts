import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const excluded = ['**/node_modules/**', '**/dist/**', '**/data/**']
const atRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const whereWritten = (path: string) => (existsSync(atRoot(path)) ? [atRoot(path)] : [])

export default defineConfig({
  resolve: { conditions: ['development'] },
  ssr: { resolve: { conditions: ['development', 'node'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...excluded, '**/*.{db,pack}.test.ts'],
          setupFiles: [atRoot('scripts/fail-on-console.ts'), atRoot('scripts/property-seed.ts')],
          maxWorkers: 2,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['**/*.db.test.ts'],
          exclude: excluded,
          globalSetup: whereWritten('server/test/global-setup.ts'),
          setupFiles: [atRoot('scripts/property-seed.ts')],
          maxWorkers: 2,
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['**/*.e2e.ts'],
          exclude: excluded,
          globalSetup: whereWritten('e2e/global-setup.ts'),
          maxWorkers: 2,
          // A machine that others use too may be slow; what is waited for comes or does not.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pack',
          include: ['**/*.pack.test.ts'],
          exclude: excluded,
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
