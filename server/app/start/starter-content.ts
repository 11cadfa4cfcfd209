import { readSetting, starterContentKey, writeSetting } from '../../features/settings/store.ts'
import { hasContent, importSite } from '../../features/transfer/import-site.ts'
import { TransferError } from '../../features/transfer/transfer-error.ts'
import type { App } from '../../kernel/app-context.ts'
import { cancelOnAbort } from '../../kernel/db/cancel.ts'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import { type Connection, openClient } from '../../kernel/db/pool.ts'
import { StartError } from '../../kernel/errors/start-error.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'

/** Imports the starter content once, as a whole or not at all, unless the site has content of its own already. */
export const importStarterContent = async (
  app: App,
  { menus }: Pick<SiteConfig, 'menus'>,
  folder: string | undefined,
  connection: Connection,
  signal: AbortSignal,
): Promise<void> => {
  if (folder === undefined || !app.config.starterSite || (await isDone(app))) return
  // If several processes start together, one imports the content and the others wait.
  const lock = await openClient({ ...connection, query_timeout: 0 }, () => {})
  try {
    using _cancelling = await cancelOnAbort(lock, connection, signal)
    await lock.query('select pg_advisory_lock($1)', [lockKeys.starterContent])
    if (!(await isDone(app))) await importOnce({ ...app, menus }, folder, signal)
  } finally {
    await lock.end()
  }
}

const isDone = async (app: App) => (await readSetting(app.db, starterContentKey)) === 'loaded'

const progressInterval = 10_000

const importOnce = async (
  app: App & Pick<SiteConfig, 'menus'>,
  folder: string,
  signal: AbortSignal,
): Promise<void> => {
  const started = Date.now()
  let at = ''
  const progress = setInterval(() => app.log.info({ at }, 'importing the starter content'), progressInterval)
  const report = (step: string) => {
    signal.throwIfAborted()
    at = step
  }
  try {
    const imported = await importSite(app, folder, report, { isStarter: true })
    const seconds = (Date.now() - started) / 1000
    app.log.info({ ...imported, seconds }, 'the starter content has been imported')
  } catch (error) {
    if (!(error instanceof TransferError)) throw error
    if (!(await hasContent(app.db)))
      throw new StartError(`the starter content in ${folder} cannot be imported, ${oneLine(error)}`, {
        cause: error,
      })
    await writeSetting(app.db, starterContentKey, 'loaded')
    app.log.warn('the site has content, so the starter content is not imported')
  } finally {
    clearInterval(progress)
  }
}

const oneLine = ({ message }: TransferError): string => message.split(/\n\s*/).join('; ')
