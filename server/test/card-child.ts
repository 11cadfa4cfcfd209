import { remakeCards } from '../publication/remake-cards.ts'
import { openChildApp } from './child-app.ts'
import { withRenamedProp } from './renamed-prop.ts'

// Makes cards again two at a time, and is killed in the middle of the second batch.
let made = 0
const registry = withRenamedProp(() => {
  made += 1
  if (made === 4) process.kill(process.pid, 'SIGKILL')
})
await remakeCards(await openChildApp(registry), { batch: 2 })
