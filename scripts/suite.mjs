import { affectedTests, changedSince, readImports } from './changed.mjs'
import { describeTest } from './failures.mjs'
import { filesBelow } from './files.mjs'
import { ensureInstalled } from './install.mjs'
import { Refusal, seconds } from './say.mjs'
import { stages } from './stages.mjs'

/**
 * Runs stages; only what interrupts it, and packages that cannot be installed, keep a stage from running. The last line
 * says how many tests passed and failed, and the lines before it how to repeat what failed, and what failed once.
 * Arguments that name stages select them; others narrow the tests by path or name, or to those that a change can break.
 * Returns the exit code.
 */
export async function runSuite(words) {
  const selected = await selection(words, await filesBelow('.'))
  const total = { passed: 0, failed: 0, secondRuns: [], again: [], tests: [], stages: [] }
  const interrupted = onceInterrupted()
  let node = ''
  const install = {
    name: 'install',
    run: async () => {
      node = await ensureInstalled()
      return { passed: 0, failed: 0 }
    },
  }
  for (const stage of [install, ...selected.stages]) {
    const start = performance.now()
    const result = await runStage(stage, () => stage.run(node, selected.filters))
    total.stages.push([stage.name, seconds(start)])
    total.passed += result.passed
    total.failed += result.failed
    total.secondRuns.push(...(result.secondRuns ?? []))
    total.tests.push(...(result.tests ?? []))
    if (node === '' || interrupted.aborted) break
    if (result.failed > 0) total.again.push(result.again ?? stage.name)
  }
  if (selected.isWhole) console.log(`\n${timesOf(total)}`)
  console.log(`\n${verdict(total)}`)
  return total.failed > 0 ? 1 : 0
}

/** Where the time of a run went: its stages, and the slowest tests. */
export function timesOf({ stages: times, tests }) {
  const stagesInOrder = times.map(([name, duration]) => `${name} ${duration}`).join(', ')
  return [`seconds: ${stagesInOrder}`, ...slowest(tests, 20)].join('\n')
}

/** The last lines of a run: what failed in a first run only, how to repeat what failed, and the counts. */
export function verdict({ passed, failed, secondRuns, again }) {
  return [
    ...secondRuns.map(test => `second run: ${test}`),
    ...again.map(words => `again: npm test -- ${words}`),
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

const changed = /^--changed(?:=(.+))?$/

/** The stages to run, the arguments that narrow their tests, and whether all their tests run. */
async function selection(words, files) {
  const isChanged = words.find(word => changed.test(word))
  if (!isChanged) return select(words, files)
  if (words.length > 1) throw new Refusal('--changed stands alone')
  const [, commit = 'HEAD'] = changed.exec(isChanged)
  const names = await changedSince(commit)
  return selectTests(affectedTests(names, files, await readImports(files)), files)
}

/** The stages for these tests, and those that check the whole checkout. */
export function selectTests(tests, files) {
  if (!tests) return select([], files)
  const wanted = stages.filter(({ name, files }) =>
    files ? tests.some(test => files.test(test)) : name !== 'build',
  )
  return { stages: wanted, filters: tests, isWhole: false }
}

/** The stages to run, and the arguments that narrow their tests: parts of paths, `path:line`, and `-t` with a name. */
export function select(words, files) {
  const title = words.indexOf('-t')
  const name = title < 0 ? [] : words.slice(title, title + 2)
  const others = title < 0 ? words : words.toSpliced(title, 2)
  const names = others.filter(word => stages.some(stage => stage.name === word))
  const paths = others.filter(word => !names.includes(word))
  const parts = paths.map(path => path.replace(/:\d+$/, ''))
  const matching = files.filter(file => parts.length === 0 || parts.some(part => file.includes(part)))
  const wanted = stages
    .filter(stage => names.length === 0 || names.includes(stage.name))
    .filter(stage =>
      stage.files ? matching.some(file => stage.files.test(file)) : paths.length + name.length === 0,
    )
  if (wanted.length === 0) throw new Refusal(`No test matches: ${words.join(' ')}`)
  const filters = [...paths, ...name]
  return { stages: wanted, filters, isWhole: filters.length === 0 }
}

/** The first signal ends the running stage, which still cleans up. The second ends everything at once. */
function onceInterrupted() {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => controller.abort())
  return controller.signal
}

async function runStage(stage, work) {
  console.log(`\n── ${stage.name}${stage.needs ? `, needs ${stage.needs}` : ''}`)
  const start = performance.now()
  const result = await work().catch(report)
  console.log(`${stage.name}: ${result.failed > 0 ? 'failed' : 'ok'}, ${seconds(start)} s`)
  return result
}

function report(error) {
  console.error(error instanceof Refusal ? error.message : error)
  return { passed: 0, failed: 1 }
}

/** The slowest tests of a run, as lines with the seconds that each took. */
function slowest(tests, count) {
  return tests
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map(test => `${(test.duration / 1000).toFixed(1).padStart(6)} s  ${describeTest(test)}`)
}
