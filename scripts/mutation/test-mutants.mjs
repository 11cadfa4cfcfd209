import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { filesBelow } from '../files.mjs'
import { root } from '../root.mjs'
import { samplePassages } from './sample.mjs'

const reports = 'test-results/mutation'

/** Tests the mutants of a folder, or of a sample of it, and returns each with how it ended and its file's text. */
export async function testMutants({ path, project, sample }, seed) {
  const files = await readSources(path)
  const lines = new Map([...files].map(([file, text]) => [file, text.split('\n').length]))
  process.env.MUTATION_PROJECT = project
  process.env.MUTATION_FOLDER = path
  const stryker = new Stryker({
    ...options,
    mutate: sample === undefined ? [...files.keys()] : samplePassages(lines, sample, seed),
    // Each process has a database server of its own.
    concurrency: project === 'database' ? 1 : 2,
    jsonReporter: { fileName: `${reports}/${path.replaceAll('/', '-')}.json` },
    htmlReporter: { fileName: `${reports}/${path.replaceAll('/', '-')}.html` },
  })
  const mutants = await stryker.runMutationTest()
  return mutants.map(mutant => {
    const file = mutant.fileName.replace(root, '')
    return { ...mutant, file, text: files.get(file) }
  })
}

const options = {
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  testRunner: 'vitest',
  testRunnerNodeArgs: ['--conditions=development'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // A test that takes longer than usual by this time counts as one that noticed; it must not be a busy machine.
  timeoutMS: 30_000,
  timeoutFactor: 3,
  // The first run of a folder with a database takes minutes, and longer where others work.
  dryRunTimeoutMinutes: 30,
  reporters: ['progress-append-only', 'json', 'html'],
  // The folder of the whole run, which is removed also after it was interrupted.
  tempDirName: join(tmpdir(), 'copies'),
  ignorePatterns: ['data', 'dist', 'test-results'],
  // It is read with the API of TypeScript, which version 7 does not have, and contains nothing that the copies need changed.
  tsconfigFile: 'none',
  thresholds: { high: 100, low: 85, break: null },
  allowEmpty: true,
  logLevel: 'warn',
}

async function readSources(path) {
  const files = (await filesBelow(path)).filter(
    file =>
      /\.tsx?$/.test(file) && !/\.(test|fixture|generated|long)\./.test(file) && !file.includes('/test/'),
  )
  const texts = files.map(async file => [file, await readFile(join(root, file), 'utf8')])
  return new Map(await Promise.all(texts))
}
