import { filesBelow } from './files.mjs'
import { ensureInstalled } from './install.mjs'
import { Refusal, seconds } from './say.mjs'
import { stages } from './stages.mjs'

/**
 * Runs stages until one fails. The last line says how many tests passed and failed, and the lines before it list files
 * that needed a second run. Arguments that name stages select them; others narrow the tests by path. Returns the exit
 * code.
 */
export async function runSuite(words) {
  const files = await filesBelow('.')
  const selected = select(words, files)
  const total = { passed: 0, failed: 0, secondRuns: [] }
  let node = ''
  const install = {
    name: 'install',
    run: async () => {
      node = await ensureInstalled()
      return { passed: 0, failed: 0 }
    },
  }
  for (const stage of [install, ...selected.stages]) {
    const result = await runStage(stage, () => stage.run(node, selected.filters))
    total.passed += result.passed
    total.failed += result.failed
    total.secondRuns.push(...(result.secondRuns ?? []))
    if (total.failed > 0) break
  }
  console.log(`\n${verdict(total)}`)
  return total.failed > 0 ? 1 : 0
}

/** The last lines of a run: the files that were run again, and the counts. */
export function verdict({ passed, failed, secondRuns }) {
  return [...secondRuns.map(file => `second run: ${file}`), `${passed} passed, ${failed} failed`].join('\n')
}

/** The stages to run, and the arguments that narrow their tests. */
export function select(words, files) {
  const names = words.filter(word => stages.some(stage => stage.name === word))
  const filters = words.filter(word => !names.includes(word))
  const matching = files.filter(file => filters.length === 0 || filters.some(filter => file.includes(filter)))
  const wanted = stages
    .filter(stage => names.length === 0 || names.includes(stage.name))
    .filter(stage => (stage.files ? matching.some(file => stage.files.test(file)) : filters.length === 0))
  if (wanted.length === 0) throw new Refusal(`No test matches: ${words.join(' ')}`)
  return { stages: wanted, filters }
}

async function runStage(stage, work) {
  console.log(`\n── ${stage.name}`)
  const start = performance.now()
  const result = await work().catch(report)
  console.log(`${stage.name}: ${result.failed > 0 ? 'failed' : 'ok'}, ${seconds(start)} s`)
  return result
}

function report(error) {
  console.error(error instanceof Refusal ? error.message : error)
  return { passed: 0, failed: 1 }
}
