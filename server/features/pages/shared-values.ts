import type { Registry } from '@ximblox/blocks/registry'
import { sharedFieldsOf } from '@ximblox/blocks/upgrade'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { findVisible } from './shared-props-store.ts'
import type { VersionRecord } from './store.ts'

/** A version as visitors would see it if it were live. */
export const asVisible = async (
  { registry, db }: { registry: Registry; db: Kysely<DB> },
  { type, groupID }: { type: string; groupID: number },
  version: VersionRecord,
): Promise<VersionRecord> =>
  sharedFieldsOf(registry, type) && version.shared
    ? { ...version, shared: (await findVisible(db, groupID)) ?? null }
    : version
