import { limits } from '@ximblox/contract/limits'
import { enteredWords, synonymErrors } from '@ximblox/contract/rules/entered-synonyms'
import { synonymText } from '@ximblox/contract/rules/synonyms'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { findTaken, insertGroup } from '../search/synonym-store.ts'
import type { SynonymsFile } from './format.ts'
import { layout } from './layout.ts'
import type { FolderErrors } from './transfer-error.ts'

export const importSynonyms = async (
  db: Kysely<DB>,
  synonyms: SynonymsFile,
  errors: FolderErrors,
): Promise<void> => {
  for (const [language, groups] of Object.entries(synonyms)) {
    const report = (error: string) => errors.add(layout.synonyms, `${language}: ${error}`)
    if (groups.length > limits.synonymGroups) report(`has more than ${limits.synonymGroups} groups`)
    for (const words of groups.slice(0, limits.synonymGroups)) {
      const entered = enteredWords(words)
      const name = JSON.stringify(words)
      if (words.length > limits.synonymWords || synonymErrors(words).length > 0)
        report(`${name} is no group of synonyms`)
      else if ((await findTaken(db, language, entered.map(synonymText))).length > 0)
        report(`${name} has words of another group`)
      else await insertGroup(db, language, entered)
    }
  }
}
