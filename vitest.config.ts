import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { testTimeout, waitTimeout } from './e2e/test-timeouts.ts'

declare module 'vitest' {
  interface ProvidedContext {
    waitTimeout: number
  }
}

const excluded = ['**/node_modules/**', '**/dist/**', '**/data/**', 'test-results/**']
const atRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const whereWritten = (path: string) => (existsSync(atRoot(path)) ? [atRoot(path)] : [])

/** Loading the same modules again for each file would take longer than the tests. */
const isolate = false

export default defineConfig({
  resolve: { conditions: ['development'] },
  ssr: { resolve: { conditions: ['development', 'node'] } },
  test: {
    expect: { poll: { timeout: waitTimeout } },
    provide: { waitTimeout },
    testTimeout,
    hookTimeout: testTimeout,
    teardownTimeout: testTimeout,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...excluded, '**/*.{db,pack}.test.ts'],
          setupFiles: [atRoot('scripts/fail-on-console.ts'), atRoot('scripts/property-seed.ts')],
          maxWorkers: 2,
          isolate,
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
          isolate,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['**/*.e2e.ts'],
          exclude: excluded,
          globalSetup: whereWritten('e2e/global-setup.ts'),
          setupFiles: [...whereWritten('e2e/save-failures.ts'), ...whereWritten('e2e/share-browser.ts')],
          maxWorkers: 2,
          isolate,
        },
      },
      {
        extends: true,
        test: {
          name: 'pack',
          include: ['**/*.pack.test.ts'],
          exclude: excluded,
          setupFiles: whereWritten('e2e/save-failures.ts'),
          fileParallelism: false,
        },
      },
    ],
  },
})
