import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRegistry } from '@ximblox/blocks/registry'
import type { MediaItem } from '@ximblox/contract/media'
import { addFile } from '../features/media/add-file.ts'
import { type Actor, visitor } from '../kernel/actor.ts'
import { openAdmission } from '../kernel/admission/admission.ts'
import type { App } from '../kernel/app-context.ts'
import { readConfig } from '../kernel/config/config.ts'
import type { BucketSettings } from '../kernel/config/storage-url.ts'
import type { ContentEvents, ContentListener } from '../kernel/content/events.ts'
import { createLiveFiles } from '../kernel/content/live-files.ts'
import { watchDiskSpace } from '../kernel/files/disk-space.ts'
import { readInstance } from '../kernel/instance/instance.ts'
import { createLog } from '../kernel/logging/log.ts'
import { reportUpgradeFailures } from '../kernel/logging/upgrade-failures.ts'
import { createMeasures } from '../kernel/measures.ts'
import { openPasswords } from '../kernel/passwords.ts'
import { openProcessing } from '../kernel/processing/processing.ts'
import { createRedirectHits } from '../kernel/redirect-hits/redirect-hits.ts'
import { createMissingFiles } from '../kernel/storage/missing-files.ts'
import { openStorage } from '../kernel/storage/open-storage.ts'
import { createTestDatabase } from './database.ts'
import { plainPicture } from './pictures.ts'

/** For a request whose client stays connected. */
export const never = new AbortController().signal

export interface StoredItem extends MediaItem {
  /** The hash of its stored content; that of the item is the beginning. */
  contentHash: string
}

export interface MediaApp {
  app: App
  editor: Actor
  visitor: Actor
  /** Uploads a file, as the editor by default. */
  add(
    fileName: string,
    content: Uint8Array | string,
    path?: string,
    actor?: Actor,
    instead?: App,
  ): Promise<StoredItem>
  /** A temporary file with this content. */
  temporary(content: Uint8Array | string): Promise<string>
  /** A small PNG. */
  picture(): Promise<Uint8Array>
  /** The files in the storage folder, including temporary ones. For a bucket, only temporary files. */
  stored(): Promise<string[]>
  close(): Promise<void>
}

/** The dependencies of media operations without a server, with a folder or a bucket as storage. */
export const openMediaApp = async (bucket?: BucketSettings): Promise<MediaApp> => {
  const database = await createTestDatabase()
  const { db } = database
  const folder = await mkdtemp(join(tmpdir(), 'media-test-'))
  const listeners: ContentListener[] = []
  const content: ContentEvents = {
    subscribe: listener => void listeners.push(listener),
    announce: () => {},
    changed: (_id, tags) => listeners.forEach(listener => listener.changed(tags)),
    connected: () => true,
    stop: async () => {},
  }
  const storage = await openStorage({ media: bucket ?? { kind: 'folder', folder }, dataDir: folder })
  const log = createLog('silent')
  const measures = createMeasures(database.pool)
  const app: App = {
    config: { ...readConfig({}), secret: 'a secret of the tests, long enough for anyone' },
    instance: await readInstance(db),
    db,
    registry: createRegistry({ blocks: [], pageTypes: [] }),
    policy: {},
    mailStyle: { design: {}, texts: {} },
    admission: openAdmission(measures, log),
    passwords: openPasswords(),
    storage,
    processing: openProcessing(),
    liveFiles: createLiveFiles(content),
    missingFiles: createMissingFiles(storage, log),
    measures,
    disk: watchDiskSpace({ folders: [folder], reserve: { bytes: 0 } }),
    content,
    forms: { of: () => undefined, all: [] },
    redirectHits: createRedirectHits(db, log),
    log,
    reportUpgradeFailure: reportUpgradeFailures(log),
    now: () => new Date(),
  }
  const role = await db
    .insertInto('role')
    .values({ name: 'Editor' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('app_user')
    .values({ email: 'editor@example.org', role_id: role.id, profile: JSON.stringify({ name: 'Editor' }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const editor: Actor = { id, name: 'Editor', permissions: [{ name: 'manage-media' }], address: '127.0.0.1' }

  const temporary: MediaApp['temporary'] = async content => {
    const path = join(app.storage.temporaryFolder, randomUUID())
    await writeFile(path, content)
    return path
  }

  const add: MediaApp['add'] = async (fileName, content, path = '/', actor = editor, instead = app) => {
    const bytes = Buffer.from(content as Uint8Array)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const written = await temporary(bytes)
    const discard = () => rm(written, { force: true })
    try {
      const file = { fileName, path: written, size: bytes.length, hash }
      const input = { params: undefined, query: undefined, body: { path } }
      const answer = await addFile(instead, actor, input, { file, disconnected: never })
      const { blob_hash: contentHash } = await instead.db
        .selectFrom('file')
        .where('id', '=', answer.file.id)
        .select('blob_hash')
        .executeTakeFirstOrThrow()
      return { ...answer.file, contentHash: contentHash ?? '' }
    } finally {
      await discard()
    }
  }

  return {
    app,
    editor,
    visitor: visitor('127.0.0.1'),
    add,
    temporary,
    picture: () => plainPicture().png().toBuffer(),
    stored: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter(entry => entry.isFile()).map(entry => entry.name)
    },
    close: async () => {
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}
