import { apiTokens } from '../api-tokens/en.ts'
import { jobs } from '../jobs/en.ts'
import { redirects } from '../redirects/en.ts'
import { responsibilities } from '../responsibilities/en.ts'
import { searchIndex } from '../search-index/en.ts'
import { status } from '../status/en.ts'
import { synonyms } from '../synonyms/en.ts'
import { webhooks } from '../webhooks/en.ts'

/** The texts of screens for those who run the site, which are loaded with them. */
export const operationsTexts = {
  ...apiTokens,
  ...jobs,
  ...redirects,
  ...responsibilities,
  ...searchIndex,
  ...status,
  ...synonyms,
  ...webhooks,
} as const
