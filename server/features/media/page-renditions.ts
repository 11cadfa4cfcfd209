import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { offeredRenditions } from '@ximblox/blocks/offered-renditions'
import { pageFiles } from '@ximblox/blocks/page-files'
import { withoutPrivateFiles } from '@ximblox/blocks/public-files'
import type { App } from '../../kernel/app-context.ts'
import { isUnavailable } from '../../kernel/failures/refusal-of.ts'
import { levelOf } from '../../kernel/failures/report-failure.ts'
import { isOutOfSpace } from '../../kernel/files/disk-space.ts'
import type { Rendition } from '../../kernel/processing/rendition.ts'
import { inSpan } from '../../kernel/tracing/in-span.ts'
import { type FileRecord, findFiles, findLiveUses } from './page-file-store.ts'
import { copyPicture, renditionName } from './rendition.ts'
import { deleteRenditionTasks, nextRenditionTask } from './rendition-store.ts'

type Context = Pick<App, 'db' | 'registry' | 'storage' | 'processing' | 'missingFiles' | 'disk' | 'log'>

/**
 * Makes everything that the waiting pages offer of their images and that does not exist yet. A page's tasks are deleted
 * when it is done, so the job continues where a stopped or killed process left off.
 */
export const makePageRenditions = async (
  app: Context,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> => {
  while (!signal.aborted) {
    const task = await nextRenditionTask(app.db)
    if (!task) return
    const isDone = await inSpan('job renditions', () => makeRenditionsOf(app, task.pageID, signal), {
      'ximblox.page.id': task.pageID,
    })
    if (!isDone) return
    await deleteRenditionTasks(app.db, task)
  }
}

/** Returns false when the job was stopped or the disk is full. */
const makeRenditionsOf = async (app: Context, pageID: number, signal: AbortSignal): Promise<boolean> => {
  for (const [picture, renditions] of await imagesOf(app, pageID)) {
    // Uploads need the remaining space more. Visitors' requests render what is missing.
    if (signal.aborted || (await app.disk.state()) !== 'ok') return false
    if (!(await makeMissing(app, picture, renditions, signal))) return false
  }
  return true
}

const imagesOf = async (
  { db, registry }: Context,
  pageID: number,
): Promise<[FileRecord, Map<string, Rendition>][]> => {
  const live = await findLiveUses(db, pageID)
  const uses = live ? pageFiles({ ...live, blocks: withoutPrivateFiles(registry, live.blocks) }) : []
  const files = await findFiles(
    db,
    uses.map(({ fileID }) => fileID),
  )
  const images = new Map<number, [FileRecord, Map<string, Rendition>]>()
  for (const { fileID, cropParams } of uses) {
    const file = files.get(fileID)
    if (!file) continue
    const image = images.get(fileID) ?? [file, new Map<string, Rendition>()]
    images.set(fileID, image)
    for (const offered of offeredRenditions({ cropParams }, file)) {
      const rendition = { crop: cropParams, ...offered }
      const name = renditionName(file.hash, rendition)
      if (name !== file.hash) image[1].set(name, rendition)
    }
  }
  return [...images.values()]
}

/** Returns false when the job was stopped or the disk is full. */
const makeMissing = async (
  app: Context,
  picture: FileRecord,
  renditions: ReadonlyMap<string, Rendition>,
  signal: AbortSignal,
): Promise<boolean> => {
  const input = join(app.storage.temporaryFolder, randomUUID())
  const outputs = new Map<string, string>()
  try {
    const missing = await missingIn(app, renditions)
    if (missing.length === 0) return true
    for (const [name] of missing) outputs.set(`${input}-${outputs.size}`, name)
    const made = await app.processing.renderAll(signal, {
      input,
      mimeType: picture.mimeType,
      outputs: missing.map(([, rendition], index) => ({ output: `${input}-${index}`, rendition })),
      prepare: () => copyPicture(app, picture, input, signal),
    })
    for (const output of made) {
      const name = outputs.get(output)
      if (name !== undefined) await app.storage.put(output, name)
    }
    if (made.length < missing.length)
      app.log.warn(
        { fileID: picture.id, made: made.length, of: missing.length },
        'not all renditions could be created',
      )
    return true
  } catch (error) {
    if (signal.aborted) return false
    if (isUnavailable(error)) throw error
    app.log[levelOf(error)](
      { err: error, fileID: picture.id },
      'the renditions of an image cannot be created',
    )
    if (!isOutOfSpace(error)) return true
    app.disk.noteFull()
    return false
  } finally {
    for (const path of [input, ...outputs.keys()]) await rm(path, { force: true })
  }
}

const missingIn = async ({ storage }: Context, renditions: ReadonlyMap<string, Rendition>) => {
  const missing: [string, Rendition][] = []
  for (const entry of renditions) if ((await storage.size(entry[0])) === undefined) missing.push(entry)
  return missing
}
