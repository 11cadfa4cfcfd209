import { compareMigrations } from '../../../kernel/db/migrate.ts'
import type { Connection } from '../../../kernel/db/pool.ts'
import { migrations } from '../open-instance.ts'
import { type Finding, someOf } from './finding.ts'

/** The schema of the database against that of this version. */
export const checkSchema = async (connection: Connection): Promise<Finding[]> => {
  const { pending, unknown } = await compareMigrations(connection, migrations)
  if (unknown.length > 0)
    return [
      {
        area: 'database',
        severity: 'problem',
        message: `the database belongs to a newer version, with ${someOf(unknown)}`,
        remedy: 'Install that version again, or restore a backup of this one into an empty database.',
      },
    ]
  if (pending.length > 0)
    return [
      {
        area: 'database',
        severity: 'problem',
        message: `the database lacks ${someOf(pending)}`,
        remedy: 'Run "ximblox migrate", or start the site.',
      },
    ]
  return []
}
