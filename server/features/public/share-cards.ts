import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShareCard } from '@ximblox/blocks/site-document'
import type { App } from '../../kernel/app-context.ts'
import { reportFailure } from '../../kernel/failures/report-failure.ts'
import type { SiteAssets } from './assets.ts'

type CardApp = Pick<App, 'config' | 'processing' | 'now' | 'log'>

const keptDays = 30
const day = 24 * 60 * 60 * 1_000

/** Composes a card on first demand, and keeps it on disk. */
export const storedShareCard = async (
  app: CardApp,
  assets: SiteAssets,
  card: ShareCard,
): Promise<Uint8Array | null> => {
  const folder = join(app.config.dataDir, 'share-cards')
  // Names of assets contain the hash of their content.
  const files = { background: assets.fileOf(card.background), font: assets.fileOf(card.font) }
  const name = createHash('sha256')
    .update(JSON.stringify({ ...card, ...files }))
    .digest('hex')
  const target = join(folder, `${name}.jpg`)
  const stored = await readFile(target).catch(() => undefined)
  if (stored) {
    await utimes(target, app.now(), app.now()).catch(() => {})
    return stored
  }
  await mkdir(folder, { recursive: true })
  await removeUnused(folder, app.now().getTime() - keptDays * day)
  const output = join(folder, `${randomUUID()}.tmp`)
  try {
    const demand = { requesters: () => ['share cards'], signal: new AbortController().signal }
    if (!(await app.processing.shareCard(demand, output, { ...card, ...files }))) return null
    await rename(output, target)
    return await readFile(target)
  } catch (error) {
    reportFailure(app.log, error, 'a share card could not be composed', { title: card.title.text })
    return null
  } finally {
    await rm(output, { force: true })
  }
}

/** Cards of former titles, which nobody asks for any more. */
const removeUnused = async (folder: string, before: number): Promise<void> => {
  for (const file of await readdir(folder)) {
    const path = join(folder, file)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < before) await rm(path, { force: true })
  }
}
