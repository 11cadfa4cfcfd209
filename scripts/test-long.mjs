import { filesBelow } from './files.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'
import { main, Refusal, seconds } from './say.mjs'

// Measurements take minutes and print figures, so they run one at a time and separately from the suite.
await main(async () => {
  const programs = (await filesBelow('.')).filter(file => file.endsWith('.long.ts'))
  const words = process.argv.slice(2)
  if (words.includes('--list')) return list(programs)
  const wanted = programs.filter(file => words.length === 0 || words.some(word => file.includes(word)))
  if (wanted.length === 0)
    throw new Refusal(`No program matches. Available programs:\n${programs.join('\n')}`)
  const node = await ensureInstalled()
  let failed = 0
  for (const program of wanted) if (!(await measure(node, program))) failed += 1
  console.log(`\n${wanted.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})

function list(programs) {
  console.log(programs.join('\n'))
  return 0
}

async function measure(node, program) {
  console.log(`\n── ${program}`)
  const start = performance.now()
  const code = await run(node, ['--conditions=development', program])
  console.log(`${program}: ${code === 0 ? 'ok' : `failed with code ${code}`}, ${seconds(start)} s`)
  return code === 0
}
