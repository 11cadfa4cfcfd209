import { apiTokens } from '../api-tokens/fr.ts'
import { jobs } from '../jobs/fr.ts'
import { redirects } from '../redirects/fr.ts'
import { responsibilities } from '../responsibilities/fr.ts'
import { searchIndex } from '../search-index/fr.ts'
import { status } from '../status/fr.ts'
import { synonyms } from '../synonyms/fr.ts'
import { webhooks } from '../webhooks/fr.ts'

export const operationsTexts = {
  ...apiTokens,
  ...jobs,
  ...redirects,
  ...responsibilities,
  ...searchIndex,
  ...status,
  ...synonyms,
  ...webhooks,
}
