import type { ErrorEntry } from '@ximblox/contract/errors'
import { type Content, missingContent } from './missing.ts'
import type { Registry } from './registry.ts'
import { ruleErrors } from './rules.ts'

/** What publishing asks of a version besides what storing does: required fields, and the site's own rules. */
export const unfinishedContent = (registry: Registry, content: Content): ErrorEntry[] => [
  ...missingContent(registry, content),
  ...ruleErrors(registry, content),
]
