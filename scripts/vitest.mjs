import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

/**
 * Runs the tests of one project of vitest.config.ts; answers how many passed and failed, and which files needed a
 * second run.
 *
 * `secondChance`: this many files at most are run once more if they failed, alone and on fresh data. Tests that kill
 * processes and drive a browser lose a race now and then on a machine that others use too; what is wrong fails twice.
 * The second run is a net, not a cure: the suite names each such file at its end.
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

/** The files in which something failed; none where the run itself came to grief, which no file is to blame for. */
export function failedFiles(report) {
  return (report.testResults ?? []).filter(isFailed).map(file => file.name)
}

/** A report whose files are those of `second` where it has them. */
export function replaced(first, second) {
  const again = new Map((second.testResults ?? []).map(file => [file.name, file]))
  return { testResults: first.testResults.map(file => again.get(file.name) ?? file) }
}

/** A file that cannot be loaded holds no failed test, and an unhandled error belongs to none: each counts as one. */
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
