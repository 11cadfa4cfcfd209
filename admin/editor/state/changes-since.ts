import type { BlockChange } from '@ximblox/contract/history'
import type { VersionContent } from '@ximblox/contract/pages'
import { compareContents } from '@ximblox/contract/rules/compare'
import { derivedIn, withDerived } from './saving/derived.ts'

/** What users changed since a version. A picture that was chosen here has no hash until the page is loaded again. */
export const changesSince = (version: VersionContent, content: VersionContent): BlockChange[] =>
  compareContents(version, withDerived(content, derivedIn([content, version])))
