import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asAdministrator } from '../people.ts'
import { freshDataDir, startProduct } from '../product.ts'
import { makeStarterSite } from '../starter-site.ts'
import { type Display, openDisplay } from './engines/display.ts'
import type { Engine } from './engines/engine.ts'
import { openFirefox } from './engines/firefox.ts'
import { findBrowsers, installation } from './engines/installed.ts'
import { editorJourneys, type Stage, visitorJourneys } from './engines/journeys.ts'
import { openLine } from './engines/line.ts'
import { userOf } from './engines/user.ts'
import { openWebKit } from './engines/webkit.ts'

// The journeys that matter, in Firefox and in WebKit. An engine that is not installed fails, so that nobody believes
// that it was tested.

const { display: hasDisplay, firefox, webKit, webKitDriver } = findBrowsers()
const engines: Record<string, ((display: Display) => Promise<Engine>) | undefined> = {
  Firefox: hasDisplay && firefox ? display => openFirefox(firefox, display) : undefined,
  WebKit:
    hasDisplay && webKit && webKitDriver
      ? display => openWebKit({ driver: webKitDriver, browser: webKit }, display)
      : undefined,
}
for (const [name, open] of Object.entries(engines))
  if (!open) fail(`${name} was not run. Install it: ${installation}`)

if (Object.values(engines).some(open => open !== undefined)) await runAll()

async function runAll() {
  await using started = new AsyncDisposableStack()
  const { dataDir, remove } = await freshDataDir()
  started.defer(remove)
  await makeStarterSite(dataDir)
  const product = await startProduct({ dataDir, environment: { FORM_MINIMUM_SECONDS: '0' } })
  started.defer(async () => void (await product.stop()))
  const line = await openLine(product.url)
  started.defer(() => line.close())
  const files = await mkdtemp(join(tmpdir(), 'ximblox-engines-'))
  const client = await asAdministrator(product.url)
  let failures = 0
  for (const open of Object.values(engines)) {
    if (!open) continue
    const display = await openDisplay()
    const engine = await open(display)
    failures += await runJourneys({ user: userOf(engine, display), line, client, files })
    await engine.close()
    display.close()
  }
  if (failures === 0) await rm(files, { recursive: true })
}

async function runJourneys(stage: Stage): Promise<number> {
  const { user, line, files } = stage
  const { engine } = user
  let failures = 0
  for (const [title, journey] of Object.entries({ ...editorJourneys, ...visitorJourneys })) {
    const start = performance.now()
    const errors: string[] = []
    try {
      await journey(stage)
    } catch (error) {
      errors.push(String(error))
    }
    errors.push(...engine.takeErrors())
    line.restore()
    const time = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${engine.name} ${title}: ${errors.length === 0 ? 'ok' : 'FAILED'}, ${time} s`)
    if (errors.length === 0) continue
    const screenshot = join(files, `${engine.name}-${++failures}.png`)
    await writeFile(screenshot, await engine.screenshot())
    fail(`${errors.join('\n')}\nthe page: ${screenshot}`)
  }
  return failures
}

function fail(message: string) {
  console.log(message)
  process.exitCode = 1
}
