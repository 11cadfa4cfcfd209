import { apiTokens } from '../api-tokens/de.ts'
import { jobs } from '../jobs/de.ts'
import { redirects } from '../redirects/de.ts'
import { responsibilities } from '../responsibilities/de.ts'
import { searchIndex } from '../search-index/de.ts'
import { status } from '../status/de.ts'
import { synonyms } from '../synonyms/de.ts'
import { webhooks } from '../webhooks/de.ts'

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
