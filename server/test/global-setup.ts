import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../kernel/db/embedded/supervisor.ts'
import { createTemplate } from './database.ts'

/** One database server for the run. Each test creates databases on it. */
export default async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ximblox-pg-'))
  const binDir = process.env.PG_BIN_DIR
  const server = await startEmbedded({
    dataDir: join(folder, 'postgres'),
    log: () => {},
    ...(binDir && { binDir }),
    // Waiting for the disk takes most of a commit; what must survive a crash has servers of its own.
    settings: { synchronous_commit: 'off', full_page_writes: 'off' },
  })
  process.env.TEST_PG_HOST = server.connection.host
  // Many tests start commands, which load the same modules.
  process.env.TEST_COMPILE_CACHE = join(folder, 'compiled')
  await createTemplate()
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
