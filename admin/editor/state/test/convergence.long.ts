import { simulate } from './simulate.ts'

// Ten thousand runs of a property that the suite runs two hundred times; a failing seed is printed.
const [runs = '10000', first = '0'] = process.argv.slice(2)
for (let seed = Number(first); seed < Number(first) + Number(runs); seed += 1) await simulate(seed)
