import { simulate } from './simulate.ts'

// Ten thousand runs of what the suite does two hundred times; a seed that fails is named.
const [runs = '10000', first = '0'] = process.argv.slice(2)
for (let seed = Number(first); seed < Number(first) + Number(runs); seed += 1) await simulate(seed)
