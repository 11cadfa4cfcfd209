import { main } from '../say.mjs'
import { choose } from './choose.mjs'
import { hasFailed, summary, survivors } from './figures.mjs'
import { testMutants } from './test-mutants.mjs'

// Changes the code of a folder in one place after another, and runs the tests that reach it: one of them should fail.
await main(async () => {
  const { folders, seed } = choose(process.argv.slice(2))
  console.log(`seed ${seed}`)
  const results = []
  for (const folder of folders) {
    console.log(`\n── ${folder.path}`)
    // A folder whose tests fail without a mutant keeps no other from its turn.
    const mutants = await testMutants(folder, seed).catch(error => console.error(error))
    if (!mutants) continue
    console.log(survivors(mutants).join('\n'))
    results.push({ path: folder.path, mutants })
  }
  console.log(`\n${summary(results).join('\n')}`)
  return results.length < folders.length || results.some(({ mutants }) => hasFailed(mutants)) ? 1 : 0
})
