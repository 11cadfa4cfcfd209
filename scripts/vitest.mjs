import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

/**
 * Runs the tests of one project of vitest.config.ts. Returns how many passed and failed, and which files needed a
 * second run. Up to `secondChance` failed files are run once more, alone and on fresh data: tests that kill processes
 * or drive a browser occasionally lose a race on a shared machine, and real errors fail twice. The second run is a
 * safety net and not a cure, so the suite lists each such file at its end.
 */
export async function runVitest(node, project, filters, { env = {}, secondChance = 0 } = {}) {
  const first = await runOnce(node, project, filters, env)
  const failed = failedFiles(first.report).map(file => relative(root, file))
  if (failed.length === 0 || failed.length > secondChance) return tally(first.report, first.code)
  console.log(`\n${project}: retrying on their own: ${failed.join(', ')}`)
  const second = await runOnce(node, project, failed, env)
  return { ...tally(replaced(first.report, second.report), second.code), secondRuns: failed }
}

async function runOnce(node, project, filters, env) {
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
    return { code, report: JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The files with failures; none when the run itself failed, which no file caused. */
export function failedFiles(report) {
  return (report.testResults ?? []).filter(isFailed).map(file => file.name)
}

/** A report in which the files of `second` replace those of the first. */
export function replaced(first, second) {
  const again = new Map((second.testResults ?? []).map(file => [file.name, file]))
  return { testResults: first.testResults.map(file => again.get(file.name) ?? file) }
}

/** A file that cannot be loaded contains no failed test, and an unhandled error belongs to none. Each counts as one. */
export function tally(report, code) {
  const files = report.testResults ?? []
  const tests = files.flatMap(file => file.assertionResults)
  const broken = files.filter(file => isFailed(file) && !file.assertionResults.some(isFailed)).length
  const failed = tests.filter(isFailed).length + broken
  return {
    passed: tests.filter(test => test.status === 'passed').length,
    failed: code === 0 ? failed : Math.max(failed, 1),
  }
}

function isFailed({ status }) {
  return status === 'failed'
}
