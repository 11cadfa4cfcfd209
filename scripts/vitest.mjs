import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeTest, emptyReport, failuresOf, repeating, replaced, tally } from './failures.mjs'
import { run } from './run.mjs'
import { inTempFolder } from './temp-folder.mjs'
import { keepResults, removeResults, resultsOf } from './test-results.mjs'

/**
 * Runs the tests of one project of vitest.config.ts. Returns how many passed and failed, how to repeat those that failed,
 * and which files needed a second run. Up to `secondChance` failed files are run once more, alone and on fresh data:
 * tests that kill processes or drive a browser occasionally lose a race on a shared machine, and real errors fail twice.
 * The second run is a safety net and not a cure, so each such file is listed at the end with what failed in the first.
 */
export async function runVitest(node, project, filters, { env = {}, secondChance = 0 } = {}) {
  await Promise.all([project, secondRun(project)].map(removeResults))
  const first = await runOnce(node, project, project, filters, env)
  const failed = filesOf(first.report)
  if (failed.length === 0 || failed.length > secondChance)
    return { ...tally(first.report, first.code), ...again(project, first, filters), tests: testsOf(first) }
  console.log(`\n${project}: retrying on their own: ${failed.join(', ')}`)
  const second = await runOnce(node, project, secondRun(project), narrowed(filters, failed), env)
  return {
    ...tally(replaced(first.report, second.report), second.code),
    ...again(project, second, filters),
    secondRuns: failuresOf(first.report).map(describeTest),
    tests: testsOf(first),
  }
}

/** After SIGINT and SIGTERM. */
const interrupted = [130, 143]

const secondRun = project => `${project}-second-run`

async function runOnce(node, project, name, filters, env) {
  return inTempFolder(async folder => {
    const file = join(folder, 'report.json')
    const code = await run(
      node,
      [
        '--conditions=development',
        'node_modules/vitest/vitest.mjs',
        'run',
        `--project=${project}`,
        '--includeTaskLocation',
        '--reporter=default',
        '--reporter=./scripts/test-reporter.mjs',
        ...filters,
      ],
      {
        env: { ...process.env, ...env, TMPDIR: folder, TEST_REPORT: file, TEST_RESULTS: resultsOf(name) },
      },
    )
    const report = await readFile(file, 'utf8').then(JSON.parse, () => emptyReport)
    await describeRun(name, report, code)
    return { code, report }
  })
}

/** Names what failed in a run, and where to look. */
async function describeRun(name, report, code) {
  const failed = filesOf(report)
  if (code === 0 || (failed.length === 0 && interrupted.includes(code))) return removeResults(name)
  const logs = await keepResults(name, failed)
  console.log(`\n${name}: ${tally(report, code).failed} failed`)
  if (failed.length === 0) console.log(`  the run itself, with exit code ${code}`)
  for (const failure of failuresOf(report)) {
    console.log(`  ${describeTest(failure)}`)
    for (const path of failure.saved) console.log(`    ${path}`)
  }
  for (const path of logs) console.log(`  log of a server: ${path}`)
}

function testsOf({ report }) {
  return report.files.flatMap(({ file, tests }) => tests.map(test => ({ ...test, file })))
}

function filesOf(report) {
  return [...new Set(failuresOf(report).map(({ file }) => file))]
}

function again(project, { code, report }, filters) {
  return code === 0 ? {} : { again: repeating(project, report, filters) }
}

/** Filters by line and name stay; the others are replaced by the files. */
function narrowed(filters, files) {
  const isNarrow = filters.some(filter => filter.startsWith('-') || /:\d+$/.test(filter))
  return isNarrow ? filters : files
}
