import { main } from './say.mjs'
import { runSuite } from './suite.mjs'

await main(() => runSuite(process.argv.slice(2)))
