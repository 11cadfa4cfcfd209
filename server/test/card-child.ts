import { refreshCards } from '../features/publication/refresh-cards.ts'
import { openChildApp } from './child-app.ts'
import { withRenamedProp } from './renamed-prop.ts'

// Refreshes cards two at a time, and is killed in the middle of the second batch.
let made = 0
const registry = withRenamedProp(() => {
  made += 1
  if (made === 4) process.kill(process.pid, 'SIGKILL')
})
await refreshCards(await openChildApp(registry), { batchSize: 2 })
