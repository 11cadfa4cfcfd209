import { main } from './say.mjs'
import { runSuite } from './suite.mjs'

await main(() => runSuite(['format', 'lint', 'unused', 'types', 'unit']))
