import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.mjs'

/** Runs the tests of one project of vitest.config.ts; answers how many passed and failed. */
export async function runVitest(node, project, filters, env = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'ximblox-tests-'))
  const file = join(folder, 'report.json')
  try {
    const code = await run(
      node,
      [
        '--conditions=development',
        'node_modules/vitest/vitest.mjs',
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...filters,
      ],
      { env: { ...process.env, ...env } },
    )
    return tally(JSON.parse(await readFile(file, 'utf8').catch(() => '{}')), code)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A file that cannot be loaded holds no failed test, and an unhandled error belongs to none: each counts as one. */
export function tally(report, code) {
  const files = report.testResults ?? []
  const broken = files.filter(
    file => file.status === 'failed' && !file.assertionResults.some(isFailed),
  ).length
  const failed = (report.numFailedTests ?? 0) + broken
  return { passed: report.numPassedTests ?? 0, failed: code === 0 ? failed : Math.max(failed, 1) }
}

function isFailed(test) {
  return test.status === 'failed'
}
