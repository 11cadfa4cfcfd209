import type { Connection } from '../../../kernel/db/pool.ts'
import type { SiteConfig } from '../../../kernel/site-config.ts'
import { openApp } from '../../open-app.ts'
import type { OpenInstance } from '../open-instance.ts'
import { checkBackups } from './check-backups.ts'
import { checkContent } from './check-content.ts'
import { checkFiles } from './check-files.ts'
import { checkLinks } from './check-links.ts'
import { checkMail } from './check-mail.ts'
import { checkSchema } from './check-schema.ts'
import { checkStorage } from './check-storage.ts'
import { checkWebhooks } from './check-webhooks.ts'
import type { Finding } from './finding.ts'

/** Checks an instance whose settings are valid and whose database can be reached. Changes nothing of it. */
export const runChecks = async (
  site: SiteConfig,
  { config, connection, log }: OpenInstance,
  report: (progress: string) => void,
): Promise<Finding[]> => {
  report('the mail server')
  const mail = await checkMail(config)
  report('the schema of the database')
  const schema = await checkSchema(connection)
  // With another schema, the tables cannot be read.
  if (schema.length > 0) return [...schema, ...mail]
  await using opened = new AsyncDisposableStack()
  const app = await openApp({ site, config, connection, log }, opened)
  return [...mail, ...(await checkApp(app, connection, report))]
}

const checkApp = async (
  app: Awaited<ReturnType<typeof openApp>>,
  connection: Connection,
  report: (progress: string) => void,
): Promise<Finding[]> => {
  report('the storage')
  const storage = await checkStorage(app.storage)
  report('the content of all pages')
  const content = await checkContent(app, connection)
  report('the links of published pages')
  const links = await checkLinks(app.db)
  report('all files')
  const files = storage.length > 0 ? [] : await checkFiles(app)
  const backups = await checkBackups(app)
  const webhooks = await checkWebhooks(app)
  return [...storage, ...content, ...links, ...files, ...backups, ...webhooks]
}
