import { apiTokens } from '../api-tokens/nl.ts'
import { jobs } from '../jobs/nl.ts'
import { redirects } from '../redirects/nl.ts'
import { responsibilities } from '../responsibilities/nl.ts'
import { searchIndex } from '../search-index/nl.ts'
import { status } from '../status/nl.ts'
import { synonyms } from '../synonyms/nl.ts'
import { webhooks } from '../webhooks/nl.ts'

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
