import { completeContent } from '@ximblox/blocks/complete'
import type { Registry } from '@ximblox/blocks/registry'
import type { VersionContent } from '@ximblox/contract/pages'
import { contentOf, type EditorDocument } from '../document/document.ts'

/** The content of a document in the form in which the server stores it, so that its response is not a change. */
export const storedForm = (registry: Registry, document: EditorDocument): VersionContent =>
  completeContent(registry, contentOf(document))
