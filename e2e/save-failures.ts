import { join, relative } from 'node:path'
import { afterEach, beforeAll, type RunnerTestSuite } from 'vitest'
import { onClosing, savePages } from './recorded-pages.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Files with what the open pages showed and reported when something failed. */
    saved?: string[]
  }
}

const { TEST_RESULTS } = process.env
const root = join(import.meta.dirname, '..')

// Vitest wants a pattern as the first parameter.
beforeAll(({}, { file }) => {
  if (TEST_RESULTS === undefined) return
  const folder = folderOf(TEST_RESULTS, file.name)
  process.env.FILE_RESULTS = folder
  // What fails in a hook belongs to no test.
  onClosing(async () => {
    if (hasFailedHook(file)) file.meta.saved = await save(join(folder, 'hooks'))
  })
})

afterEach(async ({ task }) => {
  if (TEST_RESULTS === undefined || task.result?.state !== 'fail') return
  const title = task.fullTestName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)
  task.meta.saved = await save(join(folderOf(TEST_RESULTS, task.file.name), title))
})

const folderOf = (results: string, file: string) => join(results, file.replaceAll('/', '-'))

const hasFailedHook = (suite: RunnerTestSuite): boolean =>
  (suite.result?.errors ?? []).length > 0 ||
  suite.tasks.some(task => task.type === 'suite' && hasFailedHook(task))

const save = async (folder: string) => (await savePages(folder)).map(path => relative(root, path))
