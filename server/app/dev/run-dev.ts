import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readEnvironment } from '../../kernel/config/read-environment.ts'
import { explainStartFailure } from '../start/explain-start-failure.ts'
import { greeting, indented } from '../start/run.ts'
import type { Running } from '../start/start.ts'
import { siteChanged } from './dev-modules.ts'
import { type DevSources, openDevSite } from './dev-site.ts'
import { createFront } from './front.ts'
import { repeatable } from './repeatable.ts'
import { showErrors } from './shown-errors.ts'
import { createTypeCheck } from './type-check.ts'
import { createViteServer, type ViteSources } from './vite-server.ts'

export interface DevOptions extends Omit<ViteSources, 'ignored'>, DevSources {
  /** The folder of the build, which development does not use. */
  built: string
}

/**
 * Serves a site from its sources until a signal ends it. After each change a second server starts with the changed site
 * and takes over from the first one, which goes on when the change has errors. The database runs all the time.
 */
export const runDev = async ({ built, ...sources }: DevOptions): Promise<void> => {
  try {
    const resources = await openDev(sources, built)
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        resources.disposeAsync().then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error)
            process.exit(1)
          },
        )
      })
  } catch (error) {
    console.error(explainStartFailure(error))
    process.exit(1)
  }
}

const openDev = async (sources: Omit<DevOptions, 'built'>, built: string): Promise<AsyncDisposableStack> => {
  const resources = new AsyncDisposableStack()
  try {
    await serve(sources, built, resources)
    return resources
  } catch (error) {
    await resources.disposeAsync()
    throw error
  }
}

const serve = async (
  sources: Omit<DevOptions, 'built'>,
  built: string,
  resources: AsyncDisposableStack,
): Promise<void> => {
  const config = readEnvironment()
  const folder = await mkdtemp(join(tmpdir(), 'ximblox-dev-'))
  resources.defer(() => rm(folder, { recursive: true, force: true }))

  let running: Running | undefined
  let replaced: Promise<unknown> = Promise.resolve()
  const front = createFront({
    vite: () => vite.middlewares,
    site: () => running?.url,
    error: () => errors.text(),
  })
  const ignored = [resolve(config.dataDir), built]
  const vite = await createViteServer(front, { ...sources, ignored }, () => reload())
  resources.defer(() => vite.close())
  const errors = showErrors(sources.root, vite.ws)
  const types = createTypeCheck(sources.root, found => errors.report('types', found))
  resources.defer(async () => types.stop())

  front.listen(config.port, config.host)
  resources.defer(async () => {
    front.closeAllConnections()
    front.close()
  })
  await once(front, 'listening')
  const url = `http://${config.host}:${portOf(front.address())}`

  const site = await openDevSite(vite, sources, folder, config)
  resources.defer(async () => {
    await Promise.allSettled([replaced, running?.stop()])
    await site.close()
  })
  let isStopping = false
  const reload = repeatable(async () => {
    if (isStopping) return
    types.run()
    const before = running
    try {
      running = await site.start()
    } catch (error) {
      errors.report('site', error)
      return
    }
    errors.report('site', '')
    vite.ws.send({ type: 'custom', event: siteChanged })
    if (before) replaced = Promise.allSettled([replaced, before.stop()])
    else console.log(indented(greeting({ url, publicURL: undefined, firstLogin: running.firstLogin })))
  })
  resources.defer(() => {
    isStopping = true
    return reload()
  })
  await reload()
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' ? (address?.port ?? 0) : 0
