import type { ManagedTag } from '@ximblox/contract/tags'
import { allTagsTag, tagTag } from '../../kernel/content/tags.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import * as store from './store.ts'

/** Marks the pages that show a tag as changed. Visitors never see private tags. */
export const touchTags = async (tx: Transaction, ...tags: readonly ManagedTag[]): Promise<void> => {
  for (const { id } of tags.filter(tag => !tag.private)) {
    const family = await store.findFamily(tx.db, id)
    tx.touch(allTagsTag, ...family.map(tagTag))
  }
}
