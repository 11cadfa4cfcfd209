import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import config from './vitest.config.ts'

const { MUTATION_PROJECT, MUTATION_FOLDER } = process.env
const { projects = [], ...common } = config.test ?? {}
const [project = {}] = projects.flatMap(project =>
  typeof project === 'object' && 'test' in project && project.test?.name === MUTATION_PROJECT
    ? [project.test]
    : [],
)
const fewExamples = fileURLToPath(new URL('scripts/mutation/few-examples.mjs', import.meta.url))
/** What a mutant keeps from coming is waited for no longer; what comes takes a moment, as tests that pass show. */
const waitTimeout = 15_000
/** Its simulations take longer than all other tests of the folder. */
const slow = ['admin/editor/state/convergence.test.ts']

/** The tests of one folder for `npm run test:mutation`: one project, because Stryker has no way to choose one. */
export default defineConfig({
  ...config,
  test: {
    ...common,
    ...project,
    alias: { 'fast-check': fewExamples },
    include: [`${MUTATION_FOLDER}/**/*.test.{ts,tsx}`],
    exclude: [...(project.exclude ?? []), ...slow],
    expect: { poll: { timeout: waitTimeout } },
    provide: { waitTimeout },
  },
})
